// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/commands/windowdocks.h"

#include "app/actions/actionregistry.h"
#include "app/window/commands/dockwidths.h"
#include "app/window/pages/pages.h"
#include "app/window/parts/dockaction.h"
#include "app/window/parts/panefocus.h"
#include "models/workspace/workspace.h"
#include "widgets/common/dock.h"
#include "widgets/editor/editortab.h"
#include "widgets/log/view/logview.h"
#include "widgets/problems/problemspane.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/style/metrics.h"
#include "widgets/transcript/transcriptview.h"
#include "widgets/verdict/verdictpane.h"
#include "widgets/workspace/workspacepane.h"

#include <QApplication>
#include <QMainWindow>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

WindowDocks::WindowDocks(const WindowContext &context)
    : QObject(&context.commands)
    , m_context(context)
    , m_workspace(new WorkspacePane(context.workspace))
    , m_problems(new ProblemsPane)
    , m_verdict(new VerdictPane)
    , m_workspaceDock(new Dock(tr("Workspace"), u"workspaceDock"_s, m_workspace))
    , m_problemsDock(new Dock(tr("Problems"), u"problemsDock"_s, m_problems))
    , m_verdictDock(new Dock(tr("Verdict"), u"verdictDock"_s, m_verdict))
{
    m_problems->setObjectName(u"problemsPane"_s);
    m_problems->fillHeader(m_problemsDock->header());
    m_verdict->setObjectName(u"verdictPane"_s);
    addDocks();
    new DockWidths(m_context.window, *m_workspaceDock, *m_verdictDock);
    connectActions();
    connect(m_verdict, &VerdictPane::problemsRequested, this, [this] {
        m_problemsDock->show();
        m_problemsDock->raise();
    });
    connect(&m_context.pages, &Pages::currentChanged, this, &WindowDocks::makeRoom);
}

void WindowDocks::addDocks()
{
    QMainWindow &window = m_context.window;
    window.addDockWidget(Qt::LeftDockWidgetArea, m_workspaceDock);
    window.resizeDocks({m_workspaceDock}, {measures::workspaceWidth}, Qt::Horizontal);
    window.addDockWidget(Qt::BottomDockWidgetArea, m_problemsDock);
    window.addDockWidget(Qt::RightDockWidgetArea, m_verdictDock);
    window.resizeDocks({m_problemsDock}, {measures::problemsHeight}, Qt::Vertical);
    window.resizeDocks({m_verdictDock}, {measures::verdictWidth}, Qt::Horizontal);
}

void WindowDocks::connectActions()
{
    const std::vector<std::pair<QString, Dock *>> docks{{u"view.workspace"_s, m_workspaceDock},
                                                        {u"view.verdict"_s, m_verdictDock},
                                                        {u"view.problems"_s, m_problemsDock}};
    for (const auto &[id, dock] : docks) {
        dock->setAcceptDrops(true); // files can be dropped there, also while it floats
        new DockAction(*m_context.actions.action(id), *dock, [this] {
            m_context.window.activateWindow();
            m_context.pages.focus();
        });
    }
    m_context.actions.connectTo(u"go.nextPane"_s, this, [this] { stepPane(1); });
    m_context.actions.connectTo(u"go.previousPane"_s, this, [this] { stepPane(-1); });
}

void WindowDocks::makeRoom()
{
    if (!m_context.pages.current() || m_context.pages.currentDocument()) {
        showAll();
    } else if (m_makingRoom.isEmpty()) {
        for (Dock *dock : {m_verdictDock, m_problemsDock}) {
            if (!dock->isHidden()) {
                dock->hide();
                m_makingRoom.append(dock);
            }
        }
    }
}

void WindowDocks::showAll()
{
    for (Dock *dock : std::exchange(m_makingRoom, {})) {
        dock->show();
    }
}

void WindowDocks::clear()
{
    delete m_workspaceDock;
    m_problems->setDocument(nullptr);
    m_verdict->setDocument(nullptr);
}

QList<QWidget *> WindowDocks::panes() const
{
    QList<QWidget *> panes;
    if (m_workspaceDock->isVisible()) {
        panes.append(m_workspaceDock->widget());
    }
    if (const EditorTab *tab = m_context.pages.currentTab()) {
        panes += tab->panes();
    } else if (const SessionView *session = m_context.pages.currentSession()) {
        panes += session->panes();
    } else if (const RoutingView *routing = m_context.pages.currentRouting()) {
        panes += routing->panes();
    } else if (const LogView *log = m_context.pages.currentLog()) {
        panes.append(log->focusProxy());
    } else if (const TranscriptView *transcript = m_context.pages.currentTranscript()) {
        panes.append(transcript->focusProxy());
    }
    for (const Dock *dock : {m_verdictDock, m_problemsDock}) {
        if (dock->isVisible()) {
            panes.append(dock->widget());
        }
    }
    return panes;
}

void WindowDocks::stepPane(int by)
{
    const QList<QWidget *> all = panes();
    const QWidget *focus = QApplication::focusWidget();
    qsizetype at = by > 0 ? -1 : all.size();
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (all[i] == focus || all[i]->isAncestorOf(focus)) {
            at = i;
        }
    }
    if (!all.isEmpty()) {
        focusPane(*all[(at + by + all.size()) % all.size()]);
    }
}

} // namespace baton
