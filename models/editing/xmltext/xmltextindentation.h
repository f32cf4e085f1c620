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

/// @p value on lines of its own.
[[nodiscard]] DecodedText indentedText(const QString &value, const BlockLayout &layout);
/// @p value with its first blank fixed where all of its lines begin with one, which would be read
/// as layout.
[[nodiscard]] DecodedText withFixedBlank(const QString &value);

/// @p value as it is. A first line end that would be read as layout is fixed, and so is a first
/// blank when @p isCautious.
[[nodiscard]] DecodedText verbatimText(const QString &value, bool isCautious);

} // namespace baton::xml
