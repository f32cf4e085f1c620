// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QTimer>

#include <functional>

class QWidget;

namespace baton {

/// Says once a minute what time it is, as long as somebody sees a widget and something in it is
/// measured until now. Otherwise nothing runs; what comes into sight again hears of it at once.
class MinuteClock final : public QObject
{
    Q_OBJECT

public:
    /// Answers whether there still is something that is measured until @p now.
    using Tick = std::function<bool(const QDateTime &now)>;

    /// Belongs to @p widget.
    MinuteClock(QWidget *widget, Tick tick);

    /// That there is something to measure.
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
