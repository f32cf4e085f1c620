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
# shellcheck source=.dev/disk.sh
source "${BASH_SOURCE[0]%/*}/disk.sh"
# shellcheck source=.dev/root.sh
source "${BASH_SOURCE[0]%/*}/root.sh"

: "${BATON_OS_RELEASE:=/etc/os-release}"
suite=trixie
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
cache=${XDG_CACHE_HOME:-${HOME:?is not set, and what Baton is built with is kept below it; set it, or XDG_CACHE_HOME}/.cache}/baton

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
    need_sight "$project"
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

# An interrupted set-up leaves nothing that the next call trusts.
stopped() {
    printf '\n' >&2
    say "Stopped. The next call begins this step anew."
    exit 130
}

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
    need_sight "$PWD"
    case $way in
        native) "$@" ;;
        bwrap) enter_with_bwrap "$@" ;;
        chroot) enter_with_chroot "$@" ;;
        copy) enter_with_copy "$@" ;;
        *) die "BATON_ENTER is bwrap, chroot or copy, not '$way'" ;;
    esac
}
