# Rami Server: everything a developer runs. `make help` lists the targets.
# Needed on the machine: make, Python 3.11 or newer with venv, and Node 20 or newer with npm. Everything
# else goes into .venv and web/node_modules.

PYTHON ?= python3
VENV   ?= .venv
PY     := $(VENV)/bin/python
STAMP  := $(VENV)/.installed
IMAGE  ?= rami-server

.DEFAULT_GOAL := help
.PHONY: crash help setup run test lint types arch check fmt cov bench e2e lock wheel image clean

help: ## list the targets
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

setup: $(STAMP) ## create .venv and install everything, exactly as locked

# Installed anew whenever the locks or the package's metadata change.
$(STAMP): requirements-dev.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or newer is needed; say which one: make PYTHON=python3.12 ..."; exit 1; }
	@test -x $(PY) || $(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# The browser client, built into the package whenever one of its sources has changed.
CLIENT := rami_server/web/browser/index.html
CLIENT_SOURCES := $(shell find web/src web/worker web/public web/index.html web/vite.config.ts rami_server/locales -type f 2>/dev/null)
NODE_STAMP := web/node_modules/.package-lock.json

.PHONY: client client-check client-test client-types
client: $(CLIENT) ## build the browser client; needs Node 20 and npm

$(NODE_STAMP): web/package-lock.json
	@command -v npm >/dev/null || { echo "Node 20 or newer with npm is needed for the browser client."; exit 1; }
	npm ci --silent --prefix web
	@touch $@

$(CLIENT): $(NODE_STAMP) $(CLIENT_SOURCES)
	npm run --silent --prefix web build

client-check: $(NODE_STAMP) client-types-check client-test ## check the browser client's style, types and units
	npm run --silent --prefix web lint
	npm run --silent --prefix web types

client-test: $(NODE_STAMP)
	npm run --silent --prefix web test

client-types: $(STAMP) ## write the browser client's message types anew, from the server's models
	npm ci --silent --prefix web/tools
	$(VENV)/bin/rami-server openapi | node web/tools/types.mjs

.PHONY: client-types-check
client-types-check: client-types
	git diff --exit-code -- web/src/wire/schema.gen.ts

run: $(STAMP) $(CLIENT) ## start the server, by default on http://127.0.0.1:8000
	$(VENV)/bin/rami-server serve

RUNNER := -m pytest
test: $(STAMP) client-test ## run all tests but the browser's; says what was skipped and why
	$(PY) $(RUNNER) -n auto -rs -m "not browser"

lint: $(STAMP) ## check style and formatting
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .

types: $(STAMP) ## check types, strictly
	$(VENV)/bin/mypy

arch: $(STAMP) ## check the import contracts
	$(VENV)/bin/lint-imports --cache-dir .cache/import-linter

check: lint types arch test ## everything that must be green before a commit

fmt: $(STAMP) ## format the code and fix what can be fixed safely
	$(VENV)/bin/ruff format .
	$(VENV)/bin/ruff check --fix .

cov: $(STAMP) ## branch coverage; fails if the engine is under 100 %
	@rm -rf .cache/coverage && mkdir -p .cache/coverage
	@$(MAKE) --no-print-directory test RUNNER="-m coverage run -m pytest"
	@$(MAKE) --no-print-directory cov-report

.PHONY: cov-report
cov-report:
	$(PY) -m coverage combine --quiet
	$(PY) -m coverage report
	$(PY) -m coverage report --include='rami_server/engine/*' --fail-under=100

BENCH_VENV := .venv-bench

bench: $(STAMP) ## list the benchmarks and run the engine's, beside its peers
	@echo "Benchmarks:"; ls -d bench/*/
	@test -x $(BENCH_VENV)/bin/python || $(PYTHON) -m venv $(BENCH_VENV)
	@$(BENCH_VENV)/bin/python -m pip install --quiet --disable-pip-version-check \
	  -r bench/requirements.txt || echo "The peers could not be installed."
	$(BENCH_VENV)/bin/python -m bench.engine

e2e: $(STAMP) $(CLIENT) ## a real Chromium plays in the built client, on real servers
	$(PY) -m pytest tests/e2e/browser -n auto -rs

# The lock tool has a folder of its own, so that it never decides what the others resolve to.
LOCK_VENV := .cache/lock-venv
COMPILE = $(LOCK_VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 \
  --generate-hashes --no-emit-index-url --no-emit-find-links \
  --custom-compile-command 'make lock'

crash: $(STAMP) ## kill a busy server 200 times on each database, and count what is lost
	RAMI_CRASH_KILLS=$${RAMI_CRASH_KILLS:-200} $(PY) -m pytest tests/crash -n 0 -s -q -rs

.PHONY: chaos fairness
chaos: $(STAMP) ## break three servers and what they stand on 70 times under players, and count
	RAMI_CHAOS_FAULTS=$${RAMI_CHAOS_FAULTS:-70} RAMI_CHAOS_TABLES=$${RAMI_CHAOS_TABLES:-3} \
	  RAMI_CHAOS_SCORE_LIMIT=$${RAMI_CHAOS_SCORE_LIMIT:-40} $(PY) -m pytest tests/chaos -n 0 -s -q -rs

fairness: $(STAMP) ## deal a million times and look for cards that lie too often somewhere
	$(PY) -m bench.fairness

lock: ## resolve the dependencies anew; UPGRADE=--upgrade moves them to the newest
	@test -x $(LOCK_VENV)/bin/uv || { $(PYTHON) -m venv $(LOCK_VENV) && $(LOCK_VENV)/bin/pip install --quiet uv; }
	$(COMPILE) $(UPGRADE) --extra otel --output-file requirements.lock pyproject.toml
	$(COMPILE) $(UPGRADE) --extra otel --extra dev --constraint requirements.lock --output-file requirements-dev.lock pyproject.toml
	$(COMPILE) $(UPGRADE) --group build --constraint requirements-dev.lock --output-file requirements-build.lock

docs: $(STAMP) ## write docs/asyncapi.json and the made parts of docs/protocol.md anew
	$(PY) -m rami_server.web.documents

.PHONY: docs docs-check
docs-check: ## check docs/asyncapi.json with AsyncAPI's own parser; needs Node 20 and npm
	npm ci --silent --prefix tools/asyncapi
	node tools/asyncapi/check.mjs docs/asyncapi.json

wheel: $(STAMP) ## build the wheel into dist/ and look inside
	@rm -rf dist
	$(PY) -m hatchling build -t wheel
	@$(PY) -m zipfile -l dist/*.whl > dist/contents.txt
	@for part in rami_server/_alembic/env.py rami_server/web/browser/index.html; do \
	  grep -q "$$part" dist/contents.txt || { echo "the wheel lacks $$part"; exit 1; }; \
	done
	@ls dist/*.whl

image: ## build the container image with docker or podman
	@for engine in docker podman; do \
	  if $$engine info >/dev/null 2>&1; then exec $$engine build --tag $(IMAGE) .; fi; \
	done; \
	echo "No container engine answers: install and start docker or podman, then run 'make image' again."; \
	exit 1

clean: ## remove everything the other targets made, except data/
	rm -rf $(VENV) $(BENCH_VENV) .cache dist mutants rami_server/web/browser
	find web tools -name node_modules -prune -exec rm -rf {} +

.PHONY: mutants
mutants: $(STAMP) ## mutate the code of the rules; docs/mutation.md explains what may survive
	@rm -rf mutants
	$(VENV)/bin/mutmut run
	@echo "Survivors, judged once more with the mutant in place when the modules are imported:"
	@for mutant in $$($(VENV)/bin/mutmut results | sed -n 's/^ *\(.*\): survived$$/\1/p'); do \
	  (cd mutants && MUTANT_UNDER_TEST=$$mutant $(abspath $(PY)) -m pytest -n 0 -x -q \
	    tests/engine/test_melds.py >/dev/null 2>&1) && echo "  $$mutant"; \
	done; true
