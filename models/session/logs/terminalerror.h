// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The kind of error in a terminal line without a log level.
enum class TerminalError {
    None,
    Denied,   ///< no error, whatever the level: "0 errors", "Error: 0" or "errors: none"
    Follows,  ///< follows from an error that other lines report, as "make: *** [all] Error 1"
    Single,   ///< a single error, as "bash: foo: command not found"
    OfSeveral ///< one of several in a row, of which the first is the most useful, as "a.cpp:12:5:
              ///< error: …"
};

/// The error in @p line, which must not contain escape sequences.
[[nodiscard]] TerminalError terminalError(const QString &line);

} // namespace baton
