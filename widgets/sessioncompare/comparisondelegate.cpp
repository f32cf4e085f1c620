// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/sessioncompare/comparisondelegate.h"

#include "models/sessioncompare/comparisonmodel.h"
#include "models/sessioncompare/differingtext.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"
#include "widgets/style/theme.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Of two texts that begin alike, what differs is seen where the column is too narrow for all.
void showDifference(QStyleOptionViewItem &option, const QModelIndex &index)
{
    const int room = option.rect.width() - option.decorationSize.width() - 4 * measures::iconGap;
    const bool isLeft = index.column() == ComparisonModel::LeftColumn;
    if (room > 0 && option.fontMetrics.horizontalAdvance(option.text) > room) {
        const QModelIndex other = index.siblingAtColumn(isLeft ? ComparisonModel::RightColumn
                                                               : ComparisonModel::LeftColumn);
        option.text = fromDifference(option.text, other.data().toString());
    }
}

} // namespace

void ComparisonDelegate::initStyleOption(QStyleOptionViewItem *option,
                                         const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto mark = static_cast<Status>(index.data(ComparisonModel::MarkRole).toInt());
    if (mark != Status::None) {
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = statusIcon(mark);
        option->decorationSize = {measures::smallIconSize, measures::smallIconSize};
    }
    if (index.column() != ComparisonModel::TitleColumn) {
        showDifference(*option, index);
    } else {
        option->textElideMode = Qt::ElideMiddle; // messages often differ at their end
        const QString topic = index.data(ComparisonModel::TopicRole).toString();
        const bool isOfRowBefore = index.data(ComparisonModel::IndentRole).toBool();
        option->text.prepend(isOfRowBefore         ? u"    "_s
                                 : topic.isEmpty() ? QString()
                                                   : topic + u": "_s);
    }
    if (!index.data(ComparisonModel::DiffersRole).toBool()) {
        option->palette.setColor(QPalette::Text, Theme::color(Role::Muted));
    }
}

} // namespace baton
