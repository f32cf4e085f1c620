// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/dock.h"

#include "widgets/common/paneheader.h"
#include "widgets/style/icons.h"

#include <QAction>
#include <QApplication>
#include <QMouseEvent>
#include <QWindow>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

Dock::Dock(const QString &title, const QString &objectName, QWidget *content, QWidget *parent)
    : QDockWidget(title, parent)
    , m_header(new PaneHeader(title))
{
    setObjectName(objectName);
    setTitleBarWidget(m_header);
    setWidget(content);
    m_header->setObjectName(objectName + u"Title"_s);
    auto *floating = new QAction(icon(u"float"_s), tr("Float"), this);
    floating->setObjectName(objectName + u".float"_s);
    auto *closing = new QAction(icon(u"close"_s), tr("Close"), this);
    closing->setObjectName(objectName + u".close"_s);
    connect(floating, &QAction::triggered, this, [this] { setFloating(!isFloating()); });
    connect(closing, &QAction::triggered, this, &QWidget::close);
    m_header->addAction(floating);
    m_header->addAction(closing);
}

/// QDockWidget would try to move its window itself, which has no effect there.
bool Dock::isMovedByDesktop() const
{
    return isFloating() && QGuiApplication::platformName().startsWith(u"wayland");
}

void Dock::startSystemMove()
{
    if (QWindow *window = windowHandle()) {
        window->startSystemMove();
    }
}

bool Dock::event(QEvent *event)
{
    const bool isOfMouse = event->type() == QEvent::MouseButtonPress
        || event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonRelease;
    if (isOfMouse && isMovedByDesktop() && isTaken(*static_cast<QMouseEvent *>(event))) {
        return true;
    }
    return QDockWidget::event(event);
}

/// The desktop consumes the release of a move, so a press must not wait for it.
bool Dock::isTaken(const QMouseEvent &event)
{
    const QPoint place = event.position().toPoint();
    if (event.type() == QEvent::MouseButtonPress && event.button() == Qt::LeftButton
        && m_header->geometry().contains(place)) {
        m_pressed = place;
        return true;
    }
    if (event.type() == QEvent::MouseButtonRelease) {
        return std::exchange(m_pressed, std::nullopt).has_value();
    }
    if (m_pressed && (place - *m_pressed).manhattanLength() >= QApplication::startDragDistance()) {
        m_pressed.reset();
        startSystemMove();
        return true;
    }
    return m_pressed.has_value();
}

} // namespace baton
