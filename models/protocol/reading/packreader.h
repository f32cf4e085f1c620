// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/source/packfolder.h"
#include "models/protocol/source/packproblem.h"

namespace baton {

/// Reads the protocol in @p folder (format: docs/protocols.md). Reports and skips faulty parts;
/// null if nothing usable remains.
[[nodiscard]] std::shared_ptr<const ProtocolPack>
readPack(const PackFolder &folder, const QString &language, std::vector<PackProblem> &problems);

/// The texts of @p folder in @p language ("de", "de_AT"), by their English original; empty if it
/// has none.
[[nodiscard]] PackTexts readPackTexts(const PackFolder &folder, const QString &language,
                                      std::vector<PackProblem> &problems);

} // namespace baton
