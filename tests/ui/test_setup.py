"""Before a game: seats, variants, deal code, and what Start makes of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core import dice
from game.core.game import Option
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.menu import Menu
from game.ui.scenes.play import Play
from game.ui.scenes.seats import Seating
from game.ui.scenes.setup import Setup
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.variants import Variants, only_with
from game.ui.scenes.who import Who
from saves.record import SeatInfo
from tests.toy_game import GAME as TOY
from tests.ui.conftest import SIZES, Desk, check_layout, check_words
from tests.ui.test_shelf import half_played

GAME = "three_little_wolves"


@pytest.fixture
def setup(desk_of: Callable[..., Desk]) -> Desk:
    """The setup of The Three Little Wolves, above a shelf that is not drawn."""
    desk = desk_of((960, 600))
    desk.app.push(Shelf(desk.app))
    desk.open(Setup(desk.app, GAME))
    return desk


def choose_kind(desk: Desk, index: int, choice: int) -> None:
    desk.click(f"kind:{index}")
    assert isinstance(desk.top, Menu)
    desk.click(f"choice:{choice}")


def lay_for(desk: Desk, seats: int) -> None:
    """Fill or empty places, the last first."""
    seating: Seating = desk.top.seating
    for index in range(len(seating.places) - 1, 0, -1):
        if len(seating.seated) > seats and index in seating.seated:
            desk.top.set_kind(index, "empty")
    for index in range(len(seating.places)):
        if len(seating.seated) < seats and index not in seating.seated:
            desk.top.set_kind(index, "person")


def kinds(desk: Desk) -> list[str]:
    return [place.kind for place in desk.top.seating.places]


def started(desk: Desk) -> Play:
    assert isinstance(desk.top, Play)
    return desk.top


def test_the_command_lines_deal_code_is_for_one_game(desk_of: Callable[..., Desk]) -> None:
    desk = desk_of((960, 600))
    desk.app.seed = "7kq4 m2xr"
    desk.app.push(Shelf(desk.app))
    desk.open(Setup(desk.app, GAME))
    assert desk.top.field.text == "7KQ4-M2XR"
    desk.click("start")
    assert started(desk).match.seed == "7KQ4-M2XR"
    assert Setup(desk.app, GAME).field.text != "7KQ4-M2XR"


# ---- starting


def test_start_deals_the_usual_game_at_once(setup: Desk) -> None:
    code = setup.top.field.text
    setup.key(pygame.K_RETURN)
    play = started(setup)
    assert play.seats == (
        SeatInfo("Ada", None, "wolf-scarf"),
        SeatInfo("Bruno", "rules", "wolf-builder"),
        SeatInfo("Nina", "rules", "wolf-glasses"),
    )
    assert play.match.seed == code
    assert play.match.options == {option.key: option.default for option in play.match.game.options}
    setup.app.home()
    assert isinstance(setup.top, Shelf), "the setup stays on the stack"


def test_back_goes_to_the_shelf(setup: Desk) -> None:
    setup.click("back")
    assert isinstance(setup.top, Shelf)


def test_people_can_share_the_keyboard(setup: Desk) -> None:
    setup.click("add-person:3")
    choose_kind(setup, 1, 0)
    setup.click("start")
    seats = started(setup).seats
    assert [seat.bot for seat in seats] == [None, None, "rules", None]
    assert len({seat.face for seat in seats}) == 4
    assert len({seat.name for seat in seats}) == 4


def test_seats_go_clockwise_and_empty_ones_do_not_count(setup: Desk) -> None:
    choose_kind(setup, 1, 2)
    setup.click("add-computer:3")
    setup.click("start")
    assert [seat.name for seat in started(setup).seats] == ["Ada", "Nina", "Bruno"]


def test_too_few_players_say_so_and_do_not_start(setup: Desk) -> None:
    choose_kind(setup, 1, 2)
    choose_kind(setup, 2, 2)
    start = setup.item("start")
    assert not start.enabled
    assert "One more player is needed." in start.label
    setup.click("start")
    assert isinstance(setup.top, Setup)
    setup.click("add-computer:2")
    assert setup.item("start").enabled


def test_somebody_must_play(setup: Desk) -> None:
    choose_kind(setup, 0, 1)
    assert "At least one person must play." in setup.item("start").label
    setup.click("start")
    assert isinstance(setup.top, Setup)


# ---- a game that is still running


def test_a_running_game_is_not_replaced_without_a_question(setup: Desk) -> None:
    record = half_played()
    setup.store.save_running(record)
    setup.click("start")
    assert isinstance(setup.top, Dialog)
    assert "The Three Little Wolves" in setup.top.text
    setup.key(pygame.K_ESCAPE)
    assert isinstance(setup.top, Setup)
    assert setup.store.load_running().record == record


def test_the_old_game_can_be_played_on(setup: Desk) -> None:
    record = half_played()
    setup.store.save_running(record)
    setup.click("start")
    setup.key(pygame.K_RETURN)
    assert started(setup).match.seed == record.seed
    assert len(started(setup).match.steps) == len(record.actions)


def test_the_new_game_can_be_started_anyway(setup: Desk) -> None:
    setup.store.save_running(half_played())
    code = setup.top.field.text
    setup.click("start")
    setup.click("choice:1")
    assert started(setup).match.seed == code


# ---- seats


def test_the_kind_of_a_seat_is_changed_by_keyboard_alone(setup: Desk) -> None:
    setup.tab_to("kind:2")
    setup.key(pygame.K_RETURN)
    assert isinstance(setup.top, Menu)
    setup.key(pygame.K_DOWN)
    setup.key(pygame.K_RETURN)
    assert isinstance(setup.top, Setup)
    assert kinds(setup)[2] == "empty"
    setup.key(pygame.K_RETURN)  # what took its place has the focus
    assert kinds(setup)[2] == "person"


def test_a_click_beside_the_list_closes_it(setup: Desk) -> None:
    setup.click("kind:2")
    setup.click_at(640, 700)
    assert isinstance(setup.top, Setup)
    assert kinds(setup)[2] == "computer"


def test_a_click_on_a_face_brings_the_next_one_that_is_free(setup: Desk) -> None:
    setup.click("face:0")
    place = setup.top.seating.places[0]
    assert (place.face, place.name) == ("pig-straw", "Pippa")  # both other wolves sit at the table
    setup.click("face:1")
    assert setup.top.seating.places[1].face == "pig-sticks"


def test_a_seat_is_renamed(setup: Desk) -> None:
    setup.click("rename:0")
    assert isinstance(setup.top, Who)
    assert not setup.item("face:wolf-builder").enabled, "somebody else has that face"
    setup.type("Märta")
    setup.key(pygame.K_RETURN)
    setup.click("start")
    assert started(setup).seats[0].name == "Märta"
    assert setup.app.settings.name == "Märta"


def test_one_way_to_play_is_no_choice(setup: Desk) -> None:
    setup.top.seating.levels = ("rules",)
    setup.top.relay()
    assert setup.item("level:1").press is None


@pytest.mark.parametrize(
    ("levels", "usual"),
    [
        (("easy", "rules", "hard", "expert"), "rules"),
        (("rules", "hard", "expert"), "rules"),
        (("easy", "hard"), "hard"),
    ],
)
def test_a_new_opponent_plays_fair_where_that_can_be_had(setup: Desk, levels: tuple[str, ...], usual: str) -> None:
    setup.top.seating.levels = levels
    setup.top.set_kind(3, "empty")
    setup.top.set_kind(3, "computer")
    assert setup.top.seating.places[3].level == usual


def test_several_ways_to_play_are_chosen_by_chips(setup: Desk) -> None:
    setup.top.seating.levels = ("easy", "rules", "hard", "expert")
    setup.top.relay()
    check_layout(setup)
    setup.click("level:1:hard")
    assert setup.top.seating.places[1].level == "hard"


# ---- the deal code


def test_a_typed_code_is_tidied(setup: Desk) -> None:
    setup.click("code")
    setup.key(pygame.K_a, pygame.KMOD_CTRL)
    setup.type("7kq4 m2xo")
    setup.key(pygame.K_RETURN)
    assert setup.top.field.text == "7KQ4-M2X0"
    setup.click("start")
    assert started(setup).match.seed == "7KQ4-M2X0"


def test_letters_typed_into_the_code_press_nothing(setup: Desk) -> None:
    setup.click("code")
    setup.type(" h ")
    assert isinstance(setup.top, Setup)
    assert setup.focused == "code"


def test_a_bad_code_is_marked_and_does_not_start(setup: Desk) -> None:
    setup.click("code")
    setup.key(pygame.K_a, pygame.KMOD_CTRL)
    setup.type("wolf")
    setup.click("start")
    assert isinstance(setup.top, Setup)
    assert setup.top.field.wrong
    assert setup.focused == "code"
    setup.click("new-code")
    assert not setup.top.field.wrong
    assert dice.tidy_code(setup.top.field.text) == setup.top.field.text


def test_a_bad_code_is_marked_when_one_goes_on(setup: Desk) -> None:
    setup.click("code")
    setup.type("!")
    setup.key(pygame.K_TAB)
    assert setup.top.field.wrong


def test_the_die_brings_another_code(setup: Desk) -> None:
    before = setup.top.field.text
    setup.click("new-code")
    assert setup.top.field.text != before


def test_the_code_can_be_copied(setup: Desk) -> None:
    setup.click("copy-code")
    assert pygame.scrap.get_text() == setup.top.field.text
    assert setup.item("copy-code").label == "Copied"


def test_escape_in_the_code_gives_the_old_one_back(setup: Desk) -> None:
    before = setup.top.field.text
    setup.click("code")
    setup.type("xx")
    setup.key(pygame.K_ESCAPE)
    assert isinstance(setup.top, Setup)
    assert setup.top.field.text == before


# ---- variants


@pytest.mark.rules("TLW-57", "TLW-79")
def test_variants_go_into_the_game(setup: Desk) -> None:
    setup.click("option:basement_strict_sequence")
    setup.click("option:wolf_order")
    setup.click("start")
    options = started(setup).match.options
    assert options["basement_strict_sequence"] is False
    assert options["wolf_order"] == "free"
    assert options["pig_token_once_per_house"] is False


def test_a_switch_goes_back(setup: Desk) -> None:
    setup.click("option:wolf_order")
    setup.click("option:wolf_order")
    assert setup.top.variants.values["wolf_order"] == "ascending"


@pytest.mark.rules("TLW-143", "TLW-144")
def test_variants_for_two_are_locked_for_more_and_say_why(setup: Desk) -> None:
    row = setup.item("option:mustache_start")
    assert not row.enabled
    assert "Only with 2 players." in row.label
    setup.click("option:mustache_start")
    assert setup.top.variants.values["mustache_start"] == "second_player"
    choose_kind(setup, 2, 2)
    setup.click("option:mustache_start")
    setup.click("choice:mustache_transfer:2")
    setup.click("start")
    options = started(setup).match.options
    assert options["mustache_start"] == "first_player"
    assert options["mustache_transfer"] == "fixed"


def test_what_was_chosen_for_two_does_not_count_for_three(setup: Desk) -> None:
    choose_kind(setup, 2, 2)
    setup.click("option:mustache_start")
    setup.click("add-computer:2")
    setup.click("start")
    assert started(setup).match.options["mustache_start"] == "second_player"


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_keyboard_reaches_every_variant_and_it_comes_into_view(
    desk_of: Callable[..., Desk], size: tuple[int, int], seats: int
) -> None:
    desk = desk_of(size, text_size=200)
    desk.open(Setup(desk.app, GAME))
    lay_for(desk, seats)
    desk.frame()
    ids = [item.id for item in desk.top.items if item.press and item.id.startswith(("option:", "choice:"))]
    assert len(ids) == (8 if seats == 2 else 6)
    for id in ids:
        desk.tab_to(id)
        desk.frame()
        box, view = desk.item(id).box, desk.top.variants.scroller.view
        assert box.y >= view.y - 0.5, id
        assert box.bottom <= view.bottom + 0.5, id


def test_the_wheel_scrolls_a_long_list(desk_of: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch) -> None:
    desk = desk_of(text_size=200)
    desk.open(Setup(desk.app, GAME))
    view = desk.top.variants.scroller.view
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: (round(view.cx), round(view.cy)))
    first = desk.item("option:basement_strict_sequence").box.y
    desk.send(pygame.MOUSEWHEEL, precise_y=-1.0, y=-1, x=0)
    desk.frame()
    assert desk.item("option:basement_strict_sequence").box.y < first


def test_a_game_without_words_has_variants_too(desk: Desk) -> None:
    variants = Variants(TOY)
    rows = variants.rows(desk.app.painter, 432, TOY.seats[0])
    assert [row.option for row in rows] == list(TOY.options)
    assert all(row.name for row in rows)


def test_locked_options_name_their_players() -> None:
    assert only_with(Option("x", False, (False, True), (2,))) == "Only with 2 players."
    assert only_with(Option("x", False, (False, True), (2, 3, 5))) == "Only with 2, 3 or 5 players."


# ---- the field


def who(desk: Desk, name: str = "") -> Any:
    kept: list[str] = []
    desk.open(Who(desk.app, name, "wolf-scarf", lambda name, face: kept.append(name)))
    return kept


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Zoë Ćurčić", "Zoë Ćurčić"),
        ("Ада", "Ада"),
        ("A山b", "A?b"),
        ("tab\tbell\a", "tabbell"),
        ("  much   space  ", "much space"),
        ("x" * 40, "x" * 24),
    ],
)
def test_a_name_is_cleaned(desk: Desk, typed: str, kept: str) -> None:
    result = who(desk)
    desk.send(pygame.TEXTINPUT, text=typed)
    desk.key(pygame.K_RETURN)
    assert result == [kept]


def test_a_name_is_edited_in_its_middle(desk: Desk) -> None:
    result = who(desk, "Adda")
    desk.key(pygame.K_END)
    desk.key(pygame.K_LEFT)
    desk.key(pygame.K_BACKSPACE)
    desk.key(pygame.K_RETURN)
    assert result == ["Ada"]


def test_a_pasted_name_is_cut_to_fit(desk: Desk) -> None:
    result = who(desk)
    pygame.scrap.put_text("Massimiliano-Bartolomeo\nthe Third")
    desk.key(pygame.K_v, pygame.KMOD_CTRL)
    desk.key(pygame.K_RETURN)
    assert result == ["Massimiliano-Bartolomeo"]


def test_a_click_puts_the_caret_there(desk: Desk) -> None:
    result = who(desk, "Bruno")
    box = desk.item("name").box
    desk.click_at(box.x + 18, box.cy)
    desk.type("X")
    desk.key(pygame.K_RETURN)
    assert result == ["XBruno"]


# ---- the page


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 150, 200])
def test_everything_has_its_place(desk_of: Callable[..., Desk], size: tuple[int, int], text: int) -> None:
    desk = desk_of(size, text_size=text, name="Massimiliano-Bartolomeo")
    desk.app.push(Setup(desk.app, GAME))
    for seats in (2, 3, 4):
        lay_for(desk, seats)
        check_layout(desk)
        panels = [item.box for item in desk.top.items if item.id in ("variants", "deal", "go")]
        cards = [item.box for item in desk.top.items if item.id.startswith("seat:")]
        for i, one in enumerate(panels + cards):
            assert 0 <= one.x < one.right <= desk.app.painter.w
            assert 48 <= one.y < one.bottom <= desk.app.painter.h
            assert not any(one.meets(other) for other in (panels + cards)[i + 1 :])
        assert desk.top.variants.scroller.view.h >= 150


@pytest.mark.parametrize("size", [(960, 600), (1024, 768)])
@pytest.mark.parametrize("text", [100, 200])
def test_no_word_leaves_the_window(
    desk_of: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: int
) -> None:
    desk = desk_of(size, text_size=text, name="Massimiliano-Bartolomeo")
    desk.open(Setup(desk.app, GAME))
    lay_for(desk, 3)
    check_words(desk, monkeypatch)


# ---- who sat here last


def test_the_last_line_up_of_each_game_is_offered_again(setup: Desk) -> None:
    choose_kind(setup, 1, 0)
    setup.click("add-computer:3")
    before = setup.top.seating.lineup
    setup.click("start")
    assert isinstance(setup.top, Play)
    again = Desk(setup.folder)
    again.open(Setup(again.app, GAME))
    assert again.top.seating.lineup == before
    again.open(Setup(again.app, "three_tricky_pigs"))
    assert kinds(again) == ["person", "computer", "computer", "empty", "empty"], "other games have their own"


@pytest.mark.parametrize(
    "lineup",
    [
        (("person", "Ada", "wolf-scarf", ""),),
        (("person", "Ada", "nobody", ""), *[("computer", "Bruno", "wolf-builder", "rules")] * 3),
        (("person", "Ada", "wolf-scarf", ""), *[("computer", "Bruno", "wolf-builder", "genius")] * 3),
        (("king", "Ada", "wolf-scarf", ""), *[("computer", "Bruno", "wolf-builder", "rules")] * 3),
        (("person", "Ada", "wolf-scarf", ""), *[("empty", "", "", "")] * 3),
        tuple([("computer", "Bruno", "wolf-builder", "rules")] * 4),
    ],
)
def test_a_line_up_that_does_not_fit_gives_way_to_the_usual_one(
    desk: Desk, lineup: tuple[tuple[str, ...], ...]
) -> None:
    desk.app.change(lineups={GAME: lineup})
    desk.open(Setup(desk.app, GAME))
    assert kinds(desk) == ["person", "computer", "computer", "empty"]
