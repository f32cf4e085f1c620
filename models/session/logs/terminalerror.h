// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The error in a line of a terminal that has no log level.
enum class TerminalError {
    None,
    Denied,   ///< no error, whatever the level: "0 errors", "Error: 0", "errors: none"
    Follows,  ///< ends with an error that other lines report: "make: *** [all] Error 1"
    Single,   ///< one error: "bash: foo: command not found"
    OfSeveral ///< one of several in a row; the first is the most useful: "a.cpp:12:5: error: …"
};

/// @p line has no escape sequences.
[[nodiscard]] TerminalError terminalError(const QString &line);

} // namespace baton
