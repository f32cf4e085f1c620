// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>

namespace baton {

/// The number of bytes of each of the two typographic quotes around @p text (“plan”, ‘plan’,
/// „plan“), if no other quote and no backslash is in it; 0 without such quotes.
[[nodiscard]] qsizetype typographicQuote(QByteArrayView text);

} // namespace baton
