#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# fuzz.sh SECONDS: runs each fuzz target of the preset "fuzz" that long, beginning with the project's own documents. What
# breaks one is kept in build/fuzz/found.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-10}
found=build/fuzz/found
mkdir -p "$found"
corpus=$(mktemp -d)
trap 'rm -rf "$corpus"' EXIT

# documents FORMAT: copies those of the format to a folder of its own. Targets that edit take the first bytes as choices.
documents() {
    local name=$1 file number=0 folder=$corpus/$1
    mkdir -p "$folder/parse" "$folder/edit"
    git ls-files -- tests resources | grep -E "\.($2)\$" | while read -r file; do
        number=$((number + 1))
        cp "$file" "$folder/parse/$number"
        # shellcheck disable=SC2059 # the format is what is to be written
        { printf "\\x$(printf %02x $((number % 256)))\\x01\\x02\\x03"; cat "$file"; } >"$folder/edit/$number"
    done
    [[ -n $(ls "$folder/parse") ]] || { echo "there is no document for fuzz_parse_$name" >&2; exit 1; }
}

# conversations PROTOCOL: copies what clients say.
conversations() {
    mkdir -p "$corpus/$1/serve"
    cp tests/data/conversations/*."$1" "$corpus/$1/serve"
}

documents yaml 'ya?ml'
documents json json
documents xml 'xml|xsd|ui|qrc|svg|ts'
documents markdown md
documents prompt prompt
conversations lsp
conversations mcp
documents transcript jsonl
mkdir -p "$corpus/event/hook"
cp tests/data/hooks/*.json "$corpus/event/hook/"
for target in build/fuzz/tests/fuzz/fuzz_*; do
    [[ -f $target && -x $target ]] || continue
    IFS=_ read -r _ what name <<<"$(basename "$target")"
    printf '\033[1m--\033[0m %s: %s s, %s documents\n' "$what $name" "$seconds" "$(find "$corpus/$name/$what" -type f | wc -l)"
    mkdir -p "$corpus/new"
    "$target" -seed=1 -max_total_time="$seconds" -timeout=20 -rss_limit_mb=4096 -max_len=8192 -verbosity=0 -close_fd_mask=1 \
        -artifact_prefix="$found/$what-$name-" "$corpus/new" "$corpus/$name/$what" 2>"$corpus/log" \
        || { tail -60 "$corpus/log" >&2; echo "$what $name is broken by a document in $found" >&2; exit 1; }
    rm -rf "$corpus/new"
done
