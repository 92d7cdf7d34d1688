# Everything lives in .venv and is installed from hash-locked requirements.

PYTHON ?= $(firstword $(foreach name,python3 python3.13 python3.12 python3.11 python3.14 python,$(shell \
	$(name) -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(name))))
BIN := .venv/bin
INSTALLED := .venv/installed
TOOLS := .venv/tools

# The page is built by Node: the one on PATH if it is new enough for Vite, else one from PyPI in .venv.
NODE_IS_NEW := const [a, b] = process.versions.node.split('.').map(Number); \
	process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)
SYSTEM_NODE := $(shell command -v npm >/dev/null && node -e "$(NODE_IS_NEW)" 2>/dev/null && echo yes)
NPM = cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
NODE_MODULES := web/node_modules/.for-the-page
NODE_TOOLS := web/node_modules/.for-tests
PAGE := src/fivebyfive/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/*.js web/*.json \
	src/fivebyfive/words/locales -type f 2>/dev/null)

export UV_COMPILE_BYTECODE := 1
export UV_NO_PROGRESS := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PYTHONUTF8 := 1
# Tests start hundreds of processes that import the same files: those are compiled once, even where
# the environment would rather have them compiled each time.
export PYTHONDONTWRITEBYTECODE :=
# The system knows the certificates of a company's or a school's proxy; uv alone does not.
ifneq ($(wildcard /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/cert.pem),)
export UV_SYSTEM_CERTS := 1
export NODE_EXTRA_CA_CERTS ?= $(firstword $(wildcard \
	/etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/cert.pem))
endif

.DEFAULT_GOAL := help
.PHONY: help install play wheel test mutants test-again quick check format bench strength soak docs pictures lock clean
.PHONY: node warm code page-code page-tests audit chromium pure-tests

# Parts side by side, as far as they do not wait for each other. What a command of them prints comes
# in one piece (but for the make that macOS has, which is too old for that).
AT_ONCE = $(MAKE) WITH_TESTS=yes --no-print-directory --silent --jobs \
	$(if $(filter output-sync,$(.FEATURES)),--output-sync=line)
# Otherwise one after the other: two installations into one folder would be in each other's way.
ifndef WITH_TESTS
.NOTPARALLEL:
endif

help: ## Show what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' Makefile

install: $(INSTALLED) warm ## Make .venv with everything in it; .venv/bin/fivebyfive is the command

# A copied or moved folder has to be installed anew: .venv knows where it was made.
ifneq ($(shell cat $(INSTALLED) 2>/dev/null),$(CURDIR))
.PHONY: $(INSTALLED)
endif

# Playing needs little; what only tests need is large, and comes with the first `make test`.
$(INSTALLED): requirements/uv.txt requirements/run.txt pyproject.toml
	@test -n "$(PYTHON)" || { echo "Five by Five needs Python 3.11 or newer with its venv module (on Debian: python3-venv)."; exit 1; }
	@echo "Installing into .venv ..."
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/python -m pip install -qq --require-hashes --no-deps -r requirements/uv.txt
	@$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes requirements/uv.txt requirements/run.txt
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@echo "$(CURDIR)" > $@

$(TOOLS): $(INSTALLED) requirements/dev.txt
	@echo "Installing what tests need ..."
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes --requirement requirements/dev.txt
	@touch $@

# Playing does not wait for this: the server does it while people play.
warm: $(INSTALLED)
	@$(BIN)/python -c "import sys; from fivebyfive.bots.learned.precompile import is_precompiled; sys.exit(not is_precompiled())" || { \
		echo "Compiling the computer players (once) ..."; \
		$(BIN)/python -m fivebyfive.bots.learned.precompile || echo "They will be compiled when they are asked for."; \
	}

play: $(INSTALLED) $(PAGE) ## Play in the browser, and on every phone in the same network; PLAY="--port 9000"
	@$(BIN)/fivebyfive play $(PLAY)

wheel: $(INSTALLED) $(PAGE) ## Make a wheel with the page inside, in dist/; it needs no Node
	@echo "Making the wheel ..."
	@rm -f dist/*.whl
	@$(BIN)/hatchling build --target wheel

ifeq ($(SYSTEM_NODE),)
# Into .venv as well, hence not at the same time as what tests need.
node: $(INSTALLED) $(if $(WITH_TESTS),| $(TOOLS))
	@export PATH="$(CURDIR)/$(BIN):$$PATH"; \
	command -v npm >/dev/null && node -e "$(NODE_IS_NEW)" 2>/dev/null || { \
		echo "Installing Node into .venv ..."; \
		$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes --requirement requirements/node.txt; \
	}
endif

# One installation into web/node_modules at a time: where tools are wanted, they come with the rest.
$(NODE_MODULES): web/package.json web/package-lock.json | node $(if $(WITH_TESTS),$(NODE_TOOLS))
ifndef WITH_TESTS
	@echo "Installing what the page is built with ..."
	@$(NPM) ci --no-audit --no-fund --omit=dev --loglevel=error >/dev/null
endif
	@touch $@

$(NODE_TOOLS): web/package.json web/package-lock.json | node
	@echo "Installing what the page is built and tested with ..."
	@$(NPM) ci --no-audit --no-fund --include=dev --loglevel=error >/dev/null
	@touch $(NODE_MODULES) $@

$(PAGE): $(NODE_MODULES) $(PAGE_SOURCES)
	@echo "Building the page ..."
	@$(NPM) run --silent build
	@touch $@

# ONLY=server is tests/server; ONLY="rules cli/test_play.py" and paths that begin with tests/ will do.
ONLY_PATHS := $(foreach word,$(ONLY),$(if $(wildcard tests/$(firstword $(subst ::, ,$(word)))),tests/)$(word))
QUOTED_PATHS = $(patsubst %,'%',$(ONLY_PATHS))
# Two more workers than there are cores: many tests wait for a browser or a clock. And sets have the
# same order every time.
WORKERS = $$($(BIN)/python -c "import os; print((os.cpu_count() or 1) + 2)")
PYTEST = PYTHONHASHSEED=0 $(BIN)/pytest --quiet --dist=worksteal
# These folders need no page, no browser and, but for tests marked `heavy`, no compiled kernels.
PURE := $(addprefix tests/,rules dice words table bots)
PREPARED := $(TOOLS) $(PAGE) warm chromium
# Where only such folders are asked for, Python is enough. (In bots are many that are heavy.)
ifdef ONLY
PREPARED := $(if $(filter-out $(addsuffix %,$(filter-out %bots,$(PURE))),$(ONLY_PATHS)),$(PREPARED),$(TOOLS))
endif

test: ## Check and test everything; ONLY=server runs only the tests in tests/server
	@$(AT_ONCE) $(PREPARED) $(if $(ONLY),,code page-code page-tests audit)
	@$(PYTEST) --numprocesses=$(WORKERS) $(QUOTED_PATHS)

quick: ## In under a minute: formatting, lint, types, tests without browser, database server or Numba
	@$(AT_ONCE) pure-tests code page-code page-tests

test-again: ## Run the tests N=10 times in shuffled order; ONLY=browser SEED=7 BUSY=1
	@$(AT_ONCE) $(PREPARED)
	@$(BIN)/python scripts/repeat_tests.py $(if $(N),--runs $(N)) $(if $(SEED),--seed $(SEED)) $(if $(BUSY),--busy) $(QUOTED_PATHS)

check: ## Formatting, lint, types, import contract, known vulnerabilities
	@$(AT_ONCE) code page-code audit

pure-tests: $(TOOLS)
	@$(PYTEST) --pure --numprocesses=logical $(PURE)

code: $(TOOLS)
	@$(BIN)/ruff format --check --quiet . || { echo "Not formatted: run 'make format'."; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo

page-code: $(INSTALLED) $(NODE_TOOLS)
	@$(NPM) run --silent types:check
	@$(NPM) run --silent check

page-tests: $(NODE_TOOLS)
	@$(NPM) test --silent

audit: $(TOOLS) $(NODE_TOOLS)
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python scripts/audit.py

chromium: $(TOOLS)
	@$(BIN)/python scripts/chromium.py

format: $(TOOLS) $(NODE_TOOLS) ## Format the code and mend what lint can mend
	@$(NPM) run --silent format
	@$(BIN)/ruff check --fix-only --quiet . ; $(BIN)/ruff format --quiet .

bench: $(TOOLS) ## Measure, and write the figures into benchmarks/
	@$(BIN)/python benchmarks/score.py
	@$(BIN)/python benchmarks/sheets.py
	@$(BIN)/python benchmarks/random_play.py
	@$(BIN)/python benchmarks/store.py
	@$(BIN)/python benchmarks/moves.py

strength: $(TOOLS) ## How strong every level plays: some hours on all cores
	@$(BIN)/python benchmarks/strength.py
	@$(BIN)/python benchmarks/win_vs_points.py

LIGHTHOUSE := benchmarks/lighthouse/node_modules/.package-lock.json
$(LIGHTHOUSE): benchmarks/lighthouse/package-lock.json | node
	@echo "Installing Lighthouse ..."
	@cd benchmarks/lighthouse && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

# Files with tests that search, or that have more in them than `make test` has time for.
SEARCHING = $$(grep --recursive --files-with-matches --include='test_*.py' \
	--regexp=hypothesis --regexp=pytest.mark.soak tests)

soak: $(TOOLS) $(NODE_TOOLS) $(PAGE) $(LIGHTHOUSE) warm ## What takes long or wants a quiet machine: searches, Firefox, load, attacks, Lighthouse, deploy/ with nginx, the page of the commit before
	@$(BIN)/python scripts/chromium.py
	@$(BIN)/python scripts/firefox.py
	@$(PYTEST) --numprocesses=$(WORKERS) --hypothesis-profile=soak -m '' $(SEARCHING)
	@$(BIN)/python benchmarks/load.py
	@$(BIN)/python benchmarks/fuzz.py
	@$(BIN)/python benchmarks/fuzz_api.py
	@$(BIN)/python benchmarks/attacks.py
	@$(BIN)/python benchmarks/notify.py
	@$(BIN)/python benchmarks/scale_costs.py
	@$(BIN)/python benchmarks/scale_simulation.py --save
	@$(BIN)/python benchmarks/animation.py
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python benchmarks/lighthouse.py
	@PYTHONPATH=tests $(BIN)/python scripts/try_deploy.py
	@PATH="$(CURDIR)/$(BIN):$$PATH" PYTHONPATH=tests $(BIN)/python scripts/try_old_page.py

mutants: $(TOOLS) $(PAGE) warm ## Plant 60 small faults, one at a time, and name those that no test notices; ONLY=rules SEED=2
	@$(BIN)/python scripts/mutation_check.py --save $(if $(ONLY),--only $(ONLY)) $(if $(SEED),--seed $(SEED))

docs: $(TOOLS) warm ## Write anew what README and docs/ show: outputs of commands, tables, files of deploy/
	@$(BIN)/python scripts/update_docs.py

pictures: $(TOOLS) $(PAGE) ## Draw the pictures of docs/, and every screen on contact sheets to look at
	@$(BIN)/python scripts/chromium.py
	@PYTHONPATH=tests:benchmarks $(BIN)/python scripts/pictures.py

lock: $(TOOLS) ## Lock the newest requirements that fit pyproject.toml, with hashes
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --upgrade \
		requirements/uv.in --output-file requirements/uv.txt
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --upgrade \
		pyproject.toml --extra build --output-file requirements/run.txt
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --upgrade \
		pyproject.toml --extra build --extra dev --output-file requirements/dev.txt
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --upgrade \
		requirements/node.in --output-file requirements/node.txt

clean: ## Remove .venv, the built page and every cache
	@rm -rf web/node_modules benchmarks/lighthouse/node_modules $(dir $(PAGE)) .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache build dist
