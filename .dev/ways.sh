# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# The three ways into the cached root: bubblewrap, chroot with mounts of its own, chroot with copies.

: "${root:=}" "${way:=}" # set by prepare

# The folders of the host that are seen inside under their own names: all but what the root brings itself.
host_folders() {
    local folder
    for folder in /*; do
        [[ $folder == /lost+found || ! -d $folder ]] || is_of_root "$folder/" || printf '%s\n' "$folder"
    done
}

is_of_root() { [[ $1 == /@(bin|sbin|lib|lib32|lib64|libx32|usr|etc|proc|sys|dev|boot)/* ]]; }

# need_sight FOLDER: the system's own folders are not seen inside, for the root brings them; copies go there all the same.
need_sight() {
    local top=${1#/}
    [[ $way != @(bwrap|chroot) ]] || ! is_of_root "$1/" || die "$1 cannot be seen in the Debian 13 root, whose /${top%%/*} is another; \
keep Baton elsewhere, such as below ${HOME:-/home}, and call it from there"
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
