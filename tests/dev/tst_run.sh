#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# `./dev run` with and without a display; the build and the program are stand-ins.
# shellcheck disable=SC2016 # the stand-ins expand them
source_dir=$1
# shellcheck source=tests/dev/expect.sh
source "$(dirname "$0")/expect.sh"

project=$work/project
mkdir -p "$project/.dev" "$project/resources/samples" "$project/build/release/bin" "$work/bin"
cp "$source_dir/dev" "$project/"
cp "$source_dir"/.dev/*.sh "$project/.dev/"
echo cmake >"$project/.dev/packages"
printf 'ID=debian\nVERSION_ID="13"\n' >"$work/os-release"
export WORK=$work PATH=$work/bin:$PATH BATON_OS_RELEASE=$work/os-release
unset DISPLAY WAYLAND_DISPLAY BATON_ENTER

stand_in dpkg-query <<'TEXT'
echo "install ok installed"
TEXT
stand_in cmake <<'TEXT'
printf 'cmake %s\n' "$*" >>"$WORK/calls"
[[ ! -e $WORK/broken ]] || { echo "error: expected ;"; exit 1; }
[[ $* == *--build* || ! -e $WORK/too-old ]] || { echo "KF6 is too old"; exit 1; }
[[ $* == *--build* ]] || touch "build/release/build.ninja"
TEXT
stand_in xvfb-run <<'TEXT'
printf 'virtual display\n' >>"$WORK/calls"
while [[ $1 != */baton ]]; do shift; done
exec "$@"
TEXT
cat >"$project/build/release/bin/baton" <<'TEXT'
#!/bin/bash
printf 'baton %s\n' "$*" >>"$WORK/calls"
case $1 in
    --screenshots) touch "$2/main.png" ;;
    name) echo "${BATON_PROGRAM:-none}" ;;
    check)
        echo "phase-1.yaml:3:1: error: a is missing [x.missing]"
        echo "phase-1.yaml:1: verdict: escalate: Escalate to the user"
        echo "1 file, 1 document: 1 error, 0 warnings, 0 notes"
        exit 1
        ;;
esac
TEXT
chmod +x "$project/build/release/bin/baton"

run() {
    local code=0
    : >"$work/calls"
    "$project/dev" run "$@" >"$work/out" 2>&1 || code=$?
    expect "exit code of run $*" "${wanted:-0}" "$code"
}

run
said=$(cat "$work/out")
expect_in "it says that there is no display" "There is no display here" "$said"
expect_in "it opens a virtual one" "virtual display" "$(cat "$work/calls")"
expect_in "it writes screenshots" "Screenshots: build/screenshots" "$said"
expect "they are there" "main.png" "$(ls "$project/build/screenshots")"
expect_in "it prints the verdicts of the samples and what they add up to" \
    $'\nphase-1.yaml: Escalate to the user\n1 file, 1 document: 1 error' "$said"
expect "but no findings" "" "$(grep 'is missing' "$work/out")"
expect_in "the pictures are those of the main views" "--pictures sample-light,sample-dark" "$(cat "$work/calls")"
"$project/dev" screenshots --language de --pictures main >"$work/out" 2>&1
expect_in "pictures are taken in a language, and only those that are asked for" \
    "--screenshots $project/build/screenshots --language de --pictures main" "$(cat "$work/calls")"
expect_in "it was configured" "cmake --preset release" "$(cat "$work/calls")"
run
expect "the second time it is not configured again" "" "$(grep -e '--preset release$' "$work/calls" || true)"

DISPLAY=:4711 run
expect_in "the display of a server that is gone is none" "There is no display here" "$(cat "$work/out")"

python3 -c 'import socket, sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])' "$work/wayland-9"
XDG_RUNTIME_DIR=$work WAYLAND_DISPLAY=wayland-9 run a.yaml:3
expect "on Wayland the window opens on the file" "baton a.yaml:3" "$(grep '^baton' "$work/calls")"
WAYLAND_DISPLAY=$work/wayland-9 run
expect "without a path on the sample" "baton --sample" "$(grep '^baton' "$work/calls")"
DISPLAY=far.example:0 run a.yaml
expect "on a display of another machine too" "baton a.yaml" "$(grep '^baton' "$work/calls")"

touch "$work/broken"
wanted=1 run
expect_in "a build that fails shows why" "error: expected ;" "$(cat "$work/out")"
rm "$work/broken" "$project/build/release/build.ninja"
touch "$work/too-old"
wanted=1 run
expect_in "a configuration that fails shows why" "KF6 is too old" "$(cat "$work/out")"
expect_in "and what else there is" "with BATON_ENTER=bwrap" "$(cat "$work/out")"

dev() {
    code=0
    "$project/dev" "$@" >"$work/out" 2>"$work/error" || code=$?
}
dev baton check a.yaml
expect "a command whose program cannot be built does not tell of findings" 2 $code
expect_in "but why" "KF6 is too old" "$(cat "$work/error")"
expect "and nothing where its answer would be" "" "$(cat "$work/out")"
rm "$work/too-old"
mv "$project/build/release/bin/baton" "$work/program"
dev baton check a.yaml
expect_in "the first build is told, for it takes long" "Building Baton" "$(cat "$work/error")"
mkdir -p "$project/build/release/bin"
mv "$work/program" "$project/build/release/bin/baton"
dev baton check a.yaml
expect "later ones are silent" "" "$(cat "$work/error")"
expect "the exit code is the program's" 1 $code
run a.yaml "b c.yaml"
expect_in "without a display it says how to check what was named" "./dev baton check a.yaml b\ c.yaml" "$(cat "$work/out")"

dev baton name
expect "natively the program is called by its own file" none "$(cat "$work/out")"

# In a root
printf 'ID=debian\nVERSION_ID="12"\n' >"$work/os-release"
stand_in bwrap <<'TEXT'
printf 'bwrap\n' >>"$WORK/calls"
while [[ $# -gt 0 && $1 != --chdir ]]; do shift; done
[[ $# -eq 0 ]] || exec "${@:3}"
TEXT
root=$(source "$project/.dev/environment.sh" && root_folder)
mkdir -p "$root"
touch "$root/.complete"
cp -r "$source_dir/resources/desktop" "$project/resources/"
(cd "$work" && "$project/dev" install prefix >/dev/null 2>&1)
for script in "$work/prefix/bin/baton" "$project/build/release/start/baton"; do
    : >"$work/calls"
    code=0
    PATH=$PATH:${script%/*} baton check a.yaml >"$work/out" || code=$?
    expect "what is installed enters the root once and builds nothing" $'bwrap\nbaton check a.yaml' "$(cat "$work/calls")"
    expect "its exit code is the program's" 1 $code
    expect "the program learns how it was called" "$script" "$("$script" name)"
done
dev baton name
expect "it is called by the script in the checkout otherwise" "$script" "$(cat "$work/out")"
for gone in "$project/build/release/bin/baton" "$root/.complete"; do
    mv "$gone" "$work/gone"
    code=0
    "$script" hook 2>"$work/error" || code=$?
    expect "without its program or root it fails as a missing program does, which stops no agent" 127 $code
    expect_in "and says what to do" "$project/dev install" "$(cat "$work/error")"
    mv "$work/gone" "$gone"
done
printf 'ID=debian\nVERSION_ID="13"\n' >"$work/os-release"

dev build relaese
expect_in "a preset that is none is told" "there is no preset 'relaese'; it is dev, release, alone, asan or fuzz" "$(cat "$work/error")"
dev clean --al
expect_in "what clean does not know removes nothing" "nothing was removed" "$(cat "$work/error")"
expect "and leaves the program" "$project/build/release/bin/baton" "$(ls "$project/build/release/bin/baton")"
dev
expect_in "without a command there is help" "usage: ./dev COMMAND" "$(cat "$work/out")"
dev biuld
expect_in "a command that is none is told" "there is no command 'biuld'" "$(cat "$work/error")"
rm -rf "$project/build"
touch "$project/build"
dev run
expect_in "a checkout that cannot be written to is told" "$project/build cannot be written to" "$(cat "$work/error")"

finish
