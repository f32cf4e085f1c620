// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <optional>

namespace baton {

class ProtocolCatalog;

/// What the file @p path, where it is the state of a session, says that the protocol or what lies
/// beside it contradicts: parents that are not there, retries beyond the limit, another exit code.
/// No handoff is read. Nothing where the file is no state.
[[nodiscard]] std::optional<std::vector<SessionFinding>>
stateFindings(const QString &path, const ProtocolCatalog &catalog);

} // namespace baton
