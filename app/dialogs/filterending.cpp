// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/filterending.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// ".csv" of "CSV (*.csv)"; empty for a filter without "*".
QString endingIn(const QString &filter)
{
    const qsizetype star = filter.indexOf(u'*');
    return star < 0 ? QString() : filter.sliced(star + 1).chopped(1);
}

} // namespace

QString withEnding(const QString &path, const QStringList &filters, const QString &chosen)
{
    const bool hasEnding = std::ranges::any_of(filters, [&path](const QString &filter) {
        return path.endsWith(endingIn(filter), Qt::CaseInsensitive);
    });
    return path.isEmpty() || hasEnding
        ? path
        : path + endingIn(chosen.contains(u'*') ? chosen : filters.front());
}

} // namespace baton
