// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/stylepaint.h"

#include "widgets/style/metrics.h"

#include <QPainter>

#include <array>

namespace baton::paint {

namespace {

Role edgeOf(const QStyleOption &option)
{
    if (!has(option, QStyle::State_Enabled)) {
        return Role::Border;
    }
    return has(option, QStyle::State_HasFocus) ? Role::Accent : Role::ControlEdge;
}

Role pressable(const QStyleOption &option)
{
    if (!has(option, QStyle::State_Enabled)) {
        return Role::Surface;
    }
    const bool isDown = has(option, QStyle::State_Sunken) || has(option, QStyle::State_On);
    if (isDown) {
        return Role::SelectionIdle;
    }
    return has(option, QStyle::State_MouseOver) ? Role::Surface : Role::Raised;
}

} // namespace

void box(QPainter &painter, const QRect &rect, Role fill, Role edge, int radius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::color(edge), 1));
    painter.setBrush(Theme::color(fill));
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
}

void frame(QPainter &painter, const QRect &rect, Role edge, int radius)
{
    const QColor color = Theme::color(edge);
    const QRect inside = rect.adjusted(radius, radius, -radius, -radius);
    painter.fillRect(inside.left(), rect.top(), inside.width(), 1, color);
    painter.fillRect(inside.left(), rect.bottom(), inside.width(), 1, color);
    painter.fillRect(rect.left(), inside.top(), 1, inside.height(), color);
    painter.fillRect(rect.right(), inside.top(), 1, inside.height(), color);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1));
    const QRectF line = QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
    const qreal size = 2 * radius;
    const QRectF corner(line.topLeft(), QSizeF(size, size));
    const QPointF across(line.width() - size, 0);
    const QPointF down(0, line.height() - size);
    painter.drawArc(corner, 90 * 16, 90 * 16);
    painter.drawArc(corner.translated(across), 0, 90 * 16);
    painter.drawArc(corner.translated(down), 180 * 16, 90 * 16);
    painter.drawArc(corner.translated(across + down), 270 * 16, 90 * 16);
    painter.restore();
}

void chevron(QPainter &painter, const QRect &rect, Qt::ArrowType direction, Role role)
{
    const QPointF centre = QRectF(rect).center();
    static constexpr std::array turns{180.0, 180.0, 0.0, 90.0,
                                      270.0}; // none, up, down, left, right
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.rotate(turns.at(static_cast<size_t>(direction)));
    painter.setPen(QPen(Theme::color(role), 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{{-3.5, -1.75}, {0, 1.75}, {3.5, -1.75}});
    painter.restore();
}

void button(QPainter &painter, const QStyleOptionButton &option)
{
    if (option.features & QStyleOptionButton::Flat) {
        if (has(option, QStyle::State_MouseOver) || has(option, QStyle::State_Sunken)) {
            box(painter, option.rect, Role::SelectionIdle, Role::SelectionIdle,
                measures::controlRadius);
        }
        return;
    }
    const bool isDefault = option.features & QStyleOptionButton::DefaultButton;
    box(painter, option.rect, pressable(option), isDefault ? Role::Accent : edgeOf(option),
        measures::controlRadius);
}

void field(QPainter &painter, const QStyleOption &option, std::optional<Role> edge)
{
    const bool isUsable =
        has(option, QStyle::State_Enabled) && !has(option, QStyle::State_ReadOnly);
    box(painter, option.rect, isUsable ? Role::View : Role::Surface, edge.value_or(edgeOf(option)),
        measures::controlRadius);
}

void fieldEdge(QPainter &painter, const QStyleOption &option, std::optional<Role> edge)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Theme::color(edge.value_or(edgeOf(option))));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5),
                            measures::controlRadius, measures::controlRadius);
    painter.restore();
}

void checkBox(QPainter &painter, const QStyleOption &option)
{
    const bool isOn = has(option, QStyle::State_On);
    const bool isPartial = has(option, QStyle::State_NoChange);
    const bool isEnabled = has(option, QStyle::State_Enabled);
    const QRect rect(option.rect.center() - QPoint(7, 7), QSize(16, 16));
    if (!isOn && !isPartial) {
        box(painter, rect, isEnabled ? Role::View : Role::Surface, edgeOf(option),
            measures::controlRadius);
        return;
    }
    const Role fill = isEnabled ? Role::Accent : Role::Disabled;
    box(painter, rect, fill, fill, measures::controlRadius);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.setPen(
        QPen(Theme::color(Role::MarkGlyph), 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(isOn ? QPolygonF{{4, 8.3}, {7, 11.2}, {12, 5}}
                              : QPolygonF{{4.5, 8}, {11.5, 8}});
    painter.restore();
}

void radioButton(QPainter &painter, const QStyleOption &option)
{
    const bool isEnabled = has(option, QStyle::State_Enabled);
    const QRectF rect(QRectF(option.rect).center() - QPointF(7.5, 7.5), QSizeF(15, 15));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Theme::color(isEnabled ? Role::View : Role::Surface));
    painter.setPen(
        Theme::color(has(option, QStyle::State_On) && isEnabled ? Role::Accent : edgeOf(option)));
    painter.drawEllipse(rect);
    if (has(option, QStyle::State_On)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(Theme::color(isEnabled ? Role::Accent : Role::Disabled));
        painter.drawEllipse(rect.adjusted(4, 4, -4, -4));
    }
    painter.restore();
}

void comboBox(QPainter &painter, const QStyleOptionComboBox &option, std::optional<Role> edge)
{
    const bool isEnabled = has(option, QStyle::State_Enabled);
    if (option.frame) {
        field(painter, option, edge);
    }
    QRect arrow(0, 0, 16, 16);
    arrow.moveCenter(option.rect.center());
    const bool isMirrored = option.direction == Qt::RightToLeft;
    isMirrored ? arrow.moveLeft(option.rect.left() + 8) : arrow.moveRight(option.rect.right() - 8);
    chevron(painter, arrow, Qt::DownArrow, isEnabled ? Role::Text : Role::Disabled);
}

void spinBox(QPainter &painter, const QStyleOptionSpinBox &option, std::optional<Role> edge,
             const QRect &up, const QRect &down)
{
    if (option.frame) {
        field(painter, option, edge);
    }
    const bool isEnabled = has(option, QStyle::State_Enabled);
    const auto role = [&](QAbstractSpinBox::StepEnabledFlag step) {
        return isEnabled && option.stepEnabled.testFlag(step) ? Role::Text : Role::Disabled;
    };
    chevron(painter, up, Qt::UpArrow, role(QAbstractSpinBox::StepUpEnabled));
    chevron(painter, down, Qt::DownArrow, role(QAbstractSpinBox::StepDownEnabled));
}

void toolButton(QPainter &painter, const QStyleOption &option)
{
    const bool isEnabled = has(option, QStyle::State_Enabled);
    const bool isDown = has(option, QStyle::State_Sunken) || has(option, QStyle::State_On);
    if (isEnabled && (isDown || has(option, QStyle::State_MouseOver))) {
        const Role fill = isDown ? Role::Selection : Role::SelectionIdle;
        box(painter, option.rect, fill, fill, measures::controlRadius);
    }
}

void toolButtonLabel(QPainter &painter, const QStyleOptionToolButton &option)
{
    const bool isEnabled = has(option, QStyle::State_Enabled);
    const QRect inner = option.rect.adjusted(measures::iconGap, 0, -measures::iconGap, 0);
    const QSize size = option.iconSize;
    const QRect mark(inner.left(), inner.center().y() - (size.height() - 1) / 2, size.width(),
                     size.height());
    const QRect text = inner.adjusted(size.width() + measures::iconGap, 0, 0, 0);
    const auto visual = [&](const QRect &part) {
        return QStyle::visualRect(option.direction, option.rect, part);
    };
    option.icon.paint(&painter, visual(mark), Qt::AlignCenter,
                      isEnabled ? QIcon::Normal : QIcon::Disabled);
    painter.setFont(option.font);
    painter.setPen(Theme::color(isEnabled ? Role::Text : Role::Disabled));
    painter.drawText(visual(text), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextHideMnemonic,
                     option.text);
}

void progress(QPainter &painter, const QStyleOptionProgressBar &option)
{
    const QRect rect = option.rect;
    const QRectF groove(rect.left(), rect.center().y() - 1.0, rect.width(), 4);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::color(Role::Border));
    painter.drawRoundedRect(groove, 2, 2);
    const qreal span = option.maximum - option.minimum;
    const qreal share = span > 0 ? (option.progress - option.minimum) / span : 0.0;
    QRectF done = groove;
    done.setWidth(groove.width() * std::clamp(share, 0.0, 1.0));
    painter.setBrush(Theme::color(Role::Accent));
    painter.drawRoundedRect(done, 2, 2);
    painter.restore();
}

} // namespace baton::paint
