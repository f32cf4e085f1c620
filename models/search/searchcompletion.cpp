// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/searchcompletion.h"

#include "models/search/searchtypes.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString written(SearchFilter filter, const QString &value)
{
    const bool isQuoted = value.contains(u' ') || value.contains(u'"');
    QString shown = value;
    return nameOf(filter) + u':' + (isQuoted ? u'"' + shown.remove(u'"') + u'"' : shown) + u' ';
}

/// The @p values that begin with @p typed, then those that contain it.
QStringList fitting(const QStringList &values, const QString &typed)
{
    QStringList beginning;
    QStringList holding;
    for (const QString &value : values) {
        if (value.startsWith(typed, Qt::CaseInsensitive)) {
            beginning.append(value);
        } else if (value.contains(typed, Qt::CaseInsensitive)) {
            holding.append(value);
        }
    }
    return beginning + holding;
}

} // namespace

SearchCompletion completeSearch(const QString &text, qsizetype caret, const SearchValues &values)
{
    // A filter with the begin of its value, or a word that may become the name of one.
    static const QRegularExpression part(
        u"(?:^|(?<=\\s))(?:(\\pL+):(?:\"([^\"]*)|([^\\s\"]*))|(\\pL*))$"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    const QString before = text.first(std::min(caret, text.size()));
    const auto match = part.match(before);
    if (!match.hasMatch()) {
        return {};
    }
    SearchCompletion completion{match.capturedStart(), match.capturedLength(), {}};
    if (match.capturedStart(1) < 0) {
        const QString typed = match.captured(4);
        for (const QString &name : searchFilterNames()) {
            if (name.startsWith(typed, Qt::CaseInsensitive)) {
                completion.choices.append(name + u':');
            }
        }
        return completion;
    }
    const auto filter = searchFilterNamed(match.captured(1));
    const auto known = filter ? values.find(*filter) : values.end();
    if (known == values.end()) {
        return {};
    }
    const QString typed = match.capturedStart(2) >= 0 ? match.captured(2) : match.captured(3);
    IndexQuery query =
        IndexQuery::read(before.first(completion.start) + text.sliced(before.size()));
    for (const QString &value : fitting(known->second, typed)) {
        query.filters[*filter] = {value};
        if (!searchedTypes(query).isEmpty()) {
            completion.choices.append(written(*filter, value));
        }
    }
    const bool isWritten = completion.choices.size() == 1
        && completion.choices.first().trimmed() == match.captured().trimmed();
    return isWritten ? SearchCompletion() : completion;
}

} // namespace baton
