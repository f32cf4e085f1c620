// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

class ProtocolCatalog;

/// True if nothing in the text at @p path was recognised as a handoff, and no protocol stores other
/// content under that file name.
[[nodiscard]] bool isUnknown(const Report &report, const QString &path,
                             const ProtocolCatalog &catalog);

/// Adds a finding of @p severity about a file that was named: its missing parts, or its probable
/// kind, and what @p asker can do.
void rejectUnknown(Report &report, const ParsedText &parsed, const ProtocolCatalog &catalog,
                   Severity severity, FileAsker asker);

/// What a text holds instead of a handoff: "No kind is known by these root keys: a, b.", or JSON
/// that was encoded twice; empty for any other text.
[[nodiscard]] QString contentInstead(const ParsedText &parsed);

} // namespace baton
