// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAccessible>
#include <QApplication>
#include <QSet>
#include <QTest>
#include <QWidget>

namespace baton {

/// The focusable controls in @p parent without an accessible name.
inline QStringList namelessControls(QWidget &parent)
{
    QStringList nameless;
    for (QWidget *control : parent.findChildren<QWidget *>()) {
        const bool isReached = control->isVisible() && control->isEnabled()
            && (control->focusPolicy() & Qt::TabFocus) != 0 && !control->focusProxy();
        QAccessibleInterface *said =
            isReached ? QAccessible::queryAccessibleInterface(control) : nullptr;
        if (said && said->text(QAccessible::Name).isEmpty()) {
            nameless.append(control->objectName() + u':'
                            + QString::fromLatin1(control->metaObject()->className()));
        }
    }
    return nameless;
}

/// The names of the widgets that Tab reaches from @p start on, until one repeats.
inline QStringList tabOrder(QWidget &start)
{
    QStringList names;
    QSet<QWidget *> seen;
    start.setFocus(Qt::TabFocusReason);
    for (QWidget *now = QApplication::focusWidget(); now && !seen.contains(now);
         now = QApplication::focusWidget()) {
        seen.insert(now);
        names.append(now->objectName());
        QTest::keyClick(now, Qt::Key_Tab);
    }
    return names;
}

/// True if @p all contains the names of @p wanted in this order.
inline bool isInOrder(const QStringList &all, const QStringList &wanted)
{
    qsizetype from = 0;
    for (const QString &name : wanted) {
        from = all.indexOf(name, from);
        if (from < 0) {
            return false;
        }
    }
    return true;
}

} // namespace baton
