// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/source/packnode.h"

namespace baton {

/// Reads "outcomes": what the receiver does next with a document that it can use.
[[nodiscard]] std::vector<OutcomeRule> readOutcomes(const PackNode &node, const PackTexts &texts);

/// Reads "errors": what follows from any error.
[[nodiscard]] std::optional<ErrorPolicy> readErrorPolicy(const PackNode &node,
                                                         const PackTexts &texts);

} // namespace baton
