// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessioncompare/comparisonmodel.h"

#include "models/sessioncompare/sessioncomparetranslations.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Empty if the title of the row contains the heading: "phase 2 Flow".
QString headingOf(ComparedRow::Topic topic)
{
    switch (topic) {
    case ComparedRow::Topic::Session:
        return SessionCompareTranslations::tr("Session");
    case ComparedRow::Topic::Phase:
        return {};
    case ComparedRow::Topic::Gate:
        return SessionCompareTranslations::tr("Gate");
    case ComparedRow::Topic::Handoff:
    case ComparedRow::Topic::Field:
        return SessionCompareTranslations::tr("Handoff");
    case ComparedRow::Topic::Error:
        return SessionCompareTranslations::tr("Error");
    }
    return {};
}

} // namespace

ComparisonModel::ComparisonModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void ComparisonModel::setComparison(const SessionComparison &comparison, const QString &left,
                                    const QString &right)
{
    beginResetModel();
    m_comparison = comparison;
    m_left = left;
    m_right = right;
    show();
    endResetModel();
}

void ComparisonModel::setDifferencesOnly(bool isDifferencesOnly)
{
    beginResetModel();
    m_isDifferencesOnly = isDifferencesOnly;
    show();
    endResetModel();
}

void ComparisonModel::show()
{
    m_shown.clear();
    for (size_t i = 0; i < m_comparison.rows.size(); ++i) {
        if (!m_isDifferencesOnly || m_comparison.rows[i].differs()) {
            m_shown.push_back(i);
        }
    }
}

int ComparisonModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int ComparisonModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant ComparisonModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const ComparedRow &told = row(index.row());
    const bool isLeft = index.column() == LeftColumn;
    const bool isTitle = index.column() == TitleColumn;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: {
        const QString text = isTitle ? told.title : isLeft ? told.left : told.right;
        return text.isEmpty() && role == Qt::DisplayRole ? u"–"_s : text;
    }
    case MarkRole:
        return isTitle ? QVariant()
                       : QVariant(static_cast<int>(isLeft ? told.leftMark : told.rightMark));
    case DiffersRole:
        return told.differs();
    case TopicRole:
        return headingOf(told.topic);
    case IndentRole:
        return told.topic == ComparedRow::Topic::Field;
    default:
        return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical || role != Qt::DisplayRole) {
        return {};
    }
    return section == LeftColumn ? m_left
        : section == RightColumn ? m_right
                                 : SessionCompareTranslations::tr("What");
}

} // namespace baton
