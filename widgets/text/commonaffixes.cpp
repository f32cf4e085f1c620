// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/text/commonaffixes.h"

namespace baton {

CommonAffixes commonAffixes(QStringView a, QStringView b)
{
    const qsizetype shorter = std::min(a.size(), b.size());
    CommonAffixes result;
    while (result.before < shorter && a[result.before] == b[result.before]) {
        ++result.before;
    }
    if (result.before > 0 && a[result.before - 1].isHighSurrogate()) {
        --result.before;
    }
    while (result.after < shorter - result.before
           && a[a.size() - 1 - result.after] == b[b.size() - 1 - result.after]) {
        ++result.after;
    }
    if (result.after > 0 && a[a.size() - result.after].isLowSurrogate()) {
        --result.after;
    }
    return result;
}

} // namespace baton
