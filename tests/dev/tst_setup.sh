#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# How ./dev makes its environment: which systems build natively, what is installed and asked for, and that a root
# whose making was interrupted is not trusted. What would need the network is a stand-in.
# shellcheck disable=SC2016,SC2031,SC2317 # the stand-ins expand them; what is sourced calls the functions
source_dir=$1
# shellcheck source=tests/dev/expect.sh
source "$(dirname "$0")/expect.sh"

project=$work/project
mkdir -p "$project/.dev" "$work/bin"
printf '# a comment\ncmake\nninja-build\n' >"$project/.dev/packages"
export WORK=$work PATH=$work/bin:$PATH
: >"$work/calls"

stand_in mmdebstrap <<'TEXT'
printf '%s\n' "$*" >>"$WORK/calls"
root=${*: -1}
mkdir -p "$root/usr/bin"
if [[ -e $WORK/hang ]]; then
    touch "$WORK/hanging"
    sleep 60
fi
[[ ! -e $WORK/broken ]] || { echo "E: no mirror" >&2; exit 1; }
echo whole >"$root/usr/bin/whole"
TEXT
stand_in bwrap <<'TEXT'
exit 0
TEXT
stand_in unshare <<'TEXT'
while [[ $1 == --* ]]; do shift; done
exec "$@"
TEXT
stand_in mount <<'TEXT'
exit 0
TEXT
stand_in apt-get <<'TEXT'
printf 'apt-get %s\n' "$*" >>"$WORK/calls"
[[ $* != *--simulate*mold* ]] || { echo "E: Unable to locate package mold" >&2; exit 100; }
[[ $1 != install || ! -e $WORK/broken ]] || { echo "E: Held broken packages" >&2; exit 100; }
TEXT
stand_in sudo <<'TEXT'
printf 'sudo %s\n' "$*" >>"$WORK/calls"
exec "$@"
TEXT
stand_in dpkg-query <<'TEXT'
grep -qxF "${*: -1}" "$WORK/installed" && echo "install ok installed"
TEXT
touch "$work/installed" "$work/keyring"
echo 9000 >"$work/free"

# on ID VERSION COMMAND…: on that system, as root unless told otherwise.
on() {
    local id=$1 version=$2
    shift 2
    printf 'ID=%s\n' "$id" >"$work/os-release"
    [[ -z $version ]] || printf 'VERSION_ID="%s"\n' "$version" >>"$work/os-release"
    (
        export BATON_OS_RELEASE=$work/os-release
        # shellcheck source=.dev/environment.sh
        source "$source_dir/.dev/environment.sh"
        # shellcheck disable=SC2034 # read by the script
        keyring=$work/keyring
        is_root() { [[ ! -e $work/nobody ]]; }
        free_megabytes() { cat "$work/free"; }
        has() { [[ ! -e $work/without-$1 ]] && command -v "$1" >/dev/null; }
        "$@"
    )
}
code_of() {
    local code=0
    "$@" >/dev/null 2>&1 || code=$?
    echo $code
}
prepared() { prepare && printf '%s' "$way"; }
root_of() { root_folder; }

# Systems
for row in debian:13:0 debian:14:0 debian::0 debian:12:1 ubuntu:25.04:0 ubuntu:25.10:0 ubuntu:26.04:0 ubuntu:24.04:1 \
    ubuntu:24.10:1 linuxmint:22:1 fedora:42:1; do
    IFS=: read -r id version wanted <<<"$row"
    expect "$id '$version' is new enough" "$wanted" "$(code_of on "$id" "$version" is_new_enough)"
done
expect "a system that does not tell its name is not new enough" 1 \
    "$(BATON_OS_RELEASE=$work/none bash -c 'project=$1; source "$2/.dev/environment.sh"; is_new_enough; echo $?' \
        bash "$project" "$source_dir")"

# Natively
printf 'cmake\nninja-build\n' >"$work/installed"
expect "with all packages there nothing is installed" native "$(on ubuntu 25.04 prepared 2>"$work/said")"
expect "and nothing is said" "" "$(cat "$work/said" "$work/calls")"
printf 'cmake\n' >"$work/installed"
expect "what is missing is installed" native "$(on debian 13 prepared 2>"$work/said")"
expect_in "and told with its reason" "Installing ninja-build (to build Baton)" "$(cat "$work/said")"
expect_in "only what is missing" "install -y --no-install-recommends ninja-build" "$(cat "$work/calls")"
: >"$work/calls"
touch "$work/nobody"
on debian 13 prepared >/dev/null 2>"$work/said"
expect_in "without root by sudo" "sudo env DEBIAN_FRONTEND=noninteractive" "$(cat "$work/calls")"
expect_in "which is told" "root is needed for that" "$(cat "$work/said")"
touch "$work/without-sudo" "$work/without-mmdebstrap"
expect "without root and sudo it stops" 1 "$(code_of on debian 13 prepared)"
on debian 13 prepared 2>"$work/said" || true
expect_in "and names what to install" "apt-get install ninja-build" "$(cat "$work/said")"
rm "$work"/without-*

touch "$work/broken"
rm "$work/nobody"
expect "packages that cannot be installed stop it" 1 "$(code_of on debian 13 prepared)"
on debian 13 prepared 2>"$work/said" || true
expect_in "and what apt said is shown" "E: Held broken packages" "$(cat "$work/said")"
rm "$work/broken"
touch "$work/nobody"

# A system that has not all packages
printf 'cmake\nninja-build\nmold\n' >"$project/.dev/packages"
rm "$work/nobody"
: >"$work/calls"
expect "a system without one of the packages enters a root" bwrap "$(on ubuntu 25.04 prepared 2>"$work/said")"
expect_in "which is told" "This system has no package mold: using a cached Debian 13 root" "$(cat "$work/said")"
expect "and installs nothing on it" "" "$(grep 'apt-get install -y' "$work/calls")"
: >"$work/calls"
expect "the next time it is not asked again" bwrap "$(on ubuntu 25.04 prepared 2>"$work/said")"
expect "nor said" "" "$(cat "$work/calls" "$work/said")"
on ubuntu 25.04 remove_environment 2>/dev/null
printf 'cmake\nninja-build\n' >"$project/.dev/packages"
touch "$work/nobody"

# A root
: >"$work/calls"
rm "$work/nobody"
expect "an older system enters a root" bwrap "$(on debian 12 prepared 2>"$work/said")"
root=$(on debian 12 root_of)
expect "the root is whole" whole "$(cat "$root/usr/bin/whole")"
expect_in "with all packages" "--include=cmake,ninja-build trixie" "$(cat "$work/calls")"
expect_in "and its size is told" "Making a Debian 13 root, once" "$(cat "$work/said")"
: >"$work/calls"
on debian 12 prepared >/dev/null 2>"$work/said"
expect "the second time nothing is made or said" "" "$(cat "$work/calls" "$work/said")"

printf 'cmake\nninja-build\nmold\n' >"$project/.dev/packages"
old=$root
on debian 12 prepared >/dev/null 2>&1
expect "other packages make another root" "--include=cmake,ninja-build,mold" \
    "$(grep -o -e '--include=[^ ]*' "$work/calls")"
expect "and the old one goes" "" "$(ls -d "$old" 2>/dev/null)"

# Interrupted
on debian 12 remove_environment 2>/dev/null
root=$(on debian 12 root_of)
touch "$work/hang"
setsid bash -c '
    project=$1 BATON_OS_RELEASE=$2
    source "$3/.dev/environment.sh"
    keyring=$4
    prepare' bash "$project" "$work/os-release" "$source_dir" "$work/keyring" >/dev/null 2>&1 &
making=$!
for _ in $(seq 200); do
    [[ ! -e $work/hanging ]] || break
    sleep 0.05
done
kill -9 -- "-$making"
wait "$making" 2>/dev/null || true
rm -f "$work/hang"
expect "making it had begun" 1 "$(find "$XDG_CACHE_HOME/baton" -maxdepth 1 -name 'unfinished-*' | wc -l)"
expect "a root that was killed half-made is not there" "" "$(ls -d "$root" 2>/dev/null)"
expect "the next time it is made anew" bwrap "$(on debian 12 prepared 2>/dev/null)"
expect "and whole" whole "$(cat "$root/usr/bin/whole")"
expect "and the half-made one is gone" 0 \
    "$(find "$XDG_CACHE_HOME/baton" -maxdepth 1 -name 'unfinished-*' | wc -l)"
rm "$root/.complete"
: >"$work/calls"
on debian 12 prepared >/dev/null 2>&1
expect_in "a root without its mark is made anew" "trixie" "$(cat "$work/calls")"

# Failing
on debian 12 remove_environment 2>/dev/null
touch "$work/broken"
expect "a root that cannot be made is an error" 1 "$(code_of on debian 12 prepared)"
expect "and is not there" "" "$(ls -d "$root" 2>/dev/null)"
expect "nor a part of it" 0 "$(find "$XDG_CACHE_HOME/baton" -maxdepth 1 -name 'unfinished-*' | wc -l)"
on debian 12 prepared 2>"$work/said" || true
expect_in "what it said is shown" "E: no mirror" "$(cat "$work/said")"
expect_in "and what to do" "is there a network?" "$(cat "$work/said")"
echo 49 >"$work/free"
on debian 12 root_failed 2>"$work/said" || true
expect_in "what filled the disk meanwhile is told as that" "no room left in $XDG_CACHE_HOME/baton" "$(cat "$work/said")"
rm "$work/broken"
echo 2699 >"$work/free"
: >"$work/calls"
expect "a disk without room for it is an error" 1 "$(code_of on debian 12 prepared)"
on debian 12 prepared 2>"$work/said" || true
expect_in "which says where, how much and what to do" "takes 2700 MB in $XDG_CACHE_HOME/baton, where 2699 MB are free; \
make room, or name a folder of another disk by XDG_CACHE_HOME" "$(cat "$work/said")"
expect "and nothing was begun" "" "$(cat "$work/calls")"
expect "nor left behind" 0 "$(find "$XDG_CACHE_HOME/baton" -maxdepth 1 -name 'unfinished-*' | wc -l)"
echo 5399 >"$work/free"
touch "$work/nobody"
on debian 12 prepared 2>"$work/said" || true
expect_in "without root it takes as much again" "takes 5400 MB" "$(cat "$work/said")"
rm "$work/nobody"
echo 9000 >"$work/free"
touch "$work/file"
XDG_CACHE_HOME=$work/file on debian 12 prepared 2>"$work/said" || true
expect_in "a cache that cannot be written to is told" "$work/file/baton cannot be written to" "$(cat "$work/said")"
expect_in "a home that is not set, too" "HOME: is not set" \
    "$(env -u HOME -u XDG_CACHE_HOME bash -c 'project=$1; source "$2/.dev/environment.sh"' bash "$project" "$source_dir" 2>&1 || true)"
touch "$work/without-mmdebstrap" "$work/without-apt-get"
on fedora 42 prepared >/dev/null 2>"$work/said" || true
expect_in "without apt-get it says what is needed" "install these yourself (to make a Debian 13 root): mmdebstrap" \
    "$(cat "$work/said")"
rm "$work"/without-*
stand_in bwrap <<'TEXT'
exit 1
TEXT
expect "where bubblewrap may not work it mounts" chroot "$(on debian 12 prepared 2>/dev/null)"
stand_in mount <<'TEXT'
exit 32
TEXT
expect "where mounting is not allowed either it copies" copy "$(on debian 12 prepared 2>/dev/null)"
touch "$work/nobody"
on debian 12 best_way 2>"$work/said" || true
expect_in "without root it says what to allow" "Allow user namespaces" "$(cat "$work/said")"
expect_in "a way that is none is told" "BATON_ENTER is bwrap, chroot or copy, not 'teleport'" \
    "$(BATON_ENTER=teleport on debian 12 eval 'prepare; in_place true' 2>&1 || true)"

BATON_ENTER=bwrap on debian 12 eval 'prepare; cd /usr/share; in_place true' 2>"$work/said" || true
expect_in "a folder that the root has of its own is told" "/usr/share cannot be seen in the Debian 13 root, whose /usr" \
    "$(cat "$work/said")"

finish
