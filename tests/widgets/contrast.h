// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace baton {

inline double luminance(const QColor &color)
{
    const auto part = [](double value) {
        return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF())
        + 0.0722 * part(color.blueF());
}

/// The contrast of two colours as WCAG defines it: 1 for equal colours, 21 for black and white.
inline double contrast(const QColor &a, const QColor &b)
{
    const auto [least, most] = std::minmax({luminance(a), luminance(b)});
    return (most + 0.05) / (least + 0.05);
}

} // namespace baton
