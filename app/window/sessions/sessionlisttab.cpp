// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/sessionlisttab.h"

#include "app/actions/actionregistry.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/pages.h"
#include "app/window/parts/windowsettings.h"
#include "app/window/sessions/opensessions.h"
#include "app/window/sessions/reviewcommands.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/workspace/workspace.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/session/list/sessionlistview.h"
#include "widgets/style/icons.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr auto sessionListParts = "sessions"_L1;

} // namespace

SessionListTab::SessionListTab(const WindowContext &context, OpenSessions &sessions,
                               ReviewCommands &reviews)
    : QObject(&context.commands)
    , m_context(context)
    , m_sessions(sessions)
    , m_reviews(reviews)
{
    m_context.actions.connectTo(u"session.list"_s, this, &SessionListTab::show);
    connect(&reviews, &ReviewCommands::summariesChanged, this,
            [this](const ReviewSummaries &summaries) {
                if (m_view) {
                    m_view->list().setReviews(summaries);
                }
            });
    connect(&m_context.workspace.scanner(), &WorkspaceScanner::unwatchedChanged, this,
            &SessionListTab::showUnwatched);
    connect(&m_context.pages, &Pages::aboutToClose, this, [this](const QWidget *page) {
        if (page == m_view) {
            m_view.clear();
        }
    });
}

bool SessionListTab::isCurrent() const
{
    return m_view && m_context.pages.current() == m_view;
}

QStringList SessionListTab::selectedPaths() const
{
    return m_view ? m_view->selectedPaths() : QStringList();
}

void SessionListTab::show()
{
    if (!m_view) {
        add();
    }
    m_context.pages.show(m_view);
}

void SessionListTab::add()
{
    Workspace &workspace = m_context.workspace;
    workspace.findMissingSessions();
    m_view = new SessionListView(workspace.sessions());
    QHash<QString, QString> protocols;
    for (const auto &pack : m_context.protocols.catalog()->packs()) {
        protocols.insert(pack->id, pack->title);
    }
    m_view->list().setProtocols(protocols);
    m_view->list().setReviews(m_reviews.summaries());
    connect(m_view, &SessionListView::sessionActivated, &m_sessions, &OpenSessions::open);
    m_view->addRowAction(m_context.actions.action(u"session.report"_s));
    m_view->addRowAction(m_context.actions.action(u"routing.selected"_s));
    m_view->addRowAction(m_context.actions.action(u"session.compareSessions"_s));
    m_view->restoreColumns(m_context.memory.partsOf(sessionListParts, workspace.folder()));
    connect(m_view, &SessionListView::columnsMoved, this, [this] {
        m_context.memory.setPartsOf(sessionListParts, m_context.workspace.folder(),
                                    m_view->saveColumns());
    });
    connect(m_view, &SessionListView::sightChanged, this,
            [&workspace, view = m_view.data()](const QStringList &paths) {
                workspace.scanner().setInSight(paths);
                workspace.sessions().setInSight(view, paths);
            });
    showUnwatched();
    PageTabs &tabs = m_context.pages.tabs();
    tabs.setTabIcon(tabs.addPage(m_view, tr("Sessions")), icon(u"list"_s, Role::Muted));
}

void SessionListTab::showUnwatched()
{
    if (m_view) {
        const QKeySequence key = m_context.actions.action(u"view.refresh"_s)->shortcut();
        m_view->setUnwatched(m_context.workspace.scanner().unwatched(),
                             key.toString(QKeySequence::NativeText));
    }
}

} // namespace baton
