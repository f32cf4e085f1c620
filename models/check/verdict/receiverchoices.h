// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/tree/canonicaltree.h"

namespace baton {

/// The decisions that a document leaves to its receiver, according to the decision tables of @p
/// pack.
[[nodiscard]] std::vector<ReceiverChoice>
explanationsOf(const ProtocolPack &pack, const KindModel &kind, const CanonicalTree &tree);

} // namespace baton
