# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
"""readscalars.py READER DOCUMENTS: reads YAML documents as READER does, and prints what is not read as expected.

READER is pyyaml, libyaml, ruamel-1.1, ruamel-1.2 or go-yaml, which gojq is built on. DOCUMENTS is a JSON list of {"yaml": text, "expected": value}.
Ends with 0 when all are read, with 1 when not, and with 3 when READER is not installed.
"""
import json
import os
import subprocess
import sys

GOJQ = "/usr/bin/gojq"


def load_by_gojq(text):
    run = subprocess.run([GOJQ, "--yaml-input", "--compact-output", "."],
                         input=text.encode(), capture_output=True, check=False)
    if run.returncode != 0:
        raise ValueError(run.stderr.decode())
    return json.loads(run.stdout)


def loader(reader):
    if reader == "pyyaml":
        import yaml
        return lambda text: yaml.load(text, Loader=yaml.SafeLoader)
    if reader == "libyaml":
        import yaml
        from yaml import CSafeLoader
        return lambda text: yaml.load(text, Loader=CSafeLoader)
    if reader == "go-yaml":
        if not os.path.exists(GOJQ):
            raise ImportError(GOJQ + " is not installed")
        return load_by_gojq
    from ruamel.yaml import YAML

    def load(text):
        yaml = YAML(typ="safe", pure=True)
        yaml.version = reader.removeprefix("ruamel-")
        return yaml.load(text)
    return load


def difference(read, expected):
    """The first place where the two differ, with types."""
    if isinstance(expected, dict) and isinstance(read, dict):
        odd = [key for key in read if not isinstance(key, str)]
        if odd:
            return f"the key {odd[0]!r} is no text"
        if set(read) != set(expected):
            lost = [key for key in expected if key not in read] or list(read)
            return f"the key {lost[0]!r} is read otherwise"
        pairs = [(read[key], expected[key]) for key in expected]
    elif isinstance(expected, list) and isinstance(read, list) and len(read) == len(expected):
        pairs = list(zip(read, expected))
    else:
        return "" if type(read) is type(expected) and read == expected else f"{expected!r} is read as {read!r}"
    return next(filter(None, (difference(*pair) for pair in pairs)), "")


def main():
    reader, path = sys.argv[1:]
    try:
        load = loader(reader)
    except ImportError as error:
        print(error)
        return 3
    with open(path, encoding="utf-8") as file:
        documents = json.load(file)
    wrong = 0
    for document in documents:
        try:
            fault = difference(load(document["yaml"]), document["expected"])
        except Exception as error:  # whatever a reader throws
            fault = f"{type(error).__name__}: {error}"
        if fault and wrong < 20:
            print(fault)
        wrong += bool(fault)
    print(f"{wrong} of {len(documents)} documents are not read as they were meant")
    return 1 if wrong else 0


sys.exit(main())
