// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/main/mainwindow.h"

#include "app/actions/actionlist.h"
#include "app/dialogs/availablescreensize.h"
#include "app/documents/sample.h"
#include "app/palette/palette.h"
#include "app/window/commands/comparecommands.h"
#include "app/window/commands/droppedfiles.h"
#include "app/window/commands/filecommands.h"
#include "app/window/commands/savecommands.h"
#include "app/window/pages/fileopener.h"
#include "app/window/pages/windowcentre.h"
#include "app/window/pages/windowcontext.h"
#include "app/window/parts/maskingsettings.h"
#include "app/window/parts/palettesources.h"
#include "app/window/parts/panefocus.h"
#include "app/window/parts/statusline.h"
#include "app/window/sessions/opengraphs.h"
#include "app/window/sessions/opensessions.h"
#include "app/window/sessions/pagestatus.h"
#include "app/window/sessions/reportcommands.h"
#include "app/window/sessions/reviewcommands.h"
#include "app/window/sessions/routingcommands.h"
#include "app/window/sessions/routingpages.h"
#include "app/window/sessions/sessioncommands.h"
#include "app/window/sessions/sessionlisttab.h"
#include "app/window/sessions/sessionpages.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "models/workspace/workspace.h"
#include "widgets/common/dock.h"
#include "widgets/common/emptystate.h"
#include "widgets/compare/compareview.h"
#include "widgets/editor/documenttabs.h"
#include "widgets/editor/editortab.h"
#include "widgets/log/logview.h"
#include "widgets/problems/problemspane.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/session/list/sessionlistview.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/style/metrics.h"
#include "widgets/verdict/verdictpane.h"
#include "widgets/workspace/workspacepane.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isDropOfFiles(const QEvent &event)
{
    const bool isDrop = event.type() == QEvent::DragEnter || event.type() == QEvent::DragMove
        || event.type() == QEvent::Drop;
    return isDrop && static_cast<const QDropEvent &>(event).mimeData()->hasUrls();
}

} // namespace

MainWindow::MainWindow(AppContext &context, QWidget *parent)
    : QMainWindow(parent)
    , m_context(context)
    , m_memory(context.settings)
    , m_actions(new ActionRegistry(actionList(), this))
    , m_documents(new Documents(context.catalog, this))
    , m_recovery(new Recovery(context.dataFolder + u"/recovery"_s, *m_documents, this))
    , m_files(new FileCommands(context, *m_documents, this))
    , m_saves(new SaveCommands(context.dialogs, *m_documents, this))
    , m_compare(new CompareCommands(context, *m_documents, this))
    , m_masking(new MaskingSettings(context.settings, this))
    , m_navigation(new Navigation(this))
    , m_protocols(new CatalogWatch(context.catalog, context.dataFolder + u"/protocols"_s,
                                   context.dataFolder + u"/templates"_s, this))
    , m_centre(new WindowCentre)
    , m_tabs(&m_centre->tabs())
    , m_status(new StatusLine)
    , m_pages(new Pages(*m_centre, *m_documents, this))
    , m_notices(new Notices(*m_centre, *m_status, this))
    , m_tabMemory(*m_tabs, m_memory,
                  [this](const QWidget *page) { return m_pages->rememberedPathOf(page); })
    , m_opener(new FileOpener(context, *m_documents, *m_pages, m_tabMemory, m_memory, *m_notices,
                              this))
{
    setObjectName(u"mainWindow"_s);
    setWindowTitle(u"Baton"_s);
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    takeStartingSize();
    buildCentre();
    buildDocks();
    buildMenus();
    buildToolBar();
    m_palette = new Palette(this);
    m_sources = new PaletteSources(*m_palette, *m_actions, *m_documents, this);
    connectDocuments();
    connectFileActions();
    connectEditActions();
    connectViewActions();
    connectGoActions();
    connectFindings();
    buildCommands();
    connectWorkspace();
    connectSessions();
    connectToolActions();
    m_memory.restoreLayout(*this, m_workspace);
    m_documents->setMemoryMb(context.settings.value(u"memoryMb"_s).toLongLong());
    takeSchema();
    m_masking->read();
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, const QWidget *now) {
        if (!now) { // who goes may be about to give it to somebody
            QMetaObject::invokeMethod(this, &MainWindow::keepFocus, Qt::QueuedConnection);
        }
    });
    Q_EMIT m_pages->currentChanged();
}

void MainWindow::buildCommands()
{
    const WindowContext context{m_context,  *this,        *m_actions, *m_documents,
                                *m_folder,  *m_pages,     *m_notices, *m_opener,
                                *m_navigation, *m_status, m_memory,   m_tabMemory};
    m_sessions = new OpenSessions(m_context, this);
    m_graphs = new OpenGraphs(m_context, this);
    m_graphs->setFollowed(
        [this](const QString &path) { return m_sessions->find(path) != nullptr; });
    m_reviews = new ReviewCommands(context);
    auto *sessionPages = new SessionPages(context, *m_sessions, *m_graphs, *m_reviews, *m_compare);
    auto *sessionList = new SessionListTab(context, *m_sessions, *m_reviews);
    new SessionCommands(context);
    new ReportCommands(context, *m_sessions, *sessionList);
    new RoutingPages(context, *m_graphs, *m_sessions, *sessionPages, *m_compare);
    new RoutingCommands(context, *m_graphs, *sessionList);
    new PageStatus(context, *m_sessions);
}

/// What had the keyboard is gone: it is where one would type.
void MainWindow::keepFocus()
{
    if (isActiveWindow() && !QApplication::focusWidget() && !QApplication::activePopupWidget()) {
        m_pages->focus();
    }
}

/// As in the design, or as much as the screen has room for.
void MainWindow::takeStartingSize()
{
    resize(availableScreenSize(*this, {1440, 900}));
}

MainWindow::~MainWindow()
{
    // The views go before what they show.
    delete m_workspaceDock;
    m_problems->setDocument(nullptr);
    m_verdict->setDocument(nullptr);
    disconnect(m_tabs, nullptr, this, nullptr);
    delete m_pages;
    delete m_recovery;
    delete m_documents;
}

bool MainWindow::isSettled() const
{
    return !m_documents->isOpening() && !m_sessions->isOpening() && !m_reviews->isWorking()
        && !m_graphs->isWorking() && !m_folder->sessions().isFinding()
        && !m_folder->scanner().isScanning() && m_protocols->isSettled();
}

void MainWindow::open(const QList<Location> &locations)
{
    m_opener->open(locations);
}

void MainWindow::openSession(const QString &path)
{
    m_sessions->open(path);
}

void MainWindow::openRouting(const QStringList &paths, const QString &title)
{
    m_graphs->open(paths, title);
}

void MainWindow::openWorkspace(const QString &folder)
{
    noteWorkspace();
    m_workspace = QFileInfo(folder).absoluteFilePath();
    m_memory.noteFolder(m_workspace);
    m_memory.restoreLayout(*this, m_workspace);
    m_centre->empty().setAction(tr("New handoff…"));
    m_files->setFolder(m_workspace);
    m_protocols->setWorkspace(m_workspace);
    takeSchema();
    m_workspacePane->setFolding(m_memory.foldingOf(m_workspace));
    m_folder->sessions().setSettings(m_sessions->settings());
    m_folder->open(m_workspace);
    m_reviews->setWorkspace(m_workspace);
    m_masking->setWorkspace(m_workspace);
    Q_EMIT m_pages->changed();
}

/// What is shown, the workspace, the program; a star stands where something is not saved.
void MainWindow::updateTitle()
{
    const auto literally = [](QString name) { return name.replace(u"[*]"_s, u"[*][*]"_s); };
    QStringList parts;
    if (const int shown = m_tabs->currentIndex(); shown >= 0) {
        parts += literally(m_tabs->tabText(shown).replace(u"&&"_s, u"&"_s)) + u"[*]"_s;
    }
    if (!m_workspace.isEmpty()) {
        parts += literally(QFileInfo(m_workspace).fileName());
    }
    parts += u"Baton"_s;
    setWindowTitle(parts.join(u" – "_s));
    const OpenDocument *document = currentDocument();
    setWindowModified(document && document->isModified());
}

void MainWindow::openLastWorkspace()
{
    const QStringList folders = m_memory.recentFolders();
    if (!folders.isEmpty() && QFileInfo(folders.first()).isDir()) {
        openWorkspace(folders.first());
    }
}

void MainWindow::openSample()
{
    const Result<QString> folder = copySample(m_context.dataFolder);
    if (!folder) {
        complain(tr("The sample workspace cannot be opened."), folder.error());
        return;
    }
    openWorkspace(folder.value());
    m_documents->open(folder.value() + u'/' + sampleDocument());
}

void MainWindow::tell(const QString &text)
{
    m_notices->tell(text);
}

void MainWindow::complain(const QString &title, const QString &reason)
{
    m_notices->complain(title, reason);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    const bool isAsked = std::ranges::any_of(m_documents->all(), &OpenDocument::isOnlyHere);
    if (!m_mayClose && isAsked) {
        event->ignore();
        m_tabMemory.keep();
        const auto leave = [this] {
            m_mayClose = true;
            QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
        };
        m_saves->close(m_documents->all(), leave);
        return;
    }
    noteWorkspace();
    if (m_mayClose) {
        m_tabMemory.noteKept(m_workspace);
    } else {
        Q_EMIT m_pages->arranged();
    }
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls()) {
        event->setDropAction(Qt::CopyAction); // a file that is opened stays where it is
        event->accept();
    }
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const DroppedFiles files = droppedFiles(*event->mimeData());
    if (const auto count = static_cast<int>(files.foreign.size()); count == 1) {
        complain(tr("%1 cannot be opened.").arg(files.foreign.first()),
                 tr("It is not on this computer. Save it in a folder here and open it there."));
    } else if (count > 1) {
        complain(tr("%n file(s) cannot be opened.", nullptr, count),
                 tr("They are not on this computer: %1. Save them in a folder here and open them "
                    "there.")
                     .arg(files.foreign.join(u", "_s)));
    }
    QList<Location> locations;
    for (const QString &path : files.paths) {
        locations.append({path, 0, 0});
    }
    open(locations);
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyRelease
        && static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Control) {
        m_tabs->endWalk();
    }
    if (isDropOfFiles(*event) && watched != this) {
        const auto *below = qobject_cast<QWidget *>(watched);
        if (isAncestorOf(below)) {
            event->ignore(); // files open, they are no text of the field below the pointer
            return true;
        }
        // What floats does not pass on to this window what it has no use for.
        if (const auto *dock = below ? qobject_cast<Dock *>(below->window()) : nullptr;
            dock && dock->parentWidget() == this) {
            return QMainWindow::event(event);
        }
    }
    const bool isSide = watched == m_workspaceDock || watched == m_verdictDock;
    if (event->type() == QEvent::Resize && isSide) {
        noteOwnWidth(static_cast<const Dock *>(watched));
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace baton
