// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton::cli {

/// Runs any command, including those that draw: with fonts, but without a display.
[[nodiscard]] int runDrawing(int argc, char *argv[]);

} // namespace baton::cli
