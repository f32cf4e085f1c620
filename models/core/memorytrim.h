// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// Gives memory that is free back to the system. Whoever has read thousands of files calls it at
/// the end, on a worker, for it takes some milliseconds: what little is kept of them lies scattered
/// over all that their reading needed, which would else stay with the program.
void trimMemory();

} // namespace baton
