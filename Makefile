PYTHON ?= python3
BIN := .venv/bin
# Tests start hundreds of Pythons, each of which would compile all sources without its bytecode.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: demo test lint lab-test page-test slow flaky coverage docs site docs-update man wasm paper deposit dist check-results faults fuzz hardest proof proof-long proof-check proof-install proof-pages checker free-columns \
	bench lock clean

# An environment without a pip that runs was left half-made, or moved, and is made anew.
ENVIRONMENT = @$(BIN)/pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv

# A stamp a kind of install: made again when the dependencies change. Python compiles what it imports:
# pip would compile all that is installed, for half a minute.
.venv/installed: pyproject.toml
	$(ENVIRONMENT)
	$(BIN)/pip install --quiet --no-compile --editable .
	touch $@

.venv/installed-%: pyproject.toml
	$(ENVIRONMENT)
	$(BIN)/pip install --quiet --no-compile --editable '.[$*]'
	touch $@

# For `make test`: what the lock names and nothing else, each file checked by its digest.
LOCKED = $(BIN)/pip install --quiet --no-compile --only-binary :all: --require-hashes --requirement
.venv/locked: pyproject.toml requirements.lock
	$(ENVIRONMENT)
	$(LOCKED) requirements.lock
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

# For all else: the same releases, and what documents, weekly tests and the lab need beside them.
.venv/locked-all: .venv/locked .ci/weekly.lock
	$(LOCKED) .ci/weekly.lock
	touch $@

# Keeps the releases that are locked, where they still fit; `make lock UPGRADE=--upgrade` does not.
# .ci/uv.lock has the release of uv that does it.
COMPILE_LOCK = .venv/lock/bin/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --custom-compile-command 'make lock' $(UPGRADE)
lock:
	test -x .venv/lock/bin/pip || $(PYTHON) -m venv --clear .venv/lock
	.venv/lock/bin/pip install --quiet --only-binary :all: --require-hashes --requirement .ci/uv.lock
	$(COMPILE_LOCK) --extra weekly --output-file .ci/weekly.lock pyproject.toml
	$(COMPILE_LOCK) --extra test --constraint .ci/weekly.lock --output-file requirements.lock pyproject.toml
	echo uv | $(COMPILE_LOCK) --output-file .ci/uv.lock -

demo: .venv/installed
	$(BIN)/greenest verify examples/*.txt
	$(BIN)/greenest batch 6x6 --count 1000 --seed 1

# The checkout under its import name, for the type checker.
.venv/named/greenest:
	mkdir -p $(@D)
	ln -s ../.. $@

# Playwright brings the Node.js that runs the checker of JavaScript.
TSC = .venv/lib/python3*/site-packages/playwright/driver/node .venv/typescript/package/lib/tsc.js

# There is one process more than cores, for many tests wait for other processes. A test that waits for
# ever fails, and says what each thread was doing. A process that is lost ends the run, and its test is
# named: pytest-xdist 3.8 waits for ever if it starts another with `--dist loadfile`.
PROCESSES = $$(($$(getconf _NPROCESSORS_ONLN) + 1))
PYTEST = $(BIN)/python -m pytest --timeout 1800 --numprocesses $(PROCESSES) --max-worker-restart 0 \
	--dist loadfile --no-loadscope-reorder

# What is compiled at first use is compiled once, beside `lint`, rather than by each process.
test: .venv/locked .venv/named/greenest
	{ $(BIN)/greenest compile && $(BIN)/python .ci/served.py; } & $(MAKE) lint; found=$$?; wait; exit $$found
	$(PYTEST)

# Format, style and types; what pre-commit checks, too.
lint: .venv/locked .venv/named/greenest
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python .ci/typescript.py .venv/typescript
	[ ! -d .venv/typescript ] || $(TSC) --project web
	$(BIN)/mypy

# The tests again, three times, or TIMES=10, in random order beside six busy loops; lists what failed.
flaky: .venv/locked .venv/named/greenest
	.ci/flaky $(or $(TIMES),3)

# Lines and branches that the tests run, by folder; three times as long as the tests alone.
MEASURED := games solver certificates study commands
coverage: .venv/locked-all .venv/named/greenest
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest --timeout 3600 --numprocesses $(PROCESSES) --dist loadfile
	$(BIN)/coverage combine --quiet
	for folder in $(MEASURED); do echo $$folder; $(BIN)/coverage report --include "$$folder/*" | tail -1; done

# The same for the page, in Chromium.
page-test: .venv/locked .venv/named/greenest
	$(PYTEST) tests/web/page

# And for the lab: research that no user installs.
lab-test: .venv/locked-all .venv/named/greenest
	$(PYTEST) lab/tests

# The pages of README, docs and what they link to, and one for each package from its docstrings.
docs: .venv/locked-all
	$(BIN)/mkdocs build --strict --quiet

# The same with the page as one file in it, as it is published.
site: docs
	mkdir -p site/page
	$(BIN)/greenest page site/page/index.html

# The manual page, and what completes commands, into .venv/share, where man and bash look once .venv/bin is on the path.
MANUALS := .venv/share/man/man1
BASH := .venv/share/bash-completion/completions
ZSH := .venv/share/zsh/site-functions
FISH := .venv/share/fish/vendor_completions.d

man: .venv/installed
	mkdir -p $(MANUALS) $(BASH) $(ZSH) $(FISH)
	$(BIN)/python docs/man.py > $(MANUALS)/greenest.1
	_GREENEST_COMPLETE=bash_source $(BIN)/greenest > $(BASH)/greenest
	_GREENEST_COMPLETE=zsh_source $(BIN)/greenest > $(ZSH)/_greenest
	_GREENEST_COMPLETE=fish_source $(BIN)/greenest > $(FISH)/greenest.fish

# What README and docs show of commands and Python, as it is printed now.
docs-update: .venv/locked-all
	$(BIN)/python -m pytest --update tests/games/test_transcripts.py tests/weekly/test_openspiel.py tests/play/test_terminal.py \
	  tests/test_docs.py lab/tests/docs/test_lab_pages.py lab/tests/benchmarks/test_speeds.py

# The kernels of the solver for the page, by numba, LLVM and Debian's lld, in some minutes.
wasm: .venv/locked
	$(BIN)/python -m greenest.lab.wasm

# Three papers, and a hundred puzzles to print and give away: set from the published tables, and only if
# each is as results/datapackage.json lists it.
PAPERS := theorem holes measurements book
paper: .venv/installed-paper
	for name in $(PAPERS); do $(BIN)/python lab/paper/typeset.py $$name build/$$name.pdf || exit; done

# What an archive keeps, the same bytes for a commit: sources, data, certificates and CITATION.cff as they are
# committed, the papers, and the SHA-256 of each file. Its DOI, once assigned, is the line `doi:` of CITATION.cff.
RELEASE = greenest-$(shell sed -n 's/^version: //p' CITATION.cff)
deposit: paper
	git diff --quiet HEAD
	rm -rf build/$(RELEASE) build/$(RELEASE).tar.gz
	git archive --prefix=$(RELEASE)/ HEAD | tar --extract --directory build
	cp $(PAPERS:%=build/%.pdf) build/$(RELEASE)
	cd build/$(RELEASE) && find . -type f | LC_ALL=C sort | xargs -d '\n' sha256sum > ../SHA256SUMS && mv ../SHA256SUMS .
	cd build && tar --create --sort=name --format=ustar --mtime=@0 --owner=0 --group=0 --numeric-owner \
		--mode=u=rwX,go=rX $(RELEASE) | gzip --no-name --best > $(RELEASE).tar.gz
	rm -r build/$(RELEASE)
	sha256sum build/$(RELEASE).tar.gz

# Files in a wheel have the time of the commit, so that the same sources make the same bytes.
dist: .venv/locked-all
	rm -rf dist
	SOURCE_DATE_EPOCH=$${SOURCE_DATE_EPOCH:-$$(git log -1 --format=%ct)} $(BIN)/python -m build --no-isolation --outdir dist
	$(BIN)/twine check --strict dist/*

check-results: .venv/locked-all
	$(BIN)/frictionless validate results/datapackage.json
	$(BIN)/check-jsonschema --builtin-schema vendor.citation-file-format CITATION.cff results/CITATION.cff
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.dependabot .github/dependabot.yml

# `make slow NAME=agreement`, or another of these: tests that take minutes to hours.
#   agreement       engines, and tables, on 20,000 positions
#   compiling       engines and all commands without anything compiled before
#   bulk            the ways to decide many boards at once, on 2,000 positions, and on 400 shapes
#   page            the page against the package on 5,000 positions of all shapes to 9x9 and on the hardest
#                   positions, in Chromium, on a phone and on a desktop; the served page at six sizes, by keys and
#                   by touch, in Firefox by keys; the WebAssembly built anew; the API against its description
#   wasm            the WebAssembly of the page built anew, to the same bytes
#   games           200 games of each kind through the page in Chromium, each compared with a replay of its
#                   record, and each game through in a terminal against its best opponent
#   texts           100,000 texts of boards, titles, rules and comments, by three readers
#   conformance     the protocol of games, on a million states of random and greedy play of each game and option
#   values          exact values of Greener and Green, each of hundreds of setups by an independent search
#   checker         the verified checker, which is built for it, beside Python's
#   theorem         that Coq's theorem on full boards rests on its claims alone, and without claims on
#                   nothing: `make proof-long`
#   forgeries       100,000 forged certificates of every kind, and as many of clauses: none is accepted; the
#                   verified checker on 10,000 of them, and on all that is published
#   hardest         certificates and nodes of the hardest positions
#   holes           what docs/holes.md and docs/few-holes.md call computed by tests
#   few-holes       unsolvable boards with few holes to 4x5 and 3x7, by a second program, in C
#   packages        what is installed and archived, OpenSpiel, notebooks, what other packages read of ours,
#                   and what servers and clusters open
#   reasons         explanations: 1,000 recolourings of 500 cores by depth-first search, 200 lists of cases
#   samples         the samples of all other tests in their full size, the recipe of a cluster
SLOW_agreement := --slow --positions 20000 tests/solver/test_agreement.py \
	tests/solver/engines/test_lines.py tests/solver/kernels/test_table.py \
	tests/solver/test_packed.py tests/certificates/test_writer.py \
	tests/solver/test_static.py lab/tests/test_results.py
SLOW_compiling := --slow tests/weekly/long/test_compiled_anew.py
SLOW_bulk := --slow --positions 2000 tests/solver/bulk/test_many.py \
	tests/weekly/long/test_every_shape.py
SLOW_page := --slow --positions 5000 --questions 300 tests/web tests/web/page tests/weekly/page tests/weekly/test_schema.py \
	lab/tests/hostile/test_hostile_questions.py
SLOW_packages := --slow --ignore tests/weekly/long --ignore tests/weekly/page tests/weekly
SLOW_wasm := --slow lab/tests/test_wasm.py
SLOW_games := --slow --games 200 tests/web/table/test_games.py tests/weekly/page/test_page_at_length.py \
	tests/play/test_terminal.py
SLOW_texts := --texts 100000 tests/games/pyramids/test_reading_agrees.py tests/web/page/test_worker_agrees.py -k texts
SLOW_conformance := --states 1000000 --setups 1680 --verbose --durations=30 \
	tests/games/test_conformance.py tests/games/pyramids/test_stack_trees.py
SLOW_values := --slow lab/tests/skill/test_values.py tests/play/alphabeta/test_alphabeta.py
SLOW_checker := --slow tests/proof tests/certificates -k "not theorem_on_full and not whole_theorem and not fifty"
SLOW_theorem := --slow tests/proof -k "theorem_on_full or whole_theorem"
SLOW_forgeries := --slow --forgeries 100000 -k "not theorem" tests/certificates tests/proof
SLOW_hardest := --slow lab/tests/hardest/test_benchmark.py
SLOW_holes := --slow lab/tests/holes lab/tests/docs/test_holes_page.py
SLOW_few-holes := --slow lab/tests/few_holes
SLOW_reasons := --slow --cores 100 tests/solver/why/test_explain.py
SLOW_samples := --slow --forgeries 1000 --states 300 --setups 4 --texts 2000 --questions 2 \
	lab/tests/benchmarks lab/tests/docs lab/tests/skill $(addprefix tests/,certificates commands/test_bounded_input.py docs games \
	play/alphabeta solver study system)
slow: .venv/locked-all
	$(if $(SLOW_$(NAME)),,$(error there is no NAME=$(NAME); the Makefile lists them))
	$(BIN)/python -m pytest -s $(SLOW_$(NAME))

# Every way in which files can fail under a command, tried out, or each SHARE=50th; all write a table of docs/faults.md.
SHARE ?= 1
faults: .venv/locked-all
	$(BIN)/python tests/faults --share $(SHARE)

# An hour of inputs that nobody should give, or SECONDS=60; the hour writes the other table.
SECONDS ?= 3600
fuzz: .venv/locked-all
	$(BIN)/python lab/tests/hostile --seconds $(SECONDS)

# Fifty positions that are hard for every engine, found anew or gone on with: half an hour.
hardest: .venv/installed
	mkdir -p results/runs
	$(BIN)/python -m greenest.lab.hardest results/runs/hardest --folder results

# The machine-checked proofs, by Debian's coq; docs/machine-checked.md.
proof:
	$(MAKE) --directory proof

# The same with P(4), and so the theorem on full boards without claims: about 20 minutes.
proof-long:
	$(MAKE) --directory proof long

# The whole once more by coqchk, the whole as a library of Coq, and the statements as pages: site/coq.
proof-check proof-install proof-pages: proof-%:
	$(MAKE) --directory proof $*

# The checker of certificates that is extracted from them, build/greenest-check.
checker:
	$(MAKE) --directory proof ../build/greenest-check

# The program that finds witnesses for P(3) and P(4), build/free-columns.
free-columns:
	$(MAKE) --directory proof ../build/free-columns

# `make bench` measures fixed random boards, `make bench NAME=engines` what a module of benchmarks says;
# ARGS are its options, as in `make bench NAME=speeds ARGS=--record`. Some need an extra.
EXTRA_export := -parquet
EXTRA_peers := -peers
EXTRA_serving := -web
EXTRA_sizes := -report
bench: .venv/installed$(EXTRA_$(NAME))
	$(BIN)/python -m greenest.lab.benchmarks $(or $(NAME),suites) $(ARGS)

clean:
	rm -rf .venv build dist site *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
