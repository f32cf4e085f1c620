// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>

#include <optional>

namespace baton {

namespace xsd {
class ValidatorPool;
}

/// True if @p xml, which is well-formed, is valid by the schema of @p validators. One validator
/// receives the elements and texts one by one, so that nothing is parsed a second time. Nothing if
/// @p xml has parts that only a parser can pass on: prefixes, comments, CDATA, instructions,
/// attributes with references or line breaks.
[[nodiscard]] std::optional<bool> isValidByEvents(xsd::ValidatorPool &validators,
                                                  QByteArrayView xml);

} // namespace baton
