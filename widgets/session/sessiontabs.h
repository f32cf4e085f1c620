// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/common/status.h"
#include "widgets/session/paneheights.h"

#include <QHash>
#include <QTabWidget>

class QLabel;

namespace baton {

class StatusMark;

/// The tabs below a session, each with a muted count beside its title.
class SessionTabs final : public QTabWidget
{
    Q_OBJECT

public:
    explicit SessionTabs(QWidget *parent = nullptr);

    void addPage(QWidget *page, const QString &title);
    /// 0: no count.
    void setCount(QWidget *page, int count);
    [[nodiscard]] int count(QWidget *page) const;
    /// Of the page that is shown, with the tabs.
    [[nodiscard]] PaneHeights heights() const;
    /// A page that is of little use when it is lower than @p height.
    void setLeastHeight(QWidget *page, int height);
    /// What stands at the right of the tabs; empty: nothing.
    void setNote(const QString &note, Status status);

private:
    [[nodiscard]] int rows() const;

    QHash<QWidget *, int> m_counts;
    QHash<QWidget *, int> m_leastHeights;
    QLabel *m_note;
    StatusMark *m_mark;
};

} // namespace baton
