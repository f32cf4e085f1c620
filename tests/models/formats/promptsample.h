// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/jsonpointer.h"
#include "models/values/value.h"

#include <QByteArray>

namespace baton {

/// A prompt with all of its possible parts.
inline const QByteArray prompt = "Some words before.\n"
                                 "\n"
                                 "ROLE: Tara\n"
                                 "GOAL:\n"
                                 "Write the queue.\n"
                                 "\n"
                                 "Keep it small.\n"
                                 "CONTEXT FILES:\n"
                                 "- src/a.py: def a():\n"
                                 "      return 1\n"
                                 "- `src/b.py`:\n"
                                 "  ```python\n"
                                 "  TITLE: 1\n"
                                 "  - no item\n"
                                 "  ```\n"
                                 "- Makefile\n"
                                 "\n"
                                 "INSTRUCTIONS:\n"
                                 "1. Read it: all\n"
                                 "2. Write\n"
                                 "   tests\n"
                                 "\n"
                                 "10. Stop\n"
                                 "\n"
                                 "CONSTRAINTS:\n"
                                 "* Strict TDD\n"
                                 "OUTPUT REQUIREMENT:\n";

inline JsonPointer at(const char *pointer)
{
    return JsonPointer::of(QString::fromLatin1(pointer));
}

inline Value text(const char *value)
{
    return Value::string(QString::fromUtf8(value));
}

} // namespace baton
