// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QStackedWidget;
class QVBoxLayout;

namespace baton {

class PageTabs;
class EmptyState;

/// The central widget of the window: the tabs, or a page with the possible first steps while there
/// are none, below a bar with a message.
class CentralArea : public QWidget
{
    Q_OBJECT

public:
    explicit CentralArea(QWidget *parent = nullptr);

    [[nodiscard]] PageTabs &tabs() const { return *m_tabs; }
    [[nodiscard]] EmptyState &empty() const { return *m_empty; }
    void showTabs(bool isWanted);
    /// Shows @p bar above everything else.
    void addBar(QWidget *bar);

private:
    QVBoxLayout *m_column;
    QStackedWidget *m_stack;
    EmptyState *m_empty;
    PageTabs *m_tabs;
};

} // namespace baton
