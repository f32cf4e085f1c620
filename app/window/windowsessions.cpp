// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The part of MainWindow that has to do with sessions.
#include "app/dialogs/dialogs.h"
#include "app/window/comparecommands.h"
#include "app/window/logtabs.h"
#include "app/window/mainwindow.h"
#include "app/window/palettesources.h"
#include "app/window/reportcommands.h"
#include "app/window/reviewcommands.h"
#include "app/window/routingcommands.h"
#include "app/window/savefolder.h"
#include "app/window/sessioncommands.h"
#include "app/window/statusline.h"
#include "models/protocol/catalog.h"
#include "models/protocol/protocolpack.h"
#include "models/review/reviewfile.h"
#include "models/session/folderlook.h"
#include "models/session/runstatusmark.h"
#include "models/session/runstatustext.h"
#include "models/session/sessionfinder.h"
#include "models/session/sessionfollower.h"
#include "models/workspace/workspace.h"
#include "widgets/common/dock.h"
#include "widgets/common/icons.h"
#include "widgets/editor/documenttabs.h"
#include "widgets/editor/infobar.h"
#include "widgets/session/sessionlistview.h"
#include "widgets/session/sessionmarks.h"
#include "widgets/session/sessionview.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QStackedWidget>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const QString sessionListParts = u"sessions"_s;

/// The tab of findings counts them with the errors and warnings.
int notesOf(const Session &session)
{
    auto notes = std::ranges::count(session.findings, Severity::Note, &SessionFinding::severity);
    for (const SessionHandoff &handoff : session.handoffs) {
        notes += handoff.report.count(Severity::Note);
    }
    return static_cast<int>(notes);
}

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

void MainWindow::connectSessions()
{
    connect(m_sessions, &SessionCommands::opened, this, &MainWindow::addSession);
    connect(m_sessions, &SessionCommands::refreshed, this, &MainWindow::updateSession);
    connect(m_reports, &ReportCommands::failed, this, &MainWindow::complain);
    connect(m_reports, &ReportCommands::written, this, &MainWindow::offerReport);
    connect(m_reviews, &ReviewCommands::failed, this, &MainWindow::complain);
    connect(m_reviews, &ReviewCommands::saved, this, [this](const QString &path) {
        tell(tr("The review was saved in %1.").arg(QDir::toNativeSeparators(path)));
    });
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
    connect(m_folder, &Workspace::touched, m_finder, &SessionFinder::touch);
    m_actions->connectTo(u"view.refresh"_s, m_folder, &Workspace::refresh);
    connect(&m_folder->scanner(), &WorkspaceScanner::unwatchedChanged, this,
            &MainWindow::showUnwatched);
    m_sources->setSessions([this] { return m_folder->model().sessions(); });
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

/// The sessions of the workspace as a tab; they are looked for when it is opened, and kept up to
/// date until it is closed.
void MainWindow::showSessionList()
{
    if (!m_sessionList) {
        m_sessionList = new SessionListView(*m_finder);
        QHash<QString, QString> protocols;
        for (const auto &pack : m_context.catalog->packs()) {
            protocols.insert(pack->id, pack->title);
        }
        m_sessionList->list().setProtocols(protocols);
        connect(m_sessionList, &SessionListView::sessionActivated, this, &MainWindow::openSession);
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
        findSessions();
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

void MainWindow::findSessions()
{
    if (m_sessionList && !m_workspace.isEmpty()) {
        m_finder->setSettings(m_sessions->settings());
        m_finder->find(m_workspace);
    }
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
        m_folder->scanner().readAgain({session.place.stateFile});
    }
}

void MainWindow::showSessionStatus(const SessionView &view)
{
    const Session &session = *view.session();
    const SessionSummary &summary = session.summary;
    const auto &packs = m_context.catalog->packs();
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
    if (const SessionFollower *follower = m_sessions->followerOf(&view)) {
        const QString time = QLocale().toString(follower->readAt().toLocalTime(), u"HH:mm:ss"_s);
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
    m_status->showPage(left, right);
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

/// F8 walks what is open in front of the reader: the problems of a document or the failures of a
/// session.
void MainWindow::updateSessionActions()
{
    const SessionView *session = currentSession();
    const auto set = [this](const QString &id, bool isOn) {
        m_actions->action(id)->setEnabled(isOn);
    };
    set(u"session.compare"_s, session);
    set(u"session.timeLine"_s, session);
    set(u"session.showInLog"_s, session);
    set(u"session.copySummary"_s, session && session->hasSummary());
    set(u"session.report"_s,
        session || qobject_cast<SessionListView *>(m_tabs->currentWidget()) != nullptr);
    m_actions->action(u"session.timeLine"_s)->setChecked(session && session->isTimeLine());
    m_actions->action(u"go.nextProblem"_s)
        ->setText(session ? tr("&Next failure") : tr("&Next problem"));
    m_actions->action(u"go.previousProblem"_s)
        ->setText(session ? tr("&Previous failure") : tr("&Previous problem"));
}

/// In a tab of its own or in that of a session; null when no log is in front.
LogView *MainWindow::currentLog() const
{
    LogView *own = m_logs->current();
    return own || !currentSession() ? own : currentSession()->shownLog();
}

/// What is taken out of a session is proposed to stand where the last of it was saved.
QString MainWindow::askWhereToSave(const QString &name)
{
    SaveFolder folder(m_context.settings);
    const QString path = m_context.dialogs.fileToSave(this, QDir(folder.path()).filePath(name));
    if (!path.isEmpty()) {
        folder.note(path);
    }
    return path;
}

void MainWindow::offerReport(const QString &path)
{
    SaveFolder(m_context.settings).note(path);
    auto *bar =
        new InfoBar(Status::Ok, tr("The report was written."), QDir::toNativeSeparators(path));
    const QPushButton *open = bar->addButton(tr("Open"), u"reportOpen"_s);
    connect(open, &QAbstractButton::clicked, this, [this, path] {
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path))) {
            tell(tr("No program could be opened for %1.").arg(QDir::toNativeSeparators(path)));
        }
    });
    const QPushButton *reveal = bar->addButton(tr("Show in folder"), u"reportReveal"_s);
    connect(reveal, &QAbstractButton::clicked, this, [this, path] { revealInFileManager(path); });
    showNotice(bar);
}

void MainWindow::reportSession()
{
    if (const SessionView *view = currentSession()) {
        const QString &folder = view->session()->summary.place.path;
        const auto read = [session = view->session(),
                           reviews = ReviewFile::pathFor(m_workspace, folder)] {
            return std::vector{withReviews(*session, reviews)};
        };
        m_reports->report(read, SaveFolder(m_context.settings).path());
    } else if (m_sessionList && m_tabs->currentWidget() == m_sessionList) {
        reportSessions(m_sessionList->selectedPaths());
    }
}

void MainWindow::reportSessions(const QStringList &paths)
{
    if (paths.isEmpty()) {
        tell(tr("Select the sessions that the report is to be about."));
        return;
    }
    const auto read = [paths, workspace = m_workspace, catalog = m_context.catalog,
                       settings = m_sessions->settings()] {
        std::vector<ReportedSession> sessions;
        for (const QString &path : paths) {
            sessions.push_back(
                withReviews(readSession(sessionAt(path, *catalog), *catalog, settings),
                            ReviewFile::pathFor(workspace, path)));
        }
        return sessions;
    };
    m_reports->report(read, SaveFolder(m_context.settings).path());
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
