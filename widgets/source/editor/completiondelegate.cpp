// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/completiondelegate.h"

#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace baton {

void CompletionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    painter->fillRect(option.rect, Theme::color(isChosen ? Role::Selection : Role::View));
    const QRect area =
        option.rect.adjusted(measures::controlPadding, 0, -measures::controlPadding, 0);
    const bool isRequired = index.data(RequiredRole).toBool();
    const QString label = index.data().toString() + (isRequired ? u" *"_s : QString());
    painter->setFont(fonts::mono());
    painter->setPen(Theme::color(Role::Text));
    const int used = painter->fontMetrics().horizontalAdvance(label);
    painter->drawText(area, Qt::AlignVCenter | Qt::AlignLeft,
                      painter->fontMetrics().elidedText(label, Qt::ElideMiddle, area.width()));
    painter->setFont(fonts::small());
    painter->setPen(Theme::color(Role::Muted));
    const int room = area.width() - used - measures::groupGap;
    const QString title = painter->fontMetrics().elidedText(index.data(TitleRole).toString(),
                                                            Qt::ElideRight, std::max(0, room));
    painter->drawText(area, Qt::AlignVCenter | Qt::AlignRight, title);
}

QSize CompletionDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, measures::row};
}

} // namespace baton
