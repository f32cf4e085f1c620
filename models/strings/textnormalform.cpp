// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/strings/textnormalform.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isMark(QChar letter)
{
    static const QString marks = u".,;:!?\"'`“”„‘’‚«»()[]{}…"_s;
    return marks.contains(letter);
}

QString bare(QString word)
{
    while (!word.isEmpty() && isMark(word.back())) {
        word.chop(1);
    }
    qsizetype begin = 0;
    while (begin < word.size() && isMark(word.at(begin))) {
        ++begin;
    }
    const bool isFraction = begin > 0 && word.size() > begin && word.at(begin).isDigit()
        && word.at(begin - 1) == u'.'; // .5
    return word.sliced(isFraction ? begin - 1 : begin);
}

} // namespace

QString normalizedWords(const QString &text)
{
    static const QStringList articles{u"a"_s, u"an"_s, u"the"_s};
    QStringList words;
    for (const QString &word : text.simplified().toCaseFolded().split(u' ')) {
        if (const QString kept = bare(word); !kept.isEmpty() && !articles.contains(kept)) {
            words.append(kept);
        }
    }
    return words.join(u' ');
}

} // namespace baton
