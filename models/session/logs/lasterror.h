// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/logs/logerrors.h"

#include <optional>

namespace baton {

/// The message in the log line @p line, without time and level.
[[nodiscard]] QString logMessage(const QString &line);

/// The last error at the end of the log @p path; for a traceback, its last line. nullopt if there
/// is none.
[[nodiscard]] std::optional<LogError> lastErrorIn(const QString &path);

} // namespace baton
