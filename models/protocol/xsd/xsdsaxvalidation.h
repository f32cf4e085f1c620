// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>

#include <optional>

namespace baton {

namespace xsd {
class ValidatorPool;
}

/// Whether @p xml, which is well-formed, is valid by the schema of @p validators. One of them is
/// told of elements and texts one by one, so that nothing is parsed a second time. Nothing for what
/// only a parser can tell it of: prefixes, comments, CDATA, instructions, attributes with
/// references or line breaks.
[[nodiscard]] std::optional<bool> isValidByEvents(xsd::ValidatorPool &validators,
                                                  QByteArrayView xml);

} // namespace baton
