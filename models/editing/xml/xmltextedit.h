// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/xml/xmlelement.h"
#include "models/editing/xml/xmlspelling.h"

namespace baton::xml {

/// Gives the text in @p range, which is all that the element with @p indentation holds, another
/// value. What stays keeps its spelling, a CDATA section stays one, and so does a comment.
[[nodiscard]] std::optional<TextEdits> setText(const NodeLayout &layout, ByteRange range,
                                               const QString &value, const XmlWritingStyle &manner,
                                               const std::optional<QByteArray> &indentation);
/// The same for the value of an attribute.
[[nodiscard]] std::optional<TextEdits> setAttribute(const NodeLayout &layout, ByteRange range,
                                                    const QString &value);

} // namespace baton::xml
