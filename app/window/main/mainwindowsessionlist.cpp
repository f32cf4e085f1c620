// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The list of sessions in MainWindow.
#include "app/window/commands/reviewcommands.h"
#include "app/window/main/mainwindow.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/workspace/workspace.h"
#include "widgets/editor/documenttabs.h"
#include "widgets/session/list/sessionlistview.h"
#include "widgets/style/icons.h"

#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const QString sessionListParts = u"sessions"_s;

} // namespace

/// The sessions of the workspace as a tab.
void MainWindow::showSessionList()
{
    if (!m_sessionList) {
        m_folder->findMissingSessions();
        m_sessionList = new SessionListView(m_folder->sessions());
        QHash<QString, QString> protocols;
        for (const auto &pack : m_context.catalog->packs()) {
            protocols.insert(pack->id, pack->title);
        }
        m_sessionList->list().setProtocols(protocols);
        m_sessionList->list().setReviews(m_reviews->glances());
        connect(m_sessionList, &SessionListView::sessionActivated, this, &MainWindow::openSession);
        m_sessionList->addRowAction(m_actions->action(u"session.report"_s));
        m_sessionList->addRowAction(m_actions->action(u"routing.selected"_s));
        m_sessionList->restoreColumns(m_memory.partsOf(sessionListParts, m_workspace));
        connect(m_sessionList, &SessionListView::columnsMoved, this, [this] {
            m_memory.setPartsOf(sessionListParts, m_workspace, m_sessionList->saveColumns());
        });
        connect(m_sessionList, &SessionListView::sightChanged, &m_folder->scanner(),
                &WorkspaceScanner::setInSight);
        showUnwatched();
        m_tabs->setTabIcon(m_tabs->addDocument(m_sessionList, tr("Sessions")),
                           icon(u"list"_s, Role::Muted));
    }
    m_tabs->setCurrentWidget(m_sessionList);
    m_centre->setCurrentWidget(m_tabs);
    m_sessionList->setFocus(Qt::OtherFocusReason);
}

void MainWindow::showUnwatched()
{
    if (m_sessionList) {
        const QKeySequence key = m_actions->action(u"view.refresh"_s)->shortcut();
        m_sessionList->setUnwatched(m_folder->scanner().unwatched(),
                                    key.toString(QKeySequence::NativeText));
    }
}

} // namespace baton
