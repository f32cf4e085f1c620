// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/workspace/workspacecommands.h"

#include "app/actions/actionregistry.h"
#include "app/documents/documents.h"
#include "app/documents/sample.h"
#include "app/window/commands/windowdocks.h"
#include "app/window/documents/comparisons.h"
#include "app/window/documents/filecommands.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/fileopener.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "app/window/pages/savedtabs.h"
#include "app/window/parts/palettesources.h"
#include "app/window/parts/windowsettings.h"
#include "app/window/sessions/opensessions.h"
#include "app/window/workspace/treecommands.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/workspace/workspace.h"
#include "widgets/common/emptystate.h"
#include "widgets/workspace/workspacepane.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

WorkspaceCommands::WorkspaceCommands(const WindowContext &context, WindowDocks &docks,
                                     EmptyState &empty)
    : QObject(&context.commands)
    , m_context(context)
    , m_docks(docks)
    , m_pane(docks.workspace())
    , m_empty(empty)
{
    const ActionRegistry &actions = m_context.actions;
    actions.connectTo(u"file.openSample"_s, this, &WorkspaceCommands::openSample);
    actions.connectTo(u"view.refresh"_s, &m_context.workspace, &Workspace::refresh);
    connect(&empty, &EmptyState::actionRequested, this, [this] {
        const bool isOpen = !m_context.workspace.folder().isEmpty();
        m_context.actions.action(isOpen ? u"file.new"_s : u"file.openSample"_s)->trigger();
    });
    connect(&m_context.opener, &FileOpener::workspaceRequested, this, &WorkspaceCommands::open);
    connect(&m_context.pages, &Pages::arranged, this, &WorkspaceCommands::noteTabs);
    const auto reveal = [this] {
        const OpenDocument *document = m_context.pages.currentDocument();
        m_pane.reveal(document ? document->path() : QString());
    };
    connect(&m_context.pages, &Pages::currentChanged, this, reveal);
    connect(&m_context.documents, &Documents::saved, this, [this](const OpenDocument *document) {
        if (document == m_context.pages.currentDocument()) {
            m_pane.reveal(document->path()); // it may have another name now
        }
    });
}

void WorkspaceCommands::connectTree(FileCommands &files, Comparisons &comparisons,
                                    OpenSessions &sessions)
{
    new TreeCommands(m_context, m_pane);
    connect(&m_pane, &WorkspacePane::openRequested, &m_context.opener,
            [this](const QString &path) { m_context.opener.open(path); });
    connect(&m_pane, &WorkspacePane::sessionRequested, &sessions, &OpenSessions::open);
    connect(&m_pane, &WorkspacePane::openFolderRequested, &files, &FileCommands::chooseFolder);
    connect(&m_pane, &WorkspacePane::newRequested, &files,
            [&files](const QString &folder) { files.createNewIn(folder); });
    connect(&m_pane, &WorkspacePane::revealInFileManagerRequested, &m_context.notices,
            &Notices::revealInFileManager);
    connect(&m_pane, &WorkspacePane::compareRequested, &comparisons, &Comparisons::compareFiles);
    connect(&m_pane, &WorkspacePane::compareWithOpenRequested, this,
            [this, &comparisons](const QString &path) {
                OpenDocument *document = m_context.pages.currentDocument();
                if (!document || document->path() == path) {
                    m_context.notices.showMessage(
                        tr("Open the document that it is to be compared with first."));
                } else {
                    comparisons.compareWithFile(*document, path);
                }
            });
}

void WorkspaceCommands::connectPalette(PaletteSources &palette, OpenSessions &sessions)
{
    Workspace &workspace = m_context.workspace;
    palette.setWorkspaceFiles([&workspace] { return workspace.model().paths(); });
    palette.setWorkspaceTexts([&workspace] { return workspace.scanner().texts(); });
    palette.setSessions([&workspace] {
        QMap<QString, QString> ids;
        for (const QString &folder : workspace.model().sessions()) {
            ids.insert(folder, {});
        }
        for (const SessionSummary &session : workspace.sessions().sessions()) {
            if (const auto known = ids.find(session.place.path); known != ids.end()) {
                *known = session.id;
            }
        }
        return ids;
    });
    connect(&workspace, &Workspace::folderChanged, &palette, &PaletteSources::setWorkspace);
    connect(&palette, &PaletteSources::sessionRequested, &sessions, &OpenSessions::open);
}

void WorkspaceCommands::open(const QString &folder)
{
    note();
    const QString path = QFileInfo(folder).absoluteFilePath();
    m_context.memory.noteFolder(path);
    m_context.memory.restoreLayout(m_context.window, path);
    m_docks.makeRoom();
    m_empty.setAction(tr("New handoff…"));
    Q_EMIT aboutToOpen(path);
    m_pane.setFolding(m_context.memory.foldingOf(path));
    m_context.workspace.open(path);
    Q_EMIT opened(path);
    m_context.pages.noteChange();
}

void WorkspaceCommands::openLast()
{
    const QStringList folders = m_context.memory.recentFolders();
    if (!folders.isEmpty() && QFileInfo(folders.first()).isDir()) {
        open(folders.first());
    }
}

void WorkspaceCommands::openSample()
{
    const Result<QString> folder = copySample(m_context.app.dataFolder);
    if (!folder) {
        m_context.notices.complain(tr("The sample workspace cannot be opened."), folder.error());
        return;
    }
    open(folder.value());
    m_context.documents.open(folder.value() + u'/' + sampleDocument());
}

/// Opens folders first, because restored tabs belong to them; then files.
void WorkspaceCommands::start(const QList<Location> &locations)
{
    QList<Location> files;
    QList<Location> folders;
    for (const Location &location : locations) {
        const bool isWorkspace =
            QFileInfo(location.path).isDir() && !m_context.opener.isSession(location.path);
        (isWorkspace ? folders : files).append(location);
    }
    if (folders.isEmpty()) {
        openLast();
    }
    m_context.opener.open(folders);
    const QString current = files.isEmpty() ? QString() : files.last().path;
    const QStringList tabs = m_context.savedTabs.begin(m_context.workspace.folder(), current);
    m_context.opener.open(files);
    openTabs(tabs);
}

void WorkspaceCommands::openTabs(const QStringList &paths)
{
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            m_context.opener.open(path);
        } else if (sessionAt(path, *m_context.protocols.catalog()).layout.isEmpty()) {
            m_context.savedTabs.giveUp(path); // it is no longer a session
        } else {
            m_context.opener.openSession(path); // it was a session before
        }
    }
}

void WorkspaceCommands::note()
{
    m_docks.showAll();
    m_context.memory.saveLayout(m_context.window, m_context.workspace.folder());
    noteFolding();
}

/// Only for a tree that was read completely.
void WorkspaceCommands::noteFolding()
{
    const QString &folder = m_context.workspace.folder();
    if (!folder.isEmpty() && !m_pane.isFiltered() && !m_context.workspace.scanner().isScanning()) {
        m_context.memory.setFoldingOf(folder, m_pane.folding());
    }
}

void WorkspaceCommands::noteTabs()
{
    m_context.savedTabs.note(m_context.workspace.folder());
    noteFolding();
}

} // namespace baton
