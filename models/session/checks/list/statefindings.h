// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"
#include "models/session/value/session.h"
#include "models/tree/parsedtext.h"

#include <optional>

namespace baton {

class ProtocolCatalog;

/// The findings about the file @p path, if it is the state of a session, where the protocol or
/// files beside it contradict it: missing parents, retries beyond the limit, another exit code. No
/// handoff is read. Nothing if the file is not a state.
[[nodiscard]] std::optional<std::vector<SessionFinding>>
stateFindings(const QString &path, const ProtocolCatalog &catalog);

/// Adds the findings to @p report on @p parsed from @p bytes, the text of the file @p path. A check
/// of the file alone cannot find all of them. A state that cannot be parsed is an error, since the
/// session's status is unknown then. Returns false if the file is not a state file.
bool addStateFindings(Report &report, const QByteArray &bytes, const ParsedText &parsed,
                      const QString &path, const ProtocolCatalog &catalog);

} // namespace baton
