// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionhandoff.h"
#include "models/tree/tree.h"

namespace baton {

class ProtocolCatalog;

/// Sets producer, consumer and time of @p handoff from the document @p tree. Kind and place must be
/// set.
void addFacts(SessionHandoff &handoff, const Tree &tree, const ProtocolCatalog &catalog);

/// The handoffs in the file @p path, which belongs to no session; empty if it cannot be read.
[[nodiscard]] std::vector<SessionHandoff> readHandoffs(const QString &path,
                                                       const ProtocolCatalog &catalog);

} // namespace baton
