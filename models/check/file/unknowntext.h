// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

class ProtocolCatalog;

/// True when nothing of the text at @p path that @p report is about was taken for a handoff, and no
/// protocol keeps other things in a file of its name.
[[nodiscard]] bool isUnknown(const Report &report, const QString &path,
                             const ProtocolCatalog &catalog);
/// Adds a finding of @p severity to such a text, for a file that was named by the user: what it
/// lacks, or what else may be meant.
void rejectUnknown(Report &report, const ParsedText &parsed, const ProtocolCatalog &catalog,
                   Severity severity);

} // namespace baton
