#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# What is shown of an installation: how far it is, and all that was said when it fails.
# shellcheck disable=SC2016 # expanded by the inner shells
source_dir=$1
# shellcheck source=tests/dev/expect.sh
source "$(dirname "$0")/expect.sh"
# shellcheck source=.dev/progress.sh
source "$source_dir/.dev/progress.sh"

cat >"$work/install" <<'TEXT'
echo "Get:1 http://deb.example.org stable InRelease [140 kB]"
echo "0 upgraded, 4 newly installed, 0 to remove and 0 not upgraded."
for n in 1 2 3 4; do echo "Get:$n http://deb.example.org stable/main amd64 p$n amd64 1.0 [49.4 kB]"; done
for n in 1 2 3 4; do echo "Unpacking p$n (1.0) ..."; done
for n in 1 2 3 4; do echo "Setting up p$n (1.0) ..."; done
echo "update-alternatives: warning: noise" >&2
TEXT
wanted='    Downloading 4 packages: 25 %
    Downloading 4 packages: 50 %
    Downloading 4 packages: 75 %
    Downloading 4 packages: 100 %
    Installing 4 packages: 0 %
    Installing 4 packages: 25 %
    Installing 4 packages: 50 %
    Installing 4 packages: 75 %
    Installing 4 packages: 100 %'
expect "in a log each quarter is a line, and nothing else" "$wanted" "$(with_progress sh "$work/install" 2>&1)"
expect "what is not about packages is not shown" "" "$(with_progress echo "I: hello" 2>&1)"

code=0
said=$(with_progress sh -c '. "$0"; echo "E: no space left"; exit 7' "$work/install" 2>&1) || code=$?
expect "the exit code is the command's" 7 "$code"
expect_in "what it said last is shown" "E: no space left" "$said"
expect_in "with what came before" "update-alternatives: warning: noise" "$said"

if command -v script >/dev/null; then
    said=$(script -qec "bash -c 'source $source_dir/.dev/progress.sh; with_progress sh $work/install'" /dev/null)
    expect "on a terminal it stays one line" 0 "$(grep -c '%.*$' <<<"${said//$'\r'*/}" || true)"
    expect_in "that changes" $'\r    Installing 4 packages: 75 %' "$said"
    expect_in "and is gone at the end" $'\r\033[K' "${said: -8}"
fi
finish
