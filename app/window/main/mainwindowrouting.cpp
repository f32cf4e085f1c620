// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The part of MainWindow that has to do with routing graphs.
#include "app/window/commands/comparecommands.h"
#include "app/window/commands/routingcommands.h"
#include "app/window/commands/routingexport.h"
#include "app/window/commands/sessioncommands.h"
#include "app/window/main/mainwindow.h"
#include "app/window/parts/statusline.h"
#include "models/routing/graph/graphcounts.h"
#include "models/workspace/workspace.h"
#include "widgets/editor/documenttabs.h"
#include "widgets/routing/view/routingheader.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/session/list/sessionlistview.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/style/icons.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct ExportAction
{
    QLatin1StringView id;
    RoutingExport::Format format;
    double scale = 1;
};

constexpr std::array exportActions{
    ExportAction{"routing.exportSvg"_L1, RoutingExport::Format::Svg},
    ExportAction{"routing.exportPng"_L1, RoutingExport::Format::Png},
    ExportAction{"routing.exportLargePng"_L1, RoutingExport::Format::Png, 3},
    ExportAction{"routing.exportPdf"_L1, RoutingExport::Format::Pdf},
    ExportAction{"routing.exportDot"_L1, RoutingExport::Format::Dot},
    ExportAction{"routing.exportMermaid"_L1, RoutingExport::Format::Mermaid},
};

} // namespace

RoutingView *MainWindow::currentRouting() const
{
    return qobject_cast<RoutingView *>(m_tabs->currentWidget());
}

void MainWindow::openRouting(const QStringList &paths, const QString &title)
{
    m_routing->open(paths, title);
}

void MainWindow::connectRouting()
{
    connect(m_routing, &RoutingCommands::opened, this, &MainWindow::addRouting);
    connect(m_folder, &Workspace::touched, m_routing, &RoutingCommands::touch);
    m_routing->setFollowed(
        [this](const QString &path) { return m_sessions->find(path) != nullptr; });
    m_actions->connectTo(u"routing.session"_s, this, &MainWindow::showSessionRouting);
    m_actions->connectTo(u"routing.selected"_s, this, &MainWindow::showSelectedRouting);
    m_actions->connectTo(u"routing.workspace"_s, this, [this] {
        m_routing->open({m_workspace}, QFileInfo(m_workspace).fileName());
    });
    const auto onView = [this](const QString &id, void (RoutingView::*slot)(bool)) {
        connect(m_actions->action(id), &QAction::triggered, this, [this, slot](bool isOn) {
            if (RoutingView *view = currentRouting()) {
                (view->*slot)(isOn);
            }
        });
    };
    onView(u"routing.sequence"_s, &RoutingView::setSequence);
    onView(u"routing.details"_s, &RoutingView::setDetailsVisible);
    onView(u"routing.replay"_s, &RoutingView::setReplayVisible);
    onView(u"routing.filter"_s, &RoutingView::setFilterVisible);
    for (const ExportAction &action : exportActions) {
        m_actions->connectTo(action.id, this, [this, action] {
            if (const RoutingView *view = currentRouting()) {
                m_routingExport->write(*view, action.format, action.scale, m_workspace);
            }
        });
    }
    connect(m_routingExport, &RoutingExport::failed, this, &MainWindow::complain);
    connect(m_routingExport, &RoutingExport::written, this, [this](const QString &path) {
        tell(tr("The graph was written to %1.").arg(QDir::toNativeSeparators(path)));
    });
}

void MainWindow::showSessionRouting()
{
    if (const SessionView *session = currentSession()) {
        const SessionSummary &summary = session->session()->summary;
        m_routing->open({summary.place.path}, summary.id);
    }
}

void MainWindow::showSelectedRouting()
{
    const QStringList paths = m_sessionList ? m_sessionList->selectedPaths() : QStringList();
    if (paths.isEmpty()) {
        tell(tr("Select sessions in the list first."));
        return;
    }
    m_routing->open(paths,
                    paths.size() == 1
                        ? QFileInfo(paths.front()).fileName()
                        : tr("%n session(s)", nullptr, static_cast<int>(paths.size())));
}

void MainWindow::addRouting(RoutingView *view, bool isNew)
{
    if (isNew) {
        const int index = m_tabs->addDocument(view, tr("Routing: %1").arg(view->title()));
        m_tabs->setTabIcon(index, icon(u"graph"_s, Role::Muted));
        for (const ExportAction &action : exportActions) {
            view->header().exportMenu().addAction(m_actions->action(action.id));
        }
        connect(view, &RoutingView::evidenceActivated, this, &MainWindow::openEvidence);
        connect(view, &RoutingView::compareRequested, m_compare, &CompareCommands::compareHandoffs);
        connect(view, &RoutingView::sessionActivated, this, &MainWindow::openSession);
        connect(view, &RoutingView::handoffSelected, this,
                [this](const QString &session, int handoff) {
                    if (SessionView *shown = m_sessions->find(session)) {
                        shown->showHandoff(handoff);
                    }
                });
        connect(view, &RoutingView::handoffRequested, this,
                [this](const QString &session, int handoff) {
                    m_pendingHandoffs.insert(session, handoff);
                    openSession(session);
                });
        connect(view, &RoutingView::shown, this, [this, view] {
            m_tabs->setTabText(m_tabs->indexOf(view),
                               tr("Routing: %1").arg(view->title()).replace(u'&', u"&&"_s));
            updateActions();
            if (view == currentRouting()) {
                showStatus();
            }
        });
        view->restoreParts(m_memory.partsOf(u"routing"_s, m_workspace));
        connect(view, &RoutingView::replayMoved, this, [this, view] {
            if (view == currentRouting()) {
                showStatus();
            }
        });
        connect(view, &RoutingView::partsChanged, this, [this, view] {
            m_memory.setPartsOf(u"routing"_s, m_workspace, view->saveParts());
            updateActions();
        });
        connect(view, &RoutingView::told, this, &MainWindow::tell);
    }
    m_tabs->setCurrentWidget(view);
    m_centre->setCurrentWidget(m_tabs);
    view->setFocus(Qt::OtherFocusReason);
    updateActions();
}

void MainWindow::showRoutingStatus(const RoutingView &view)
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
    m_status->showPage(left, {tr("%n finding(s)", nullptr, int(findings))});
}

/// The same handoff is selected wherever it is shown.
void MainWindow::connectToRouting(SessionView *session)
{
    auto *routing = new QAction(icon(u"graph"_s), tr("Routing"), session);
    routing->setObjectName(u"session.routing"_s);
    routing->setToolTip(tr("Show who handed what to whom in this session"));
    connect(routing, &QAction::triggered, this, &MainWindow::showSessionRouting);
    session->addHeaderAction(routing);
    connect(session, &SessionView::handoffSelected, this, [this, session](int handoff) {
        for (RoutingView *view : m_routing->views()) {
            view->selectHandoff(session->session()->summary.place.path, handoff);
        }
    });
}

void MainWindow::showPendingHandoff(SessionView *session)
{
    const auto pending = m_pendingHandoffs.constFind(session->session()->summary.place.path);
    if (pending != m_pendingHandoffs.cend()) {
        session->showHandoff(*pending);
        m_pendingHandoffs.erase(pending);
    }
}

void MainWindow::updateRoutingActions()
{
    const auto set = [this](const QString &id, bool isOn) {
        m_actions->action(id)->setEnabled(isOn);
    };
    const RoutingView *view = currentRouting();
    const bool isShown = view && view->graph();
    set(u"routing.session"_s, currentSession() != nullptr);
    set(u"routing.selected"_s, m_sessionList && m_tabs->currentWidget() == m_sessionList);
    set(u"routing.workspace"_s, !m_workspace.isEmpty());
    const auto check = [this, view](const QString &id, bool isOn) {
        m_actions->action(id)->setEnabled(view != nullptr);
        m_actions->action(id)->setChecked(isOn);
    };
    check(u"routing.sequence"_s, view && view->isSequenceShown());
    check(u"routing.details"_s, view && view->areDetailsVisible());
    check(u"routing.replay"_s, view && view->isReplayVisible());
    check(u"routing.filter"_s, view && view->isFilterVisible());
    for (const ExportAction &action : exportActions) {
        set(action.id, isShown && !view->graph()->isEmpty());
    }
}

} // namespace baton
