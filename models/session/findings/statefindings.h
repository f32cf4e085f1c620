// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

class ProtocolCatalog;

/// True of the file that tells how a session stands.
[[nodiscard]] bool isSessionState(const QString &path, const ProtocolCatalog &catalog);

/// What the file @p path, where it is the state of a session, says that the protocol or what lies
/// beside it contradicts: parents that are not there, retries beyond the limit, another exit code.
/// No handoff is read; none for other files.
[[nodiscard]] std::vector<SessionFinding> stateFindings(const QString &path,
                                                        const ProtocolCatalog &catalog);

} // namespace baton
