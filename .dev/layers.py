#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
"""Prints every include in models that leads to a folder above the one that it stands in."""

import pathlib
import re
import sys

# Bottom up. Folders in one row may use each other.
FLOORS = [
    "core",
    "masking",
    "log",
    "text",
    "tree",
    "formats/prompt",
    "formats/markdown",
    "formats/xml",
    "formats/json",
    "formats/yaml/reading",
    "formats/yaml/mistakes",
    "parsing",
    "pasted",
    "editing/text",
    "editing/yaml",
    "editing/xml",
    "editing/prompt",
    "editing/plan",
    "findings",
    "disk",
    "protocol/fields",
    "protocol/source",
    "protocol/schema",
    "protocol/xsd",
    "protocol/pack",
    "protocol/reading",
    "protocol/catalog",
    "protocol/prepare",
    "check",
    "check/rules",
    "editor",
    "form",
    "compare",
    "session/value",
    "session/logs",
    "session/state",
    "session/places",
    "session/draft",
    "session/files",
    "session/handoffs",
    "session/errors",
    "session/gates",
    "session/runs",
    "session/causes",
    "session/rows",
    "session/mechanisms",
    "session/findings",
    "session/reading",
    "session/live",
    "workspace",
    "review",
    "sessionviews",
    "report",
    "routing/graph",
    "routing/edges",
    "routing/labels",
    "routing/layout",
    "routing/graphs",
    "routing/export",
    "routing/rows",
]

INCLUDE = re.compile(r'^#include "(models/[^"]+)"', re.MULTILINE)


def main() -> int:
    floor_of = {f"models/{room}": i for i, row in enumerate(FLOORS) for room in row.split()}
    breaches = []
    for path in sorted(pathlib.Path("models").rglob("*")):
        if path.suffix not in {".h", ".cpp"}:
            continue
        room = str(path.parent)
        if room not in floor_of:
            breaches.append(f"{path}: {room} is missing in .dev/layers.py")
            continue
        for included in INCLUDE.findall(path.read_text(encoding="utf-8")):
            other = included.rpartition("/")[0]
            if floor_of.get(other, len(FLOORS)) > floor_of[room]:
                breaches.append(f"{path} includes {included}")
    print("\n".join(breaches))
    return 1 if breaches else 0


sys.exit(main())
