// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/tables/sessiontable.h"

#include "models/core/rowranges.h"
#include "models/core/rowupdate.h"
#include "models/sessionviews/grid/rowmatching.h"
#include "models/strings/joinedparts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QStringList keysOf(const SessionRows &rows)
{
    QStringList keys;
    keys.reserve(static_cast<qsizetype>(rows.size()));
    for (const SessionTableRow &row : rows) {
        keys.append(row.key);
    }
    return keys;
}

QString spoken(const TableCell &cell)
{
    return joinedParts({cell.text + cell.tail, cell.detail, cell.spoken}, u", ");
}

/// The tool tip of the row, preceded by the cell's texts, which may be elided.
QString toolTip(const TableCell &cell, const SessionTableRow &row)
{
    QStringList told{row.toolTip};
    for (const QString &text : {cell.text + cell.tail, cell.detail}) {
        if (!row.toolTip.contains(text)) {
            told.prepend(text);
        }
    }
    return row.toolTip.isEmpty() ? spoken(cell) : joinedParts(told, u"\n");
}

} // namespace

SessionTable::SessionTable(SessionColumns columns, QObject *parent)
    : QAbstractTableModel(parent)
    , m_columns(std::move(columns))
{
}

void SessionTable::setRows(SessionRows rows)
{
    TableChange change = changeTo(std::move(rows));
    take(change);
}

TableChange SessionTable::changeTo(SessionRows rows) const
{
    TableChange change;
    change.kept = matchRows(keysOf(*m_rows), keysOf(rows));
    change.ranges = rangesOf(change.kept, static_cast<int>(rows.size()));
    for (size_t row = 0; row < change.kept.size(); ++row) {
        const int now = change.kept[row];
        if (now >= 0 && (*m_rows)[row] != rows[static_cast<size_t>(now)]) {
            change.others.push_back(now);
        }
    }
    change.rows = std::make_shared<const SessionRows>(std::move(rows));
    return change;
}

void SessionTable::take(TableChange &change)
{
    m_slices.stop();
    if (change.ranges > mostRanges) {
        applyImmediately(change);
    } else {
        takeInSteps(change);
    }
    tell(change.others);
}

void SessionTable::takeInSteps(TableChange &change)
{
    change.before = std::exchange(m_rows, change.rows);
    const std::vector<const SessionTableRow *> rows = pointersTo(*m_rows);
    VectorRowSteps steps{*this, m_shown, rows, [](int) { }};
    std::vector<int> kept = change.kept;
    takeOutRows(kept, steps);
    std::ranges::transform(kept, m_shown.begin(), // done before new rows are inserted
                           [&rows](int row) { return rows[static_cast<size_t>(row)]; });
    putInRows(kept, static_cast<int>(rows.size()), steps);
}

void SessionTable::applyImmediately(TableChange &change)
{
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    for (const QModelIndex &index : before) {
        const int now = change.kept[static_cast<size_t>(index.row())];
        after.append(now >= 0 ? createIndex(now, index.column()) : QModelIndex());
    }
    change.before = std::exchange(m_rows, change.rows);
    m_shown = pointersTo(*m_rows);
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

/// Announces changed data. Adjacent rows are announced together.
void SessionTable::tell(const std::vector<int> &rows)
{
    std::vector<std::pair<int, int>> ranges = rowRanges(rows);
    const size_t count = ranges.size();
    m_slices.start(count, [this, ranges = std::move(ranges)](size_t i) {
        Q_EMIT dataChanged(index(ranges[i].first, 0), index(ranges[i].second, columnCount() - 1));
    });
}

bool SessionTable::isName(int column) const
{
    return m_columns[static_cast<size_t>(column)].isName;
}

void SessionTable::setTitle(int column, const QString &title, const QString &brief)
{
    m_columns[static_cast<size_t>(column)].title = title;
    m_columns[static_cast<size_t>(column)].brief = brief;
    Q_EMIT headerDataChanged(Qt::Horizontal, column, column);
}

QString SessionTable::textOf(int row) const
{
    QStringList texts;
    for (const TableCell &cell : this->row(row).cells) {
        if (const QString text = spoken(cell); !text.isEmpty()) {
            texts.append(text);
        }
    }
    return texts.join(u'\t');
}

int SessionTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int SessionTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

const TableCell *SessionTable::cell(const QModelIndex &index) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return nullptr;
    }
    const std::vector<TableCell> &cells = row(index.row()).cells;
    const auto column = static_cast<size_t>(index.column());
    return column < cells.size() ? &cells[column] : nullptr;
}

QVariant SessionTable::data(const QModelIndex &index, int role) const
{
    const TableCell *shown = cell(index);
    if (!shown) {
        return {};
    }
    const SessionTableRow &row = this->row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown->text;
    case Qt::ToolTipRole:
        return toolTip(*shown, row);
    case Qt::AccessibleTextRole:
        return spoken(*shown);
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case SortRole:
        return shown->sort.isValid() ? shown->sort : shown->text;
    case ShapeRole:
        return static_cast<int>(shown->shape);
    case TailRole:
        return shown->tail;
    case DetailRole:
        return shown->detail;
    case DetailShapeRole:
        return static_cast<int>(shown->detailShape);
    case LookRole:
        return static_cast<int>(shown->look);
    case FadedRole:
        return row.isFaded;
    case PositionRole:
        return row.position;
    case NameRole:
        return isName(index.column());
    default:
        return {};
    }
}

QVariant SessionTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    const SessionColumn &column = m_columns[static_cast<size_t>(section)];
    if (role == Qt::DisplayRole) {
        return column.title;
    }
    if (role == ShortRole) {
        return column.brief;
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue((column.isRight ? Qt::AlignRight : Qt::AlignLeft)
                                   | Qt::AlignVCenter);
    }
    return {};
}

} // namespace baton
