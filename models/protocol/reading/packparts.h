// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/pack/queueformat.h"
#include "models/protocol/source/packfolder.h"
#include "models/protocol/source/packnode.h"

/// The parts of a protocol that readPack() puts together. Mistakes are reported at their nodes.
namespace baton {

/// Reads gates.yaml.
[[nodiscard]] std::vector<Gate> readGates(const PackFolder &folder, const PackTexts &texts,
                                          std::vector<PackProblem> &problems,
                                          std::vector<PackProblem> &slips);
/// Reads "outcomes": the next steps of the receiver of a document that it can use.
[[nodiscard]] std::vector<OutcomeRule> readOutcomes(const PackNode &node, const PackTexts &texts);
/// Reads "errors": the consequence of any error.
[[nodiscard]] std::optional<ErrorPolicy> readErrorPolicy(const PackNode &node,
                                                         const PackTexts &texts);
/// Reads the list `explanations` of a protocol.yaml (docs/protocols.md, "explanations"); a
/// condition whose schema cannot be compiled is left out.
[[nodiscard]] std::vector<ExplanationRule> readExplanations(const PackNode &node,
                                                            const PackTexts &texts);
/// The routes that `routes` declares, that the chains and the root keys of @p pack are, and, where
/// nothing is declared, that its hub has with every agent.
[[nodiscard]] std::vector<Route> readRoutes(const PackNode &node, const ProtocolPack &pack);
/// The `queue` of a protocol; empty where @p node is not there.
[[nodiscard]] QueueFormat readQueueFormat(const PackNode &node, const PackTexts &texts);

} // namespace baton
