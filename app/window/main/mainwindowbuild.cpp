// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/main/mainwindow.h"

#include "app/actions/actionlist.h"
#include "app/window/pages/windowcentre.h"
#include "app/window/parts/palettebutton.h"
#include "app/window/parts/statusline.h"
#include "widgets/common/dock.h"
#include "widgets/common/emptystate.h"
#include "widgets/editor/documenttabs.h"
#include "widgets/problems/problemspane.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/verdict/verdictpane.h"

#include <QCoreApplication>
#include <QLayout>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int leastCentre = 600; // form and source beside each other
constexpr int leastWorkspace = 140;
constexpr int leastVerdict = 150;

/// Shows the words beside its icons where there is room for them.
class AdaptiveToolBar : public QToolBar
{
public:
    using QToolBar::QToolBar;

    void addWordy(QToolButton *button) { m_wordy.append(button); }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        constexpr int roomForWords = 760;
        for (QToolButton *button : std::as_const(m_wordy)) {
            button->setToolButtonStyle(width() < roomForWords ? Qt::ToolButtonIconOnly
                                                              : Qt::ToolButtonTextBesideIcon);
        }
        QToolBar::resizeEvent(event);
    }

private:
    QList<QToolButton *> m_wordy;
};

} // namespace

void MainWindow::buildCentre()
{
    connect(&m_centre->empty(), &EmptyState::actionRequested, this, [this] {
        if (m_workspace.isEmpty()) {
            openSample();
        } else {
            m_actions->action(u"file.new"_s)->trigger();
        }
    });
    setCentralWidget(m_centre);
    setStatusBar(m_status);
}

void MainWindow::buildDocks()
{
    buildWorkspace();
    m_problems = new ProblemsPane;
    m_problems->setObjectName(u"problemsPane"_s);
    m_problemsDock = new Dock(tr("Problems"), u"problemsDock"_s, m_problems);
    m_problems->fillHeader(m_problemsDock->header());
    m_verdict = new VerdictPane;
    m_verdict->setObjectName(u"verdictPane"_s);
    m_verdictDock = new Dock(tr("Verdict"), u"verdictDock"_s, m_verdict);
    addDockWidget(Qt::BottomDockWidgetArea, m_problemsDock);
    addDockWidget(Qt::RightDockWidgetArea, m_verdictDock);
    resizeDocks({m_problemsDock}, {measures::problemsHeight}, Qt::Vertical);
    resizeDocks({m_verdictDock}, {measures::verdictWidth}, Qt::Horizontal);
}

/// In a small window the docks at the sides give up width before form and source do, and get it
/// back when there is room again.
void MainWindow::shareWidth()
{
    if (!m_verdictDock) {
        return; // the docks are still to come
    }
    m_sharedWidth = width();
    QList<QDockWidget *> docks;
    QList<int> wanted;
    QList<int> least;
    int all = 0;
    int allLeast = 0;
    for (Dock *dock : {m_workspaceDock, m_verdictDock}) {
        if (dock->isVisible() && !dock->isFloating()
            && dockWidgetArea(dock) != Qt::BottomDockWidgetArea
            && dockWidgetArea(dock) != Qt::TopDockWidgetArea) {
            docks.append(dock);
            // The layout may have squeezed it already when the window tells of its new width.
            const int own = m_ownWidths.value(dock, dock->width());
            wanted.append(m_wantedWidths.value(dock, own));
            least.append(dock == m_workspaceDock ? leastWorkspace : leastVerdict);
            all += wanted.last();
            allLeast += least.last();
        }
    }
    const int room = std::max(width() - leastCentre, allLeast);
    if (docks.isEmpty() || (all <= room && m_wantedWidths.isEmpty())) {
        for (qsizetype i = 0; i < docks.size(); ++i) {
            m_ownWidths.insert(static_cast<const Dock *>(docks[i]), wanted[i]);
        }
        return;
    }
    QList<int> widths;
    for (qsizetype i = 0; i < docks.size(); ++i) {
        m_wantedWidths.insert(static_cast<const Dock *>(docks[i]), wanted[i]);
        const int share = room > allLeast ? wanted[i] * room / all : 0;
        widths.append(all <= room ? wanted[i] : std::max(least[i], share));
    }
    if (all <= room) {
        m_wantedWidths.clear();
    }
    resizeDocks(docks, widths, Qt::Horizontal);
}

/// What the reader gives a dock while the window stays as wide as it is.
void MainWindow::noteOwnWidth(const Dock *dock)
{
    if (m_sharedWidth == width() && m_wantedWidths.isEmpty()) {
        m_ownWidths.insert(dock, dock->width());
    }
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    shareWidth();
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    // The docks have their widths only when they were laid out.
    QMetaObject::invokeMethod(this, &MainWindow::shareWidth, Qt::QueuedConnection);
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
                m_recentMenu = menu->addMenu(tr("Open &recent"));
                m_recentMenu->setObjectName(u"recentMenu"_s);
                connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
            } else {
                menu->addAction(m_actions->action(id));
            }
        }
    }
    addActions(m_actions->all()); // shortcuts work while the menu bar is hidden, too
}

void MainWindow::buildToolBar()
{
    auto *bar = new AdaptiveToolBar(tr("Tool bar"));
    bar->setObjectName(u"toolBar"_s);
    bar->setMovable(false);
    bar->setFixedHeight(measures::toolBarHeight);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    for (const char *item : toolBarList()) {
        const QString id = QString::fromLatin1(item);
        if (id.isEmpty()) {
            bar->addSeparator();
            continue;
        }
        QAction *action = m_actions->action(id);
        bar->addAction(action);
        auto *button = qobject_cast<QToolButton *>(bar->widgetForAction(action));
        button->setObjectName(id + u"Button"_s);
        button->setFocusPolicy(Qt::NoFocus);
        if (id.startsWith(u"document."_s)) {
            bar->addWordy(button);
        }
    }
    auto *gap = new QWidget;
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(gap);
    auto *field = new PaletteButton(m_actions->action(u"go.palette"_s));
    bar->addWidget(field);
    bar->layout()->setContentsMargins(6, 4, 8, 4);
    addToolBar(bar);
}

void MainWindow::fillRecent()
{
    m_recentMenu->clear();
    const auto add = [this](const QString &path) {
        QAction *action = m_recentMenu->addAction(QString(path).replace(u'&', u"&&"_s));
        connect(action, &QAction::triggered, this, [this, path] { open({{path, 0, 0}}); });
    };
    for (const QString &folder : m_memory.recentFolders()) {
        add(folder);
    }
    m_recentMenu->addSeparator();
    for (const QString &file : m_memory.recentFiles()) {
        add(file);
    }
    m_recentMenu->addSeparator();
    QAction *clear = m_recentMenu->addAction(tr("Clear this list"));
    connect(clear, &QAction::triggered, this, [this] { m_memory.clearRecent(); });
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
