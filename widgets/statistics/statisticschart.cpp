// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/statistics/statisticschart.h"

#include "models/statistics/statisticsnumber.h"
#include "widgets/statistics/chartmetrics.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"

#include <QDate>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using namespace chartmetrics;
using Chart = StatisticsTable::Chart;

constexpr int rowHeight = 22;
constexpr int barInset = 5;
constexpr int timeLineHeight = 132;
constexpr int legendSquare = 9;
constexpr int legendHeight = 18;
constexpr int widestBar = 32;
constexpr int leastWidth = 300;

/// The colour of a part: what is well, what failed, and what is neither.
Role roleOf(const QString &column)
{
    return column == "succeeded"_L1 || column == "valid"_L1 || column == "passed"_L1 ? Role::Ok
        : column == "failed"_L1 || column == "invalid"_L1                            ? Role::Error
        : column == "skipped"_L1 || column == "not-evaluated"_L1 ? Role::Disabled
        : column == "flawed"_L1                                  ? Role::Warning
        : column == "other"_L1                                   ? Role::Note
                                                                 : Role::Accent;
}

/// Paints parts that nothing evaluated hollow, because skipped ones have the same colour.
void paintPart(QPainter &painter, const QRect &place, const QString &column)
{
    painter.fillRect(place, Theme::color(roleOf(column)));
    if (column == "not-evaluated"_L1 && place.width() > 2) {
        painter.fillRect(place.adjusted(1, 1, -1, -1), Theme::color(Role::View));
    }
}

QString nameOf(const StatisticsTable::Row &row)
{
    return row.title.isEmpty() || row.title == row.name ? row.name : row.title;
}

/// So wide that no title and no number of a column is cut.
std::vector<int> columnWidths(const StatisticsTable &table)
{
    const QFontMetrics metrics(fonts::body());
    const QFontMetrics small(fonts::small());
    std::vector<int> widths;
    for (size_t column = 0; column < table.columns.size(); ++column) {
        int width = small.horizontalAdvance(table.columns[column].title);
        for (const StatisticsTable::Row &row : table.rows) {
            width = std::max(width,
                             metrics.horizontalAdvance(numberText(
                                 row.values[column], table.columns[column].unit, QLocale())));
        }
        widths.push_back(width + measures::fieldGap);
    }
    return widths;
}

QString dayText(const QString &iso)
{
    const QDate day = QDate::fromString(iso, Qt::ISODate);
    return day.isValid() ? QLocale().toString(day, QLocale::ShortFormat) : iso;
}

} // namespace

/// The places of a chart's parts in an area.
struct StatisticsChart::Layout
{
    QRect head;
    QRect legend; ///< what the colours mean: in the head, or below it
    QRect body;
    int names = 0;          ///< width of the names
    int number = 0;         ///< width of a sum, and of a share
    int numbers = 0;        ///< width of all that stands behind a bar
    std::vector<int> lefts; ///< left edges of the columns, where there are no bars
};

StatisticsChart::StatisticsChart(StatisticsTable table, QWidget *parent)
    : QWidget(parent)
    , m_table(std::move(table))
{
    for (const StatisticsTable::Row &row : m_table.rows) {
        m_sums.push_back(m_table.sumOf(row));
        m_most = std::max(m_most, m_sums.back());
    }
    if (m_table.chart == Chart::Values) {
        m_widths = columnWidths(m_table);
    }
    m_parts = static_cast<int>(std::ranges::count(m_table.columns, StatisticsTable::Unit::Count,
                                                  &StatisticsTable::Column::unit));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setObjectName(m_table.id);
    setAccessibleName(m_table.title);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize StatisticsChart::sizeHint() const
{
    const auto rows = static_cast<int>(m_table.rows.size());
    const int body = m_table.chart == Chart::TimeLine ? timeLineHeight
        : m_table.chart == Chart::Values              ? (rows + 1) * rowHeight
                                                      : rows * rowHeight;
    return {usualWidth, headHeight + body + measures::groupGap};
}

/// Of the words that say what the colours mean; 0 without such.
int StatisticsChart::legendWidth() const
{
    const QFontMetrics metrics(fonts::small());
    int width = 0;
    for (int i = 0; i < m_parts; ++i) {
        width += metrics.horizontalAdvance(m_table.columns[size_t(i)].title) + measures::iconGap
            + legendSquare + measures::fieldGap;
    }
    return m_table.chart != Chart::Values && m_parts > 1 ? width : 0;
}

/// True where the title would be cut beside the legend.
bool StatisticsChart::isLegendBelow(int width) const
{
    const int title = QFontMetrics(fonts::strong()).horizontalAdvance(m_table.title) + 1;
    const int legend = legendWidth();
    return legend > 0 && title + legend > width - 2 * measures::paneEdge;
}

int StatisticsChart::heightForWidth(int width) const
{
    return sizeHint().height() + (isLegendBelow(width) ? legendHeight : 0);
}

QSize StatisticsChart::minimumSizeHint() const
{
    return {leastWidth, sizeHint().height()};
}

StatisticsChart::Layout StatisticsChart::chartLayout() const
{
    const QRect area = rect();
    Layout layout;
    layout.head = {area.left() + measures::paneEdge, area.top(),
                   area.width() - 2 * measures::paneEdge, headHeight};
    layout.legend = isLegendBelow(area.width())
        ? QRect(layout.head.left(), layout.head.bottom() + 1, layout.head.width(), legendHeight)
        : layout.head;
    const int top = layout.legend.bottom() + 1;
    layout.body = {layout.head.left(), top, layout.head.width(),
                   area.bottom() + 1 - top - measures::groupGap};
    const QFontMetrics metrics(fonts::body());
    int widest = 0;
    for (const StatisticsTable::Row &row : m_table.rows) {
        widest = std::max(widest, metrics.horizontalAdvance(nameOf(row)) + 1); // of a part as well
    }
    layout.names = std::min(widest + measures::fieldGap, layout.body.width() * 45 / 100);
    layout.number = metrics.horizontalAdvance(u"00,000 %"_s) + measures::fieldGap;
    layout.numbers = layout.number * (1 + static_cast<int>(m_table.columns.size()) - m_parts);
    if (m_table.chart == Chart::Values) {
        layout.lefts = columnLefts(layout.body);
        layout.names = layout.lefts.front() - layout.body.left() - measures::fieldGap;
    }
    return layout;
}

/// The columns stand at the right, each as wide as it needs, as long as the names keep some room.
std::vector<int> StatisticsChart::columnLefts(const QRect &body) const
{
    const int wanted = std::reduce(m_widths.begin(), m_widths.end());
    const int room = body.width() * 80 / 100;
    std::vector<int> lefts(m_widths.size());
    int left = body.right() + 1;
    for (size_t i = lefts.size(); i-- > 0;) {
        left -= wanted > room ? m_widths[i] * room / wanted : m_widths[i];
        lefts[i] = left;
    }
    return lefts;
}

QRect StatisticsChart::cellRect(int row, int column) const
{
    const Layout layout = chartLayout();
    const auto index = static_cast<size_t>(row);
    const StatisticsTable::Row &told = m_table.rows[index];
    if (m_table.chart == Chart::Values) {
        const auto next = static_cast<size_t>(column) + 1;
        const int left = layout.lefts[size_t(column)];
        const int right = next < layout.lefts.size() ? layout.lefts[next] : layout.body.right() + 1;
        return {left, layout.body.top() + (row + 1) * rowHeight, right - left, rowHeight};
    }
    if (column >= m_parts) {
        const int left =
            layout.body.right() + 1 - layout.numbers + (column - m_parts + 1) * layout.number;
        return {left, layout.body.top() + row * rowHeight, layout.number, rowHeight};
    }
    double before = 0;
    for (int i = 0; i < column; ++i) {
        before += told.values[size_t(i)];
    }
    const double own = told.values[size_t(column)];
    const double most = m_most > 0 ? m_most : 1;
    if (m_table.chart == Chart::TimeLine) {
        const double width =
            static_cast<double>(layout.body.width()) / static_cast<double>(m_table.rows.size());
        const int height = layout.body.height() - 2 * axisHeight;
        const int top0 = layout.body.top() + axisHeight;
        const int left = layout.body.left() + static_cast<int>(std::floor(width * row));
        const int right = layout.body.left() + static_cast<int>(std::floor(width * (row + 1)));
        const int gap = width > 6 ? 2 : width > 3 ? 1 : 0;
        const int bottom = top0 + height - static_cast<int>(std::lround(before / most * height));
        const int top =
            top0 + height - static_cast<int>(std::lround((before + own) / most * height));
        return {left, top, std::clamp(right - left - gap, 1, widestBar), bottom - top};
    }
    const int left = layout.body.left() + layout.names;
    const int width = layout.body.width() - layout.names - layout.numbers;
    const int begin = left + static_cast<int>(std::lround(before / most * width));
    const int end = left + static_cast<int>(std::lround((before + own) / most * width));
    const int least = own > 0 ? 2 : 0; // what is there is seen
    return {begin, layout.body.top() + row * rowHeight + barInset, std::max(least, end - begin),
            rowHeight - 2 * barInset};
}

void StatisticsChart::paintChart(QPainter &painter) const
{
    const Layout layout = chartLayout();
    paintHead(painter, layout);
    switch (m_table.chart) {
    case Chart::Bars:
        paintRows(painter, layout);
        break;
    case Chart::TimeLine:
        paintTimeLine(painter, layout);
        break;
    case Chart::Values:
        paintValues(painter, layout);
        break;
    }
}

/// The title, and what the colours mean.
void StatisticsChart::paintHead(QPainter &painter, const Layout &layout) const
{
    int right = layout.legend.right();
    painter.setFont(fonts::small());
    const QFontMetrics metrics(fonts::small());
    const int parts = m_table.chart != Chart::Values && m_parts > 1 ? m_parts : 0;
    for (int i = parts - 1; i >= 0; --i) {
        const StatisticsTable::Column &column = m_table.columns[size_t(i)];
        const int width = metrics.horizontalAdvance(column.title);
        painter.setPen(Theme::color(Role::Muted));
        painter.drawText(QRect(right - width, layout.legend.top(), width, layout.legend.height()),
                         Qt::AlignVCenter, column.title);
        right -= width + measures::iconGap + legendSquare;
        paintPart(
            painter,
            QRect(right, layout.legend.center().y() - legendSquare / 2, legendSquare, legendSquare),
            column.id);
        right -= measures::fieldGap;
    }
    painter.setFont(fonts::strong());
    painter.setPen(Theme::color(Role::Text));
    const bool isBelow = layout.legend.top() > layout.head.top();
    const QRect title(layout.head.left(), layout.head.top(),
                      (isBelow ? layout.head.right() : right) - layout.head.left(),
                      layout.head.height());
    painter.drawText(
        title, Qt::AlignVCenter,
        QFontMetrics(fonts::strong()).elidedText(m_table.title, Qt::ElideRight, title.width()));
}

void StatisticsChart::paintRows(QPainter &painter, const Layout &layout) const
{
    painter.setFont(fonts::body());
    const QFontMetrics metrics(fonts::body());
    for (int row = 0; row < static_cast<int>(m_table.rows.size()); ++row) {
        const StatisticsTable::Row &told = m_table.rows[size_t(row)];
        const int top = layout.body.top() + row * rowHeight;
        painter.setPen(Theme::color(Role::Text));
        const int names = layout.names - measures::fieldGap;
        painter.drawText(QRect(layout.body.left(), top, names, rowHeight), Qt::AlignVCenter,
                         metrics.elidedText(nameOf(told), Qt::ElideRight, names));
        for (int column = 0; column < m_parts; ++column) {
            paintPart(painter, cellRect(row, column), m_table.columns[size_t(column)].id);
        }
        painter.setPen(Theme::color(Role::Muted));
        painter.drawText(QRect(layout.body.right() - layout.numbers, top, layout.number, rowHeight),
                         Qt::AlignVCenter | Qt::AlignRight,
                         numberText(m_sums[size_t(row)], StatisticsTable::Unit::Count, QLocale()));
        for (auto column = size_t(m_parts); column < m_table.columns.size(); ++column) {
            painter.drawText(
                cellRect(row, int(column)), Qt::AlignVCenter | Qt::AlignRight,
                numberText(told.values[column], m_table.columns[column].unit, QLocale()));
        }
    }
}

void StatisticsChart::paintTimeLine(QPainter &painter, const Layout &layout) const
{
    const int base = layout.body.top() + layout.body.height() - axisHeight;
    painter.setPen(Theme::color(Role::Border));
    painter.drawLine(layout.body.left(), base, layout.body.right(), base);
    painter.drawLine(layout.body.left(), layout.body.top() + axisHeight, layout.body.right(),
                     layout.body.top() + axisHeight);
    for (int row = 0; row < static_cast<int>(m_table.rows.size()); ++row) {
        for (int column = 0; column < static_cast<int>(m_table.columns.size()); ++column) {
            paintPart(painter, cellRect(row, column), m_table.columns[size_t(column)].id);
        }
    }
    painter.setFont(fonts::small());
    painter.setPen(Theme::color(Role::Muted));
    const QRect axis(layout.body.left(), base, layout.body.width(), axisHeight);
    painter.drawText(axis, Qt::AlignLeft | Qt::AlignVCenter, dayText(m_table.rows.front().name));
    if (m_table.rows.size() > 1) {
        painter.drawText(axis, Qt::AlignRight | Qt::AlignVCenter,
                         dayText(m_table.rows.back().name));
    }
    painter.drawText(QRect(layout.body.left(), layout.body.top(), layout.body.width(), axisHeight),
                     Qt::AlignRight | Qt::AlignVCenter,
                     numberText(m_most, StatisticsTable::Unit::Count, QLocale()));
}

void StatisticsChart::paintValues(QPainter &painter, const Layout &layout) const
{
    const auto columns = static_cast<int>(m_table.columns.size());
    painter.setFont(fonts::small());
    painter.setPen(Theme::color(Role::Muted));
    const int names = layout.names;
    painter.drawText(QRect(layout.body.left(), layout.body.top(), names, rowHeight),
                     Qt::AlignVCenter, m_table.rowTitle);
    const QFontMetrics small(fonts::small());
    for (int column = 0; column < columns; ++column) {
        const QRect cell = cellRect(0, column).translated(0, -rowHeight);
        painter.drawText(cell, Qt::AlignVCenter | Qt::AlignRight,
                         small.elidedText(m_table.columns[size_t(column)].title, Qt::ElideRight,
                                          cell.width() - 4));
    }
    painter.setPen(Theme::color(Role::Border));
    painter.drawLine(layout.body.left(), layout.body.top() + rowHeight - 1, layout.body.right(),
                     layout.body.top() + rowHeight - 1);
    painter.setFont(fonts::body());
    const QFontMetrics metrics(fonts::body());
    for (int row = 0; row < static_cast<int>(m_table.rows.size()); ++row) {
        const StatisticsTable::Row &told = m_table.rows[size_t(row)];
        painter.setPen(Theme::color(Role::Text));
        painter.drawText(
            QRect(layout.body.left(), layout.body.top() + (row + 1) * rowHeight, names, rowHeight),
            Qt::AlignVCenter, metrics.elidedText(nameOf(told), Qt::ElideRight, names));
        for (int column = 0; column < columns; ++column) {
            const bool isNothing = !(told.values[size_t(column)] > 0);
            painter.setPen(Theme::color(isNothing ? Role::Muted : Role::Text));
            painter.drawText(cellRect(row, column), Qt::AlignVCenter | Qt::AlignRight,
                             numberText(told.values[size_t(column)],
                                        m_table.columns[size_t(column)].unit, QLocale()));
        }
    }
}

void StatisticsChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Role::View));
    if (m_current.y() >= 0) {
        const QRect cell = cellRect(m_current.y(), m_current.x());
        const Layout layout = chartLayout();
        const QRect line = m_table.chart == Chart::TimeLine
            ? QRect(cell.left(), layout.body.top(), cell.width(), layout.body.height() - axisHeight)
            : QRect(layout.body.left() - 4, cell.center().y() - rowHeight / 2 + 1,
                    layout.body.width() + 8, rowHeight);
        painter.fillRect(line, Theme::color(hasFocus() ? Role::Selection : Role::SelectionIdle));
    }
    paintChart(painter);
    if (m_current.y() >= 0 && hasFocus()) {
        painter.setPen(QPen(Theme::color(Role::Accent), 1));
        painter.drawRect(cellRect(m_current.y(), m_current.x()).adjusted(-1, -1, 0, 0));
    }
}

QPoint StatisticsChart::cellAt(const QPoint &position) const
{
    const Layout layout = chartLayout();
    if (!layout.body.contains(position)) {
        return {-1, -1};
    }
    const auto rows = static_cast<int>(m_table.rows.size());
    int row = (position.y() - layout.body.top()) / rowHeight;
    if (m_table.chart == Chart::TimeLine) {
        row = (position.x() - layout.body.left()) * rows / layout.body.width();
    } else if (m_table.chart == Chart::Values) {
        --row;
    }
    if (row < 0 || row >= rows) {
        return {-1, -1};
    }
    for (int column = 0; column < static_cast<int>(m_table.columns.size()); ++column) {
        if (cellRect(row, column).contains(position)) {
            return {column, row};
        }
    }
    return {-1, row}; // the row as a whole
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

bool StatisticsChart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QPoint cell = cellAt(help->pos());
        cell.y() < 0 ? QToolTip::hideText()
                     : QToolTip::showText(help->globalPos(), textOf(cell), this);
        return true;
    }
    return QWidget::event(event);
}

void StatisticsChart::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint cell = cellAt(event->position().toPoint());
    setCursor(cell.y() < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
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

/// A row that is asked for as a whole is asked for by its own filter.
void StatisticsChart::request(const QPoint &cell)
{
    if (cell.y() < 0) {
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
    update();
}

void StatisticsChart::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace baton
