// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/errors/errorequivalence.h"

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

/// True if the messages have similar words. One of them may be longer.
bool isSimilarMessage(const QString &one, const QString &other)
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

/// The words of @p message without general words that any error message has.
QSet<QString> subjectOf(const QString &message)
{
    static const QSet<QString> general{
        u"a"_s,     u"an"_s,    u"the"_s,  u"and"_s,    u"or"_s,        u"of"_s,     u"to"_s,
        u"in"_s,    u"at"_s,    u"on"_s,   u"for"_s,    u"with"_s,      u"by"_s,     u"from"_s,
        u"is"_s,    u"was"_s,   u"be"_s,   u"did"_s,    u"has"_s,       u"had"_s,    u"not"_s,
        u"could"_s, u"error"_s, u"fail"_s, u"failed"_s, u"exception"_s, u"failure"_s};
    return wordsOf(message).subtract(general);
}

/// True if one message contains the other, as in "undefined reference to foo" and "link step:
/// undefined reference to foo".
bool isContinuedBy(const QString &one, const QString &other)
{
    constexpr qsizetype sentence = 8;
    if (one == other) {
        return true;
    }
    QSet<QString> few = subjectOf(one);
    QSet<QString> many = subjectOf(other);
    const QString *less = &one;
    if (few.size() > many.size()) {
        few.swap(many);
        less = &other;
    }
    return few.size() > 1 && less->size() >= sentence && many.contains(few);
}

} // namespace

bool saysAll(const QString &text, const QString &other)
{
    return wordsOf(text).contains(wordsOf(other));
}

bool mayBeSameError(const SessionError &one, const SessionError &other)
{
    const bool areTyped = !one.type.isEmpty() && !other.type.isEmpty();
    const bool areOfTwoRuns = one.attempt > 0 && other.attempt > 0 && one.attempt != other.attempt;
    return one.phase == other.phase && !areOfTwoRuns && !(areTyped && one.type != other.type);
}

bool haveSameMessage(const SessionError &one, const SessionError &other)
{
    return !one.type.isEmpty() && !other.type.isEmpty()
        ? isSimilarMessage(one.message, other.message)
        : isContinuedBy(one.message.simplified(), other.message.simplified());
}

} // namespace baton
