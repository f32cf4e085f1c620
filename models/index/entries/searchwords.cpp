// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/searchwords.h"

#include <algorithm>

namespace baton {

QString searchWords(const QString &text)
{
    QString words = text.toLower();
    bool isBlank = true;
    qsizetype length = 0;
    for (qsizetype at = 0; at < words.size();) {
        const qsizetype units = wordUnitsAt(words, at);
        for (qsizetype i = 0; i < units; ++i) {
            words[length++] = words[at + i];
        }
        if (units == 0 && !isBlank) {
            words[length++] = u' ';
        }
        isBlank = units == 0;
        at += std::max<qsizetype>(units, 1);
    }
    words.truncate(length);
    return words.trimmed();
}

qsizetype wordUnitsAt(QStringView text, qsizetype at)
{
    const QChar c = text[at];
    const bool isPair =
        c.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
    const char32_t code = isPair ? QChar::surrogateToUcs4(c, text[at + 1]) : c.unicode();
    const bool isOfWord = QChar::isLetterOrNumber(code) || QChar::isMark(code);
    return !isOfWord ? 0 : isPair ? 2 : 1;
}

} // namespace baton
