#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
"""Compares the order of the folders in models/README.md with that of models/CMakeLists.txt, and prints the first difference."""

import itertools
import pathlib
import re
import sys

MODELS = pathlib.Path(__file__).resolve().parent.parent / "models"


def order_of_rooms():
    """The folders from the top to the bottom, each at the place of its highest subfolder."""
    rooms = re.search(r"ROOMS\s+([^)]*)\)", (MODELS / "CMakeLists.txt").read_text(encoding="utf-8")).group(1).split()
    return list(dict.fromkeys(room.split("/")[0] for room in reversed(rooms)))


def order_of_page():
    rows = re.findall(r"^\| (`[^|]*) \|", (MODELS / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    return [folder for row in rows for folder in re.findall(r"`(\w+)`", row)]


for room, named in itertools.zip_longest(order_of_rooms(), order_of_page()):
    if room != named:
        print(f"models/README.md names {named or 'no folder'} where models/CMakeLists.txt has {room or 'no folder'}")
        sys.exit(1)
