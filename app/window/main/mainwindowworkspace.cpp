// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The part of MainWindow that has to do with the folder that is open.
#include "app/dialogs/dialogs.h"
#include "app/documents/documents.h"
#include "app/window/commands/comparecommands.h"
#include "app/window/commands/filecommands.h"
#include "app/window/sessions/opengraphs.h"
#include "app/window/sessions/opensessions.h"
#include "app/window/commands/treecommands.h"
#include "app/window/main/mainwindow.h"
#include "app/window/pages/fileopener.h"
#include "app/window/parts/maskingsettings.h"
#include "app/window/parts/palettesources.h"
#include "app/window/sessions/reviewcommands.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/workspace/workspace.h"
#include "widgets/common/dock.h"
#include "widgets/editor/documenttabs.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/style/metrics.h"
#include "widgets/workspace/workspacepane.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QPushButton>
#include <QSettings>
#include <QTabBar>
#include <QUrl>

namespace baton {

using namespace Qt::StringLiterals;

void MainWindow::buildWorkspace()
{
    m_folder = new Workspace(fileReader(), this);
    m_folder->setObjectName(u"workspace"_s);
    m_folder->setCatalog(m_context.catalog);
    m_workspacePane = new WorkspacePane(*m_folder);
    m_workspacePane->setCatalog(m_context.catalog);
    m_workspaceDock = new Dock(tr("Workspace"), u"workspaceDock"_s, m_workspacePane);
    addDockWidget(Qt::LeftDockWidgetArea, m_workspaceDock);
    resizeDocks({m_workspaceDock}, {measures::workspaceWidth}, Qt::Horizontal);
}

FileReader MainWindow::fileReader() const
{
    return checkingReader(m_context.catalog,
                          {m_context.settings.value(u"memoryMb"_s).toLongLong(),
                           m_memory.chosenKinds(), m_memory.schemaOf(m_workspace)});
}

void MainWindow::readFilesAgain()
{
    m_folder->scanner().setReader(fileReader());
    m_folder->sessions().setSettings(m_sessions->settings());
    m_folder->sessions().touch(m_folder->model().sessions());
}

void MainWindow::chooseSchema()
{
    const bool isChosen = !m_memory.schemaOf(m_workspace).isEmpty();
    m_memory.setSchemaOf(m_workspace,
                         isChosen ? QString() : m_context.dialogs.schemaToOpen(this, m_workspace));
    takeSchema();
}

/// Judges XML by the schema that was chosen for this workspace.
void MainWindow::takeSchema()
{
    const QString file = m_memory.schemaOf(m_workspace);
    QAction *action = m_actions->action(u"tools.schema"_s);
    action->setChecked(!file.isEmpty());
    action->setToolTip(file.isEmpty() ? QString() : tr("XML is judged by %1").arg(file));
    if (m_schemaFile != file) {
        m_schemaFile = file;
        m_documents->setSchemaFile(file);
        readFilesAgain();
    }
}

/// Judges everything that is open by what the protocols say now.
void MainWindow::takeCatalog()
{
    m_context.catalog = m_protocols->catalog();
    m_documents->setCatalog(m_context.catalog, m_workspace);
    m_workspacePane->setCatalog(m_context.catalog);
    m_folder->setCatalog(m_context.catalog);
    readFilesAgain();
    m_reviews->takeCatalog();
    m_sessions->takeCatalog();
    m_graphs->takeCatalog();
    showProtocolProblems();
}

void MainWindow::showProtocolProblems()
{
    const std::vector<PackProblem> &problems = m_context.catalog->problems();
    delete m_protocolNotice;
    const std::vector<PackProblem> &notices = m_context.catalog->notices();
    if (problems.empty() && notices.empty()) {
        return;
    }
    const PackProblem problem = problems.empty() ? notices.front() : problems.front();
    const int line = std::max(1, problem.line);
    const QString place = tr("%1, line %2: %3").arg(problem.file).arg(line).arg(problem.message);
    auto *bar = problems.empty()
        ? new InfoBar(Status::Note, tr("This workspace replaces protocols of Baton."), place)
        : new InfoBar(Status::Warning,
                      tr("The protocols of this workspace or of your own have %n problem(s).",
                         nullptr, static_cast<int>(problems.size())),
                      place);
    connect(bar->addButton(tr("Open file"), u"openProtocolFile"_s), &QPushButton::clicked, this,
            [this, problem, line] { open({{problem.file, line, 1}}); });
    m_notices->show(bar);
    m_protocolNotice = bar;
}

void MainWindow::showMaskingProblems(const QStringList &problems)
{
    delete m_maskingNotice;
    if (!problems.isEmpty()) {
        m_maskingNotice = new InfoBar(Status::Warning, tr("A pattern for secrets masks nothing."),
                                      problems.first());
        m_notices->show(m_maskingNotice);
    }
}

/// Folders first, for the tabs that come back are theirs; files may be open at once.
void MainWindow::start(const QList<Location> &locations)
{
    QList<Location> files;
    QList<Location> folders;
    for (const Location &location : locations) {
        const bool isWorkspace =
            QFileInfo(location.path).isDir() && !m_opener->isSession(location.path);
        (isWorkspace ? folders : files).append(location);
    }
    if (folders.isEmpty()) {
        openLastWorkspace();
    }
    open(folders);
    const QString current =
        files.isEmpty() ? QString() : QFileInfo(files.last().path).absoluteFilePath();
    const QStringList tabs = m_tabMemory.begin(m_workspace, current);
    open(files);
    for (const QString &path : tabs) {
        if (!QFileInfo(path).isDir()) {
            open({{path, 0, 0}});
        } else if (sessionAt(path, *m_context.catalog).layout.isEmpty()) {
            m_tabMemory.giveUp(path); // it is no session any more
        } else {
            openSession(path); // also with other folders in it: it was one
        }
    }
}

/// What is remembered of the folder that is open, but for its tabs.
void MainWindow::noteWorkspace()
{
    hideDocumentDocks(false);
    m_memory.saveLayout(*this, m_workspace);
    noteFolding();
}

/// Only of a tree that is there as a whole.
void MainWindow::noteFolding()
{
    if (!m_workspace.isEmpty() && !m_workspacePane->isFiltered()
        && !m_folder->scanner().isScanning()) {
        m_memory.setFoldingOf(m_workspace, m_workspacePane->folding());
    }
}

void MainWindow::noteTabs()
{
    m_tabMemory.note(m_workspace);
    noteFolding();
}

void MainWindow::connectSessions()
{
    connect(m_opener, &FileOpener::workspaceRequested, this, &MainWindow::openWorkspace);
    connect(m_reviews, &ReviewCommands::glancesChanged, this,
            [this](const ReviewSummaries &glances) { m_folder->model().setReviews(glances); });
    m_reviews->takeCatalog();
    m_actions->connectTo(u"view.refresh"_s, m_folder, &Workspace::refresh);
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
    connect(m_sources, &PaletteSources::sessionRequested, m_sessions, &OpenSessions::open);
}

void MainWindow::connectWorkspace()
{
    connect(m_protocols, &CatalogWatch::changed, this, &MainWindow::takeCatalog);
    connect(m_masking, &MaskingSettings::problemsChanged, this, &MainWindow::showMaskingProblems);
    connect(m_workspacePane, &WorkspacePane::openRequested, this,
            [this](const QString &path) { open({{path, 0, 0}}); });
    connect(m_workspacePane, &WorkspacePane::sessionRequested, m_sessions, &OpenSessions::open);
    connect(m_workspacePane, &WorkspacePane::openFolderRequested, m_files,
            &FileCommands::chooseFolder);
    connect(m_workspacePane, &WorkspacePane::compareRequested, m_compare,
            &CompareCommands::compareFiles);
    connect(m_workspacePane, &WorkspacePane::compareWithOpenRequested, this,
            [this](const QString &path) {
                OpenDocument *document = currentDocument();
                if (!document || document->path() == path) {
                    tell(tr("Open the document that it is to be compared with first."));
                } else {
                    m_compare->compareWithFile(*document, path);
                }
            });
    auto *tree = new TreeCommands(m_context, *m_documents, this);
    connect(m_workspacePane, &WorkspacePane::renameRequested, tree, &TreeCommands::rename);
    connect(m_workspacePane, &WorkspacePane::duplicateRequested, tree, &TreeCommands::duplicate);
    connect(m_workspacePane, &WorkspacePane::trashRequested, tree, &TreeCommands::moveToTrash);
    connect(tree, &TreeCommands::openRequested, this,
            [this](const QString &path) { open({{path, 0, 0}}); });
    connect(tree, &TreeCommands::failed, this, &MainWindow::complain);
    connect(m_workspacePane, &WorkspacePane::newRequested, m_files,
            [this](const QString &folder) { m_files->createNewIn(folder); });
    connect(m_workspacePane, &WorkspacePane::revealInFileManagerRequested, m_notices,
            &Notices::revealInFileManager);
    m_sources->setWorkspaceFiles([this] { return m_folder->model().paths(); });
    m_sources->setWorkspaceTexts([this] { return m_folder->scanner().texts(); });
    connect(m_folder, &Workspace::folderChanged, m_sources, &PaletteSources::setWorkspace);
}

} // namespace baton
