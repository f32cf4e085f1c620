// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/source/packnode.h"

namespace baton {

/// Reads the entries of "evidence", and gives each of @p kinds those that are about it.
void readEvidence(const PackNode &entries, std::vector<KindModel> &kinds);

/// Reads the "newer-than" of a kind.
[[nodiscard]] KnownVersions readNewerThan(const PackNode &node);

} // namespace baton
