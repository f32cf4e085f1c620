// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>

#include <optional>

struct _xmlSchema;

namespace baton {

/// Whether @p xml, which is well-formed, is valid by @p schema. The validator is told of elements
/// and texts one by one, so that nothing is parsed a second time. Nothing for what only a parser
/// can tell it of: prefixes, comments, CDATA, instructions, attributes with references or line
/// breaks.
[[nodiscard]] std::optional<bool> isValidByEvents(_xmlSchema *schema, QByteArrayView xml);

} // namespace baton
