// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionerror.h"

namespace baton {

/// False when two errors are of different phases, attempts or types.
[[nodiscard]] bool mayBeSameError(const SessionError &one, const SessionError &other);

/// True when two messages say the same, in much the same words and with the same numbers.
[[nodiscard]] bool haveSameMessage(const SessionError &one, const SessionError &other);

/// True when @p text has every word of @p other.
[[nodiscard]] bool saysAll(const QString &text, const QString &other);

} // namespace baton
