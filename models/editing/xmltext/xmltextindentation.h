// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/xml/xmltext.h"

namespace baton::xml {

/// The layout of an indented text.
struct BlockLayout
{
    QString indentation; ///< indentation of the text's lines
    QString closing;     ///< whitespace before the end tag
};

/// @p value on separate lines.
[[nodiscard]] DecodedText indentedText(const QString &value, const BlockLayout &layout);
/// @p value with a fixed first blank if all of its lines begin with a blank. A reader would take
/// that blank for layout.
[[nodiscard]] DecodedText withFixedBlank(const QString &value);

/// @p value without layout. Fixes a first line end that a reader would take for layout, and also a
/// first blank if @p isCautious.
[[nodiscard]] DecodedText verbatimText(const QString &value, bool isCautious);

} // namespace baton::xml
