// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/sessionpages.h"

#include "app/actions/actionregistry.h"
#include "app/dialogs/dialogs.h"
#include "app/window/documents/attemptcomparisons.h"
#include "app/window/graphs/opengraphs.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/fileopener.h"
#include "app/window/pages/logtabs.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "app/window/pages/savedtabs.h"
#include "app/window/sessions/opensessions.h"
#include "app/window/sessions/reviewcommands.h"
#include "app/window/sessions/routingcommands.h"
#include "models/session/value/displaystatus.h"
#include "models/workspace/workspace.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/style/icons.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isDocument(const QString &path)
{
    static const QStringList suffixes{u"yaml"_s, u"yml"_s, u"json"_s, u"xml"_s, u"md"_s};
    return suffixes.contains(QFileInfo(path).suffix().toLower());
}

} // namespace

SessionPages::SessionPages(const WindowContext &context, OpenSessions &sessions, OpenGraphs &graphs,
                           ReviewCommands &reviews, AttemptComparisons &comparisons)
    : QObject(&context.commands)
    , m_context(context)
    , m_sessions(sessions)
    , m_graphs(graphs)
    , m_reviews(reviews)
    , m_comparisons(comparisons)
{
    connect(&sessions, &OpenSessions::opened, this, &SessionPages::show);
    connect(&sessions, &OpenSessions::refreshed, this, &SessionPages::update);
    connect(&m_context.opener, &FileOpener::sessionRequested, this, &SessionPages::openAt);
    connect(&m_context.pages, &Pages::aboutToClose, this, [this](const QWidget *page) {
        m_sessions.forget(qobject_cast<const SessionView *>(page));
    });
}

void SessionPages::openHandoff(const QString &session, int handoff)
{
    m_pending.insert(session, [handoff](SessionView *view) { view->showHandoff(handoff); });
    m_sessions.open(session);
}

void SessionPages::openAt(const QString &session, const QString &phase, const QString &match)
{
    if (phase.isEmpty()) {
        m_pending.remove(session); // what an earlier request was to show
    } else {
        m_pending.insert(session,
                         [phase, match](SessionView *view) { view->showPhase(phase, match); });
    }
    m_sessions.open(session);
}

void SessionPages::show(SessionView *view, bool isNew)
{
    if (isNew) {
        add(view);
        update(view);
    }
    if (m_context.savedTabs.take(view)) {
        m_context.pages.show(view);
    }
    m_context.pages.showCentralArea();
    m_context.pages.noteArrangement();
    showPending(view);
    m_context.pages.noteChange();
}

void SessionPages::add(SessionView *view)
{
    m_context.pages.tabs().addPage(view, view->session()->summary.id);
    view->addHeaderAction(m_context.actions.action(u"session.report"_s));
    view->addHeaderAction(RoutingCommands::headerAction(m_context.actions, view));
    m_reviews.attach(view);
    connect(view, &SessionView::logSaveRequested, &m_context.opener.logs(),
            &LogTabs::saveRequested);
    connect(view, &SessionView::handoffSelected, this, [this, view](int handoff) {
        for (RoutingView *graph : m_graphs.views()) {
            graph->selectHandoff(view->session()->summary.place.path, handoff);
        }
    });
    connect(view, &SessionView::evidenceActivated, &m_context.opener, &FileOpener::openEvidence);
    connect(view, &SessionView::fileActivated, this, [this](const SessionFile &file, int line) {
        m_context.opener.openEvidence({file.path, {}, 0, line});
    });
    connect(view, &SessionView::deliverableActivated, this, &SessionPages::openDeliverable);
    connect(view, &SessionView::sessionActivated, &m_sessions, &OpenSessions::open);
    connect(view, &SessionView::compareRequested, &m_comparisons, &AttemptComparisons::compare);
    connect(view, &SessionView::messageRequested, &m_context.notices, &Notices::showMessage);
    connect(view, &SessionView::messageWithdrawn, &m_context.notices, &Notices::withdrawMessage);
    connect(view, &SessionView::commandsChanged, &m_context.pages, &Pages::changed);
}

void SessionPages::update(SessionView *view)
{
    const SessionSummary &summary = view->session()->summary;
    const QString title = summary.title.isEmpty() ? summary.id : summary.title;
    view->setFollowed(summary.liveness == Liveness::Alive);
    m_context.pages.tabs().showState(view, title, QDir::toNativeSeparators(summary.place.path),
                                     statusOf(summary), false);
    if (view == m_context.pages.currentSession()) {
        m_context.pages.noteStatus();
    }
}

void SessionPages::showPending(SessionView *view)
{
    if (const auto select = m_pending.take(view->session()->summary.place.path)) {
        select(view);
    }
}

/// Opens @p deliverable in the editor, or in the desktop's program for it. A file outside of its
/// root is opened only after confirmation.
void SessionPages::openDeliverable(const Deliverable &deliverable)
{
    const QString path = QDir::toNativeSeparators(deliverable.path);
    if (deliverable.path.isEmpty() || !QFileInfo::exists(deliverable.path)) {
        m_context.notices.showMessage(
            tr("%1 does not exist.").arg(path.isEmpty() ? deliverable.written : path));
        return;
    }
    const bool isOutside = deliverable.state == Deliverable::State::Outside;
    const QString real = QDir::toNativeSeparators(QFileInfo(deliverable.path).canonicalFilePath());
    if (isOutside
        && !m_context.app.dialogs.confirm(&m_context.window, tr("Open a file outside of its root?"),
                                          real, tr("Open"))) {
        return;
    }
    if (isDocument(deliverable.path)) {
        m_context.opener.open(deliverable.path);
    } else if (!QDesktopServices::openUrl(QUrl::fromLocalFile(deliverable.path))) {
        m_context.notices.showMessage(tr("No program could be opened for %1.").arg(path));
    }
}

} // namespace baton
