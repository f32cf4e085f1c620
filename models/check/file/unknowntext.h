// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

class ProtocolCatalog;

/// True when nothing in the text at @p path was recognised as a handoff, and no protocol stores
/// anything else in files of that name.
[[nodiscard]] bool isUnknown(const Report &report, const QString &path,
                             const ProtocolCatalog &catalog);
/// Who asked for the check of a file, and so chooses its kind.
enum class FileAsker { Editor, Command };

/// Adds a finding of @p severity about a file that the user named: its missing parts, or its
/// probable kind.
void rejectUnknown(Report &report, const ParsedText &parsed, const ProtocolCatalog &catalog,
                   Severity severity, FileAsker asker);

/// "No kind is known by these root keys: a, b."; empty for a text that is not a map.
[[nodiscard]] QString rootKeysIn(const ParsedText &parsed);

} // namespace baton
