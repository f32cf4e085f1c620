// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/routingcommands.h"

#include "app/window/graphs/opengraphs.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pageactions.h"
#include "app/window/sessions/sessionlisttab.h"
#include "models/workspace/workspace.h"
#include "widgets/queue/queueview.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/style/icons.h"
#include "widgets/transcript/transcriptview.h"

#include <QAction>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

RoutingCommands::RoutingCommands(const WindowContext &context, OpenGraphs &graphs,
                                 const SessionListTab &list)
    : QObject(&context.commands)
    , m_context(context)
    , m_graphs(graphs)
    , m_list(list)
{
    const ActionRegistry &actions = m_context.actions;
    actions.connectTo(u"routing.session"_s, this, &RoutingCommands::showSession);
    actions.connectTo(u"routing.selected"_s, this, &RoutingCommands::showSelected);
    actions.connectTo(u"routing.workspace"_s, this, &RoutingCommands::showWorkspace);
    const auto connectTo = [&context](const QString &id, auto slot) {
        connectToPage(context, id, &Pages::currentRouting, slot);
    };
    connectTo(u"routing.sequence"_s, &RoutingView::setSequence);
    connectTo(u"routing.details"_s, &RoutingView::setDetailsVisible);
    connectTo(u"routing.replay"_s, &RoutingView::setReplayVisible);
    connectTo(u"routing.filter"_s, &RoutingView::setFilterVisible);
    connect(&m_context.workspace, &Workspace::touched, &graphs, &OpenGraphs::touch);
    connect(&m_context.pages, &Pages::changed, this, &RoutingCommands::updateActions);
}

QAction *RoutingCommands::headerAction(const ActionRegistry &actions, QWidget *page)
{
    auto *routing = new QAction(icon(u"graph"_s), tr("Routing"), page);
    routing->setObjectName(u"session.routing"_s);
    routing->setToolTip(tr("Show who handed what to whom in this session"));
    connect(routing, &QAction::triggered, actions.action(u"routing.session"_s), &QAction::trigger);
    return routing;
}

void RoutingCommands::showSession()
{
    if (const SessionView *session = m_context.pages.currentSession()) {
        const SessionSummary &summary = session->session()->summary;
        m_graphs.open({summary.place.path}, summary.id);
    } else if (const QueueView *queue = m_context.pages.currentQueue()) {
        const std::shared_ptr<const Session> told = queue->follower().session();
        m_graphs.open({told->summary.place.path}, told->summary.title);
    } else if (const TranscriptView *transcript = m_context.pages.currentTranscript()) {
        m_graphs.open({transcript->path()}, QFileInfo(transcript->path()).fileName());
    }
}

void RoutingCommands::showSelected()
{
    const QStringList paths = m_list.selectedPaths();
    if (paths.isEmpty()) {
        m_context.notices.showMessage(tr("Select sessions in the list first."));
        return;
    }
    m_graphs.open(paths,
                  paths.size() == 1 ? QFileInfo(paths.front()).fileName()
                                    : tr("%n session(s)", nullptr, static_cast<int>(paths.size())));
}

void RoutingCommands::showWorkspace()
{
    const QString &folder = m_context.workspace.folder();
    m_graphs.open({folder}, QFileInfo(folder).fileName());
}

void RoutingCommands::updateActions()
{
    const ActionRegistry &actions = m_context.actions;
    const RoutingView *view = m_context.pages.currentRouting();
    actions.setEnabled(u"routing.session"_s,
                       m_context.pages.currentSession() || m_context.pages.currentQueue()
                           || m_context.pages.currentTranscript());
    actions.setEnabled(u"routing.selected"_s, m_list.isCurrent());
    actions.setEnabled(u"routing.workspace"_s, !m_context.workspace.folder().isEmpty());
    const auto check = [&actions, view](const QString &id, bool isOn) {
        actions.setEnabled(id, view != nullptr);
        actions.action(id)->setChecked(isOn);
    };
    check(u"routing.sequence"_s, view && view->isSequenceShown());
    check(u"routing.details"_s, view && view->areDetailsVisible());
    check(u"routing.replay"_s, view && view->isReplayVisible());
    check(u"routing.filter"_s, view && view->isFilterVisible());
}

} // namespace baton
