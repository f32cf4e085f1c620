// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"
#include "models/session/value/session.h"
#include "models/tree/parsedtext.h"

#include <optional>

namespace baton {

class ProtocolCatalog;

/// The findings about the state file @p path for which the protocol or other files are needed:
/// missing parents, retries beyond the limit, another exit code. Does not read handoffs. nullopt if
/// the file is not a state file.
[[nodiscard]] std::optional<std::vector<SessionFinding>>
stateFindings(const QString &path, const ProtocolCatalog &catalog);

/// Adds findings to @p report about the file @p path with the text @p bytes and parse result @p
/// parsed. They include those that a check of the file alone cannot find. A state that does not
/// parse is an error, because the status of the session is unknown. Returns false if the file is
/// not a state file.
bool addStateFindings(Report &report, const QByteArray &bytes, const ParsedText &parsed,
                      const QString &path, const ProtocolCatalog &catalog);

} // namespace baton
