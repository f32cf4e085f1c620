// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/statisticstable.h"

#include <QWidget>

namespace baton {

/// One statistic as bars, a time line or numbers. Each row, and each part of it, leads to the
/// search for what it counts: by a click, or by the arrow keys and Return.
class StatisticsChart final : public QWidget
{
    Q_OBJECT

public:
    explicit StatisticsChart(StatisticsTable table, QWidget *parent = nullptr);

    [[nodiscard]] const StatisticsTable &table() const { return m_table; }
    /// The place of the cell that is current, by row and column; (-1, -1) when none is.
    [[nodiscard]] QPoint current() const { return m_current; }
    /// The rectangle of the cell in @p row and @p column.
    [[nodiscard]] QRect cellRect(int row, int column) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The reader asks for what a cell counts, which @p filter finds.
    void filterRequested(const QString &filter);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    struct Layout;

    [[nodiscard]] int legendWidth() const;
    [[nodiscard]] bool isLegendBelow(int width) const;
    [[nodiscard]] Layout chartLayout() const;
    [[nodiscard]] std::vector<int> columnLefts(const QRect &body) const;
    [[nodiscard]] QPoint cellAt(const QPoint &position) const;
    [[nodiscard]] QString textOf(const QPoint &cell) const;
    void moveTo(const QPoint &cell);
    void request(const QPoint &cell);
    void paintChart(QPainter &painter) const;
    void paintHead(QPainter &painter, const Layout &layout) const;
    void paintRows(QPainter &painter, const Layout &layout) const;
    void paintTimeLine(QPainter &painter, const Layout &layout) const;
    void paintValues(QPainter &painter, const Layout &layout) const;

    StatisticsTable m_table;
    std::vector<double> m_sums; ///< of the rows
    double m_most = 0;
    int m_parts = 0;           ///< columns that are parts of a bar; a share stands behind it
    std::vector<int> m_widths; ///< widths that the columns need if there are no bars
    QPoint m_current{-1, -1};  ///< column as x, row as y
};

} // namespace baton
