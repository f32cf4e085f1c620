# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# What the tests of ./dev share: a folder of their own, expectations, and stand-ins for programs.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work/home XDG_CACHE_HOME=$work/cache TMPDIR=$work/temporary
mkdir -p "$HOME" "$TMPDIR"

tests=0
failures=0
expect() { # WHAT EXPECTED ACTUAL
    tests=$((tests + 1))
    [[ $2 == "$3" ]] || { failures=$((failures + 1)); printf 'FAIL: %s: expected "%s", got "%s"\n' "$1" "$2" "$3"; }
}
expect_in() { # WHAT PART TEXT
    tests=$((tests + 1))
    [[ $3 == *"$2"* ]] || { failures=$((failures + 1)); printf 'FAIL: %s: "%s" is not in "%s"\n' "$1" "$2" "$3"; }
}

# stand_in NAME, its text on standard input: a program of that name comes before the real one.
stand_in() {
    mkdir -p "$work/bin"
    { printf '#!/bin/bash\n'; cat; } >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

finish() {
    printf '%s tests, %s failed\n' "$tests" "$failures"
    [[ $tests -gt 0 && $failures -eq 0 ]]
}
