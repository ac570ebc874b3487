# Two commands do everything: `make play` opens the game, `make test` runs every check.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.play-ready
DEV_STAMP := $(VENV)/.test-ready

# a test that starts the program compiles it only once
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check format pictures references sounds table bench slow lock clean

play: $(STAMP)
	@$(BIN)/bigbadbox

test: check

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Big Bad Box needs Python 3.11 or newer; set PYTHON=/path/to/python3.11" >&2; exit 2; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing (Debian: apt install python3-venv)" >&2; exit 2; }

$(STAMP): $(VENV)/bin/python requirements.lock pyproject.toml
	@echo "Setting up Big Bad Box ..."
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c requirements.lock -e .
	@touch $@

$(DEV_STAMP): $(VENV)/bin/python requirements.lock pyproject.toml
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c requirements.lock -e '.[dev]'
	@touch $@ $(STAMP)

check: $(DEV_STAMP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m assets.drawing.build --check
	$(BIN)/python -m assets.sounding.build --check
	@# types are checked beside the tests
	$(BIN)/mypy & types=$$!; $(BIN)/pytest -n auto --dist worksteal --ignore tests/window; tests=$$?; \
		wait $$types && exit $$tests
	$(BIN)/pytest -n 2 tests/window

format: $(DEV_STAMP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# draws every picture anew from assets/drawing
pictures: $(DEV_STAMP)
	$(BIN)/python -m assets.drawing.build

# draws the pictures that tests/pictures compares the key screens with: all, or NAMES="shelf setup"
references: $(DEV_STAMP)
	$(BIN)/python -m tests.pictures.renew $(NAMES)

# makes every sound anew from assets/sounding
sounds: $(DEV_STAMP)
	$(BIN)/python -m assets.sounding.build

# solves Flitting Bad Wolf anew and writes the tables that its expert plays by: a quarter of an hour, 4 GB
table: $(DEV_STAMP)
	$(BIN)/python -m pip install -q --disable-pip-version-check -c requirements.lock -e '.[solver]'
	$(BIN)/python -m ai.equilibrium --out ai/strategies

bench: $(DEV_STAMP)
	$(BIN)/bigbadbox bench

# suites that take longer than a coffee
slow: $(DEV_STAMP)
	$(BIN)/pytest -n auto -m slow

# renews the exact versions that both commands install
lock: $(DEV_STAMP)
	$(BIN)/python -m pip install -q --upgrade -e '.[dev,solver]'
	{ echo "# Exact versions of everything; make play and make test install by it. Renew: make lock"; \
	  $(BIN)/python -m pip freeze --exclude-editable; } > requirements.lock

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
