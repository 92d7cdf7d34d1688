# Everything lives in .venv and is installed from hash-locked requirements.

PYTHON ?= $(firstword $(foreach name,python3 python3.13 python3.12 python3.11 python3.14 python,$(shell \
	$(name) -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(name))))
BIN := .venv/bin
INSTALLED := .venv/installed
TOOLS := .venv/tools

# The page is built by Node: the one on PATH if it is new enough for Vite, else one from PyPI.
NODE_IS_NEW := const [a, b] = process.versions.node.split('.').map(Number); \
	process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)
NPM = cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
NODE_MODULES := web/node_modules/.for-the-page
NODE_TOOLS := web/node_modules/.for-tests
PAGE := src/fivebyfive/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/*.js web/*.json \
	src/fivebyfive/words/locales -type f 2>/dev/null)

export UV_COMPILE_BYTECODE := 1
export UV_NO_PROGRESS := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PYTHONUTF8 := 1
# The system knows the certificates of a company's or a school's proxy; uv alone does not.
ifneq ($(wildcard /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/cert.pem),)
export UV_SYSTEM_CERTS := 1
export NODE_EXTRA_CA_CERTS ?= $(firstword $(wildcard \
	/etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/cert.pem))
endif

.DEFAULT_GOAL := help
# Two installations into one folder would be in each other's way. What follows them is done at once.
ifndef INSTALLED_ALL
.NOTPARALLEL:
endif
AT_ONCE = $(MAKE) INSTALLED_ALL=yes --no-print-directory --jobs
.PHONY: help install play wheel test check format bench strength soak pictures lock clean node warm
.PHONY: code page-code page-tests audit chromium

help: ## Show what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' Makefile

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
	@$(BIN)/python -c "import sys; from fivebyfive.bots.warm import is_warm; sys.exit(not is_warm())" || { \
		echo "Compiling the computer players (once) ..."; \
		$(BIN)/python -m fivebyfive.bots.warm || echo "They will be compiled when they are asked for."; \
	}

play: $(PAGE) ## Play in the browser, and on every phone in the same network; PLAY="--port 9000"
	@$(BIN)/fivebyfive play $(PLAY)

wheel: $(PAGE) ## Make a wheel with the page inside, in dist/; it needs no Node
	@echo "Making the wheel ..."
	@$(BIN)/hatchling build --target wheel

node: $(INSTALLED)
	@export PATH="$(CURDIR)/$(BIN):$$PATH"; \
	command -v npm >/dev/null && node -e "$(NODE_IS_NEW)" 2>/dev/null || { \
		echo "Installing Node into .venv ..."; \
		$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes --requirement requirements/node.txt; \
	}

$(NODE_MODULES): web/package.json web/package-lock.json | node
	@echo "Installing what the page is built with ..."
	@$(NPM) ci --no-audit --no-fund --omit=dev --loglevel=error >/dev/null
	@touch $@

$(NODE_TOOLS): web/package.json web/package-lock.json | node
	@echo "Installing what the page is built and tested with ..."
	@$(NPM) ci --no-audit --no-fund --include=dev --loglevel=error >/dev/null
	@touch $(NODE_MODULES) $@

$(PAGE): $(NODE_MODULES) $(PAGE_SOURCES) | $(INSTALLED)
	@echo "Building the page ..."
	@$(NPM) run --silent build
	@touch $@

test: $(TOOLS) $(NODE_TOOLS) ## Check and test everything
	@$(AT_ONCE) warm code page-code page-tests audit chromium
	@# Two more than there are cores: many tests wait for a browser or a clock.
	@$(BIN)/pytest --numprocesses=$$($(BIN)/python -c "import os; print((os.cpu_count() or 1) + 2)") --dist=worksteal --quiet

check: $(TOOLS) $(NODE_TOOLS) ## Formatting, lint, types, import contract, known vulnerabilities
	@$(AT_ONCE) code page-code audit

code:
	@$(BIN)/ruff format --check --quiet . || { echo "Not formatted: run 'make format'."; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo

page-code:
	@$(NPM) run --silent types:check
	@$(NPM) run --silent check

page-tests: $(PAGE)
	@$(NPM) test --silent

audit:
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tests/audit.py

chromium:
	@$(BIN)/python tests/chromium.py

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
	@$(BIN)/python benchmarks/apart.py

LIGHTHOUSE := benchmarks/lighthouse/node_modules/.package-lock.json
$(LIGHTHOUSE): benchmarks/lighthouse/package-lock.json | node
	@echo "Installing Lighthouse ..."
	@cd benchmarks/lighthouse && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

soak: $(TOOLS) $(PAGE) $(LIGHTHOUSE) ## What takes long or wants a quiet machine: load, attacks, Lighthouse, deploy/ with nginx
	@WORLD_EXAMPLES=200 $(BIN)/pytest --quiet tests/server/test_world.py
	@$(BIN)/python benchmarks/load.py
	@$(BIN)/python benchmarks/fuzz.py
	@$(BIN)/python benchmarks/fuzz_api.py
	@$(BIN)/python tests/chromium.py
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python benchmarks/lighthouse.py
	@$(BIN)/python tests/deploying.py

pictures: $(TOOLS) $(PAGE) ## Draw the pictures of docs/, and every screen on contact sheets to look at
	@$(BIN)/python tests/chromium.py
	@PYTHONPATH=tests:benchmarks $(BIN)/python docs/make_pictures.py

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
