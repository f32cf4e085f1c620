# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# What a set-up and a build need of the disk, told before they begin rather than in the midst of their output.

: "${project:?set by the caller}" "${cache:=}" # set by environment.sh
root_megabytes=2700 # while it is made; 2,000 later

# may_write FOLDER: it is there or can be made, and takes files; false on a disk that is mounted read-only, for root too.
may_write() { mkdir -p "$1" 2>/dev/null && [[ -w $1 ]]; }

free_megabytes() { echo $(($(stat --file-system --format='%a * %S' "$1") / 1024 / 1024)); }

# need_cache: a place for the root that is about to be made.
need_cache() {
    may_write "$cache" \
        || die "$cache cannot be written to, and the Debian 13 root is kept there; name another folder by XDG_CACHE_HOME"
}

# need_room FOLDER MEGABYTES VARIABLE: or else another folder is named by VARIABLE.
need_room() {
    local free
    free=$(free_megabytes "$1")
    [[ $free -ge $2 ]] \
        || die "making a Debian 13 root takes $2 MB in $1, where $free MB are free; make room, or name a folder of another disk by $3"
}

# need_root_room: without root the tree is made in the folder of temporary files, packed, and unpacked in the cache.
need_root_room() {
    if is_root; then
        need_room "$cache" "$root_megabytes" XDG_CACHE_HOME
    else
        need_room "$cache" $((root_megabytes * 2)) XDG_CACHE_HOME
        need_room "${TMPDIR:-/tmp}" "$root_megabytes" TMPDIR
    fi
}

# need_build: a place to build in.
need_build() {
    may_write "$project/build" || die "$project/build cannot be written to, and Baton is built there; \
give it to yourself (chown), or copy the checkout to where you may write"
}
