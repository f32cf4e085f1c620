# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# Where Baton is built: natively where the system is new enough, else in a cached Debian 13 root.
# Defines prepare, in_project, in_place, remove_environment, say and die.

: "${project:?set by the caller}"
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
    local why=$1 as_root=()
    shift
    has apt-get || die "this system has no apt-get; install these yourself ($why): $*"
    if ! is_root; then
        has sudo || die "root is needed once to install: $* ($why). Run as root: apt-get install $*"
        as_root=(sudo)
    fi
    say "Installing $* ($why)${as_root:+; root is needed for that}"
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2 \
        || die "these packages could not be installed ($why): $*"
}

prepare() {
    if [[ -z ${BATON_ENTER:-} ]] && is_new_enough && prepare_native; then
        way=native
        return
    fi
    root=$(root_folder)
    [[ -f $root/.complete ]] || make_root
    way=${BATON_ENTER:-$(best_way)}
}

prepare_native() {
    local wanted
    mapfile -t wanted < <(packages | missing)
    [[ ${#wanted[@]} -eq 0 ]] && return
    if ! is_root && ! has sudo && has mmdebstrap; then
        say "Packages are missing and there is no root: using a cached Debian 13 root instead."
        return 1
    fi
    install_on_host "to build Baton" "${wanted[@]}"
}

# The root is made beside its final place and renamed when whole: an interrupted set-up is never trusted.
make_root() {
    local wanted unfinished list options=(--variant=minbase)
    mapfile -t wanted < <(host_packages)
    [[ ${#wanted[@]} -eq 0 ]] || install_on_host "to make a Debian 13 root" "${wanted[@]}"
    mkdir -p "$cache"
    exec 8>"$cache/lock"
    flock -n 8 || { say "Waiting for another set-up to finish"; flock 8; }
    [[ -f $root/.complete ]] && { exec 8>&-; return; }
    say "Making a Debian 13 root, once; this takes some minutes and 2.5 GB in $cache"
    remove_unfinished
    unfinished=$(mktemp -d "$cache/unfinished-XXXXXX")
    list=$(packages | paste -sd,)
    if is_root; then
        # Mounts of its own go with it when it is killed; without the right to mount it has to be told not to try.
        local apart=(unshare --mount)
        may_mount || { apart=(); options+=(--skip=check/canmount); }
        "${apart[@]}" mmdebstrap "${options[@]}" --mode=root --include="$list" "$suite" "$unfinished/root" >&2 \
            || root_failed
    else
        mkdir "$unfinished/root"
        mmdebstrap "${options[@]}" --mode=unshare --include="$list" "$suite" "$unfinished/root.tar" >&2 \
            || root_failed
        tar -C "$unfinished/root" -xf "$unfinished/root.tar" --no-same-owner --exclude='./dev/*'
    fi
    touch "$unfinished/root/.complete"
    mv "$unfinished/root" "$root"
    remove_tree "$unfinished"
    remove_roots_but "$root"
    exec 8>&-
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

# The folders of the host that are seen inside under their own names: all but what the root brings itself.
host_folders() {
    local folder
    for folder in /*; do
        case $folder in
            /bin | /sbin | /lib* | /usr | /etc | /proc | /sys | /dev | /boot | /lost+found) ;;
            *) [[ -d $folder && ! -L $folder ]] && printf '%s\n' "$folder" ;;
        esac
    done
}

host_files=(/etc/passwd /etc/group /etc/hosts /etc/resolv.conf /etc/machine-id)

# The host's time zone; its /etc/localtime is a link that need not lead anywhere inside.
time_zone() {
    local zone
    zone=$(readlink -f /etc/localtime)
    printf '%s' "${TZ:-${zone#/usr/share/zoneinfo/}}"
}

enter_with_bwrap() {
    local folder file arguments=(--die-with-parent --tmpfs / --ro-bind "$root/usr" /usr --ro-bind "$root/etc" /etc)
    for folder in bin sbin lib lib64; do
        [[ -L $root/$folder ]] && arguments+=(--symlink "usr/$folder" "/$folder")
    done
    arguments+=(--proc /proc --dev-bind /dev /dev --ro-bind /sys /sys)
    while IFS= read -r folder; do
        arguments+=(--bind "$folder" "$folder")
    done < <(host_folders)
    for file in "${host_files[@]}"; do
        [[ -f $file && -f $root$file && ! -L $root$file ]] && arguments+=(--ro-bind "$(readlink -f "$file")" "$file")
    done
    bwrap "${arguments[@]}" --setenv TZ "$(time_zone)" --chdir "$PWD" "$@"
}

# The mounts live in a mount namespace of their own, so that not even kill -9 leaves one behind.
enter_with_chroot() {
    local folders
    mapfile -t folders < <(host_folders; printf '/proc\n/dev\n/sys\n')
    copy_host_files
    # shellcheck disable=SC2016 # expanded inside
    unshare --mount --propagation slave bash -c '
        root=$1 count=$2
        shift 2
        for folder in "${@:1:count}"; do
            mkdir -p "$root$folder" && mount --rbind "$folder" "$root$folder" || exit 125
        done
        shift "$count"
        exec chroot "$root" /bin/sh -c "cd \"\$1\" && shift && exec \"\$@\"" sh "$PWD" "$@"
    ' bash "$root" "${#folders[@]}" "${folders[@]}" "$@"
}

# Neither namespaces nor mounts: the project and the files that are named go in by copy and come back by copy.
enter_with_copy() (
    copy_host_files
    mkdir -p "$root/tmp" "$root/dev" "$root/proc" "$root$HOME"
    for device in null zero random urandom tty; do
        [[ -e $root/dev/$device ]] || cp -a "/dev/$device" "$root/dev/" 2>/dev/null || true
    done
    mkdir -p "$root$PWD"
    paths=("$project")
    made=()
    for argument; do
        path=$(path_in "$argument") || continue
        if [[ $path == "$project" || $path == "$project"/* ]]; then
            continue
        elif [[ -f $path || $path == /*/* && -e $path ]]; then
            paths+=("$path")
        elif [[ ! -e $path ]]; then # what the command may be about to write
            mkdir -p "$root$(dirname "$path")"
            rm -rf "${root:?}$path"
            made+=("$path")
        fi
    done
    for path in "${paths[@]}"; do mirror "$path" "$root$path"; done
    status=0
    in_chroot "$@" || status=$?
    for path in "${made[@]}"; do [[ ! -e $root$path ]] || paths+=("$path"); done
    for path in "${paths[@]}"; do mirror "$root$path" "$path"; done
    exit $status
)

# path_in ARGUMENT: the file that "FILE", "FILE:LINE" or "--option=FILE" speaks of, if its folder is there.
path_in() {
    local argument=$1
    [[ $argument == -*=* ]] && argument=${argument#*=}
    [[ $argument == -* ]] && return 1
    [[ -e $argument ]] || argument=${argument%%:*}
    readlink -f -- "$argument" 2>/dev/null
}

# mirror FROM TO: only what is newer; a deletion on one side is not carried over.
mirror() {
    mkdir -p "$(dirname "$2")"
    if [[ -d $1 ]]; then
        mkdir -p "$2"
        cp -a --update "$1/." "$2/"
    else
        cp -a --update "$1" "$2"
    fi
}

copy_host_files() {
    local file
    for file in "${host_files[@]}"; do
        [[ ! -e $file ]] || cp --remove-destination -L "$file" "$root$file"
    done
}

in_chroot() {
    # shellcheck disable=SC2016 # expanded inside
    chroot "$root" /bin/sh -c 'cd "$1" && shift && exec "$@"' sh "$PWD" "$@"
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
