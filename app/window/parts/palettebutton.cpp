// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/parts/palettebutton.h"

#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/style/stylepaint.h"

#include <QAction>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace baton {

PaletteButton::PaletteButton(QAction *opens, QWidget *parent)
    : QAbstractButton(parent)
    , m_keys(opens->shortcut().toString(QKeySequence::NativeText))
{
    setObjectName(u"commandField"_s);
    setText(tr("Go to document or command"));
    setAccessibleDescription(m_keys);
    setToolTip(opens->toolTip());
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::IBeamCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, opens, &QAction::trigger);
}

QSize PaletteButton::sizeHint() const
{
    return {296, measures::controlHeight};
}

void PaletteButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint::box(painter, rect(), Role::View, Role::ControlEdge, measures::controlRadius);
    QRect area = rect().adjusted(measures::controlPadding, 0, -measures::controlPadding, 0);
    const QRect mark(area.left(), area.center().y() - 7, measures::iconSize, measures::iconSize);
    baton::icon(u"search"_s, Role::Muted).paint(&painter, mark);
    painter.setPen(Theme::color(Role::Muted));
    painter.setFont(fonts::small());
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignRight, m_keys);
    area.setRight(area.right() - painter.fontMetrics().horizontalAdvance(m_keys)
                  - measures::fieldGap);
    area.setLeft(mark.right() + 1 + measures::iconGap);
    painter.setFont(font());
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(text(), Qt::ElideRight, area.width()));
}

} // namespace baton
