// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/source/packfolder.h"
#include "models/protocol/source/packproblem.h"

namespace baton {

/// Reads the protocol in @p folder (docs/protocols.md has the format). Faulty parts are reported
/// and left out; null if nothing of use remains.
[[nodiscard]] std::shared_ptr<const ProtocolPack>
readPack(const PackFolder &folder, const QString &language, std::vector<PackProblem> &problems);

/// The words of @p folder in @p language ("de", "de_AT"), by their English; none when it has none.
[[nodiscard]] PackTexts readPackTexts(const PackFolder &folder, const QString &language,
                                      std::vector<PackProblem> &problems);

} // namespace baton
