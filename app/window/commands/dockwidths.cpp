// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/commands/dockwidths.h"

#include "widgets/common/dock.h"

#include <QEvent>
#include <QMainWindow>

#include <algorithm>

namespace baton {

namespace {

constexpr int leastCentre = 600; // form and source side by side
constexpr int leastWorkspace = 140;
constexpr int leastVerdict = 150;

} // namespace

DockWidths::DockWidths(QMainWindow &window, Dock &workspace, Dock &verdict)
    : QObject(&window)
    , m_window(window)
    , m_sides{{&workspace, leastWorkspace}, {&verdict, leastVerdict}}
{
    window.installEventFilter(this);
    workspace.installEventFilter(this);
    verdict.installEventFilter(this);
}

bool DockWidths::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        if (watched == &m_window) {
            share();
        } else {
            noteOwnWidth(static_cast<const Dock *>(watched));
        }
    } else if (event->type() == QEvent::Show && watched == &m_window) {
        // Docks get their widths only during the layout.
        QMetaObject::invokeMethod(this, &DockWidths::share, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

bool DockWidths::isAtSide(Dock &dock) const
{
    const Qt::DockWidgetArea area = m_window.dockWidgetArea(&dock);
    return dock.isVisible() && !dock.isFloating() && area != Qt::BottomDockWidgetArea
        && area != Qt::TopDockWidgetArea;
}

/// The layout may have made it narrower before the window reports its new width.
int DockWidths::wantedWidth(const Dock *dock) const
{
    return m_wantedWidths.value(dock, m_ownWidths.value(dock, dock->width()));
}

void DockWidths::share()
{
    m_sharedWidth = m_window.width();
    QList<QDockWidget *> docks;
    QList<int> wanted;
    QList<int> least;
    int all = 0;
    int allLeast = 0;
    for (const Side &side : m_sides) {
        if (isAtSide(*side.dock)) {
            docks.append(side.dock);
            wanted.append(wantedWidth(side.dock));
            least.append(side.least);
            all += wanted.last();
            allLeast += least.last();
        }
    }
    const int room = std::max(m_window.width() - leastCentre, allLeast);
    if (docks.isEmpty() || (all <= room && m_wantedWidths.isEmpty())) {
        for (qsizetype i = 0; i < docks.size(); ++i) {
            m_ownWidths.insert(static_cast<const Dock *>(docks[i]), wanted[i]);
        }
        return;
    }
    QList<int> widths;
    for (qsizetype i = 0; i < docks.size(); ++i) {
        m_wantedWidths.insert(static_cast<const Dock *>(docks[i]), wanted[i]);
        const int part = room > allLeast ? wanted[i] * room / all : 0;
        widths.append(all <= room ? wanted[i] : std::max(least[i], part));
    }
    if (all <= room) {
        m_wantedWidths.clear();
    }
    m_window.resizeDocks(docks, widths, Qt::Horizontal);
}

/// Stores the width that the user gives a dock while the width of the window stays the same.
void DockWidths::noteOwnWidth(const Dock *dock)
{
    if (m_sharedWidth == m_window.width() && m_wantedWidths.isEmpty()) {
        m_ownWidths.insert(dock, dock->width());
    }
}

} // namespace baton
