// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/sessionerror.h"

namespace baton {

/// True when two files tell of one error: of one phase and type, and in much the same words. What
/// they give other numbers for, or say differently, are two.
[[nodiscard]] bool isSameError(const SessionError &one, const SessionError &other);

/// True when @p text has every word of @p other.
[[nodiscard]] bool saysAll(const QString &text, const QString &other);

} // namespace baton
