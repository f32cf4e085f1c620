#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# The same for each way into a root that this machine allows: files under their own paths, the exit code, the folder.
# The root is a tiny one, of this system's own shell.
# shellcheck disable=SC2016 # the inner shells expand them
source_dir=$1
# shellcheck source=tests/dev/expect.sh
source "$(dirname "$0")/expect.sh"

project=$work/project
root=$work/root
mkdir -p "$project" "$root"/{usr/bin,usr/lib,usr/lib64,etc,tmp,dev,proc,sys} "$work/elsewhere" "$work/empty"
for folder in bin lib lib64; do ln -s "usr/$folder" "$root/$folder"; done
for program in sh cat pwd mkdir; do
    cp -L "$(type -P $program)" "$root/usr/bin/"
    ldd "$(type -P $program)" | grep -o '/[^ ]*' | while read -r library; do
        mkdir -p "$root/$(dirname "$library")"
        cp -L "$library" "$root$library"
    done
done
touch "$root/etc/passwd"
echo one >"$work/elsewhere/a.yaml"
# shellcheck source=.dev/environment.sh
source "$source_dir/.dev/environment.sh"

possible() {
    case $1 in
        bwrap) bwrap --ro-bind / / --dev /dev --proc /proc true 2>/dev/null ;;
        chroot) is_root && { mkdir -p "$cache"; may_mount; } ;;
        copy) is_root && chroot "$root" /bin/sh -c true 2>/dev/null ;;
    esac
}

tried=0
for way in bwrap chroot copy; do
    possible $way || { printf 'skipped: this machine does not allow %s\n' $way; continue; }
    tried=$((tried + 1))
    cd "$work/empty"
    rm -f "$work"/elsewhere/[bc].yaml "$project/x"
    echo one >"$work/elsewhere/a.yaml"
    expect "$way: a file is read" one "$(in_place cat "$work/elsewhere/a.yaml")"
    in_place sh -c 'echo two >"$0"' "$work/elsewhere/a.yaml"
    expect "$way: a file is changed" two "$(cat "$work/elsewhere/a.yaml")"
    in_place sh -c 'echo new >"$0"' "$work/elsewhere/b.yaml"
    expect "$way: a new file is there" new "$(cat "$work/elsewhere/b.yaml")"
    expect "$way: the folder is the caller's" "$work/empty" "$(in_place pwd)"
    in_project sh -c 'echo in >x'
    expect "$way: the project is written to" in "$(cat "$project/x")"
    code=0
    in_place sh -c 'exit 3' || code=$?
    expect "$way: the exit code is the command's" 3 "$code"
    expect "$way: standard input reaches it" piped "$(echo piped | in_place cat)"
    expect "$way: nothing stays mounted" 0 "$(grep -c " $root/" /proc/self/mountinfo || true)"
done
if [[ $tried -eq 0 ]]; then
    echo "SKIP this machine allows neither namespaces nor chroot"
    exit 77
fi
cd /
finish
