# Aliases for ./oyez, which does all the set-up by itself; `make help` lists them.
.DEFAULT_GOAL := help
.PHONY: help play serve docs test slow mutants check format goldens perft bench compile compiled ray pins image words types

help:  ## list these aliases
	@sed -n 's/^\([a-z]*\):.*## /\1|/p' $(MAKEFILE_LIST) | while IFS='|' read -r name what; do printf '  make %-9s %s\n' "$$name" "$$what"; done

play: serve  ## the same as serve: set up, start the server, open the browser

serve:  ## set up, start the server on this machine, open the browser
	./oyez serve

docs:  ## build the documentation as a site, strictly
	./oyez docs

test:  ## everything: format, lint, types, all tests, browser tests included
	./oyez test

slow:  ## all of that, and what takes long and seldom fails
	./oyez test --slow

mutants:  ## plant 300 small faults, one at a time, and see which the tests notice (an hour; goes on where it was stopped)
	./oyez test --mutants 300

check:  ## the quick half of test: format, lint and types of the Python side, and all tests without a browser
	./oyez test --fast

format:  ## put all files into the project's format (after a first make test)
	.venv/bin/ruff format && .venv/bin/ruff check --fix
	cd web && PATH="$$PATH:$(CURDIR)/.venv/bin" npm run -s format

goldens:  ## play the golden games again and write them down; read the diff before committing
	./oyez test tests/goldens --update-goldens

perft:  ## count the positions again and write the counts down
	./oyez test tests/perft --update-perft

bench:  ## decisions a second and microseconds a copy, on this machine
	./oyez bench

ray:  ## install Ray (200 MB) and play the tournaments on a local cluster that its test asks for
	./oyez arena middle-ages --bots random --games 4 --cluster local
	./oyez test tests/cli/test_arena_ray.py

compile:  ## compile kernel and rules with mypyc; ./oyez then plays by them, and dist/ has a wheel
	./oyez compile

compiled: compile  ## compile, then run all tests but those of the browser by the compiled rules
	./oyez test --compiled

pins:  ## write requirements/*.txt and the base images' digests, keeping what is pinned (UPGRADE=1: take the newest)
	./oyez --version > /dev/null
	.venv/bin/python -m tools.pins $(if $(UPGRADE),--upgrade)

image:  ## build the container, its base images by their digests (podman or docker, and skopeo or docker buildx)
	python3 -m tools.images
	$$(command -v podman || command -v docker) build -f deploy/Containerfile -t oyez .

words:  ## write the words of Fief into docs/scenarios.md, and for the tests of the page
	./oyez --version > /dev/null
	.venv/bin/python -m tools.vocabulary
	.venv/bin/python -m tools.page_words

types:  ## write what is made from the declarations of views and of the API: the page's types, schemas, docs/views.md
	./oyez --version > /dev/null
	.venv/bin/python -m tools.shapes
	cd web && npm run -s types
