// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/logs/logerrors.h"

#include <optional>

namespace baton {

/// The message in @p line of a log, after its time and level.
[[nodiscard]] QString logMessage(const QString &line);

/// The last error at the end of the log @p path: of a traceback its last line. Nothing when there
/// is no error.
[[nodiscard]] std::optional<LogError> lastErrorIn(const QString &path);

} // namespace baton
