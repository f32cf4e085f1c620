// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/source/packnode.h"

namespace baton {

/// Reads the list `explanations` of a protocol.yaml (docs/protocols.md, "explanations"). Mistakes
/// are reported at their nodes; a condition whose schema cannot be compiled is left out.
[[nodiscard]] std::vector<ExplanationRule> readExplanations(const PackNode &node,
                                                            const PackTexts &texts);

} // namespace baton
