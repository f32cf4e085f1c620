// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// Replaces this process by the program with the window, which is in the same folder, with the same
/// arguments.
/// @returns only if it cannot be started: the exit code, after an error message.
[[nodiscard]] int becomeWindowProgram(char *argv[]);

} // namespace baton
