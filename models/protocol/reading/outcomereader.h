// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/source/packnode.h"

namespace baton {

/// Reads "outcomes": the next steps of the receiver of a document that it can use.
[[nodiscard]] std::vector<OutcomeRule> readOutcomes(const PackNode &node, const PackTexts &texts);

/// Reads "errors": the consequence of any error.
[[nodiscard]] std::optional<ErrorPolicy> readErrorPolicy(const PackNode &node,
                                                         const PackTexts &texts);

} // namespace baton
