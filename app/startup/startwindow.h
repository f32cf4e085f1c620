// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// Runs the window, or hands the files over to the one that is running. The process's exit code.
[[nodiscard]] int launch(int argc, char *argv[]);

} // namespace baton
