// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>

#include <optional>

namespace baton {

namespace xsd {
class ValidatorPool;
}

/// True if @p xml, which must be well-formed, is valid by the schema of @p validators. The
/// validator receives the elements and texts one by one, so the document is not parsed again.
/// nullopt if @p xml has parts that require a parser: prefixes, comments, CDATA, processing
/// instructions, or attributes with references or line breaks.
[[nodiscard]] std::optional<bool> isValidByEvents(xsd::ValidatorPool &validators,
                                                  QByteArrayView xml);

} // namespace baton
