# The commands of this project. `make` alone lists them.

.DEFAULT_GOAL := help
.PHONY: help run test client wasm format seeds load

# Passed on to `kydai serve`, to scripts/test, and to `kydai load`.
ARGS ?=
LOAD ?= --spawn --tables 200 --moves 75 --kill-after 7

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

run: ## build what is missing, start the server, print its address
	@scripts/run $(ARGS)

test: ## everything that must hold before a change lands, browser included
	@scripts/test $(ARGS)

client: ## build the web client into web/dist
	@scripts/client

wasm: ## build the rules and records for the browser
	@scripts/wasm --force

format: ## format Rust and the client
	@cargo fmt --all
	@cd web && npm run --silent format

seeds: ## check that every test named in docs/seeds.md exists
	@scripts/check-seeds

load: ## play many games at once, kill the server, look for lost moves
	@cargo build --quiet --locked --profile server -p kydai
	@"$${CARGO_TARGET_DIR:-target}/server/kydai" load $(LOAD)
