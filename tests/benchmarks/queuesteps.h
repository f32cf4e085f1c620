// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

class ProtocolPack;
struct DatabaseAddress;

/// Makes a queue with @p steps steps of which one in ten is still to be done; ends the program
/// where it cannot be made.
void makeQueue(const DatabaseAddress &address, const ProtocolPack &pack, int steps);

} // namespace baton
