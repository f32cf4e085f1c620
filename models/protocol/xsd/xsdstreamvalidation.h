// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>

namespace baton {

namespace xsd {
class ValidatorPool;
}

/// True when @p xml, which Baton has read without mistakes, is valid by the schema of
/// @p validators. It is read as a stream, for which no document is made; false says no more than
/// that a closer look is needed.
[[nodiscard]] bool isValidStream(xsd::ValidatorPool &validators, QByteArrayView xml);

} // namespace baton
