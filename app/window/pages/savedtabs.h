// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include <functional>

class QWidget;

namespace baton {

class PageTabs;
class WindowSettings;

/// Keeps the files, logs and sessions on the tabs of a workspace from one start to the next.
///
/// They are opened in any order and on workers: each page is given to take(), which puts it at
/// its earlier place.
class SavedTabs
{
public:
    /// @p pathOf tells what a page is known by; empty: it is not remembered.
    SavedTabs(PageTabs &tabs, WindowSettings &memory,
              std::function<QString(const QWidget *)> pathOf);

    /// Remembers the tabs as they are; nothing while some are still to come back.
    void note(const QString &workspace);
    /// Keeps the tabs as they are for noteKept(): before closing takes them one by one.
    void keep() { m_kept = entries(); }
    void noteKept(const QString &workspace);

    /// The tabs of @p workspace that still exist and are to be opened now. The page of @p current
    /// is the one to show, or that of before when it is empty.
    [[nodiscard]] QStringList begin(const QString &workspace, const QString &current);
    /// @p page was opened. False when it is one of many that come back, and not the one to show.
    [[nodiscard]] bool take(QWidget *page);
    /// @p path cannot be opened. True when it was to come back, so that nobody misses it.
    bool giveUp(const QString &path);

private:
    [[nodiscard]] QStringList entries() const;
    void place(QWidget *page) const;
    void finish();

    PageTabs &m_tabs;
    WindowSettings &m_memory;
    std::function<QString(const QWidget *)> m_pathOf;
    QStringList m_order; ///< paths of all restored tabs, in order
    QStringList m_pending;
    QString m_current; ///< tab to show at the end; empty: the user chose another
    QStringList m_kept;
};

} // namespace baton
