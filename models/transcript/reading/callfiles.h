// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/value/transcriptentry.h"

namespace baton {

/// The files that @p call reads or writes, by its arguments: the usual names of paths, the lines of
/// a patch, and what a shell command plainly writes. Relative ones are in the call's "workdir"
/// where it has one. Each path once; one that is written counts as that. None of what is no call.
[[nodiscard]] std::vector<CallFile> filesOfCall(const EntryText &call);

/// @p path, which may be relative to @p folder, absolute where the folder is, and clean.
[[nodiscard]] QString pathIn(const QString &folder, const QString &path);

} // namespace baton
