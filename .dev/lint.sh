#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# Everything about the sources that must hold without running them. With --fix, formats instead of complaining;
# with --tidy, runs clang-tidy too, which takes a quarter of an hour the first time.
set -euo pipefail
cd "$(dirname "$0")/.."
failed=0

step() { printf '\033[1m--\033[0m %s\n' "$1"; }
fail() { printf '   %s\n' "$@"; failed=1; }

mapfile -t sources < <(git ls-files --cached --others --exclude-standard -- '*.cpp' '*.h' | while read -r file; do
    [[ ! -f $file ]] || printf '%s\n' "$file"
done)

step "format (clang-format)"
if [[ ${1:-} == --fix ]]; then
    clang-format -i "${sources[@]}"
else
    clang-format --dry-run -Werror "${sources[@]}" || fail "run ./dev lint --fix"
fi

step "licences (REUSE)"
reuse lint --quiet || { reuse lint --lines || true; fail "every file needs its SPDX lines or an entry in REUSE.toml"; }

step "layers"
# breach WHAT FOLDER PATTERN [EXCEPT]: includes of PATTERN in FOLDER, but for the files that EXCEPT matches.
breach() {
    local found
    found=$(grep -rnE "^#include [<\"]($3)" "$2" --include='*.h' --include='*.cpp' | grep -vE "^(${4:-nothing}):?" || true)
    [[ -z $found ]] || fail "$1:" "$found"
}
breach "models may not use widgets or app" models '(widgets|app)/|Q(Widget|Application|MainWindow|Dialog|PlainTextEdit|TextEdit|LineEdit|StyleOption)'
# What looks at a path. A QFileInfo that was handed on does not, nor do QDir::cleanPath(), QDir::match() and the filters.
disk='\b(Q(File|FileInfo|Dir|DirIterator)([({]|>\(| \w+[({;]|::(exists|current|home|temp|root))|FileStore::|listFolder\(|std::filesystem)'
found=$(grep -rnE "$disk" models/check --include='*.h' --include='*.cpp' || true)
[[ -z $found ]] || fail "checks look at the disk by models/disk/checkeddisk.h only:" "$found"
breach "widgets may not use app" widgets 'app/'
asking='Q(File|Input|Color|Font)Dialog|QMessageBox'
breach "widgets emit a signal where something is to be asked" widgets "$asking"
breach "app asks by app/dialogs/dialogs.h" app "$asking" 'app/dialogs/qtdialogs\.cpp'
breach "yaml-cpp belongs to its adapter" . 'yaml-cpp/' './(models/(formats/yaml/(reading|mistakes)|parsing)/yaml[a-z]*|tests/models/check/fixes/tst_readablescalars)\.cpp'
breach "libfyaml belongs to its adapter" . 'libfyaml' './models/(formats/yaml/(reading|mistakes)|parsing)/yaml[a-z]*\.cpp'
breach "jsoncons belongs to its adapter" . 'jsoncons' './models/(formats/json/json|protocol/schema/jsonschema)[a-z]*\.cpp'
breach "Graphviz belongs to its adapter" . '(graphviz/)?(gvc|cgraph)\.h|graphviz/' './models/routing/layout/(nodeplacer|graphvizorder)\.cpp'
breach "KSyntaxHighlighting belongs to its adapter" . 'KSyntaxHighlighting|KF6' './widgets/source/[a-z]*/[a-z]*\.cpp'

step "times"
formats=$(grep -rnE '"[^"]*HH:mm' app models widgets --include='*.h' --include='*.cpp' \
    | grep -vE '^(models/values/(timetext|sessiontime)|models/log/reading/logtime|app/cli/output/check/checkjunit)' || true)
[[ -z $formats ]] || fail "show times by models/values/timetext.h:" "$formats"

step "paths"
spelled=$(grep -rnE "section\(u'/'|startsWith\([^()]+ \+ u'/'\)" app models widgets --include='*.h' --include='*.cpp' || true)
[[ -z $spelled ]] || fail "take paths apart by models/strings/pathstrings.h:" "$spelled"

step "translations (lupdate)"
for catalogue in translations/*.ts; do
    copy=$(mktemp --suffix=.ts)
    kind=()
    [[ $catalogue != */baton_en.ts ]] || kind=(-pluralonly) # the sources are English but for its plurals
    cp "$catalogue" "$copy"
    /usr/lib/qt6/bin/lupdate -silent "${kind[@]}" -no-obsolete -locations none -I . app models widgets -ts "$copy" || fail "lupdate failed"
    unfinished=$(grep -c 'type="unfinished"' "$copy" || true)
    if [[ $unfinished -ne 0 ]]; then
        fail "$catalogue: $unfinished texts without a finished translation:" \
            "$(grep -B2 'type="unfinished"' "$copy" | grep -o '<source>.*' | head -20)"
    fi
    rm -f "$copy"
done

step "paths in the pages"
lost=$(.dev/docpaths.py) || fail "a page names what is not there:" "$lost"

step "order of the folders of models"
lost=$(.dev/folderorder.py) || fail "$lost"

step "shell scripts (shellcheck)"
shellcheck -x dev .dev/*.sh .ci/run .ci/github-check tests/dev/*.sh || fail "shellcheck found something"

if [[ ${1:-} == --tidy ]]; then
    step "clang-tidy"
    .dev/tidy.py || fail "clang-tidy found something"
fi

[[ $failed -eq 0 ]] && printf 'lint: all well\n'
exit $failed
