// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessioncompare/differingtext.h"

#include <algorithm>

namespace baton {

QString fromDifference(const QString &text, const QString &other)
{
    constexpr qsizetype early = 24;
    constexpr qsizetype before = 16;
    const qsizetype differing = std::ranges::mismatch(text, other).in1 - text.begin();
    if (other.isEmpty() || text == other || differing <= early) {
        return text;
    }
    qsizetype start = differing - before;
    if (const qsizetype blank = text.indexOf(u' ', start); blank >= 0 && blank < differing) {
        start = blank + 1;
    } else if (text[start].isLowSurrogate()) {
        ++start;
    }
    return QChar(u'…') + text.sliced(start);
}

} // namespace baton
