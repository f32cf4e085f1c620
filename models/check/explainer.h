// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/document/canonicaltree.h"
#include "models/protocol/protocolpack.h"

namespace baton {

/// What the receiver of a document would choose where it is left the choice, by the decision tables
/// of @p pack.
[[nodiscard]] std::vector<Explanation>
explanationsOf(const ProtocolPack &pack, const KindModel &kind, const CanonicalTree &tree);

} // namespace baton
