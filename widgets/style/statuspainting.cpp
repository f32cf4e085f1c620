// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/statuspainting.h"

#include <QCoreApplication>

namespace baton {

Role roleOf(Status status)
{
    switch (status) {
    case Status::Ok:
        return Role::Ok;
    case Status::Note:
        return Role::Note;
    case Status::Warning:
    case Status::TimedOut:
    case Status::Escalate:
        return Role::Warning;
    case Status::Error:
    case Status::Reinvoke:
    case Status::Undeclared:
        return Role::Error;
    case Status::Running:
        return Role::Running;
    case Status::None:
    case Status::Superseded:
    case Status::PassedOver:
    case Status::Skipped:
    case Status::NotReached:
    case Status::NotEvaluated:
        break;
    }
    return Role::Muted;
}

QString wordOf(Status status)
{
    switch (status) {
    case Status::None:
        return {};
    case Status::Ok:
        return QCoreApplication::translate("baton::Status", "ok");
    case Status::Note:
        return QCoreApplication::translate("baton::Status", "note");
    case Status::Warning:
        return QCoreApplication::translate("baton::Status", "warning");
    case Status::Error:
        return QCoreApplication::translate("baton::Status", "error");
    case Status::Running:
        return QCoreApplication::translate("baton::Status", "running");
    case Status::Superseded:
        return QCoreApplication::translate("baton::Status", "superseded");
    case Status::PassedOver:
        return QCoreApplication::translate("baton::Status", "passed over");
    case Status::Skipped:
        return QCoreApplication::translate("baton::Status", "skipped");
    case Status::NotReached:
        return QCoreApplication::translate("baton::Status", "not reached");
    case Status::NotEvaluated:
        return QCoreApplication::translate("baton::Status", "not evaluated");
    case Status::TimedOut:
        return QCoreApplication::translate("baton::Status", "timed out");
    case Status::Escalate:
        return QCoreApplication::translate("baton::Status", "escalate");
    case Status::Reinvoke:
        return QCoreApplication::translate("baton::Status", "re-invoke");
    case Status::Undeclared:
        return QCoreApplication::translate("baton::Status", "undeclared");
    }
    return {};
}

void paintStatus(QPainter &painter, const QRectF &area, Status status)
{
    paintStatus(painter, area, status, roleOf(status));
}

QIcon statusIcon(Status status)
{
    return statusIcon(status, roleOf(status));
}

} // namespace baton
