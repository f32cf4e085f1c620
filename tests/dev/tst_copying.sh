#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# What the set-up script does without namespaces and mounts: files go in by copy and come back by copy.
# Changing the root takes rights that a test has not; a shell in the copied folder stands for it.
# shellcheck disable=SC2016 # the inner shells expand them
source_dir=$1
# shellcheck source=tests/dev/expect.sh
source "$(dirname "$0")/expect.sh"
project=$work/project
root=$work/root
mkdir -p "$project" "$root" "$work/elsewhere" "$work/empty"
# shellcheck source=.dev/environment.sh
source "$source_dir/.dev/environment.sh"

# shellcheck disable=SC2034 # read by in_place
way=copy
copy_host_files() { :; }
# Paths inside are those of the root, as they would be for the command.
in_chroot() {
    local argument arguments=()
    for argument; do arguments+=("${argument//"$work"/"$root$work"}"); done
    (cd "$root$PWD" && "${arguments[@]}")
}

echo one >"$work/elsewhere/a.yaml"
cd "$work/empty"

expect "a file is read" one "$(in_place cat "$work/elsewhere/a.yaml")"
in_place sh -c 'echo two >"$0"' "$work/elsewhere/a.yaml"
expect "a file is changed" two "$(cat "$work/elsewhere/a.yaml")"
in_place sh -c 'echo new >"$0"' "$work/elsewhere/b.yaml"
expect "a new file comes back" new "$(cat "$work/elsewhere/b.yaml")"
in_place sh -c 'echo it >"${0#--output=}"' "--output=$work/elsewhere/c.yaml"
expect "a new file of an option comes back" it "$(cat "$work/elsewhere/c.yaml")"
in_place sh -c 'echo here >d.yaml' d.yaml
expect "a new file in this folder comes back" here "$(cat d.yaml)"
expect "a folder that is not in the root is entered" "$root$work/empty" "$(in_place pwd)"
expect "nothing is invented" "" "$(in_place true "$work/elsewhere/never.yaml"; ls "$work/elsewhere/never.yaml" 2>/dev/null)"
rm "$work/elsewhere/b.yaml"
in_place true "$work/elsewhere/b.yaml"
expect "what was removed meanwhile does not come back" "" "$(ls "$work/elsewhere/b.yaml" 2>/dev/null)"
code=0
in_place sh -c 'exit 3' || code=$?
expect "the exit code is the command's" 3 "$code"
mkdir "$project/docs"
echo in >"$project/docs/x"
expect "the project is there" in "$(in_place cat "$project/docs/x")"

finish
