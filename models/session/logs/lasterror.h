// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/logs/logerrors.h"

#include <optional>

namespace baton {

/// The message in @p line of a log behind its time and level.
[[nodiscard]] QString logMessage(const QString &line);

/// The last line at the end of the log @p path that tells of an error, of a traceback the last;
/// nothing where none does.
[[nodiscard]] std::optional<LogError> lastErrorIn(const QString &path);

} // namespace baton
