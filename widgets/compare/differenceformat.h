// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/fielddiff.h"
#include "widgets/style/theme.h"

#include <QTextCharFormat>

namespace baton {

/// The format of words that are missing on the other side: tinted and underlined, so that colour is
/// not the only sign.
[[nodiscard]] inline QTextCharFormat differenceFormat(Side side)
{
    const QColor colour = Theme::color(side == Side::Left ? Role::Error : Role::Ok);
    QColor tint = colour;
    tint.setAlphaF(0.16F);
    QTextCharFormat format;
    format.setBackground(tint);
    format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
    format.setUnderlineColor(colour);
    return format;
}

} // namespace baton
