// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>

namespace baton {

namespace xsd {
class ValidatorPool;
}

/// True if @p xml, which Baton has read without mistakes, is valid by the schema of @p validators.
/// It is read as a stream, without a document; false means only that a closer look is needed.
[[nodiscard]] bool isValidStream(xsd::ValidatorPool &validators, QByteArrayView xml);

} // namespace baton
