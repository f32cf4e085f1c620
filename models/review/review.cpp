// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/review/review.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

QLatin1StringView nameOf(ReviewVerdict verdict)
{
    switch (verdict) {
    case ReviewVerdict::Approve:
        return "approve"_L1;
    case ReviewVerdict::Reject:
        return "reject"_L1;
    case ReviewVerdict::NeedsWork:
        break;
    }
    return "needs-work"_L1;
}

QString textOf(ReviewVerdict verdict)
{
    switch (verdict) {
    case ReviewVerdict::Approve:
        return QCoreApplication::translate("baton::Review", "approved");
    case ReviewVerdict::Reject:
        return QCoreApplication::translate("baton::Review", "rejected");
    case ReviewVerdict::NeedsWork:
        break;
    }
    return QCoreApplication::translate("baton::Review", "needs work");
}

void put(Reviews &reviews, const Review &review)
{
    std::erase_if(reviews, [&review](const Review &one) {
        return one.gate == review.gate && one.author == review.author;
    });
    const auto place = [](const Review &one) { return std::tie(one.gate, one.author); };
    reviews.insert(std::ranges::upper_bound(reviews, place(review), {}, place), review);
}

} // namespace baton
