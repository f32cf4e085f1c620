// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/documentlistmodel.h"

#include "widgets/style/statuspainting.h"

#include <algorithm>

namespace baton {

namespace {

Status statusOf(const DocumentEntry &entry)
{
    if (entry.failsGate && entry.worst != Severity::Error) {
        return Status::Warning;
    }
    if (entry.worst) {
        return statusOf(*entry.worst);
    }
    return entry.kind.isEmpty() ? Status::NotEvaluated : Status::Ok;
}

} // namespace

void DocumentListModel::setEntries(const DocumentEntries &entries)
{
    const auto before = static_cast<int>(m_entries.size());
    const auto now = static_cast<int>(entries.size());
    if (now < before) {
        beginRemoveRows({}, now, before - 1);
        m_entries.resize(entries.size());
        endRemoveRows();
    } else if (now > before) {
        beginInsertRows({}, before, now - 1);
        m_entries.insert(m_entries.end(), entries.begin() + before, entries.end());
        endInsertRows();
    }
    const auto [first, other] = std::ranges::mismatch(m_entries, entries);
    if (first != m_entries.end()) {
        const auto row = static_cast<int>(first - m_entries.begin());
        m_entries = entries;
        Q_EMIT dataChanged(index(row), index(now - 1));
    }
}

int DocumentListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant DocumentListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const DocumentEntry &entry = m_entries[static_cast<size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: {
        const QString title = entry.kind.isEmpty() ? tr("No handoff") : entry.kind;
        return tr("%1, line %2", "kind of a document").arg(title).arg(entry.line);
    }
    case Qt::DecorationRole:
        return statusIcon(statusOf(entry));
    case Qt::AccessibleDescriptionRole:
    case Qt::ToolTipRole:
        return wordOf(statusOf(entry));
    default:
        return {};
    }
}

} // namespace baton
