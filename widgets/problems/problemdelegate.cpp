// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/problems/problemdelegate.h"

#include "models/editor/problems/problemsmodel.h"
#include "widgets/style/cellbackground.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"

#include <QAbstractScrollArea>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isStale(const QModelIndex &index)
{
    return index.data(ProblemsModel::StaleRole).toBool();
}

Role textRole(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (isStale(index)) {
        return option.state.testFlag(QStyle::State_Selected) ? Role::Muted : Role::Disabled;
    }
    return index.column() == ProblemsModel::RuleColumn ? Role::Muted : Role::Text;
}

} // namespace

void ProblemDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    paintEmptyCell(*painter, cell);
    if (index.column() == ProblemsModel::SeverityColumn) {
        const auto severity =
            static_cast<Severity>(index.data(ProblemsModel::SeverityRole).toInt());
        const Status status = statusOf(severity);
        const QRect area(0, 0, measures::iconSize, measures::iconSize);
        paintStatus(*painter,
                    QStyle::alignedRect(option.direction, Qt::AlignCenter, area.size(), cell.rect),
                    status, isStale(index) ? textRole(option, index) : roleOf(status));
    } else if (index.column() == ProblemsModel::ExplainColumn) {
        const bool isUnderPointer = cell.state.testFlag(QStyle::State_MouseOver);
        const QSize size(measures::iconSize, measures::iconSize);
        icon(u"help"_s, isUnderPointer ? Role::Text : Role::Muted)
            .paint(painter,
                   QStyle::alignedRect(option.direction, Qt::AlignCenter, size, cell.rect));
    } else if (!buttonIn(cell.rect, index, option.direction).isEmpty()) {
        paintButton(painter, cell, index);
    } else {
        paintText(painter, cell, index);
    }
}

void ProblemDelegate::paintText(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const bool isName =
        index.column() == ProblemsModel::FieldColumn || index.column() == ProblemsModel::RuleColumn;
    const int gap = measures::controlPadding;
    const QRect area = option.rect.adjusted(gap, 0, -gap, 0);
    const QString text = option.fontMetrics.elidedText(
        index.data().toString(), isName ? Qt::ElideMiddle : Qt::ElideRight, area.width());
    painter->setFont(option.font);
    painter->setPen(Theme::color(textRole(option, index)));
    painter->drawText(area, static_cast<int>(option.displayAlignment), text);
}

void ProblemDelegate::paintButton(QPainter *painter, const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    const QRect button = buttonIn(option.rect, index, option.direction);
    const bool isUnderPointer = option.widget != nullptr
        && button.contains(static_cast<const QAbstractScrollArea *>(option.widget)
                               ->viewport()
                               ->mapFromGlobal(QCursor::pos()));
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool isDown = m_pressed == index;
    painter->setBrush(Theme::color(isDown ? Role::SelectionIdle : Role::Raised));
    painter->setPen(Theme::color(isUnderPointer ? Role::Text : Role::ControlEdge));
    painter->drawRoundedRect(QRectF(button).adjusted(0.5, 0.5, -0.5, -0.5), measures::controlRadius,
                             measures::controlRadius);
    painter->setFont(fonts::small());
    painter->setPen(Theme::color(Role::Text));
    const int room = button.width() - 2 * measures::iconGap;
    const QFontMetrics metrics(fonts::small());
    painter->drawText(button, Qt::AlignCenter,
                      metrics.elidedText(index.data().toString(), Qt::ElideRight, room));
    painter->restore();
}

QRect ProblemDelegate::buttonIn(const QRect &cell, const QModelIndex &index,
                                Qt::LayoutDirection direction)
{
    const QString title = index.data().toString();
    if (index.column() != ProblemsModel::FixColumn || title.isEmpty() || isStale(index)) {
        return {};
    }
    const int width = buttonWidth(title);
    const QRect area = cell.adjusted(measures::controlPadding, 0, -2, 0);
    return QStyle::alignedRect(direction, Qt::AlignLeading | Qt::AlignVCenter,
                               {std::min(width, area.width()), measures::smallButtonHeight}, area);
}

int ProblemDelegate::buttonWidth(const QString &title)
{
    return QFontMetrics(fonts::small()).horizontalAdvance(title) + 2 * measures::controlPadding;
}

int ProblemDelegate::columnFor(const QString &title)
{
    return buttonWidth(title) + measures::controlPadding + 2;
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(), measures::buttonRow};
}

bool ProblemDelegate::editorEvent(QEvent *event, QAbstractItemModel *model,
                                  const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const bool isPress = event->type() == QEvent::MouseButtonPress;
    if (!isPress && event->type() != QEvent::MouseButtonRelease) {
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    }
    const auto *mouse = static_cast<QMouseEvent *>(event);
    const QRect button = buttonIn(option.rect, index, option.direction);
    const bool isHit =
        mouse->button() == Qt::LeftButton && button.contains(mouse->position().toPoint());
    const bool isClick = !isPress && isHit && m_pressed == index;
    m_pressed = isPress && isHit ? QPersistentModelIndex(index) : QPersistentModelIndex();
    if (isClick) {
        Q_EMIT fixRequested(index);
    }
    return isHit;
}

} // namespace baton
