// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/parts/dockaction.h"

#include "app/window/parts/panefocus.h"
#include "widgets/common/dock.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>

#include <utility>

namespace baton {

DockAction::DockAction(QAction &action, Dock &dock, std::function<void()> goBack)
    : QObject(&dock)
    , m_dock(dock)
    , m_goBack(std::move(goBack))
{
    action.installEventFilter(this);
    dock.installEventFilter(this);
    connect(&action, &QAction::triggered, this, &DockAction::setShown);
    connect(&dock, &QDockWidget::visibilityChanged, &action,
            [&action, &dock] { action.setChecked(!dock.isHidden()); });
    action.setChecked(!dock.isHidden());
}

bool DockAction::hasKeyboard() const
{
    return m_dock.isAncestorOf(QApplication::focusWidget());
}

void DockAction::setShown(bool isShown)
{
    const bool hadKeyboard = hasKeyboard();
    m_dock.setVisible(isShown);
    if (isShown) {
        m_dock.raise();
        m_dock.activateWindow(); // it may be floating
        focusRowsOf(*m_dock.widget());
    } else if (hadKeyboard) {
        m_goBack();
    }
}

/// The menu shows and toggles the visibility of the dock; the key moves the focus there. Esc
/// arrives here if no widget in the dock handled it.
bool DockAction::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Shortcut) {
        setShown(!hasKeyboard());
        return true;
    }
    if (event->type() == QEvent::KeyPress
        && static_cast<const QKeyEvent *>(event)->matches(QKeySequence::Cancel)) {
        m_goBack();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace baton
