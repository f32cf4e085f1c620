// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/statisticstable.h"

#include <QWidget>

namespace baton {

/// One statistic as bars, a time line or numbers. A click, or the arrow keys and Return, search for
/// the counted items of a row or a part of it.
class StatisticsChart final : public QWidget
{
    Q_OBJECT

public:
    explicit StatisticsChart(StatisticsTable table, QWidget *parent = nullptr);

    [[nodiscard]] const StatisticsTable &table() const { return m_table; }
    /// The position of the current cell; (-1, -1) if there is none.
    [[nodiscard]] QPoint current() const { return m_current; }
    /// The rectangle of the cell in @p row and @p column.
    [[nodiscard]] QRect cellRect(int row, int column) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted to show the counted items of a cell, which @p filter finds.
    void filterRequested(const QString &filter);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] QPoint cellAt(const QPoint &position) const;
    [[nodiscard]] QString headTextAt(const QPoint &position) const;
    [[nodiscard]] QString textOf(const QPoint &cell) const;
    void moveTo(const QPoint &cell);
    [[nodiscard]] bool leadsSomewhere(const QPoint &cell) const;
    void request(const QPoint &cell);

    StatisticsTable m_table;
    QPoint m_current{-1, -1}; ///< column as x, row as y
};

} // namespace baton
