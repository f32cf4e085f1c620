#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# The MCP server with the inspector of the protocol, in both revisions: SOURCE BATON.
# `./dev test --long` fetches the inspector and points BATON_MCP_INSPECTOR at it.
source_dir=$1
program=$2
[[ -n ${BATON_MCP_INSPECTOR:-} ]] || { printf 'skipped: BATON_MCP_INSPECTOR names no MCP inspector\n'; exit 77; }
# shellcheck source=tests/dev/expect.sh
source "$(dirname "$0")/expect.sh"

mkdir -p "$work/project"
cd "$work/project"
cp "$source_dir"/tests/data/cfd/consumer/agent.yaml wrong.yaml

# ask ERA METHOD [ARGUMENT…]: the answer is in $answer, the exit code in $code.
ask() {
    local era=$1 method=$2
    shift 2
    code=0
    answer=$(node "$BATON_MCP_INSPECTOR" --cli --quiet --format json --protocol-era "$era" --method "$method" "$@" \
        -- "$program" mcp . 2>"$work/messages") || code=$?
}
# names: the names of the tools in the answer.
names() { python3 -c 'import json, sys; print(*sorted(one["name"] for one in json.load(sys.stdin)["result"]["tools"]))' <<<"$answer"; }

tools="check compare draft explain_rule fix get kind kinds session sessions set"
for era in legacy modern; do
    ask "$era" tools/list --strict
    expect "$era: the schemas of the tools are without an error" 0 $code
    expect "$era: all tools are listed" "$tools" "$(names)"
    ask "$era" tools/call --tool-name check --tool-arg path=wrong.yaml
    expect_in "$era: a check has its findings" 'cfd.consumer-not-hub' "$answer"
    ask "$era" tools/call --tool-name check --tool-arg path=/etc/passwd
    expect "$era: a file outside of the folders is an error of the tool" 5 $code
    expect_in "$era: with the reason" 'lies outside of the folders that are open' "$answer"
    ask "$era" resources/list
    expect_in "$era: schemas are resources" 'baton://kind/cfd.mesh-plan/schema' "$answer"
    ask "$era" resources/read --uri baton://kind/cfd.mesh-plan/example
    expect_in "$era: an example is read" 'from_phase: 1' "$answer"
    ask "$era" prompts/get --prompt-name cfd.mesh-plan --prompt-args about=walls
    expect_in "$era: a prompt has what it is about" 'walls' "$answer"
done

cd /
finish
