// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// Lends the command line what draws graphs.
void lendGraphDrawing();

} // namespace baton
