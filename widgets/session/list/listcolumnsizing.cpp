// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/list/listcolumnsizing.h"

#include "models/sessionviews/tables/sessiontable.h"
#include "widgets/style/metrics.h"

#include <QDataStream>
#include <QEvent>
#include <QHeaderView>
#include <QIODevice>
#include <QTreeView>

#include <algorithm>
#include <numeric>
#include <utility>

namespace baton {

namespace {

using namespace std::chrono_literals;

constexpr int measuredRows = 100;
constexpr int widestName = 480;
constexpr int widestText = 420;
constexpr qint64 betweenFits = 300; ///< milliseconds, while rows arrive

/// The widest of @p cells that is at most @p limit; 0 if there is none.
int widestUpTo(int limit, const QList<int> &cells)
{
    int widest = 0;
    for (const int cell : cells) {
        widest = cell > limit ? widest : std::max(widest, cell);
    }
    return widest;
}

} // namespace

ListColumnSizing::ListColumnSizing(QTreeView *list, const QList<int> &yielding, int last)
    : QObject(list)
    , m_list(list)
    , m_header(list->header())
    , m_titles(m_header->viewport())
    , m_yielding(yielding)
    , m_last(last)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ListColumnSizing::fit);
    const QAbstractItemModel *model = list->model();
    connect(model, &QAbstractItemModel::layoutChanged, this, &ListColumnSizing::fitLater);
    connect(model, &QAbstractItemModel::dataChanged, this, &ListColumnSizing::fitLater);
    connect(m_header, &QHeaderView::sectionResized, this,
            [this](int column, int, int width) { keep(column, width); });
    m_titles->installEventFilter(this);
    list->viewport()->installEventFilter(this);
}

bool ListColumnSizing::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_titles) {
        if (event->type() == QEvent::Resize) {
            m_timer.start(0ms);
        }
    } else if (event->type() == QEvent::MouseButtonPress) {
        m_isPressed = true;
    } else if (event->type() == QEvent::MouseButtonRelease) {
        m_isPressed = false;
        if (std::exchange(m_isOther, false)) {
            m_timer.start(0ms); // the other columns are still adjusted
            Q_EMIT moved();
        }
    }
    return QObject::eventFilter(watched, event);
}

void ListColumnSizing::keep(int column, int width)
{
    if (m_isPressed && !m_isFitting) {
        m_moved.insert(column, width);
        m_isOther = true;
    }
}

QByteArray ListColumnSizing::save() const
{
    QByteArray moved;
    QDataStream stream(&moved, QIODevice::WriteOnly);
    stream << m_moved;
    return moved;
}

void ListColumnSizing::restore(const QByteArray &moved)
{
    QMap<int, int> columns;
    QDataStream stream(moved);
    stream >> columns;
    columns.removeIf([this](auto column) {
        return column.key() < 0 || column.key() >= m_header->count()
            || column.value() < m_header->minimumSectionSize();
    });
    m_moved = columns;
    m_timer.start(0ms);
}

int ListColumnSizing::titleWidth(int column) const
{
    constexpr int sortMark = 16;
    const QString title =
        m_header->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    const bool isSorted = m_header->sortIndicatorSection() == column;
    const int lead = column == 0 ? measures::iconSize : measures::controlPadding;
    return QFontMetrics(m_header->font()).horizontalAdvance(title) + lead + measures::controlPadding
        + (isSorted ? sortMark : 2);
}

/// The widths of the cells of a column with their short texts; empty if no text has a short form.
QList<int> ListColumnSizing::shortCells(int column) const
{
    const QFontMetrics metrics(m_list->font());
    QList<int> cells;
    bool hasShort = false;
    QModelIndex index = m_list->model()->index(0, 0);
    for (int row = 0; row < measuredRows && index.isValid(); ++row) {
        const QModelIndex cell = index.siblingAtColumn(column);
        const QString instead = cell.data(SessionTable::ShortRole).toString();
        int width = m_list->sizeHintForIndex(cell).width();
        if (!instead.isEmpty()) {
            hasShort = true;
            const QString whole = cell.data().toString();
            width += metrics.horizontalAdvance(instead) - metrics.horizontalAdvance(whole);
        }
        cells.append(width);
        index = m_list->indexBelow(index);
    }
    return hasShort ? cells : QList<int>();
}

/// The widths of the title and of the cells in the first visible rows, so that scrolling does not
/// change columns.
QList<int> ListColumnSizing::cellsOf(int column) const
{
    const int widest = column == 0 ? widestName : widestText;
    QList<int> cells{titleWidth(column)};
    QModelIndex index = m_list->model()->index(0, 0);
    for (int row = 0; row < measuredRows && index.isValid(); ++row) {
        int depth = m_list->rootIsDecorated() ? 1 : 0;
        for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) {
            ++depth;
        }
        const int indent = column == 0 ? depth * m_list->indentation() : 0;
        const int cell = m_list->sizeHintForIndex(index.siblingAtColumn(column)).width();
        cells.append(std::min(cell + indent, std::max(cells.front(), widest)));
        index = m_list->indexBelow(index);
    }
    return cells;
}

QList<ColumnWidthNeed> ListColumnSizing::needs() const
{
    QList<ColumnWidthNeed> needs;
    for (int column = 0; column < m_header->count(); ++column) {
        const QList<int> cells =
            m_moved.contains(column) ? QList<int>{m_moved.value(column)} : cellsOf(column);
        needs.append({cells, *std::ranges::max_element(cells)});
    }
    return needs;
}

/// Computes the widths in steps: other texts become narrower before short ones, the names last.
QList<int> ListColumnSizing::widths(int room) const
{
    struct Least
    {
        int name = 0;
        int text = 0;
        int shortText = 0; ///< longer texts are elided
        bool isAllYielding = false;
    };
    constexpr int easyName = 320; // while other texts are readable beside it
    constexpr int easyLast = 84;  // many sessions have the same text there
    const QList<ColumnWidthNeed> needs = this->needs();
    QMap<int, QList<int>> shortened;
    for (const int column : m_yielding + QList<int>{0, m_last}) {
        shortened.insert(column, shortCells(column));
    }
    const int name = std::min(usualWidth(needs.front().cells), easyName);
    const Least steps[]{{name, 120, 256},     {name, 96, 256},       {240, 120, 256},
                        {240, 96, 256},       {240, 120, 192, true}, {160, 120, 192, true},
                        {160, 96, 192, true}, {160, 56, 160, true},  {120, 56, 0, true}};
    QList<int> widths;
    for (const Least &least : steps) {
        QList<ColumnWidthNeed> yielding = needs;
        for (int column = 0; column < needs.size(); ++column) {
            const bool isYielding = column == 0 || m_yielding.contains(column)
                || (column == m_last && least.isAllYielding);
            if (!m_moved.contains(column) && isYielding) {
                const int wanted = column == 0 ? least.name
                    : column == m_last         ? std::min(least.text, easyLast)
                                               : least.text;
                const int kept = std::max(needs[column].cells.front(),
                                          widestUpTo(least.shortText, shortened.value(column)));
                yielding[column].least = std::min(needs[column].least, std::max(kept, wanted));
            }
        }
        widths = distributedWidths(yielding, room);
        if (std::accumulate(widths.begin(), widths.end(), 0) <= room) {
            break;
        }
    }
    return widths;
}

void ListColumnSizing::fitLater()
{
    if (!m_isArriving) {
        m_timer.start(0ms);
    } else if (!m_timer.isActive()) {
        const qint64 since = m_fitted.isValid() ? m_fitted.elapsed() : betweenFits;
        m_timer.start(static_cast<int>(std::max<qint64>(0, betweenFits - since)));
    }
}

void ListColumnSizing::setRowsArriving(bool isOn)
{
    if (std::exchange(m_isArriving, isOn) && !isOn && m_timer.isActive()) {
        m_timer.start(0ms);
    }
}

void ListColumnSizing::fit()
{
    m_fitted.start();
    const int room = m_list->viewport()->width();
    QList<int> widths = this->widths(room);
    if (!m_moved.contains(0)) {
        const int used = std::accumulate(widths.begin(), widths.end(), 0);
        widths.front() += std::max(0, room - used);
    }
    m_isFitting = true;
    for (int column = 0; column < widths.size(); ++column) {
        m_header->resizeSection(column, widths[column]);
    }
    m_isFitting = false;
}

} // namespace baton
