// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/pagestatus.h"

#include "app/documents/documents.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/pages.h"
#include "app/window/parts/statusline.h"
#include "app/window/sessions/opensessions.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/routing/graph/graphcounts.h"
#include "models/sessionstore/sessionfollower.h"
#include "models/values/timetext.h"
#include "widgets/editor/editortab.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/session/view/sessionview.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The number of notes, which the tab of findings also counts.
int notesOf(const Session &session)
{
    auto notes = std::ranges::count(session.findings, Severity::Note, &SessionFinding::severity);
    for (const SessionHandoff &handoff : session.handoffs) {
        notes += handoff.report.count(Severity::Note);
    }
    return static_cast<int>(notes);
}

} // namespace

PageStatus::PageStatus(const WindowContext &context, const OpenSessions &sessions)
    : QObject(&context.commands)
    , m_context(context)
    , m_sessions(sessions)
{
    connect(&m_context.pages, &Pages::statusChanged, this, &PageStatus::show);
}

void PageStatus::show()
{
    if (OpenDocument *document = m_context.pages.currentDocument()) {
        showDocument(*document);
        return;
    }
    m_context.status.showDocument(nullptr, {});
    if (const SessionView *session = m_context.pages.currentSession()) {
        showSession(*session);
    } else if (const RoutingView *routing = m_context.pages.currentRouting()) {
        showRouting(*routing);
    }
}

void PageStatus::showDocument(OpenDocument &document)
{
    FormController &form = m_context.pages.tabOf(&document)->form().controller();
    const bool isJudged = !form.isStale() || document.editor().lastValid(form.place().document);
    m_context.status.noteOpen(isJudged ? form.model().total.open : 0);
    m_context.status.showDocument(&document.editor(), form.place());
}

void PageStatus::showSession(const SessionView &view)
{
    const Session &session = *view.session();
    const SessionSummary &summary = session.summary;
    const auto &packs = m_context.protocols.catalog()->packs();
    const auto pack = std::ranges::find_if(
        packs, [&](const auto &one) { return one->id == summary.place.protocol; });
    QStringList left{pack == packs.end() || summary.place.layout.isEmpty()
                         ? tr("Folder of handoffs")
                         : tr("%1 session").arg((*pack)->shortTitle)};
    left.last() += summary.note.isEmpty() ? QString() : u", "_s + summary.note;
    QStringList right{
        tr("%n finding(s)", nullptr, std::max(0, summary.errors) + std::max(0, summary.warnings))};
    if (const int notes = notesOf(session); notes > 0) {
        right.last() += u", "_s + tr("%n note(s)", nullptr, notes);
    }
    if (const SessionFollower *follower = m_sessions.followerOf(&view)) {
        const QString time = timetext::localTimeOfDay(follower->readAt());
        left.append(tr("Read at %1").arg(time));
        if (summary.liveness == Liveness::Alive) {
            left.append(
                tr("Live: %n file(s) and folder(s) are followed", nullptr, follower->watched()));
        }
        if (follower->unwatched() > 0) {
            left.append(tr("%n more cannot be followed", nullptr, follower->unwatched()));
        }
        right.append(tr("Read in %L1 ms").arg(follower->milliseconds()));
    }
    m_context.status.showPage(left, right);
}

void PageStatus::showRouting(const RoutingView &view)
{
    if (!view.graph()) {
        return;
    }
    const RoutingGraph &graph = *view.graph();
    const std::optional<ReplayState> &moment = view.moment();
    const RouteCounts routes = routesOf(graph, moment);
    const auto findings =
        moment ? std::ranges::count(moment->findings, true) : std::ssize(graph.findings);
    QStringList left{tr("%n route(s) taken", nullptr, routes.taken)};
    if (routes.undeclared > 0) {
        left.append(tr("%n of them undeclared", nullptr, routes.undeclared));
    }
    if (routes.relations > 0) {
        //: What depends on what, who is told: routes that no handoff takes.
        left.append(tr("%n relation(s)", nullptr, routes.relations));
    }
    left.append(tr("%n declared only", nullptr, routes.declaredOnly));
    m_context.status.showPage(left, {tr("%n finding(s)", nullptr, int(findings))});
}

} // namespace baton
