// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/review/review.h"

#include <QCoreApplication>

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

Status statusOf(ReviewVerdict verdict)
{
    switch (verdict) {
    case ReviewVerdict::Approve:
        return Status::Ok;
    case ReviewVerdict::Reject:
        return Status::Error;
    case ReviewVerdict::NeedsWork:
        break;
    }
    return Status::Warning;
}

} // namespace baton
