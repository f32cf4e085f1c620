// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/sessiontable.h"

#include "models/sessionviews/rowmerge.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QStringList keysOf(const SessionRows &rows)
{
    QStringList keys;
    keys.reserve(static_cast<qsizetype>(rows.size()));
    for (const SessionRow &row : rows) {
        keys.append(row.key);
    }
    return keys;
}

QString spoken(const SessionCell &cell)
{
    QStringList parts{cell.text + cell.tail, cell.detail, cell.spoken};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

} // namespace

struct SessionTable::Merge
{
    SessionTable &table;
    const SessionRows &wanted;

    void remove(int first, int last)
    {
        table.beginRemoveRows({}, first, last);
        table.m_rows.erase(table.m_rows.begin() + first, table.m_rows.begin() + last + 1);
        table.endRemoveRows();
    }

    void insert(int first, int last)
    {
        table.beginInsertRows({}, first, last);
        table.m_rows.insert(table.m_rows.begin() + first, wanted.begin() + first,
                            wanted.begin() + last + 1);
        table.endInsertRows();
    }

    void keep(int row)
    {
        SessionRow &shown = table.m_rows[static_cast<size_t>(row)];
        const SessionRow &now = wanted[static_cast<size_t>(row)];
        if (shown != now) {
            shown = now;
            Q_EMIT table.dataChanged(table.index(row, 0),
                                     table.index(row, table.columnCount() - 1));
        }
    }
};

SessionTable::SessionTable(SessionColumns columns, QObject *parent)
    : QAbstractTableModel(parent)
    , m_columns(std::move(columns))
{
}

int SessionTable::rowOf(const QString &key) const
{
    const auto found = std::ranges::find(m_rows, key, &SessionRow::key);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void SessionTable::setRows(SessionRows rows)
{
    Merge merge{*this, rows};
    mergeRows(survivingRows(keysOf(m_rows), keysOf(rows)), static_cast<int>(rows.size()), merge);
}

bool SessionTable::isName(int column) const
{
    return m_columns[static_cast<size_t>(column)].isName;
}

void SessionTable::setTitle(int column, const QString &title)
{
    m_columns[static_cast<size_t>(column)].title = title;
    Q_EMIT headerDataChanged(Qt::Horizontal, column, column);
}

QString SessionTable::textOf(int row) const
{
    QStringList texts;
    for (const SessionCell &cell : this->row(row).cells) {
        if (const QString text = spoken(cell); !text.isEmpty()) {
            texts.append(text);
        }
    }
    return texts.join(u'\t');
}

int SessionTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SessionTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

const SessionCell *SessionTable::cell(const QModelIndex &index) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return nullptr;
    }
    const std::vector<SessionCell> &cells = row(index.row()).cells;
    const auto column = static_cast<size_t>(index.column());
    return column < cells.size() ? &cells[column] : nullptr;
}

QVariant SessionTable::data(const QModelIndex &index, int role) const
{
    const SessionCell *shown = cell(index);
    if (!shown) {
        return {};
    }
    const SessionRow &row = this->row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown->text;
    case Qt::ToolTipRole:
        return row.toolTip.isEmpty() ? spoken(*shown) : row.toolTip;
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
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue((column.isRight ? Qt::AlignRight : Qt::AlignLeft)
                                   | Qt::AlignVCenter);
    }
    return {};
}

} // namespace baton
