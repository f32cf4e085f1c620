// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/value/transcriptentry.h"

namespace baton {

/// The files that @p call reads or writes, from the usual names of path arguments, the lines of a
/// patch, and shell commands that plainly write files. Relative paths start at the call's "workdir"
/// if it has one. Each path occurs once, as written if it is both. Empty for other entries.
[[nodiscard]] std::vector<CallFile> filesOfCall(const EntryText &call);

/// @p path, relative to @p folder unless absolute, cleaned; absolute if the folder is.
[[nodiscard]] QString pathIn(const QString &folder, const QString &path);

} // namespace baton
