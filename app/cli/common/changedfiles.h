// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/filewalk.h"
#include "models/values/result.h"

namespace baton::cli {

/// Reduces @p found to the files that differ from the commit @p ref of the git repositories that
/// contain @p paths: changed, new, renamed and untracked files, committed or not. Ignored and
/// deleted files are left out; standard input ("-") and paths with problems stay. Fails without
/// git, outside of a repository, and for an unknown commit.
[[nodiscard]] Result<FoundFiles> changedSince(const QString &ref, const QStringList &paths,
                                              FoundFiles found);

} // namespace baton::cli
