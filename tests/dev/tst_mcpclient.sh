#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# The MCP server with the client of the protocol's SDK, in both revisions: SOURCE BATON.
# `./dev test --long` fetches the client and points BATON_MCP_CLIENT at its packages.
source_dir=$1
program=$2
[[ -n ${BATON_MCP_CLIENT:-} ]] || { printf 'skipped: BATON_MCP_CLIENT names no client of the MCP SDK\n'; exit 77; }
# shellcheck source=tests/dev/expect.sh
source "$(dirname "$0")/expect.sh"

mkdir -p "$work/project"
cd "$work/project"

for revision in 2025-11-25 2026-07-28; do
    cp "$source_dir"/tests/data/cfd/consumer/agent.yaml wrong.yaml
    code=0
    answers=$(timeout 60 node "$source_dir/tests/dev/mcpclient.mjs" "$BATON_MCP_CLIENT" "$revision" "$program" 2>&1) || code=$?
    expect "$revision: the client understands every answer" 0 $code
    said() { sed -n "s/^$1: //p" <<<"$answers"; } # the answer to $1
    expect "$revision: is agreed on" "\"$revision\"" "$(said revision)"
    expect_in "$revision: the tools are listed" '"check","compare","draft"' "$(said tools)"
    expect_in "$revision: a check has its findings" 'cfd.consumer-not-hub' "$(said check)"
    expect_in "$revision: a file outside of the folders is an error of the tool" '"isError":true' "$(said outside)"
    expect "$revision: a value is written" 'from_phase: 1' "$(grep -o 'from_phase: .*' wrong.yaml)"
    expect_in "$revision: schemas are resources" 'baton://kind/cfd.mesh-plan/schema' "$(said resources)"
    expect_in "$revision: an example is read" 'from_phase: 1' "$(said read)"
    expect_in "$revision: a prompt has what it is about" 'walls' "$(said prompt)"
    expect "$revision: an unknown tool is an error of the protocol" -32602 "$(said unknown)"
done

cd /
finish
