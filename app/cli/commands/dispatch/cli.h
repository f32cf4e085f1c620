// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/shared/command.h"

#include <functional>

namespace baton::cli {

/// Runs the command @p name, which draws, sets pages, or keeps documents open.
using Drawing =
    std::function<ExitCode(QLatin1StringView name, const QStringList &arguments, Console &console)>;

/// True if the first argument requests the command line instead of a window.
[[nodiscard]] bool isCommandLine(int argc, char *argv[]);

/// True if the requested command draws, sets pages, or keeps documents open: it needs fonts or an
/// undo history, which take time to load.
[[nodiscard]] bool draws(int argc, char *argv[]);

/// Runs the command line on @p console without a display and returns the process's exit code.
/// Without @p drawing, draws() must be false.
[[nodiscard]] int run(int argc, char *argv[], Console &console, const Drawing &drawing = {});

} // namespace baton::cli
