// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include <functional>

class QWidget;

namespace baton {

class PageTabs;
class WindowSettings;

/// Restores the documents, logs, sessions and queues on the tabs at the next start: those of each
/// workspace, and those without one (an empty path).
///
/// They are opened in any order and on workers: take() puts each page at its earlier place.
class SavedTabs
{
public:
    /// @p pathOf returns the path of a page; empty: it is not remembered.
    SavedTabs(PageTabs &tabs, WindowSettings &memory,
              std::function<QString(const QWidget *)> pathOf);

    /// Stores the present tabs; does nothing while some still have to be restored.
    void note(const QString &workspace);
    /// Stores the present tabs for noteKept(), before they are closed one by one.
    void keep() { m_kept = entries(); }
    void noteKept(const QString &workspace);

    /// The tabs of @p workspace that still exist and must be opened now. The page of @p current
    /// will be shown or, if that is empty, the earlier one.
    [[nodiscard]] QStringList begin(const QString &workspace, const QString &current);
    /// Places @p page, which was opened. False if it is restored and not the one to show.
    [[nodiscard]] bool take(QWidget *page);
    /// @p path cannot be opened. True if it was to be restored, so that no message is needed.
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
