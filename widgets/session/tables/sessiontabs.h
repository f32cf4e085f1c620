// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/session/tables/paneheights.h"
#include "widgets/style/statuspainting.h"

#include <QHash>
#include <QTabWidget>

class QLabel;
class QToolButton;

namespace baton {

class StatusMark;

/// The tabs below a session, each with a muted count after its title.
class SessionTabs final : public QTabWidget
{
    Q_OBJECT

public:
    explicit SessionTabs(QWidget *parent = nullptr);

    void addPage(QWidget *page, const QString &title);
    /// 0: no count.
    void setCount(QWidget *page, int count);
    [[nodiscard]] int count(QWidget *page) const { return m_counts.value(page); }
    /// The heights including the tabs, for any page.
    [[nodiscard]] PaneHeights heights() const;
    /// Sets the heights of @p page, which replace its size hints.
    void setHeights(QWidget *page, const PaneHeights &heights) { m_heights.insert(page, heights); }
    /// Sets the minimum height of large pages.
    void setLargeHeight(int height) { m_largeHeight = height; }
    void setLarge(bool isLarge);
    /// The height of large pages, for which the panes above become smaller; 0 if the current page
    /// is not large.
    [[nodiscard]] int largeHeight() const;
    /// Sets the note at the right of the tabs; empty for none.
    void setNote(const QString &note, Status status);

Q_SIGNALS:
    void largeChanged();

private:
    [[nodiscard]] PaneHeights heightsOf(QWidget *page) const;

    QHash<QWidget *, int> m_counts;
    QHash<QWidget *, PaneHeights> m_heights;
    int m_largeHeight = 0;
    QToolButton *m_large;
    QLabel *m_note;
    StatusMark *m_mark;
};

} // namespace baton
