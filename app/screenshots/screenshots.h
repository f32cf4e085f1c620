// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/process/startoptions.h"

namespace baton {

/// Opens the sample workspace, or the first location of @p options, in windows of the usual sizes
/// and themes, and writes a picture of each. Returns the process's exit code.
[[nodiscard]] int takeScreenshots(const StartOptions &options);

} // namespace baton
