// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/sameerror.h"

#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QSet<QString> wordsOf(const QString &message)
{
    static const QRegularExpression between(u"[^\\w.+-]+"_s,
                                            QRegularExpression::UseUnicodePropertiesOption);
    QSet<QString> words;
    for (QString word : message.toCaseFolded().split(between, Qt::SkipEmptyParts)) {
        while (word.endsWith(u'.')) {
            word.chop(1);
        }
        words.insert(word);
    }
    words.remove(QString());
    return words;
}

bool isNumber(const QString &word)
{
    return word.front().isDigit()
        || (word.size() > 1 && !word.front().isLetter() && word.at(1).isDigit());
}

/// One may tell more than the other.
bool isSaidAlike(const QString &one, const QString &other)
{
    QSet<QString> few = wordsOf(one);
    QSet<QString> many = wordsOf(other);
    if (few.size() > many.size()) {
        few.swap(many);
    }
    qsizetype common = 0;
    for (const QString &word : std::as_const(few)) {
        const bool isShared = many.contains(word);
        if (!isShared && isNumber(word)) {
            return false;
        }
        common += isShared ? 1 : 0;
    }
    return 2 * common >= few.size();
}

/// "3 tests failed" and "3 tests failed: test_login".
bool isSaidFurther(const QString &one, const QString &other)
{
    constexpr qsizetype sentence = 8;
    const QString &less = one.size() < other.size() ? one : other;
    const QString &more = one.size() < other.size() ? other : one;
    return one == other
        || (less.size() >= sentence && more.startsWith(less)
            && QStringView(u":;,(–-").contains(more.sliced(less.size()).trimmed().front()));
}

} // namespace

bool saysAll(const QString &text, const QString &other)
{
    return wordsOf(text).contains(wordsOf(other));
}

bool isSameError(const SessionError &one, const SessionError &other)
{
    if (one.phase != other.phase || one.type != other.type
        || one.evidence.path == other.evidence.path) {
        return false;
    }
    return one.type.isEmpty() ? isSaidFurther(one.message.simplified(), other.message.simplified())
                              : isSaidAlike(one.message, other.message);
}

} // namespace baton
