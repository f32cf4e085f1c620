// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/searchwords.h"

namespace baton {

namespace {

/// A character of a text.
struct Character
{
    char32_t code = 0;
    qsizetype units = 1; ///< of UTF-16
};

Character characterAt(QStringView text, qsizetype at)
{
    const QChar c = text[at];
    const bool isPair =
        c.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
    return isPair ? Character{QChar::surrogateToUcs4(c, text[at + 1]), 2}
                  : Character{c.unicode(), 1};
}

bool isOfWord(char32_t code)
{
    return QChar::isLetterOrNumber(code) || QChar::isMark(code);
}

/// True for a character of a script that has no blanks between words.
bool isWordAlone(char32_t code)
{
    constexpr char32_t longVowel = 0x30FC; // of both Japanese scripts
    const QChar::Script script = QChar::script(code);
    return script == QChar::Script_Han || script == QChar::Script_Hiragana
        || script == QChar::Script_Katakana || code == longVowel;
}

} // namespace

QString searchWords(const QString &text)
{
    const QString lower = text.toLower();
    QString words;
    words.reserve(lower.size());
    for (qsizetype at = 0; at < lower.size();) {
        const qsizetype length = wordLengthAt(lower, at);
        if (length == 0) {
            at += characterAt(lower, at).units;
            continue;
        }
        if (!words.isEmpty()) {
            words += u' ';
        }
        words += QStringView(lower).sliced(at, length);
        at += length;
    }
    return words;
}

qsizetype wordLengthAt(QStringView text, qsizetype at)
{
    qsizetype end = at;
    bool isAlone = false; // but for marks that belong to it
    while (end < text.size()) {
        const auto [code, units] = characterAt(text, end);
        const bool beginsOther = end > at && !QChar::isMark(code) && (isAlone || isWordAlone(code));
        if (!isOfWord(code) || beginsOther) {
            break;
        }
        isAlone = isAlone || isWordAlone(code);
        end += units;
    }
    return end - at;
}

} // namespace baton
