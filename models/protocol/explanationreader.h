// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/packnode.h"
#include "models/protocol/protocolpack.h"

namespace baton {

[[nodiscard]] std::vector<ExplanationRule> readExplanations(const PackNode &node,
                                                            const PackTexts &texts);

} // namespace baton
