// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/theme.h"

#include <QStyleOption>

#include <optional>

class QPainter;
class QWidget;

/// The drawing functions of BatonStyle. Each depends only on the option.
namespace baton::paint {

[[nodiscard]] inline bool has(const QStyleOption &option, QStyle::StateFlag flag)
{
    return option.state.testFlag(flag);
}

/// A rounded box with a border of one pixel, inside @p rect.
void box(QPainter &painter, const QRect &rect, Role fill, Role edge, int radius);
/// The border alone. Long straight lines are cheap; only the corners are antialiased.
void frame(QPainter &painter, const QRect &rect, Role edge, int radius);
void chevron(QPainter &painter, const QRect &rect, Qt::ArrowType direction, Role role);

void button(QPainter &painter, const QStyleOptionButton &option);
void field(QPainter &painter, const QStyleOption &option, std::optional<Role> edge);
/// The border alone, for text editors whose viewport fills itself.
void fieldEdge(QPainter &painter, const QStyleOption &option, std::optional<Role> edge);
void checkBox(QPainter &painter, const QStyleOption &option);
void radioButton(QPainter &painter, const QStyleOption &option);
void comboBox(QPainter &painter, const QStyleOptionComboBox &option, std::optional<Role> edge);
void spinBox(QPainter &painter, const QStyleOptionSpinBox &option, std::optional<Role> edge,
             const QRect &up, const QRect &down);
void toolButton(QPainter &painter, const QStyleOption &option);
/// Icon and text side by side.
void toolButtonLabel(QPainter &painter, const QStyleOptionToolButton &option);
void progress(QPainter &painter, const QStyleOptionProgressBar &option);

void tab(QPainter &painter, const QStyleOptionTab &option);
void tableHeader(QPainter &painter, const QRect &area);
void itemRow(QPainter &painter, const QStyleOptionViewItem &option, const QWidget *view);
void branch(QPainter &painter, const QStyleOption &option);

void menuFrame(QPainter &painter, const QRect &rect);
void menuItem(QPainter &painter, const QStyleOptionMenuItem &option);
void menuBarItem(QPainter &painter, const QStyleOptionMenuItem &option);
void scrollBar(QPainter &painter, const QStyleOptionSlider &option, const QRect &slider);

} // namespace baton::paint
