// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/redactionmodel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The text around a secret in one line, so that a private key does not fill the table.
QString oneLine(QString text)
{
    return text.replace(u'\n', u'↵').replace(u'\r', QString());
}

} // namespace

void RedactionModel::setRedaction(Redaction redaction)
{
    beginResetModel();
    m_items = std::move(redaction);
    endResetModel();
}

int RedactionModel::maskedCount() const
{
    return static_cast<int>(std::ranges::count_if(m_items, &RedactionItem::isMasked));
}

void RedactionModel::setAllMasked(bool isMasked)
{
    if (m_items.empty()) {
        return;
    }
    for (RedactionItem &item : m_items) {
        item.isMasked = isMasked;
    }
    Q_EMIT dataChanged(index(0, KindColumn), index(rowCount() - 1, ShownColumn),
                       {Qt::CheckStateRole, Qt::DisplayRole});
}

int RedactionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

int RedactionModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString RedactionModel::text(const RedactionItem &item, int column) const
{
    switch (column) {
    case KindColumn:
        return item.secret.title;
    case ContextColumn:
        return oneLine(item.before + item.secret.text + item.after);
    case ShownColumn:
        return item.isMasked ? item.secret.mask : tr("as it is");
    default:
        return QString::number(item.places);
    }
}

QVariant RedactionModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const RedactionItem &item = m_items[static_cast<size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(item, index.column());
    case Qt::ToolTipRole:
        return item.section.isEmpty()
            ? text(item, ContextColumn)
            : tr("%1\nunder \"%2\"").arg(text(item, ContextColumn), item.section);
    case Qt::CheckStateRole:
        return index.column() == KindColumn ? QVariant(item.isMasked ? Qt::Checked : Qt::Unchecked)
                                            : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == PlacesColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                              : QVariant();
    case SecretBeginRole:
        return oneLine(item.before).size();
    case SecretLengthRole:
        return oneLine(item.secret.text).size();
    default:
        return {};
    }
}

QVariant RedactionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case KindColumn:
        return tr("Mask");
    case ContextColumn:
        return tr("Where it first occurs");
    case ShownColumn:
        return tr("In the report");
    case PlacesColumn:
        return tr("Places");
    default:
        return {};
    }
}

Qt::ItemFlags RedactionModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() == KindColumn ? flags | Qt::ItemIsUserCheckable
                                                           : flags;
}

bool RedactionModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || index.column() != KindColumn || role != Qt::CheckStateRole) {
        return false;
    }
    m_items[static_cast<size_t>(index.row())].isMasked = value.toInt() == Qt::Checked;
    Q_EMIT dataChanged(index, index.siblingAtColumn(ShownColumn),
                       {Qt::CheckStateRole, Qt::DisplayRole});
    return true;
}

} // namespace baton
