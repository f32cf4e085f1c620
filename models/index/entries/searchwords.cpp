// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/searchwords.h"

namespace baton {

QString searchWords(const QString &text)
{
    QString words = text.toLower();
    bool isBlank = true;
    qsizetype length = 0;
    for (const QChar c : std::as_const(words)) {
        const bool isOfWord = c.isLetterOrNumber() || c.isMark() || c.isSurrogate();
        if (isOfWord || !isBlank) {
            words[length++] = isOfWord ? c : QChar(u' ');
        }
        isBlank = !isOfWord;
    }
    words.truncate(length);
    return words.trimmed();
}

} // namespace baton
