// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// Returns free memory to the system. Takes some milliseconds: call it on a worker after reading
/// thousands of files. Otherwise the program keeps all the memory of the reading, because small
/// remaining blocks are scattered over it.
void trimMemory();

} // namespace baton
