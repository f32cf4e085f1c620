// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/packfolder.h"
#include "models/protocol/packnode.h"
#include "models/protocol/protocolpack.h"

namespace baton {

/// Reads gates.yaml.
[[nodiscard]] std::vector<Gate> readGates(const PackFolder &folder, const PackTexts &texts,
                                          std::vector<PackProblem> &problems,
                                          std::vector<PackProblem> &slips);

} // namespace baton
