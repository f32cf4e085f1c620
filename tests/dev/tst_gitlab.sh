#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# The job of docs/ci.md for GitLab in a local runner, with the built program: SOURCE BATON.
# `./dev test --long` fetches the runner and points BATON_GITLAB_RUNNER at it.
source_dir=$1
program=$2
[[ -n ${BATON_GITLAB_RUNNER:-} ]] || { printf 'skipped: BATON_GITLAB_RUNNER names no gitlab-ci-local\n'; exit 77; }
# shellcheck source=tests/dev/expect.sh
source "$(dirname "$0")/expect.sh"

unset "${!GIT_@}" "${!CI_@}"
export GIT_CONFIG_GLOBAL=$work/gitconfig GIT_CONFIG_NOSYSTEM=1
git config --global user.name Tester
git config --global user.email tester@example.org
git config --global init.defaultBranch main
mkdir -p "$work/bin" "$work/project/.baton" "$work/project/handoffs"
ln -s "$program" "$work/bin/baton"
stand_in rsync <<'RSYNC' # the runner copies the project by it
tar --create --exclude=./.gitlab-ci-local . | tar --extract --directory="${!#}"
RSYNC
cd "$work/project"
git init --quiet
git remote add origin https://gitlab.example.org/team/project.git
# shellcheck disable=SC2016 # the fence of a block
sed -n '/^## GitLab/,/^## JUnit/p' "$source_dir/docs/ci.md" | sed -n '/^```yaml/,/^```/p' | sed '/^```/d' >.gitlab-ci.yml
cp "$source_dir"/tests/data/cfd/consumer/agent.yaml handoffs/old.yaml
"$program" check --write-baseline .baton/baseline.json handoffs >/dev/null
git add .
git commit --quiet -m first
base=$(git rev-parse HEAD)

# run SOURCE: the pipeline of such an event.
run() {
    code=0
    rm -rf .gitlab-ci-local
    said=$(PATH=$work/bin:$PATH node "$BATON_GITLAB_RUNNER" --no-color --home "$work/home" --shell-isolation=false \
        --variable "CI_PIPELINE_SOURCE=$1" --variable "CI_MERGE_REQUEST_DIFF_BASE_SHA=$base" 2>&1) || code=$?
}
reports() { find . -name handoffs.xml -exec cat {} +; }

run push
expect "a push starts no job" "" "$(reports)"

run merge_request_event
expect "a merge request without handoffs passes: $said" 0 $code
expect_in "and has a report" '<testsuites' "$(reports)"

cp handoffs/old.yaml handoffs/new.yaml
run merge_request_event
expect "a new handoff with an error fails the pipeline" 1 $code
expect_in "the report is kept all the same" 'handoffs/new.yaml' "$(reports)"

cd /
finish
