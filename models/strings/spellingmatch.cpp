// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/strings/spellingmatch.h"

#include <algorithm>
#include <numeric>
#include <vector>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString folded(const QString &text)
{
    return text.trimmed().toCaseFolded().replace(u'-', u'_').replace(u' ', u'_');
}

/// The distance of @p a and @p b; nullopt if it is more than @p most.
std::optional<qsizetype> distanceWithin(const QString &a, const QString &b, qsizetype most)
{
    if (std::abs(a.size() - b.size()) > most) {
        return std::nullopt;
    }
    const qsizetype distance = a == b ? 0 : editDistance(a, b);
    return distance <= most ? std::optional(distance) : std::nullopt;
}

} // namespace

QString trimmedUnquoted(const QString &text)
{
    static const QString curly = u"“”„‟‘’‚‛"_s;
    const QString inside = text.trimmed();
    const bool isCurly =
        inside.size() > 1 && curly.contains(inside.front()) && curly.contains(inside.back());
    return isCurly ? inside.sliced(1, inside.size() - 2).trimmed() : inside;
}

qsizetype editDistance(const QString &a, const QString &b)
{
    std::vector<qsizetype> row(size_t(b.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        qsizetype diagonal = row[0];
        row[0] = i + 1;
        for (qsizetype j = 0; j < b.size(); ++j) {
            const size_t at = size_t(j) + 1;
            const qsizetype substituted = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[at];
            row[at] = std::min({row[at] + 1, row[at - 1] + 1, substituted});
        }
    }
    return row.back();
}

std::optional<Nearest> closestMatch(const QString &text, const QStringList &allowed)
{
    const QString actual = folded(text);
    std::optional<Nearest> best;
    qsizetype limit = std::max<qsizetype>(2, actual.size() / 3) + 1;
    for (const QString &value : allowed) {
        if (const auto d = distanceWithin(actual, folded(value), limit - 1);
            d && !actual.isEmpty()) {
            limit = *d;
            best = {value, *d};
        }
    }
    return best;
}

bool isMisspelling(const QString &text, const QString &value, qsizetype most)
{
    return distanceWithin(folded(text), folded(value), most).has_value();
}

} // namespace baton
