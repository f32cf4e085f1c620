// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/sessionsummary.h"

namespace baton {

class ProtocolCatalog;

/// True where a glance at the bytes of the session's documents, which parses none of them, shows
/// that no gate fails. False wherever that is not evident: then they have to be read.
[[nodiscard]] bool passesAtAGlance(const SessionPlace &place, const ProtocolCatalog &catalog);

} // namespace baton
