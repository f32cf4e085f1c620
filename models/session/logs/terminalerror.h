// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The error that a line of a terminal reports, beyond what a log's level tells.
enum class TerminalError {
    None,
    Denied,   ///< "0 errors", "Error: 0", "errors: none": there is none, whatever its level
    Follows,  ///< "make: *** [all] Error 1": it ends with an error that others tell
    Single,   ///< "bash: foo: command not found"
    OfSeveral ///< "a.cpp:12:5: error: …", "FAILED tests/…": of such in a row the first tells most
};

/// @p line has no escape sequences.
[[nodiscard]] TerminalError terminalError(const QString &line);

} // namespace baton
