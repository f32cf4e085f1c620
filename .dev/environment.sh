# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# Where Baton is built: natively where the system is new enough, else in a cached Debian 13 root.
# Defines prepare, in_project, in_place, remove_environment, say and die.

: "${project:?set by the caller}"
# shellcheck source=.dev/ways.sh
source "${BASH_SOURCE[0]%/*}/ways.sh"
# shellcheck source=.dev/progress.sh
source "${BASH_SOURCE[0]%/*}/progress.sh"

: "${BATON_OS_RELEASE:=/etc/os-release}"
suite=trixie
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
cache=${XDG_CACHE_HOME:-$HOME/.cache}/baton

say() { printf '\033[1m==>\033[0m %s\n' "$*" >&2; }
die() { printf 'dev: %s\n' "$*" >&2; exit 1; }
is_root() { [[ $EUID -eq 0 ]]; }
has() { command -v "$1" >/dev/null; }

packages() { grep -v '^#' "$project/.dev/packages"; }
root_folder() { printf '%s/%s-%s' "$cache" "$suite" "$({ echo 1; packages; } | sha256sum | cut -c1-12)"; }

# is_new_enough: Debian 13, Ubuntu 25.04 or later carry all of Baton's packages themselves.
is_new_enough() {
    local ID='' VERSION_ID=''
    # shellcheck source=/dev/null
    [[ -r $BATON_OS_RELEASE ]] && source "$BATON_OS_RELEASE"
    case $ID in
        debian) [[ -z $VERSION_ID || ${VERSION_ID%%.*} -ge 13 ]] ;;
        ubuntu) [[ ${VERSION_ID%%.*} -ge 25 ]] ;;
        *) return 1 ;;
    esac
}

# missing: of the packages on standard input those that are not installed.
missing() {
    local package
    while IFS= read -r package; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || printf '%s\n' "$package"
    done
}

# What the host lacks to make and enter a root; without root also the map of sub-uids.
host_packages() {
    has mmdebstrap || printf 'mmdebstrap\n'
    [[ -e $keyring ]] || printf 'debian-archive-keyring\n'
    has bwrap || printf 'bubblewrap\n'
    is_root || has newuidmap || printf 'uidmap\n'
}

# install_on_host WHY PACKAGE…: with root or sudo, saying what for.
install_on_host() {
    local why=$1 names as_root=()
    shift
    has apt-get || die "this system has no apt-get; install these yourself ($why): $*"
    if ! is_root; then
        has sudo || die "root is needed once to install: $* ($why). Run as root: apt-get install $*"
        as_root=(sudo)
    fi
    names=$*
    [[ $# -le 6 ]] || names="$# packages"
    say "Installing $names ($why)${as_root:+; root is needed for that}"
    "${as_root[@]}" apt-get update -qq
    with_progress "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive NEEDRESTART_SUSPEND=1 \
        apt-get install -y --no-install-recommends "$@" || die "these packages could not be installed ($why): $*"
}

prepare() {
    trap stopped INT
    choose_way
    trap - INT
}

choose_way() {
    if [[ -z ${BATON_ENTER:-} ]] && is_new_enough && prepare_native; then
        way=native
        return
    fi
    root=$(root_folder)
    [[ -f $root/.complete ]] || make_root
    way=${BATON_ENTER:-$(best_way)}
}

prepare_native() {
    local wanted absent
    mapfile -t wanted < <(packages | missing)
    [[ ${#wanted[@]} -eq 0 ]] && return
    [[ ! -f $(root_folder)/.complete ]] || return 1 # chosen before
    mapfile -t absent < <(unknown "${wanted[@]}")
    if [[ ${#absent[@]} -gt 0 ]]; then
        say "This system has no package ${absent[*]}: using a cached Debian 13 root instead."
        return 1
    fi
    if ! is_root && ! has sudo && has mmdebstrap; then
        say "Packages are missing and there is no root: using a cached Debian 13 root instead."
        return 1
    fi
    install_on_host "to build Baton" "${wanted[@]}"
}

# unknown PACKAGE…: those that this system's archive does not have.
unknown() {
    has apt-get || return 0
    ! is_root || apt-get update -qq >&2
    LC_ALL=C apt-get install --simulate "$@" 2>&1 \
        | sed -nE "s/^(E|Error): (Unable to locate package |Package ')([^' ]+).*/\3/p"
}

# The root is made beside its final place and renamed when whole: an interrupted set-up is never trusted.
make_root() {
    local wanted unfinished list options=(--verbose --variant=minbase --keyring="$keyring" --dpkgopt=force-unsafe-io)
    mapfile -t wanted < <(host_packages)
    [[ ${#wanted[@]} -eq 0 ]] || install_on_host "to make a Debian 13 root" "${wanted[@]}"
    mkdir -p "$cache"
    exec 8>"$cache/lock"
    flock -n 8 || { say "Waiting for another set-up to finish"; flock 8; }
    [[ -f $root/.complete ]] && { exec 8>&-; return; }
    say "Making a Debian 13 root, once; this takes some minutes and 2 GB in $cache"
    remove_unfinished
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

# An interrupted set-up leaves nothing that the next call trusts.
stopped() {
    printf '\n' >&2
    say "Stopped. The next call begins this step anew."
    exit 130
}

root_failed() { die "the Debian 13 root could not be made (see above); is there a network? The next call begins anew."; }

may_mount() {
    unshare --mount mount --bind "$cache" "$cache" 2>/dev/null
}

best_way() {
    if bwrap --ro-bind / / --dev /dev --proc /proc true 2>/dev/null; then
        echo bwrap
    elif ! is_root; then
        die "bubblewrap may not make namespaces here, and chroot needs root. Allow user namespaces (sysctl kernel.unprivileged_userns_clone=1) or run as root."
    elif may_mount; then
        echo chroot
    else
        echo copy
    fi
}

in_project() { (cd "$project" && in_place "$@"); }

# in_place COMMAND…: in the environment, in the present folder, with the caller's files under their own paths.
in_place() {
    case $way in
        native) "$@" ;;
        bwrap) enter_with_bwrap "$@" ;;
        chroot) enter_with_chroot "$@" ;;
        copy) enter_with_copy "$@" ;;
        *) die "BATON_ENTER is bwrap, chroot or copy, not '$way'" ;;
    esac
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
    say "Removed the cached environment in $cache"
}
