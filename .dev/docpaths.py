#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
"""Prints every path and link in the Markdown pages of the repository that leads nowhere.

A path is a word in backticks that begins with a folder of the repository. "*" matches any name, {a,b} stands for several
names, and {name} for any. What holds "<" is a form for somebody else's files. A link is relative; its anchor is checked, too.
"""

import glob
import itertools
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Documents that Baton or its tests read.
NOT_PAGES = re.compile(r"tests/data/|tests/models/session/leftbehind/|resources/protocols/|resources/samples/.*/|LICENSES/")
# Folders of the projects that the pages speak of, not of this one.
ELSEWHERE = re.compile(r"docs/(\.scratch|orders)\b")
FENCE = re.compile(r"^ *(```+|~~~+)[^\n]*\n.*?^ *\1 *$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"(?:(?:models|widgets|app|tests|resources|docs)/|\.dev/)(?:{[^}\s]*}|[^\s,;()'\"{}])*")
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)


def alternatives(path):
    """The globs that PATH stands for: {a,b} is several, {name} is anything."""
    parts = re.split(r"({[^}]*})", re.sub(r"{[^},]*}", "*", path))
    choices = [part.strip("{}").split(",") if part.startswith("{") else [part] for part in parts]
    return ["".join(choice) for choice in itertools.product(*choices)]


def exists(path):
    return all(glob.glob(one, root_dir=ROOT, include_hidden=True) for one in alternatives(path))


def anchors(page):
    """The anchors of the headings of PAGE, as GitHub makes them."""
    headings = HEADING.findall(FENCE.sub("", page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def problem_of_link(page, link):
    name, _, anchor = link.partition("#")
    target = (page.parent / name).resolve() if name else page
    if not target.exists():
        return f"there is no {name}"
    if anchor and target.suffix == ".md" and anchor not in anchors(target):
        return f"{name or page.name} has no heading #{anchor}"
    return ""


def problems(page):
    text = page.read_text(encoding="utf-8")
    text = FENCE.sub(lambda block: "\n" * block.group().count("\n"), text)
    for number, line in enumerate(text.split("\n"), 1):
        for word in (word for code in CODE.findall(line) for word in code.split()):
            path = re.sub(r":\d+(:\d+)?$", "", word).rstrip(".:…")
            if PATH.fullmatch(path) and "<" not in path and not ELSEWHERE.match(path) and not exists(path):
                yield number, f"there is no {path}"
        for link in LINK.findall(CODE.sub("", line)):
            if not re.match(r"[a-z]+:", link) and (problem := problem_of_link(page, link)):
                yield number, problem


def main():
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", "*.md"],
                            cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")
    pages = [name for name in listed if name and not NOT_PAGES.match(name) and (ROOT / name).exists()]
    found = [f"{name}:{number}: {problem}" for name in pages for number, problem in problems(ROOT / name)]
    print("\n".join(found))
    return 1 if found else 0


sys.exit(main())
