// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/main/mainwindow.h"

#include "app/actions/actionlist.h"
#include "app/dialogs/availablescreensize.h"
#include "app/palette/palette.h"
#include "app/window/commands/droppedfiles.h"
#include "app/window/commands/editcommands.h"
#include "app/window/commands/helpcommands.h"
#include "app/window/commands/navigationcommands.h"
#include "app/window/commands/problemcommands.h"
#include "app/window/commands/tabcommands.h"
#include "app/window/commands/viewcommands.h"
#include "app/window/commands/windowdocks.h"
#include "app/window/documents/attemptcomparisons.h"
#include "app/window/documents/comparecommands.h"
#include "app/window/documents/comparisons.h"
#include "app/window/documents/documentcommands.h"
#include "app/window/documents/documentnotices.h"
#include "app/window/documents/editorpages.h"
#include "app/window/documents/filecommands.h"
#include "app/window/documents/savecommands.h"
#include "app/window/graphs/opengraphs.h"
#include "app/window/index/chosenindex.h"
#include "app/window/index/searchcommands.h"
#include "app/window/index/statisticscommands.h"
#include "app/window/pages/centralarea.h"
#include "app/window/pages/fileopener.h"
#include "app/window/pages/navigation.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/recentmenu.h"
#include "app/window/parts/palettesources.h"
#include "app/window/parts/statusline.h"
#include "app/window/parts/windowtoolbar.h"
#include "app/window/sessions/opensessions.h"
#include "app/window/sessions/pagestatus.h"
#include "app/window/sessions/queuecommands.h"
#include "app/window/sessions/reportcommands.h"
#include "app/window/sessions/reviewcommands.h"
#include "app/window/sessions/routingcommands.h"
#include "app/window/sessions/routingpages.h"
#include "app/window/sessions/sessioncommands.h"
#include "app/window/sessions/sessioncomparisons.h"
#include "app/window/sessions/sessionlisttab.h"
#include "app/window/sessions/sessionnotifier.h"
#include "app/window/sessions/sessionpages.h"
#include "app/window/sessions/transcriptcommands.h"
#include "app/window/workspace/settingscommands.h"
#include "app/window/workspace/workspacechecking.h"
#include "app/window/workspace/workspacecommands.h"
#include "widgets/common/dock.h"
#include "widgets/editor/pagetabs.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QMenuBar>
#include <QMimeData>

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
    , m_memory(context.settings)
    , m_actions(new ActionRegistry(actionList(), this))
    , m_protocols(context.catalog, context.dataFolder + u"/protocols"_s,
                  context.dataFolder + u"/templates"_s, this)
    , m_documents(context.catalog, this)
    , m_recovery(context.dataFolder + u"/recovery"_s, m_documents, this)
    , m_workspace({}, this)
    , m_centralArea(new CentralArea)
    , m_status(new StatusLine)
    , m_notices(new Notices(*m_centralArea, *m_status, this))
    , m_pages(*m_centralArea, m_documents)
    , m_savedTabs(m_pages.tabs(), m_memory,
                  [this](const QWidget *page) { return m_pages.rememberedPathOf(page); })
    , m_opener(new FileOpener(context, m_protocols, m_documents, m_pages, m_savedTabs, m_memory,
                              *m_notices, this))
    , m_navigation(new Navigation(this))
    , m_context{context,     *this,    *m_actions,  m_protocols, m_documents,
                m_workspace, m_pages,  *m_notices,  *m_opener,   *m_navigation,
                *m_status,   m_memory, m_savedTabs, m_commands}
    , m_commands(this)
{
    setObjectName(u"mainWindow"_s);
    setWindowTitle(u"Baton"_s);
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    resize(availableScreenSize(*this, {1440, 900})); // as designed, or as much as there is room for
    setCentralWidget(m_centralArea);
    setStatusBar(m_status);
    m_workspace.setObjectName(u"workspace"_s);
    buildMenus();
    addToolBar(new WindowToolBar(*m_actions));
    buildCommands();
    m_actions->connectTo(u"file.quit"_s, this, &QWidget::close);
    connect(&m_pages, &Pages::changed, this, &MainWindow::updateTitle);
    m_memory.restoreLayout(*this, {});
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (!now) { // the widget that loses the focus may be about to pass it on
            QMetaObject::invokeMethod(this, &MainWindow::keepFocus, Qt::QueuedConnection);
        }
    });
    m_pages.showCurrent();
}

MainWindow::~MainWindow()
{
    m_docks->clear(); // views are destroyed before their models
}

void MainWindow::buildCommands()
{
    auto *palette = new PaletteSources(*new Palette(this), *m_actions, m_documents, &m_commands);
    auto *comparisons = new Comparisons(m_protocols, m_documents, &m_commands);
    auto *attempts = new AttemptComparisons(m_protocols, &m_commands);
    m_docks = make<WindowDocks>();
    m_saves = make<SaveCommands>();
    auto *files = make<FileCommands>();
    connect(palette, &PaletteSources::newRequested, files,
            [this, files](const QString &kind) { files->createNew(currentDocument(), {}, kind); });
    make<CompareCommands>(*comparisons, *attempts, *palette);
    make<EditCommands>();
    make<ViewCommands>();
    make<NavigationCommands>(*palette);
    make<TabCommands>(*m_saves);
    make<HelpCommands>(*make<ProblemCommands>(m_docks->problems(), m_docks->verdict()));
    make<EditorPages>(*make<DocumentNotices>(m_recovery, *m_saves, *comparisons), *comparisons);
    buildSessions(*attempts);
    buildWorkspace();
    m_workspaceCommands->connectTree(*files, *comparisons, *m_sessions);
    m_workspaceCommands->connectPalette(*palette, *m_sessions);
    connect(make<DocumentCommands>(*palette), &DocumentCommands::kindChosen, m_checking,
            &WorkspaceChecking::readFilesAgain);
}

void MainWindow::buildSessions(AttemptComparisons &attempts)
{
    m_sessions = new OpenSessions(m_workspace.sessions(), &m_commands);
    m_graphs = new OpenGraphs(m_protocols, m_workspace.sessions(), &m_commands);
    m_reviews = make<ReviewCommands>();
    connect(m_reviews, &ReviewCommands::summariesChanged, &m_workspace.model(),
            &WorkspaceModel::setReviews);
    m_workspace.model().setReviews(m_reviews->summaries());
    auto *pages = make<SessionPages>(*m_sessions, *m_graphs, *m_reviews, attempts);
    auto *list = make<SessionListTab>(*m_sessions, *m_reviews);
    make<SessionCommands>();
    const auto *queues = make<QueueCommands>(*m_sessions);
    make<SessionNotifier>(*m_sessions, *queues);
    auto *index = make<ChosenIndex>();
    auto *statistics = make<StatisticsCommands>(*index);
    make<SessionComparisons>(*list);
    connect(statistics, &StatisticsCommands::searchRequested, make<SearchCommands>(*index),
            &SearchCommands::search);
    make<ReportCommands>(*list);
    make<TranscriptCommands>(*m_sessions);
    make<RoutingPages>(*m_graphs, *m_sessions, *pages, attempts);
    make<RoutingCommands>(*m_graphs, *list);
    make<PageStatus>(*m_sessions);
}

void MainWindow::buildWorkspace()
{
    m_workspaceCommands = make<WorkspaceCommands>(*m_docks, m_centralArea->empty());
    m_checking = make<WorkspaceChecking>(m_docks->workspace());
    m_settings = make<SettingsCommands>(*m_reviews, *m_checking);
    connect(m_settings, &SettingsCommands::appearanceChanged, this, &MainWindow::appearanceChanged);
    connect(m_workspaceCommands, &WorkspaceCommands::aboutToOpen, this,
            &MainWindow::prepareWorkspace);
    connect(m_workspaceCommands, &WorkspaceCommands::opened, m_reviews,
            &ReviewCommands::setWorkspace);
}

/// The secrets of a workspace must be known before anything of it is written to an index, and
/// reading of the previous workspace must have ended.
void MainWindow::prepareWorkspace(const QString &folder)
{
    if (QDir::cleanPath(folder) != workspace()) {
        m_workspace.sessions().forget();
    }
    m_settings->setWorkspace(folder);
    m_checking->setWorkspace(folder);
}

void MainWindow::buildMenus()
{
    menuBar()->setObjectName(u"menuBar"_s);
    for (const MenuSpec &spec : menuList()) {
        QMenu *menu = menuBar()->addMenu(QCoreApplication::translate("baton::Actions", spec.title));
        menu->setObjectName(QString::fromLatin1(spec.id) + u"Menu"_s);
        for (const char *item : spec.items) {
            const QString id = QString::fromLatin1(item);
            if (id.isEmpty()) {
                menu->addSeparator();
            } else if (id == u"recent"_s) {
                menu->addMenu(new RecentMenu(m_memory, *m_opener, menu));
            } else {
                menu->addAction(m_actions->action(id));
            }
        }
    }
    addActions(m_actions->all()); // shortcuts must work while the menu bar is hidden
}

void MainWindow::keepFocus()
{
    if (isActiveWindow() && !QApplication::focusWidget() && !QApplication::activePopupWidget()) {
        m_pages.focus();
    }
}

bool MainWindow::isSettled() const
{
    return !m_documents.isOpening() && !m_sessions->isOpening() && !m_reviews->isWorking()
        && !m_graphs->isWorking() && !m_context.workspace.sessions().isFinding()
        && !m_context.workspace.scanner().isScanning() && m_protocols.isSettled();
}

void MainWindow::open(const QList<Location> &locations)
{
    m_opener->open(locations);
}

void MainWindow::openWorkspace(const QString &folder)
{
    m_workspaceCommands->open(folder);
}

void MainWindow::start(const QList<Location> &locations)
{
    m_workspaceCommands->start(locations);
}

void MainWindow::openLastWorkspace()
{
    m_workspaceCommands->openLast();
}

void MainWindow::openSession(const QString &path)
{
    m_sessions->open(path);
}

void MainWindow::openRouting(const QStringList &paths, const QString &title)
{
    m_graphs->open(paths, title);
}

void MainWindow::openSample()
{
    m_workspaceCommands->openSample();
}

/// The title contains the page, the workspace, the program, and a star if something is not saved.
void MainWindow::updateTitle()
{
    const auto literally = [](QString name) { return name.replace(u"[*]"_s, u"[*][*]"_s); };
    QStringList parts;
    const PageTabs &tabs = m_pages.tabs();
    if (const int shown = tabs.currentIndex(); shown >= 0) {
        parts += literally(tabs.tabText(shown).replace(u"&&"_s, u"&"_s)) + u"[*]"_s;
    }
    if (!workspace().isEmpty()) {
        parts += literally(QFileInfo(workspace()).fileName());
    }
    parts += u"Baton"_s;
    setWindowTitle(parts.join(u" – "_s));
    const OpenDocument *document = currentDocument();
    setWindowModified(document && document->isModified());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    const bool isAsked = std::ranges::any_of(m_documents.all(), &OpenDocument::isOnlyHere);
    if (!m_mayClose && isAsked) {
        event->ignore();
        m_savedTabs.keep();
        const auto leave = [this] {
            m_mayClose = true;
            QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
        };
        m_saves->close(m_documents.all(), leave);
        return;
    }
    m_workspaceCommands->note();
    if (m_mayClose) {
        m_savedTabs.noteKept(workspace());
    } else {
        m_pages.noteArrangement();
    }
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls()) {
        event->setDropAction(Qt::CopyAction); // a file that is opened is not moved
        event->accept();
    }
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const DroppedFiles files = droppedFiles(*event->mimeData());
    complainOfForeign(files.foreign);
    for (const QString &path : files.paths) {
        m_opener->open(path);
    }
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

void MainWindow::complainOfForeign(const QStringList &foreign)
{
    if (const auto count = static_cast<int>(foreign.size()); count == 1) {
        m_notices->complain(
            tr("%1 cannot be opened.").arg(foreign.first()),
            tr("It is not on this computer. Save it in a folder here and open it there."));
    } else if (count > 1) {
        m_notices->complain(
            tr("%n file(s) cannot be opened.", nullptr, count),
            tr("They are not on this computer: %1. Save them in a folder here and open them "
               "there.")
                .arg(foreign.join(u", "_s)));
    }
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyRelease
        && static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Control) {
        m_pages.tabs().endWalk();
    }
    if (isDropOfFiles(*event) && watched != this) {
        const auto *below = qobject_cast<QWidget *>(watched);
        if (isAncestorOf(below)) {
            event->ignore(); // opens files instead of inserting them as text
            return true;
        }
        // A floating dock does not pass unhandled events to this window.
        if (const auto *dock = below ? qobject_cast<Dock *>(below->window()) : nullptr;
            dock && dock->parentWidget() == this) {
            return QMainWindow::event(event);
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace baton
