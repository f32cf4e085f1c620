// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// Goes on as the program with the window, which lies beside this one, with the same arguments.
/// @returns only when it cannot be started: the exit code, after a complaint.
[[nodiscard]] int becomeWindowProgram(char *argv[]);

} // namespace baton
