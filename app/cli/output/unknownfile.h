// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/output/filereport.h"

namespace baton::cli {

/// True when nothing of @p file was taken for a handoff, and no protocol keeps other things in a
/// file of its name.
[[nodiscard]] bool isUnknown(const FileReport &file, const ProtocolCatalog &catalog);
/// Says of such a file, which was asked for by name and holds @p bytes, what it lacks or what else
/// may be meant, as a finding of @p severity.
void rejectUnknown(FileReport &file, const QByteArray &bytes, const ProtocolCatalog &catalog,
                   Severity severity);

} // namespace baton::cli
