// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// @p text in at most @p longest characters, with @p end in place of what is left out. Cuts no
/// character in two.
[[nodiscard]] inline QString cutText(const QString &text, qsizetype longest, const QString &end)
{
    if (text.size() <= longest) {
        return text;
    }
    qsizetype size = longest - end.size();
    size -= text[size - 1].isHighSurrogate() ? 1 : 0;
    return text.first(size) + end;
}

} // namespace baton
