// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

#include <functional>

class QAction;

namespace baton {

class Dock;

/// The command that shows and hides a dock. Its key moves the focus into a visible dock; pressed
/// there, it hides the dock. The key and Esc return the focus.
class DockAction : public QObject
{
    Q_OBJECT

public:
    /// @p goBack moves the focus from the dock back to the tab.
    DockAction(QAction &action, Dock &dock, std::function<void()> goBack);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setShown(bool isShown);
    [[nodiscard]] bool hasKeyboard() const;

    Dock &m_dock;
    std::function<void()> m_goBack;
};

} // namespace baton
