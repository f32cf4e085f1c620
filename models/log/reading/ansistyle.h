// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtTypes>

namespace baton {

/// A colour of an escape sequence for terminals.
struct AnsiColor
{
    enum class Kind : quint8 { Default, Palette, Rgb };

    Kind kind = Kind::Default;
    quint8 red = 0; ///< red, or the index in the palette of 256 colours
    quint8 green = 0;
    quint8 blue = 0;

    friend bool operator==(const AnsiColor &, const AnsiColor &) = default;
};

/// The style in which a terminal writes from here on.
struct AnsiStyle
{
    AnsiColor foreground;
    AnsiColor background;
    bool isBold = false;
    bool isFaint = false;
    bool isItalic = false;
    bool isUnderlined = false;
    bool isInverse = false;

    friend bool operator==(const AnsiStyle &, const AnsiStyle &) = default;
};

} // namespace baton
