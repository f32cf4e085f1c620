// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/tables/reviewtable.h"

#include "models/values/timetext.h"

#include <QCoreApplication>

namespace baton::rows {

namespace {

struct ReviewTable
{
    Q_DECLARE_TR_FUNCTIONS(baton::ReviewTable)
};

} // namespace

SessionColumns reviewColumns()
{
    return {{ReviewTable::tr("Gate")},
            {ReviewTable::tr("Verdict")},
            {ReviewTable::tr("Note")},
            {ReviewTable::tr("Author")},
            {ReviewTable::tr("Time")}};
}

SessionRows reviews(const Reviews &reviews)
{
    using enum TableCell::Look;
    SessionRows rows;
    for (const Review &review : reviews) {
        rows.push_back(
            {.key = review.gate + u'|' + review.author,
             .cells = {{.text = review.gate},
                       {.text = textOf(review.verdict),
                        .shape = statusOf(review.verdict),
                        .sort = static_cast<int>(review.verdict)},
                       {.text = review.note},
                       {.text = review.author, .look = Muted},
                       {.text = timetext::moment(review.time), .look = Muted, .sort = review.time}},
             .toolTip = review.note,
             .position = static_cast<int>(rows.size())});
    }
    return rows;
}

} // namespace baton::rows
