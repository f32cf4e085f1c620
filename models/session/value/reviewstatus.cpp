// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/reviewstatus.h"

#include <QCoreApplication>

namespace baton {

QString textOf(ReviewStatus standing)
{
    switch (standing) {
    case ReviewStatus::Awaiting:
        return QCoreApplication::translate("baton::Review", "awaits review");
    case ReviewStatus::Approved:
        return QCoreApplication::translate("baton::Review", "approved");
    case ReviewStatus::NeedsWork:
        return QCoreApplication::translate("baton::Review", "needs work");
    case ReviewStatus::Rejected:
        return QCoreApplication::translate("baton::Review", "rejected");
    case ReviewStatus::None:
        break;
    }
    return {};
}

Status statusOf(ReviewStatus standing)
{
    switch (standing) {
    case ReviewStatus::Awaiting:
        return Status::NotEvaluated;
    case ReviewStatus::Approved:
        return Status::Ok;
    case ReviewStatus::NeedsWork:
        return Status::Warning;
    case ReviewStatus::Rejected:
        return Status::Error;
    case ReviewStatus::None:
        break;
    }
    return Status::None;
}

} // namespace baton
