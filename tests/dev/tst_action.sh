#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# The action of action.yml as GitHub runs it, with the built program: SOURCE BATON.
source_dir=$1
program=$2
# shellcheck source=tests/dev/expect.sh
source "$(dirname "$0")/expect.sh"

unset "${!GIT_@}"
export GIT_CONFIG_GLOBAL=$work/gitconfig GIT_CONFIG_NOSYSTEM=1
git config --global user.name Tester
git config --global user.email tester@example.org
git config --global init.defaultBranch main
mkdir -p "$work/handoffs" "$work/temp"
cd "$work/handoffs"
git init --quiet
cp "$source_dir"/tests/data/cfd/consumer/agent.yaml old.yaml
git add .
git commit --quiet -m first

# step [NAME=VALUE…]: runs the step of the action with these inputs.
step() {
    : >"$work/output"
    rm -f "$work/temp/baton.sarif"
    code=0
    said=$(env RUNNER_TEMP="$work/temp" GITHUB_OUTPUT="$work/output" GITHUB_ACTION_PATH="$source_dir" BATON="$program" PATHS=. "$@" \
        bash "$source_dir/.ci/github-check" 2>&1) || code=$?
}

expect_in "the action runs this script" '.ci/github-check' "$(cat "$source_dir/action.yml")"

# What the step hands over is every input, under the names that the script reads and the page tells.
named=$(python3 - "$source_dir" "$("$program" get --json "$source_dir/action.yml" /inputs)" \
    "$("$program" get --json "$source_dir/action.yml" /runs/steps/0/env)" <<'PYTHON'
import json, re, sys
source, inputs, environment = sys.argv[1], json.loads(sys.argv[2]), json.loads(sys.argv[3])
script = open(source + "/.ci/github-check").read()
page = open(source + "/docs/ci.md").read()
given = {name: re.fullmatch(r"\$\{\{ inputs\.([\w-]+) \}\}", value)[1] for name, value in environment.items()}
read = set(re.findall(r"\$\{([A-Z_]+):", script)) - {"RUNNER_TEMP", "GITHUB_OUTPUT"}
told = re.findall(r"^\| `([a-z-]+)` \|[^|]*\|[^|]*\|$", page.split("## GitHub")[1].split("## GitLab")[0], re.M)
print(sorted(given.values()) == sorted(inputs), set(given) == read, sorted(told) == sorted(inputs), len(inputs))
PYTHON
)
expect "the action hands over each input that the script reads and the page tells" "True True True 5" "$named"

step
expect "an error fails the step" 1 $code
expect_in "the finding is printed with its place" "./old.yaml:6:13: error:" "$said"
expect_in "the matcher is added" "::add-matcher::$source_dir/.ci/problem-matcher.json" "$said"
expect "the SARIF file is told" "sarif=$work/temp/baton.sarif" "$(cat "$work/output")"
expect_in "and is there" '"ruleId": "cfd.consumer-not-hub"' "$(cat "$work/temp/baton.sarif")"

pattern=$(python3 -c 'import json, sys; print(json.load(open(sys.argv[1]))["problemMatcher"][0]["pattern"][0]["regexp"])' \
    "$source_dir/.ci/problem-matcher.json")
line=$(grep ' error: ' <<<"$said")
expect "the matcher reads the line" "./old.yaml 6 error cfd.consumer-not-hub" \
    "$(python3 -c 'import re, sys; m = re.match(sys.argv[1], sys.argv[2]); print(m[1], m[2], m[4], m[6])' "$pattern" "$line")"

step CHANGED_SINCE=HEAD
expect "what did not change is not checked" 0 $code

"$program" check --write-baseline baseline.json . >/dev/null
step BASELINE=baseline.json
expect "what a baseline holds does not fail" 0 $code
expect_in "and is no alert" '"kind": "external"' "$(cat "$work/temp/baton.sarif")"

mkdir -p plans
cp old.yaml plans/first.yaml
for paths in $'plans\nold.yaml\n' $'\n  plans\n\n  old.yaml' "plans old.yaml"; do
    step PATHS="$paths"
    expect_in "the first of several paths is checked" "plans/first.yaml:6:13: error:" "$said"
    expect_in "the others, too, after a blank or a line end" $'\nold.yaml:6:13: error:' "$said"
done
rm -r plans
for paths in "" $' \n'; do
    step PATHS="$paths"
    expect_in "without a path the folder is checked" "./old.yaml:6:13: error:" "$said"
done

step PATHS=". /nowhere"
expect "a path that cannot be read fails the step" 2 $code
expect "but leaves the findings of others" "sarif=$work/temp/baton.sarif" "$(cat "$work/output")"
expect_in "as SARIF" '"ruleId": "cfd.consumer-not-hub"' "$(cat "$work/temp/baton.sarif")"

step CHANGED_SINCE=nowhere
expect "an unknown commit fails the step" 2 $code
expect_in "with the reason" 'has no commit "nowhere"' "$said"
expect "and tells of no SARIF file" "" "$(cat "$work/output")"

step BATON=/nowhere/baton
expect "without the program the step fails" 2 $code
expect_in "with an annotation" '::error::There is no program "/nowhere/baton"' "$said"

# The job of docs/ci.md for GitLab, line by line.
# shellcheck disable=SC2016 # the fence of a block
sed -n '/^## GitLab/,/^## JUnit/p' "$source_dir/docs/ci.md" | sed -n '/^```yaml/,/^```/p' | sed '/^```/d' >"$work/gitlab.yaml"
"$program" get --json "$work/gitlab.yaml" /handoffs/script | python3 -c 'import json, sys; print("\n".join(json.load(sys.stdin)))' >"$work/script.sh"
expect_in "the job checks" 'baton check --format junit' "$(cat "$work/script.sh")"
mkdir -p "$work/bin" "$work/gitlab/.baton" "$work/gitlab/handoffs"
ln -s "$program" "$work/bin/baton"
cd "$work/gitlab"
git init --quiet
cp "$source_dir"/tests/data/cfd/consumer/agent.yaml handoffs/old.yaml
"$program" check --write-baseline .baton/baseline.json handoffs >/dev/null
git add .
git commit --quiet -m first
# job: runs the lines of the job as GitLab does, with the last commit as the one that the branch began with.
job() {
    code=0
    rm -f handoffs.xml
    PATH=$work/bin:$PATH CI_MERGE_REQUEST_DIFF_BASE_SHA=$(git rev-parse HEAD) bash -e "$work/script.sh" 2>/dev/null || code=$?
}
job
expect "a change without handoffs passes" 0 $code
cp handoffs/old.yaml handoffs/new.yaml
job
expect "a new handoff with an error fails the job" 1 $code
expect_in "the report names it" 'handoffs/new.yaml' "$(cat handoffs.xml)"
artifact=$("$program" get --json "$work/gitlab.yaml" /handoffs/artifacts/reports/junit)
expect "the job keeps the file that it writes" '"handoffs.xml"' "$artifact"

cd /
finish
