// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

class ProtocolCatalog;

/// What the file @p path, where it is the state of a session, says of where that leads: parents
/// that are not there, retries beyond the limit. Nothing of other files is read; none for other
/// files.
[[nodiscard]] std::vector<SessionFinding> stateFindings(const QString &path,
                                                        const ProtocolCatalog &catalog);

} // namespace baton
