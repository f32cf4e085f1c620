// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QToolBar>

class QToolButton;

namespace baton {

class ActionRegistry;

/// The tool bar of the window. Shows texts beside its icons if there is room.
class WindowToolBar : public QToolBar
{
    Q_OBJECT

public:
    explicit WindowToolBar(const ActionRegistry &actions, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void addButton(QAction *action);

    QList<QToolButton *> m_wordy;
};

} // namespace baton
