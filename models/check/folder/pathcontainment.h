// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/folder/projectroot.h"

namespace baton {

/// True when @p text, a path below @p root, leads out of it; an empty root is unknown. Links on
/// disk count.
[[nodiscard]] bool leaves(const QString &text, const QString &root);

/// The same for a path that starts at the root of @p project or at the folder of the document @p
/// filePath. Without a marked project root no relative path leads out.
[[nodiscard]] bool escapesProject(const QString &text, const ProjectRoot &project,
                                  const QString &filePath);

/// True when @p text in the document @p filePath leads out of sessionFolder(); false if that is
/// unknown.
[[nodiscard]] bool leavesSession(const QString &text, const QString &filePath,
                                 const QString &within);

} // namespace baton
