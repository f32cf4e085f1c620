#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
"""clang-tidy over the program's sources.

A file that passed before, with the same text, the same project headers and the same settings, is not looked at again.
"""

import concurrent.futures
import hashlib
import os
import pathlib
import re
import subprocess
import sys

PROJECT = pathlib.Path(__file__).resolve().parent.parent
CACHE = pathlib.Path(os.environ.get("XDG_CACHE_HOME", pathlib.Path.home() / ".cache")) / "baton" / "tidy"
INCLUDE = re.compile(rb'^#include "([^"]+)"', re.MULTILINE)


def closure(file, seen):
    """The texts of FILE and of every project header that it reaches, in a stable order."""
    if file in seen or not file.is_file():
        return
    seen[file] = file.read_bytes()
    for name in INCLUDE.findall(seen[file]):
        closure(PROJECT / name.decode(), seen)


def stamp_of(file):
    seen = {}
    closure(file, seen)
    digest = hashlib.sha256((PROJECT / ".clang-tidy").read_bytes())
    for path in sorted(seen):
        digest.update(str(path.relative_to(PROJECT)).encode() + b"\0" + seen[path])
    return CACHE / digest.hexdigest()[:40]


def check(file):
    stamp = stamp_of(file)
    if stamp.exists():
        return ""
    run = subprocess.run(
        ["clang-tidy", "-p", "build/tidy", "--quiet", "--warnings-as-errors=*", str(file.relative_to(PROJECT))],
        cwd=PROJECT, capture_output=True, text=True, check=False)
    if run.returncode == 0:
        stamp.touch()
        return ""
    return run.stdout or run.stderr


def main():
    CACHE.mkdir(parents=True, exist_ok=True)
    configured = subprocess.run(["cmake", "--preset", "tidy"], cwd=PROJECT, capture_output=True, text=True, check=False)
    if configured.returncode:
        sys.exit(configured.stdout + configured.stderr)
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "app/*.cpp", "models/*.cpp", "widgets/*.cpp"],
        cwd=PROJECT, capture_output=True, check=True).stdout.decode()
    files = [PROJECT / name for name in listed.split("\0") if name and (PROJECT / name).is_file()]
    failed = False
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for output in pool.map(check, files):
            if output:
                print(output, flush=True)
                failed = True
    sys.exit(failed)


if __name__ == "__main__":
    main()
