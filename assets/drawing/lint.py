"""What a picture may contain: only what SDL_image draws rightly, and nothing that a person could not read."""

import re

TAGS = {"svg", "g", "path"}
ATTRIBUTES = {
    "svg": {"xmlns", "width", "height", "viewBox"},
    "g": {"transform", "stroke-linejoin", "stroke-linecap"},  # no opacity: it would be applied to each shape
    "path": {
        "d",
        "fill",
        "fill-opacity",
        "fill-rule",
        "opacity",
        "stroke",
        "stroke-opacity",
        "stroke-width",
        "transform",
    },  # no stroke-dasharray: it draws another picture at each load
}
COLOUR = re.compile(r"none|#[0-9A-Fa-f]{6}")
NUMBER = re.compile(r"-?(\d+(\.\d+)?|\.\d+)")
PATH = re.compile(r"([MLHVCSQTAZmlhvcsqtaz]|-?(\d+(\.\d+)?|\.\d+)|[ ,])*")
TRANSFORM = re.compile(r"((translate|rotate|scale|matrix)\((-?\d+(\.\d+)?(e-\d+)? ?)+\) ?)+")


def problems(text: str) -> list[str]:
    """What is wrong with the text of a picture, one line each; nothing when it is fine."""
    found = []
    for tag, attributes in re.findall(r"<([^\s/>!?]+)([^>]*)>", text):
        if tag not in TAGS:
            found.append(f"<{tag}> is not drawn rightly; only {', '.join(sorted(TAGS))} are.")
            continue
        for name, value in re.findall(r'([\w:-]+)="([^"]*)"', attributes):
            if name not in ATTRIBUTES[tag]:
                found.append(f"<{tag}> may not have {name}.")
            elif not _well_formed(name, value):
                found.append(f'{name}="{value[:40]}" is not well formed.')
    if re.search(r"<[!?]|>[^<\s]", text):
        found.append("A picture has no text, comments or declarations.")
    return found


def _well_formed(name: str, value: str) -> bool:
    match name:
        case "fill" | "stroke":
            return COLOUR.fullmatch(value) is not None
        case "d":
            return PATH.fullmatch(value) is not None
        case "transform":
            return TRANSFORM.fullmatch(value) is not None
        case "width" | "height" | "opacity" | "fill-opacity" | "stroke-opacity" | "stroke-width":
            return NUMBER.fullmatch(value) is not None
    return True
