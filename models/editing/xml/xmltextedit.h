// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/xml/xmlelement.h"
#include "models/editing/xml/xmlspelling.h"

namespace baton::xml {

/// Replaces the text in @p range, the whole content of an element with @p indentation, by @p value.
/// Unchanged parts keep their spelling; CDATA sections and comments stay.
[[nodiscard]] std::optional<TextEdits> setText(const NodeLayout &layout, ByteRange range,
                                               const QString &value, const XmlWritingStyle &manner,
                                               const std::optional<QByteArray> &indentation);
/// Like setText(), for the value of an attribute.
[[nodiscard]] std::optional<TextEdits> setAttribute(const NodeLayout &layout, ByteRange range,
                                                    const QString &value);

} // namespace baton::xml
