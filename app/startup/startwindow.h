// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// Runs the window, or sends the files to a running one. Returns the process's exit code.
[[nodiscard]] int launch(int argc, char *argv[]);

} // namespace baton
