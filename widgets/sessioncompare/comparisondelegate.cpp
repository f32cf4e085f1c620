// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/sessioncompare/comparisondelegate.h"

#include "models/sessioncompare/comparisonmodel.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"
#include "widgets/style/theme.h"

using namespace Qt::StringLiterals;

namespace baton {

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
    if (index.column() == ComparisonModel::TitleColumn) {
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
