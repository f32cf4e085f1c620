// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/statistics/statisticschart.h"

#include "models/statistics/statisticsnumber.h"
#include "models/statistics/tablemeaning.h"
#include "widgets/statistics/chartlayout.h"
#include "widgets/statistics/chartmetrics.h"
#include "widgets/statistics/chartpainter.h"
#include "widgets/style/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Chart = StatisticsTable::Chart;

constexpr int leastWidth = 300;

} // namespace

StatisticsChart::StatisticsChart(StatisticsTable table, QWidget *parent)
    : QWidget(parent)
    , m_table(std::move(table))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setObjectName(m_table.id);
    setAccessibleName(m_table.title);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum); // height for width
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize StatisticsChart::sizeHint() const
{
    return {chartmetrics::usualWidth, ChartLayout::heightFor(m_table)};
}

int StatisticsChart::heightForWidth(int width) const
{
    return ChartLayout::heightFor(m_table, width);
}

QSize StatisticsChart::minimumSizeHint() const
{
    return {leastWidth, sizeHint().height()};
}

QRect StatisticsChart::cellRect(int row, int column) const
{
    return ChartLayout(m_table, rect()).cell(row, column);
}

void StatisticsChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Role::View));
    const ChartLayout layout(m_table, rect());
    const bool hasCurrent = m_current.y() >= 0;
    if (hasCurrent) {
        painter.fillRect(layout.lineOf(m_current),
                         Theme::color(hasFocus() ? Role::Selection : Role::SelectionIdle));
    }
    paintChart(painter, m_table, layout);
    if (hasCurrent && hasFocus()) {
        painter.setPen(QPen(Theme::color(Role::Accent), 1));
        painter.drawRect(layout.cell(m_current.y(), m_current.x()).adjusted(-1, -1, 0, 0));
    }
}

QPoint StatisticsChart::cellAt(const QPoint &position) const
{
    return ChartLayout(m_table, rect()).cellAt(position);
}

QString StatisticsChart::textOf(const QPoint &cell) const
{
    if (cell.y() < 0) {
        return {};
    }
    const StatisticsTable::Row &row = m_table.rows[size_t(cell.y())];
    const bool isSpan = m_table.chart == Chart::TimeLine;
    QStringList lines{isSpan ? dayText(row.name)
                          : row.title.isEmpty() || row.title == row.name
                          ? row.name
                          : row.title + u" ("_s + row.name + u')'};
    for (size_t i = 0; i < m_table.columns.size(); ++i) {
        const StatisticsTable::Column &column = m_table.columns[i];
        lines.append(column.title + u": "_s + numberText(row.values[i], column.unit, QLocale()));
    }
    return lines.join(u'\n');
}

/// What the chart tells; above a column also its title, which may be cut.
QString StatisticsChart::headTextAt(const QPoint &position) const
{
    const ChartLayout layout(m_table, rect());
    const int column = layout.titles.contains(position)
        ? layout.cellAt({position.x(), layout.body.top()}).x()
        : -1;
    const QString meaning = meaningOf(m_table);
    return column < 0 ? meaning : m_table.columns[size_t(column)].title + u'\n' + meaning;
}

bool StatisticsChart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const bool isOfHead = help->pos().y() < ChartLayout(m_table, rect()).body.top();
        QToolTip::showText(help->globalPos(),
                           isOfHead ? headTextAt(help->pos()) : textOf(cellAt(help->pos())), this);
        return true;
    }
    return QWidget::event(event);
}

void StatisticsChart::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint cell = cellAt(event->position().toPoint());
    setCursor(leadsSomewhere(cell) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void StatisticsChart::mouseReleaseEvent(QMouseEvent *event)
{
    const QPoint cell = cellAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && cell.y() >= 0) {
        moveTo({std::max(0, cell.x()), cell.y()});
        request(cell);
    }
}

void StatisticsChart::keyPressEvent(QKeyEvent *event)
{
    const bool isTimeLine = m_table.chart == Chart::TimeLine;
    QPoint step;
    switch (event->key()) {
    case Qt::Key_Up:
        step = isTimeLine ? QPoint(1, 0) : QPoint(0, -1);
        break;
    case Qt::Key_Down:
        step = isTimeLine ? QPoint(-1, 0) : QPoint(0, 1);
        break;
    case Qt::Key_Left:
        step = isTimeLine ? QPoint(0, -1) : QPoint(-1, 0);
        break;
    case Qt::Key_Right:
        step = isTimeLine ? QPoint(0, 1) : QPoint(1, 0);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        request(m_current);
        return;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    moveTo(m_current + step);
}

void StatisticsChart::moveTo(const QPoint &cell)
{
    const auto columns = static_cast<int>(m_table.columns.size());
    const auto rows = static_cast<int>(m_table.rows.size());
    m_current = {std::clamp(cell.x(), 0, columns - 1), std::clamp(cell.y(), 0, rows - 1)};
    setAccessibleDescription(textOf(m_current));
    update();
}

/// True if the cell counts something that a search can find.
bool StatisticsChart::leadsSomewhere(const QPoint &cell) const
{
    if (cell.y() < 0) {
        return false;
    }
    const StatisticsTable::Row &row = m_table.rows[size_t(cell.y())];
    return cell.x() < 0 ? m_table.sumOf(row) > 0 : row.values[size_t(cell.x())] > 0;
}

/// A complete row has its own filter.
void StatisticsChart::request(const QPoint &cell)
{
    if (!leadsSomewhere(cell)) {
        return;
    }
    const auto row = static_cast<size_t>(cell.y());
    const QString filter =
        cell.x() < 0 ? m_table.rows[row].filter : m_table.filterOf(row, size_t(cell.x()));
    if (!filter.isEmpty()) {
        Q_EMIT filterRequested(filter);
    }
}

void StatisticsChart::focusInEvent(QFocusEvent *event)
{
    if (m_current.y() < 0 && event->reason() != Qt::MouseFocusReason) {
        moveTo({0, m_table.chart == Chart::TimeLine ? int(m_table.rows.size()) - 1 : 0});
    }
    QWidget::focusInEvent(event);
}

} // namespace baton
