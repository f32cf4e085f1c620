// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionerror.h"

namespace baton {

/// False if the errors have different phases, attempts or types.
[[nodiscard]] bool mayBeSameError(const SessionError &one, const SessionError &other);

/// True if the messages have mostly the same words and the same numbers.
[[nodiscard]] bool haveSameMessage(const SessionError &one, const SessionError &other);

/// True if @p text contains all words of @p other.
[[nodiscard]] bool saysAll(const QString &text, const QString &other);

} // namespace baton
