// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/painting/graphstyle.h"

#include "widgets/style/fonts.h"
#include "widgets/style/statusshape.h"

#include <QPainter>

#include <algorithm>

namespace baton {

GraphStyle::GraphStyle(const GraphColors &all, bool isRed)
    : colors(all)
    , isMostlyBroken(isRed)
    , strong(fonts::strong())
    , small(fonts::small())
    , smallStrong(fonts::small())
{
    smallStrong.setWeight(QFont::DemiBold);
}

bool GraphStyle::isMuted(double scale) const
{
    return scale < textScale && isMostlyBroken;
}

QColor GraphStyle::muted(Role role, double scale, Emphasis emphasis) const
{
    constexpr double share = 0.45;
    const QColor ink = colors[role];
    if (role != Role::Error || emphasis != Emphasis::None || !isMuted(scale)) {
        return ink;
    }
    const QColor ground = colors[Role::Canvas];
    const auto mixed = [](double a, double b) { return a * share + b * (1 - share); };
    return QColor::fromRgbF(float(mixed(ink.redF(), ground.redF())),
                            float(mixed(ink.greenF(), ground.greenF())),
                            float(mixed(ink.blueF(), ground.blueF())));
}

void GraphStyle::paintMark(QPainter &painter, const QRectF &area, Status status) const
{
    paintStatusShape(painter, area, status, colors[roleOf(status)], colors[Role::MarkGlyph]);
}

void GraphStyle::paintName(QPainter &painter, const NameLines &name, QRectF line, double size,
                           Role role) const
{
    QFont font = strong;
    font.setPixelSize(std::max(1, static_cast<int>(size)));
    painter.setFont(font);
    painter.setPen(colors[role]);
    for (const QString &words : name.lines) {
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, words);
        line.translate(0, line.height());
    }
}

} // namespace baton
