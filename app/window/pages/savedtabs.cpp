// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/pages/savedtabs.h"

#include "app/window/parts/windowsettings.h"
#include "models/database/databaseaddress.h"
#include "widgets/editor/pagetabs.h"

#include <QFileInfo>
#include <QTabBar>

#include <utility>

namespace baton {

SavedTabs::SavedTabs(PageTabs &tabs, WindowSettings &memory,
                     std::function<QString(const QWidget *)> pathOf)
    : m_tabs(tabs)
    , m_memory(memory)
    , m_pathOf(std::move(pathOf))
{
}

/// The path of the current tab, then the paths of all tabs.
QStringList SavedTabs::entries() const
{
    QStringList list{m_tabs.currentWidget() ? m_pathOf(m_tabs.currentWidget()) : QString()};
    for (int i = 0; i < m_tabs.count(); ++i) {
        if (const QString path = m_pathOf(m_tabs.widget(i)); !path.isEmpty()) {
            list.append(path);
        }
    }
    return list;
}

void SavedTabs::note(const QString &workspace)
{
    if (m_pending.isEmpty()) {
        m_memory.setTabsOf(workspace, entries());
    }
}

void SavedTabs::noteKept(const QString &workspace)
{
    m_memory.setTabsOf(workspace, m_kept);
}

QStringList SavedTabs::begin(const QString &workspace, const QString &current)
{
    const QStringList remembered = m_memory.tabsOf(workspace);
    m_order.clear();
    for (const QString &path : remembered.mid(1)) {
        if ((isDatabaseUrl(path) || QFileInfo::exists(path)) && !m_order.contains(path)) {
            m_order.append(path);
        }
    }
    m_pending = m_order;
    m_current = current.isEmpty() ? remembered.value(0) : current;
    return m_order;
}

bool SavedTabs::take(QWidget *page)
{
    const QString path = m_pathOf(page);
    if (!m_pending.contains(path)) {
        if (path != m_current) {
            m_current.clear();
        }
        return true;
    }
    place(page);
    const bool isShown = path == m_current;
    m_pending.removeAll(path);
    if (m_pending.isEmpty()) {
        finish();
    }
    return isShown;
}

/// Moves @p page before the first of the pages that followed it.
void SavedTabs::place(QWidget *page) const
{
    const qsizetype mine = m_order.indexOf(m_pathOf(page));
    for (int i = 0; i < m_tabs.count(); ++i) {
        if (m_order.indexOf(m_pathOf(m_tabs.widget(i))) > mine) {
            if (const int from = m_tabs.indexOf(page); from > i) {
                m_tabs.tabBar()->moveTab(from, i);
            }
            return;
        }
    }
}

bool SavedTabs::giveUp(const QString &path)
{
    const bool wasPending = m_pending.removeAll(path) > 0;
    if (wasPending && m_pending.isEmpty()) {
        finish();
    }
    return wasPending;
}

/// Shows the wanted page again, which a later page may have replaced.
void SavedTabs::finish()
{
    const QString current = std::exchange(m_current, QString());
    for (int i = 0; i < m_tabs.count() && !current.isEmpty(); ++i) {
        if (m_pathOf(m_tabs.widget(i)) == current) {
            m_tabs.setCurrentIndex(i);
        }
    }
}

} // namespace baton
