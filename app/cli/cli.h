// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton::cli {

/// True when the first argument asks for the command line instead of a window.
[[nodiscard]] bool isCommandLine(int argc, char *argv[]);

/// Runs the command line without a display and returns the process's exit code.
[[nodiscard]] int run(int argc, char *argv[]);

} // namespace baton::cli
