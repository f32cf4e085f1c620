// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/source/packnode.h"

namespace baton {

/// Reads "sessions" of protocol.yaml: the layout of sessions on disk.
[[nodiscard]] std::vector<SessionLayout> readSessionLayouts(const PackNode &node,
                                                            const ProtocolPack &pack);

/// Reads the format of the files of a layout.
[[nodiscard]] SessionFormat readSessionReading(const PackNode &node, const ProtocolPack &pack);

/// Reads a status; Unknown, with a problem reported, if @p node contains none.
[[nodiscard]] RunStatus readStatus(const PackNode &node);

/// Reads the meaning of a protocol's words, as in `{done: succeeded}`.
[[nodiscard]] QHash<QString, RunStatus> readStatusWords(const PackNode &node);

} // namespace baton
