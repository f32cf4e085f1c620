// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The part of MainWindow that has to do with sessions.
#include "app/dialogs/dialogs.h"
#include "app/window/commands/comparecommands.h"
#include "app/window/commands/reportcommands.h"
#include "app/window/commands/reviewcommands.h"
#include "app/window/commands/routingcommands.h"
#include "app/window/commands/sessioncommands.h"
#include "app/window/main/mainwindow.h"
#include "app/window/parts/logtabs.h"
#include "app/window/parts/palettesources.h"
#include "app/window/parts/statusline.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/session/discovery/folderdetection.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/value/runstatusicon.h"
#include "models/workspace/workspace.h"
#include "widgets/common/dock.h"
#include "widgets/editor/documenttabs.h"
#include "widgets/session/list/sessionlistview.h"
#include "widgets/session/view/sessionview.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QStackedWidget>
#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isDocument(const QString &path)
{
    static const QStringList suffixes{u"yaml"_s, u"yml"_s, u"json"_s, u"xml"_s, u"md"_s};
    return suffixes.contains(QFileInfo(path).suffix().toLower());
}

} // namespace

SessionView *MainWindow::currentSession() const
{
    return qobject_cast<SessionView *>(m_tabs->currentWidget());
}

/// Also of a session that neither its name nor a state tells of, but its handoffs alone; a folder
/// with others in it is a workspace.
bool MainWindow::isSessionFolder(const QString &folder) const
{
    if (!QFileInfo(folder).isDir()) {
        return false; // a document in a session is no session
    }
    const QString path = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    if (knownSessionAt(path, *m_context.catalog)) {
        return true;
    }
    const bool isFlat = QDir(path).entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty();
    return isFlat && !sessionAt(path, *m_context.catalog).layout.isEmpty();
}

void MainWindow::openSession(const QString &path)
{
    m_sessions->open(path);
}

/// Tells who reviews which sessions can be reviewed: those of protocols that have gates.
void MainWindow::takeGated()
{
    QSet<QString> gated;
    for (const auto &pack : m_context.catalog->packs()) {
        if (!pack->gates.empty()) {
            gated.insert(pack->id);
        }
    }
    m_reviews->setGated(gated);
}

void MainWindow::connectSessions()
{
    connect(m_sessions, &SessionCommands::opened, this, &MainWindow::addSession);
    connect(m_sessions, &SessionCommands::refreshed, this, &MainWindow::updateSession);
    connect(m_reports, &ReportCommands::failed, this, &MainWindow::complain);
    connect(m_reports, &ReportCommands::written, this, &MainWindow::offerReport);
    connect(m_reviews, &ReviewCommands::failed, this, &MainWindow::complain);
    connect(m_reviews, &ReviewCommands::edited, this,
            [this] { m_status->takeBack(m_savedReview); });
    connect(m_reviews, &ReviewCommands::saved, this, [this](const QString &path) {
        m_savedReview = tr("The review was saved in %1.").arg(QDir::toNativeSeparators(path));
        tell(m_savedReview);
    });
    connect(m_reviews, &ReviewCommands::glancesChanged, this,
            [this](const ReviewSummaries &glances) {
                m_folder->model().setReviews(glances);
                if (m_sessionList) {
                    m_sessionList->list().setReviews(glances);
                }
            });
    takeGated();
    m_actions->connectTo(u"session.compare"_s, this, [this] {
        if (SessionView *session = currentSession()) {
            session->compareAttempts();
        }
    });
    const auto onSession = [this](const QString &id, void (SessionView::*act)()) {
        m_actions->connectTo(id, this, [this, act] {
            if (SessionView *session = currentSession()) {
                (session->*act)();
            }
        });
    };
    onSession(u"session.showInLog"_s, &SessionView::showSelectedInLog);
    onSession(u"session.copySummary"_s, &SessionView::copySummary);
    m_actions->connectTo(u"session.timeLine"_s, this, [this] {
        if (SessionView *session = currentSession()) {
            session->setTimeLine(!session->isTimeLine());
        }
    });
    m_actions->connectTo(u"session.report"_s, this, &MainWindow::reportSession);
    m_actions->connectTo(u"session.list"_s, this, &MainWindow::showSessionList);
    m_actions->connectTo(u"view.refresh"_s, m_folder, &Workspace::refresh);
    connect(&m_folder->scanner(), &WorkspaceScanner::unwatchedChanged, this,
            &MainWindow::showUnwatched);
    m_sources->setSessions([this] {
        QMap<QString, QString> ids;
        for (const QString &folder : m_folder->model().sessions()) {
            ids.insert(folder, {});
        }
        for (const SessionSummary &session : m_folder->sessions().sessions()) {
            if (const auto known = ids.find(session.place.path); known != ids.end()) {
                *known = session.id;
            }
        }
        return ids;
    });
    connect(m_sources, &PaletteSources::sessionRequested, this, &MainWindow::openSession);
}

void MainWindow::addSession(SessionView *view, bool isNew)
{
    if (isNew) {
        m_tabs->addDocument(view, view->session()->summary.id);
        view->addHeaderAction(m_actions->action(u"session.report"_s));
        connectToRouting(view);
        m_reviews->attach(view);
        connect(view, &SessionView::evidenceActivated, this, &MainWindow::openEvidence);
        connect(view, &SessionView::fileActivated, this, [this](const SessionFile &file, int line) {
            openEvidence({file.path, {}, 0, line});
        });
        view->setLogPathChooser([this](const QString &name) { return askWhereToSave(name); });
        connect(view, &SessionView::deliverableActivated, this, &MainWindow::openDeliverable);
        connect(view, &SessionView::sessionActivated, this, &MainWindow::openSession);
        connect(view, &SessionView::compareRequested, m_compare, &CompareCommands::compareHandoffs);
        connect(view, &SessionView::told, this, &MainWindow::tell);
        connect(view, &SessionView::takenBack, m_status, &StatusLine::takeBack);
        connect(view, &SessionView::commandsChanged, this, &MainWindow::updateActions);
        updateSession(view);
    }
    if (m_tabMemory->take(view)) {
        m_tabs->setCurrentWidget(view);
        view->setFocus(Qt::OtherFocusReason);
    }
    m_centre->setCurrentWidget(m_tabs);
    noteTabs();
    showPendingHandoff(view);
    updateActions();
}

void MainWindow::updateSession(SessionView *view)
{
    const SessionSummary &summary = view->session()->summary;
    const QString title = summary.title.isEmpty() ? summary.id : summary.title;
    view->setFollowed(summary.liveness == Liveness::Alive);
    m_routing->takeSession(view->session());
    m_tabs->showState(view, title, QDir::toNativeSeparators(summary.place.path), statusOf(summary),
                      false);
    lookAgainAt(summary);
    if (view == currentSession()) {
        showStatus();
    }
}

/// A tab sees logs grow, which the workspace does not follow: what they tell of the session's life
/// is told there, too.
void MainWindow::lookAgainAt(const SessionSummary &session)
{
    const QModelIndex state = m_folder->model().indexOf(session.place.stateFile);
    const bool isOther = state.isValid()
        && state.parent().data(WorkspaceModel::MarkRole).toInt()
            != static_cast<int>(statusOf(session));
    if (isOther) {
        m_folder->sessions().touch({session.place.path});
    }
}

void MainWindow::openEvidence(const Evidence &evidence)
{
    if (!QFileInfo::exists(evidence.path)) {
        tell(tr("%1 is not there any more.").arg(QDir::toNativeSeparators(evidence.path)));
        return;
    }
    open({{evidence.path, evidence.line, 1}});
}

/// In the editor, or in the program that the desktop has for it. What lies outside of its root is
/// opened only when the reader agrees.
void MainWindow::openDeliverable(const Deliverable &deliverable)
{
    const QString path = QDir::toNativeSeparators(deliverable.path);
    if (deliverable.path.isEmpty() || !QFileInfo::exists(deliverable.path)) {
        tell(tr("%1 does not exist.").arg(path.isEmpty() ? deliverable.written : path));
        return;
    }
    const bool isOutside = deliverable.state == Deliverable::State::Outside;
    const QString real = QDir::toNativeSeparators(QFileInfo(deliverable.path).canonicalFilePath());
    if (isOutside
        && !m_context.dialogs.confirm(this, tr("Open a file outside of its root?"), real,
                                      tr("Open"))) {
        return;
    }
    if (isDocument(deliverable.path)) {
        open({{deliverable.path, 0, 0}});
    } else if (!QDesktopServices::openUrl(QUrl::fromLocalFile(deliverable.path))) {
        tell(tr("No program could be opened for %1.").arg(path));
    }
}

/// In a tab of its own or in that of a session; null when no log is in front.
LogView *MainWindow::currentLog() const
{
    LogView *own = m_logs->current();
    return own || !currentSession() ? own : currentSession()->shownLog();
}

/// What is no document needs the room that the docks of one take, and has nothing to say in them.
void MainWindow::hideDocumentDocks(bool isWanted)
{
    if (isWanted && m_makingRoom.isEmpty()) {
        for (Dock *dock : {m_verdictDock, m_problemsDock}) {
            if (!dock->isHidden()) {
                dock->hide();
                m_makingRoom.append(dock);
            }
        }
    } else if (!isWanted) {
        for (Dock *dock : std::exchange(m_makingRoom, {})) {
            dock->show();
        }
    }
}

} // namespace baton
