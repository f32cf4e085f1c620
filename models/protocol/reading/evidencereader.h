// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/source/packnode.h"

namespace baton {

/// Reads the entries of "evidence" and adds each to the kinds of @p kinds that it concerns.
void readEvidence(const PackNode &entries, std::vector<KindModel> &kinds);

/// Reads "newer-than" of a kind.
[[nodiscard]] KnownVersions readNewerThan(const PackNode &node);

} // namespace baton
