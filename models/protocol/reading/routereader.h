// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/source/packnode.h"

namespace baton {

/// The routes that `routes` declares, that the chains and the root keys of @p pack are, and, where
/// nothing is declared, that its hub has with every agent.
[[nodiscard]] std::vector<Route> readRoutes(const PackNode &node, const ProtocolPack &pack);

} // namespace baton
