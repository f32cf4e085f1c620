// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/source/packfolder.h"
#include "models/protocol/source/packnode.h"

namespace baton {

/// Reads gates.yaml.
[[nodiscard]] std::vector<Gate> readGates(const PackFolder &folder, const PackTexts &texts,
                                          std::vector<PackProblem> &problems,
                                          std::vector<PackProblem> &slips);

} // namespace baton
