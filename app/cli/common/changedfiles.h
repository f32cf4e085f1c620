// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/filewalk.h"
#include "models/values/result.h"

namespace baton::cli {

/// Leaves of @p found the files that differ from the commit @p ref of the git repositories that
/// @p paths lie in: changed, new or renamed ones, committed or not, and those that git does not
/// track yet. What git ignores and what is deleted is left out; standard input ("-") and what
/// cannot be looked at stay. Fails without git, outside of a repository, and where there is no such
/// commit.
[[nodiscard]] Result<FoundFiles> changedSince(const QString &ref, const QStringList &paths,
                                              FoundFiles found);

} // namespace baton::cli
