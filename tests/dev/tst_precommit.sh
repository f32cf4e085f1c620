#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# The hooks of .pre-commit-hooks.yaml by the real pre-commit, with the built program: SOURCE BATON.
source_dir=$1
program=$2
# shellcheck source=tests/dev/expect.sh
source "$(dirname "$0")/expect.sh"

for needed in git pre-commit; do
    command -v $needed >/dev/null || { echo "SKIP $needed is not installed"; exit 77; }
done
unset "${!GIT_@}"
export PRE_COMMIT_HOME=$work/pre-commit GIT_CONFIG_GLOBAL=$work/gitconfig GIT_CONFIG_NOSYSTEM=1
git config --global user.name Tester
git config --global user.email tester@example.org
git config --global init.defaultBranch main
git config --global safe.directory '*'
git config --global protocol.file.allow always
mkdir -p "$work/bin" "$work/baton" "$work/handoffs"
ln -s "$program" "$work/bin/baton"
export PATH=$work/bin:$PATH

# Where Baton is kept
cp "$source_dir/.pre-commit-hooks.yaml" "$work/baton/"
git -C "$work/baton" init --quiet
git -C "$work/baton" add .
git -C "$work/baton" commit --quiet -m hooks

# Where the handoffs are
cd "$work/handoffs"
git init --quiet
cat >.pre-commit-config.yaml <<TEXT
repos:
  - repo: $work/baton
    rev: $(git -C "$work/baton" rev-parse HEAD)
    hooks:
      - id: baton-fix
      - id: baton-check
TEXT
samples=$source_dir/resources/samples
cp "$samples/arena/2-arena-to-guardian.yaml" fixable.yaml
echo "plain: yaml" >other.yaml
git add .
code=0
said=$(pre-commit run 2>&1) || code=$?
expect "a handoff that was fixed stops the commit" 1 $code
expect_in "pre-commit says why" "files were modified by this hook" "$said"
expect "the fix is the one line" "1	1	fixable.yaml" "$(git diff --numstat)"
git add .
code=0
said=$(pre-commit run 2>&1) || code=$?
expect "once it is added the commit passes" 0 "$code"
expect_in "and was checked" "baton check" "$said"

cp "$samples"/cfd-*/handoffs/phase2-engineering-review.yaml review.yaml
git add .
code=0
said=$(pre-commit run 2>&1) || code=$?
expect "a handoff with errors stops the commit" 1 $code
expect_in "and the finding is shown with its place" "review.yaml:24:3: error:" "$said"

{ printf '# Review\n\n```yaml\n'; cat review.yaml; printf '```\n'; } >review.markdown
git reset --quiet review.yaml
git add review.markdown
said=$(pre-commit run 2>&1) || true
expect_in "Markdown by its long ending is looked at, too" "review.markdown:27:3: error:" "$said"

cd /
finish
