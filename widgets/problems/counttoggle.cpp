// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/problems/counttoggle.h"

#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QPainter>
#include <QStyle>

namespace baton {

namespace {

constexpr int shapeGap = 4;

} // namespace

CountToggle::CountToggle(Status status, QWidget *parent)
    : QAbstractButton(parent)
    , m_status(status)
{
    setCheckable(true);
    setChecked(true);
    setFont(fonts::small());
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void CountToggle::setCount(const QString &text, bool isStale)
{
    m_isStale = isStale;
    setText(text);
    updateGeometry();
    update();
}

QSize CountToggle::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {measures::smallIconSize + shapeGap + metrics.horizontalAdvance(text()) + 2,
            std::max(metrics.height(), measures::smallIconSize) + 4};
}

void CountToggle::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int size = measures::smallIconSize;
    const bool isQuiet = !isChecked() || m_isStale || text() == u"0";
    const Role role = isQuiet ? Role::Muted : roleOf(m_status);
    const QRect shape(0, (height() - size) / 2, size, size);
    paintStatus(painter, QStyle::visualRect(layoutDirection(), rect(), shape), m_status, role);
    QFont face = font();
    face.setStrikeOut(!isChecked());
    painter.setFont(face);
    painter.setPen(Theme::color(role));
    const QRect words = rect().adjusted(size + shapeGap, 0, 0, 0);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words),
                     Qt::AlignVCenter | Qt::AlignLeading, text());
}

} // namespace baton
