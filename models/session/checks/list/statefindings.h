// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <optional>

namespace baton {

class ProtocolCatalog;

/// The findings about the file @p path, if it is the state of a session, where the protocol or
/// files beside it contradict it: missing parents, retries beyond the limit, another exit code. No
/// handoff is read. Nothing if the file is no state.
[[nodiscard]] std::optional<std::vector<SessionFinding>>
stateFindings(const QString &path, const ProtocolCatalog &catalog);

} // namespace baton
