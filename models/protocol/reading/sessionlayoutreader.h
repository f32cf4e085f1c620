// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/source/packnode.h"

namespace baton {

/// Reads "sessions" of protocol.yaml: how the protocol's sessions lie on disk.
[[nodiscard]] std::vector<SessionLayout> readSessionLayouts(const PackNode &node,
                                                            const ProtocolPack &pack);

/// Reads the format of the files of one of them.
[[nodiscard]] SessionFormat readSessionReading(const PackNode &node, const ProtocolPack &pack);

/// Reads one status; Unknown, with a problem reported, where @p node names none.
[[nodiscard]] RunStatus readStatus(const PackNode &node);

/// Reads the meaning of a protocol's words: `{done: succeeded}`.
[[nodiscard]] QHash<QString, RunStatus> readStatusWords(const PackNode &node);

} // namespace baton
