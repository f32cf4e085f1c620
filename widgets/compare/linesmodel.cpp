// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/compare/linesmodel.h"

#include "widgets/style/fonts.h"
#include "widgets/style/theme.h"

namespace baton {

LinesModel::LinesModel(const QByteArray &left, const QByteArray &right, QString leftTitle,
                       QString rightTitle, QObject *parent)
    : QAbstractTableModel(parent)
    , m_leftTitle(std::move(leftTitle))
    , m_rightTitle(std::move(rightTitle))
    , m_left(QString::fromUtf8(left).split(u'\n'))
    , m_right(QString::fromUtf8(right).split(u'\n'))
    , m_pairs(pairLines(m_left, m_right))
{
    for (int row = 0; row < rowCount(); ++row) {
        if (differs(row) && (row == 0 || !differs(row - 1))) {
            m_differences.append(row);
        }
    }
}

bool LinesModel::differs(int row) const
{
    const IndexPair &pair = m_pairs[static_cast<size_t>(row)];
    return pair.left < 0 || pair.right < 0 || m_left[pair.left] != m_right[pair.right];
}

int LinesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_pairs.size());
}

int LinesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 4;
}

QVariant LinesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const IndexPair &pair = m_pairs[static_cast<size_t>(index.row())];
    const bool isLeft = index.column() < RightNumber;
    const bool isNumber = index.column() == LeftNumber || index.column() == RightNumber;
    const qsizetype line = isLeft ? pair.left : pair.right;
    switch (role) {
    case Qt::DisplayRole:
        if (line < 0) {
            return {};
        }
        return isNumber ? QString::number(line + 1) : (isLeft ? m_left : m_right).at(line);
    case Qt::FontRole:
        return fonts::mono();
    case Qt::TextAlignmentRole:
        return isNumber ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ForegroundRole:
        return Theme::color(isNumber ? Role::Muted : Role::Text);
    case Qt::BackgroundRole:
        if (!differs(index.row())) {
            return {};
        }
        return Theme::color(line < 0 ? Role::Surface : isLeft ? Role::ErrorTint : Role::Selection);
    default:
        return {};
    }
}

QVariant LinesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case LeftText:
        return m_leftTitle;
    case RightText:
        return m_rightTitle;
    default:
        return {};
    }
}

} // namespace baton
