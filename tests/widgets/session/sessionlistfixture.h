// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "models/sessionstore/sessionstore.h"
#include "widgets/session/list/sessionlistview.h"

#include <QTest>
#include <QTimeZone>
#include <QTreeView>

namespace baton {

/// The summary of a session of one and a half hours.
inline SessionSummary session(const QString &id, const QString &protocol, RunStatus status)
{
    SessionSummary made;
    made.id = id;
    made.place.path = QStringLiteral("/data/") + id;
    made.place.protocol = protocol;
    made.status = status;
    made.agent = QStringLiteral("infrastructure-planning-agent");
    made.phase = QStringLiteral("Decision of the user");
    made.started = QDateTime(QDate(2026, 2, 24), QTime(18, 0), QTimeZone::UTC);
    made.ended = made.started.addSecs(5400);
    made.errors = 2;
    return made;
}

/// A list of sessions in its own window.
struct Shown
{
    SessionStore finder{std::make_shared<const ProtocolCatalog>()};
    SessionListView view{finder};

    explicit Shown(QSize size = {1015, 684})
    {
        view.list().setProtocols(
            {{QStringLiteral("native"), QStringLiteral("Native orchestrator")}});
        Q_EMIT finder.found(
            {session(QStringLiteral("20260224-180001-sensor-gateway"), QStringLiteral("native"),
                     RunStatus::Failed),
             session(QStringLiteral("20260224-180000-reactor-database"), QStringLiteral("native"),
                     RunStatus::Succeeded),
             session(QStringLiteral("loose"), QStringLiteral("cfd"), RunStatus::Running)});
        view.resize(size);
        view.show();
        view.activateWindow();
        (void)QTest::qWaitForWindowActive(&view);
    }

    QTreeView &tree() { return *view.findChild<QTreeView *>(QStringLiteral("sessionList")); }
    /// The width of the name column beyond its longest name.
    int spare()
    {
        return tree().columnWidth(0)
            - static_cast<QAbstractItemView &>(tree()).sizeHintForColumn(0);
    }
};

} // namespace baton
