// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QTimer>

#include <functional>

class QWidget;

namespace baton {

/// Emits the time once a minute while a widget is visible and shows a duration that still grows.
/// Otherwise no timer runs; a widget that becomes visible again gets the time immediately.
class MinuteClock final : public QObject
{
    Q_OBJECT

public:
    /// Returns whether a duration still grows at @p now.
    using Tick = std::function<bool(const QDateTime &now)>;

    /// @p widget becomes the parent.
    MinuteClock(QWidget *widget, Tick tick);

    /// Starts the clock, because the widget shows a duration that still grows.
    void start();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool isSeen() const;
    void look();
    void tick();

    QWidget *m_widget;
    Tick m_tick;
    QTimer m_timer;
    bool m_isWanted = false;
};

} // namespace baton
