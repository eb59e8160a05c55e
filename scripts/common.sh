# Shared by the scripts beside it; sourced, never run.

set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$ROOT"

# Everything compiled goes here, as cargo itself would have it.
TARGET=${CARGO_TARGET_DIR:-$ROOT/target}
# Tools built for this checkout, and what was last built from what.
TOOLS=$ROOT/.tools

say() { printf '\033[1m%s\033[0m\n' "$*" >&2; }
die() {
    printf '\033[31m%s\033[0m\n' "$*" >&2
    exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

# fingerprint PATH...: one hash over the names and contents of all files below.
fingerprint() {
    find "$@" -type f -not -path '*/node_modules/*' -print0 | LC_ALL=C sort -z |
        xargs -0 sha256sum | sha256sum | cut -d' ' -f1
}

# is_fresh NAME HASH: whether NAME was last built from HASH. Record it with mark_fresh.
is_fresh() { [[ -f $TOOLS/stamps/$1 && $(<"$TOOLS/stamps/$1") == "$2" ]]; }
mark_fresh() {
    mkdir -p "$TOOLS/stamps"
    printf '%s\n' "$2" >"$TOOLS/stamps/$1"
}

# seconds_as_time N: 75 -> 1:15.
seconds_as_time() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }
