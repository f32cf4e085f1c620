// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/reviewstatus.h"

#include <QCoreApplication>

namespace baton {

QString textOf(ReviewStanding standing)
{
    switch (standing) {
    case ReviewStanding::Awaiting:
        return QCoreApplication::translate("baton::Review", "awaits review");
    case ReviewStanding::Approved:
        return QCoreApplication::translate("baton::Review", "approved");
    case ReviewStanding::NeedsWork:
        return QCoreApplication::translate("baton::Review", "needs work");
    case ReviewStanding::Rejected:
        return QCoreApplication::translate("baton::Review", "rejected");
    case ReviewStanding::None:
        break;
    }
    return {};
}

Status statusOf(ReviewStanding standing)
{
    switch (standing) {
    case ReviewStanding::Awaiting:
        return Status::NotEvaluated;
    case ReviewStanding::Approved:
        return Status::Ok;
    case ReviewStanding::NeedsWork:
        return Status::Warning;
    case ReviewStanding::Rejected:
        return Status::Error;
    case ReviewStanding::None:
        break;
    }
    return Status::None;
}

} // namespace baton
