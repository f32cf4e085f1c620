// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/output/check/filereport.h"

namespace baton::cli {

/// True when nothing of @p file was taken for a handoff, and no protocol keeps other things in a
/// file of its name.
[[nodiscard]] bool isUnknown(const FileReport &file, const ProtocolCatalog &catalog);
/// Adds a finding of @p severity to such a file, which was asked for by name and holds @p bytes. It
/// says what the file lacks or what else may be meant.
void rejectUnknown(FileReport &file, const QByteArray &bytes, const ProtocolCatalog &catalog,
                   Severity severity);

} // namespace baton::cli
