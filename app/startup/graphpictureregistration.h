// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// Registers the function that draws graphs for the command line.
void lendGraphDrawing();

} // namespace baton
