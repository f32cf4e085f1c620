#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# clang-tidy over the program's sources. A file whose text, headers and settings passed before is not looked at again.
set -euo pipefail
cd "$(dirname "$0")/.."
passed=${XDG_CACHE_HOME:-$HOME/.cache}/baton/tidy
mkdir -p "$passed"
find "$passed" -type f -mtime +30 -delete
log=$(mktemp)
cmake --preset tidy >"$log" 2>&1 || { cat "$log"; exit 1; }
rm -f "$log"

headers=$(git ls-files -z --cached --others --exclude-standard -- '*.h' .clang-tidy '*CMakeLists.txt' cmake | sort -zu | xargs -0 cat 2>/dev/null | sha256sum | cut -c1-32)

# shellcheck disable=SC2016 # expanded by the inner shell
git ls-files -z --cached --others --exclude-standard -- 'app/*.cpp' 'models/*.cpp' 'widgets/*.cpp' \
    | xargs -0 -P "$(nproc)" -n 1 bash -c '
        file=$0
        [[ -f $file ]] || exit 0
        stamp='"$passed"'/$(sha256sum <"$file" | cut -c1-32)-'"$headers"'
        [[ -f $stamp ]] && exit 0
        output=$(clang-tidy -p build/tidy --quiet --warnings-as-errors="*" "$file" 2>/dev/null) \
            && touch "$stamp" || { printf "%s\n" "$output"; exit 1; }'
