// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/tables/minuteclock.h"

#include <QEvent>
#include <QWidget>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

MinuteClock::MinuteClock(QWidget *widget, Tick tick)
    : QObject(widget)
    , m_widget(widget)
    , m_tick(std::move(tick))
    , m_timer(this)
{
    m_timer.setObjectName(u"minuteClock"_s);
    m_timer.setTimerType(Qt::VeryCoarseTimer);
    m_timer.setInterval(std::chrono::minutes(1));
    connect(&m_timer, &QTimer::timeout, this, &MinuteClock::tick);
    widget->installEventFilter(this);
}

void MinuteClock::start()
{
    m_isWanted = true;
    if (isSeen() && !m_timer.isActive()) {
        m_timer.start();
    }
}

bool MinuteClock::isSeen() const
{
    return m_widget->isVisible() && !m_widget->window()->isMinimized();
}

bool MinuteClock::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::Show && watched == m_widget) {
        m_widget->window()->installEventFilter(this); // its window may have changed
    }
    if (type == QEvent::Show || type == QEvent::Hide || type == QEvent::WindowStateChange) {
        look();
    }
    return QObject::eventFilter(watched, event);
}

void MinuteClock::look()
{
    if (!isSeen()) {
        m_timer.stop();
    } else if (m_isWanted && !m_timer.isActive()) {
        m_timer.start();
        QMetaObject::invokeMethod(this, &MinuteClock::tick, Qt::QueuedConnection);
    }
}

void MinuteClock::tick()
{
    m_isWanted = m_tick(QDateTime::currentDateTimeUtc());
    if (!m_isWanted) {
        m_timer.stop();
    }
}

} // namespace baton
