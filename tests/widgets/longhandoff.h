// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

#include <algorithm>

namespace baton {

/// A handoff of about @p lines lines with a map, a list of texts and a list of records.
inline QByteArray handoffOf(int lines)
{
    QByteArray text = "handoff:\n  producer: someone\n  sizes:\n    a: one\n    b: two\n  notes:\n";
    const int half = std::max(2, (lines - 7) / 2);
    for (int i = 0; i < half; ++i) {
        text += "    - \"note " + QByteArray::number(i) + "\"\n";
    }
    text += "  records:\n";
    for (int i = 0; i < std::max(1, half / 2); ++i) {
        text += "    - name: \"r" + QByteArray::number(i)
            + "\"\n      size: " + QByteArray::number(i) + "\n";
    }
    return text;
}

} // namespace baton
