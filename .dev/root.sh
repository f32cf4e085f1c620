# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# How the cached Debian 13 root is made and removed.

: "${root:=}" "${suite:=}" "${keyring:=}" "${cache:=}" # set by environment.sh

# The root is made beside its final place and renamed when whole: an interrupted set-up is never trusted.
make_root() {
    local wanted unfinished list options=(--verbose --variant=minbase --keyring="$keyring" --dpkgopt=force-unsafe-io)
    mapfile -t wanted < <(host_packages)
    [[ ${#wanted[@]} -eq 0 ]] || install_on_host "to make a Debian 13 root" "${wanted[@]}"
    need_cache
    exec 8>"$cache/lock"
    flock -n 8 || { say "Waiting for another set-up to finish"; flock 8; }
    [[ -f $root/.complete ]] && { exec 8>&-; return; }
    say "Making a Debian 13 root, once; this takes some minutes and 2 GB in $cache"
    remove_unfinished
    need_root_room
    unfinished=$(mktemp -d "$cache/unfinished-XXXXXX")
    list=$(packages | paste -sd,)
    if is_root; then
        # Mounts of its own go with it when it is killed; without the right to mount it has to be told not to try.
        local apart=(unshare --mount)
        may_mount || { apart=(); options+=(--skip=check/canmount); }
        with_progress "${apart[@]}" mmdebstrap "${options[@]}" --mode=root --include="$list" "$suite" \
            "$unfinished/root" || root_failed
    else
        mkdir "$unfinished/root"
        with_progress mmdebstrap "${options[@]}" --mode=unshare --include="$list" "$suite" \
            "$unfinished/root.tar" || root_failed
        say "Unpacking the root"
        tar -C "$unfinished/root" -xf "$unfinished/root.tar" --no-same-owner --exclude='./dev/*'
    fi
    touch "$unfinished/root/.complete"
    sync --file-system "$unfinished" # dpkg was told not to wait for the disk
    mv "$unfinished/root" "$root"
    remove_tree "$unfinished"
    remove_roots_but "$root"
    exec 8>&-
}

root_failed() {
    local guess="is there a network?"
    [[ $(free_megabytes "$cache") -ge 50 ]] || guess="there is no room left in $cache."
    (remove_unfinished) || true
    die "the Debian 13 root could not be made (see above); $guess The next call begins anew."
}

remove_roots_but() {
    local folder
    for folder in "$cache/$suite"-*; do
        [[ $folder == "${1:-}" || ! -d $folder ]] || remove_tree "$folder"
    done
}

# remove_tree FOLDER: but never through something that is mounted there.
remove_tree() {
    if grep -qF " $(readlink -f "$1")/" /proc/self/mountinfo; then
        die "something is mounted below $1; unmount it before the folder can be removed"
    fi
    rm -rf --one-file-system "$1"
}

remove_unfinished() {
    local folder
    for folder in "$cache"/unfinished-*; do
        [[ ! -d $folder ]] || remove_tree "$folder"
    done
}

remove_environment() {
    remove_roots_but ""
    remove_unfinished
    rm -rf "$cache/npm"
    say "Removed the cached environment in $cache"
}
