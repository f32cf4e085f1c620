// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/compare/diffdelegate.h"

#include "models/compare/diffmodel.h"
#include "widgets/compare/differenceformat.h"
#include "widgets/style/cellbackground.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QAbstractItemView>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

FieldChange changeOf(const QModelIndex &index)
{
    return static_cast<FieldChange>(index.data(DiffModel::ChangeRole).toInt());
}

/// The icon and colour for the change of a row.
QIcon changeIcon(const QModelIndex &index)
{
    switch (changeOf(index)) {
    case FieldChange::Added:
        return icon(u"plus"_s, Role::Ok);
    case FieldChange::Removed:
        return icon(u"minus"_s, Role::Error);
    case FieldChange::Changed:
        return icon(u"edit"_s, Role::Warning);
    default:
        break;
    }
    if (index.data(DiffModel::MovedRole).toBool()) {
        return icon(u"drag"_s, Role::Note);
    }
    return changeOf(index) == FieldChange::Spelling ? icon(u"info"_s, Role::Muted) : QIcon();
}

bool isMissing(const QModelIndex &index)
{
    const FieldChange change = changeOf(index);
    return (change == FieldChange::Added && index.column() == DiffModel::LeftColumn)
        || (change == FieldChange::Removed && index.column() == DiffModel::RightColumn);
}

} // namespace

void DiffDelegate::setEditable(Side side, bool isEditable)
{
    m_isEditable[side == Side::Right] = isEditable;
}

void DiffDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    paintEmptyCell(*painter, cell);
    painter->save();
    if (index.column() == DiffModel::FieldColumn) {
        paintField(painter, cell, index);
    } else if (index.column() == DiffModel::TakeColumn) {
        paintButtons(painter, cell, index);
    } else {
        paintValue(painter, cell, index);
    }
    painter->restore();
}

void DiffDelegate::paintField(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    const int size = measures::smallIconSize;
    QRect area = option.rect.adjusted(2, 0, -measures::controlPadding, 0);
    const QRect mark(area.left(), area.center().y() - size / 2, size, size);
    changeIcon(index).paint(painter, mark);
    area.setLeft(mark.right() + measures::iconGap);
    const bool isQuiet = !index.data(DiffModel::DiffersRole).toBool();
    painter->setPen(Theme::color(isQuiet ? Role::Muted : Role::Text));
    painter->setFont(option.font);
    painter->drawText(
        area, Qt::AlignVCenter | Qt::AlignLeft,
        option.fontMetrics.elidedText(index.data().toString(), Qt::ElideMiddle, area.width()));
}

void DiffDelegate::paintValue(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    if (isMissing(index)) {
        painter->fillRect(option.rect, Theme::color(Role::Surface));
        return;
    }
    const QRect area =
        option.rect.adjusted(measures::controlPadding, 0, -measures::controlPadding, 0);
    const bool isMuted =
        index.data(DiffModel::MutedRole).toBool() || !index.data(DiffModel::DiffersRole).toBool();
    const Side side = index.column() == DiffModel::LeftColumn ? Side::Left : Side::Right;
    const QString text =
        option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, area.width());
    QTextLayout layout(text, option.font);
    QList<QTextLayout::FormatRange> formats;
    for (const WordRange &span : index.data(DiffModel::SpansRole).value<WordRanges>()) {
        if (span.begin < text.size()) {
            const auto length = std::min(span.length, text.size() - span.begin);
            formats.append(
                {static_cast<int>(span.begin), static_cast<int>(length), differenceFormat(side)});
        }
    }
    layout.setFormats(formats);
    layout.beginLayout();
    layout.createLine().setNumColumns(static_cast<int>(text.size()));
    layout.endLayout();
    painter->setPen(Theme::color(isMuted ? Role::Muted : Role::Text));
    painter->setClipRect(option.rect);
    const qreal top = area.top() + (area.height() - layout.boundingRect().height()) / 2;
    layout.draw(painter, {qreal(area.left()), top});
}

QRect DiffDelegate::buttonIn(const QRect &cell, const QModelIndex &index, Side target) const
{
    if (index.column() != DiffModel::TakeColumn || !isEditable(target)
        || !index.data(DiffModel::TakeableRole).toBool()) {
        return {};
    }
    const int size = measures::smallButtonHeight;
    const int left = target == Side::Left ? cell.left() + 4 : cell.right() - 3 - size;
    return {left, cell.center().y() - size / 2 + 1, size, size};
}

void DiffDelegate::paintButtons(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const QPoint pointer = view ? view->viewport()->mapFromGlobal(QCursor::pos()) : QPoint(-1, -1);
    const bool isShown = option.state & (QStyle::State_Selected | QStyle::State_MouseOver)
        || index.data(DiffModel::DifferenceRole).toBool();
    for (const Side target : {Side::Left, Side::Right}) {
        const QRect button = buttonIn(option.rect, index, target);
        if (button.isEmpty() || !isShown) {
            continue;
        }
        const bool isUnderPointer = button.contains(pointer);
        if (isUnderPointer) {
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setBrush(Theme::color(Role::Raised));
            painter->setPen(Theme::color(Role::ControlEdge));
            painter->drawRoundedRect(QRectF(button).adjusted(0.5, 0.5, -0.5, -0.5),
                                     measures::controlRadius, measures::controlRadius);
        }
        const QString name = target == Side::Left ? u"back"_s : u"forward"_s;
        const int inset = (button.width() - measures::smallIconSize) / 2;
        icon(name, isUnderPointer ? Role::Text : Role::Muted)
            .paint(painter, button.adjusted(inset, inset, -inset, -inset));
    }
}

QSize DiffDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(), measures::row};
}

bool DiffDelegate::editorEvent(QEvent *event, QAbstractItemModel *model,
                               const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const bool isPress = event->type() == QEvent::MouseButtonPress;
    if (!isPress && event->type() != QEvent::MouseButtonRelease) {
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    }
    const auto *mouse = static_cast<QMouseEvent *>(event);
    for (const Side target : {Side::Left, Side::Right}) {
        const QRect button = buttonIn(option.rect, index, target);
        if (mouse->button() != Qt::LeftButton || !button.contains(mouse->position().toPoint())) {
            continue;
        }
        const bool isClick = !isPress && m_pressed == index;
        m_pressed = isPress ? QPersistentModelIndex(index) : QPersistentModelIndex();
        if (isClick) {
            Q_EMIT takeRequested(index, target);
        }
        return true;
    }
    m_pressed = QPersistentModelIndex();
    return false;
}

} // namespace baton
