// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/routingpages.h"

#include "app/window/documents/attemptcomparisons.h"
#include "app/window/graphs/opengraphs.h"
#include "app/window/graphs/routingexport.h"
#include "app/window/pages/fileopener.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "app/window/parts/windowsettings.h"
#include "app/window/sessions/opensessions.h"
#include "app/window/sessions/sessionpages.h"
#include "models/workspace/workspace.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/routing/view/routingheader.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/style/icons.h"

using namespace Qt::StringLiterals;

namespace baton {

RoutingPages::RoutingPages(const WindowContext &context, OpenGraphs &graphs, OpenSessions &sessions,
                           SessionPages &sessionPages, AttemptComparisons &comparisons)
    : QObject(&context.commands)
    , m_context(context)
    , m_sessions(sessions)
    , m_sessionPages(sessionPages)
    , m_comparisons(comparisons)
    , m_export(new RoutingExport(context))
{
    connect(&graphs, &OpenGraphs::opened, this, &RoutingPages::show);
    connect(&m_context.pages, &Pages::aboutToClose, &graphs, [&graphs](const QWidget *page) {
        graphs.forget(qobject_cast<const RoutingView *>(page));
    });
}

void RoutingPages::show(RoutingView *view, bool isNew)
{
    if (isNew) {
        add(view);
    }
    m_context.pages.show(view);
}

void RoutingPages::add(RoutingView *view)
{
    PageTabs &tabs = m_context.pages.tabs();
    const int index = tabs.addPage(view, tr("Routing: %1").arg(view->title()));
    tabs.setTabIcon(index, icon(u"graph"_s, Role::Muted));
    m_export->fillMenu(view->header().exportMenu());
    connect(view, &RoutingView::evidenceActivated, this, [this, view](const Evidence &evidence) {
        const auto &sessions = view->source()->sessions;
        const SessionLocation first =
            sessions.empty() ? SessionLocation() : sessions.front()->summary.place;
        if (evidence.path.isEmpty() && first.isQueue()) {
            m_sessions.open(first.path); // its steps are not in files
        } else {
            m_context.opener.openEvidence(evidence);
        }
    });
    connect(view, &RoutingView::compareRequested, &m_comparisons, &AttemptComparisons::compare);
    connect(view, &RoutingView::messageRequested, &m_context.notices, &Notices::showMessage);
    connect(view, &RoutingView::shown, this, [this, view, &tabs] {
        tabs.setTabText(tabs.indexOf(view),
                        tr("Routing: %1").arg(view->title()).replace(u'&', u"&&"_s));
        m_context.pages.noteChange();
        showStatus(view);
    });
    connect(view, &RoutingView::replayMoved, this, [this, view] { showStatus(view); });
    connectToSessions(view);
    connectParts(view);
}

void RoutingPages::connectToSessions(RoutingView *view)
{
    connect(view, &RoutingView::sessionActivated, &m_sessions, &OpenSessions::open);
    connect(view, &RoutingView::handoffSelected, this, [this](const QString &session, int handoff) {
        if (SessionView *shown = m_sessions.find(session)) {
            shown->showHandoff(handoff);
        }
    });
    connect(view, &RoutingView::handoffRequested, this,
            [this](const QString &session, int handoff) {
                const KnownSession *known = m_context.workspace.sessions().known(session);
                known && known->place.isQueue() ? m_sessions.open(session)
                                                : m_sessionPages.openHandoff(session, handoff);
            });
}

void RoutingPages::connectParts(RoutingView *view)
{
    view->restoreParts(m_context.memory.partsOf(u"routing"_s, m_context.workspace.folder()));
    connect(view, &RoutingView::partsChanged, this, [this, view] {
        m_context.memory.setPartsOf(u"routing"_s, m_context.workspace.folder(), view->saveParts());
        m_context.pages.noteChange();
    });
}

void RoutingPages::showStatus(const RoutingView *view)
{
    if (view == m_context.pages.currentRouting()) {
        m_context.pages.noteStatus();
    }
}

} // namespace baton
