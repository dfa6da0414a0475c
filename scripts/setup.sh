# Sourced by the other scripts: `set_up NAME` makes .venv with what requirements/NAME.txt pins.

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

set_up() {
  local wanted="requirements/$1.txt" stamp=".venv/.set-up-$1" mark
  if [ ! -x .venv/bin/python ]; then
    local python
    python=$(find_python)
    echo "Setting up in .venv with $("$python" --version) …" >&2
    "$python" -m venv .venv
  fi
  mark=$(cat "$wanted" pyproject.toml | cksum)
  if [ ! -e "$stamp" ] || [ "$(cat "$stamp")" != "$mark" ]; then
    echo "Installing what $wanted pins …" >&2
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r "$wanted"
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps \
      --no-build-isolation --editable .
    echo "$mark" >"$stamp"
  fi
  export PATH="$PWD/.venv/bin:$PATH"
}
