# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
"""An agent with its runner: scriptedagent.py FILE DRAFT [stubborn].

It writes the draft to the file and, whenever the hook objects, adds one of the fields that it is asked for, until the hook
lets it go on. A stubborn one writes the same again. Prints a line for each time that it is asked, and a last one.
"""
import json
import re
import subprocess
import sys

FIELDS = {
    "session_id": ("  Escalation:\n", "    session_id: arena-20260311-3\n"),
    "reason": ("  Escalation:\n", "    reason: ALL_DISQUALIFIED\n"),
    "Original_Task": (
        "  Attempted_Approaches:\n",
        "  Original_Task:\n    description: Limit each client\n"
        "    acceptance_criteria: [The 101st request is refused]\n    scope_files: [src/limit.py]\n",
    ),
}


def ask(event, text):
    """What the hook says of the event about a tool that writes the text; nothing when it agrees."""
    told = {
        "session_id": "3f2a",
        "cwd": ".",
        "hook_event_name": event,
        "tool_name": "Write",
        "tool_input": {"file_path": path, "content": text},
    }
    hook = subprocess.run(["baton", "hook"], input=json.dumps(told), text=True, capture_output=True)
    if hook.returncode not in (0, 2) or hook.stdout:
        sys.exit(f"the hook failed: {hook}")
    return hook.stderr if hook.returncode == 2 else ""


def corrected(text, feedback):
    field = re.search(r"missing required field: (?:\S*[./])?(\w+)\.", feedback).group(1)
    place, lines = FIELDS[field]
    return text.replace(place, lines + place if place.startswith("  Att") else place + lines)


path, draft = sys.argv[1:3]
is_stubborn = len(sys.argv) > 3
with open(draft, encoding="utf-8") as file:
    content = file.read()
for attempt in range(1, 10):
    objection = ask("PreToolUse", content)
    if not objection:
        with open(path, "w", encoding="utf-8") as file:
            file.write(content)
        objection = ask("PostToolUse", content)
    if not objection:
        break
    print(f"asked {attempt}:", objection.splitlines()[-1])
    if not is_stubborn:
        content = corrected(content, objection)
print(f"went on at attempt {attempt}")
