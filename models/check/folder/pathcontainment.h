// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/folder/projectroot.h"

namespace baton {

/// True if @p text, a path relative to @p root, leads out of it. Follows links on disk. False if @p
/// root is empty, which means unknown.
[[nodiscard]] bool leaves(const QString &text, const QString &root);

/// True if a path that is relative to the root of @p project or to the folder of the document @p
/// filePath leads out of the project. Without a marked project root, no relative path does.
[[nodiscard]] bool escapesProject(const QString &text, const ProjectRoot &project,
                                  const QString &filePath);

/// True if @p text in the document @p filePath leads out of sessionFolder(); false if that folder
/// is unknown.
[[nodiscard]] bool leavesSession(const QString &text, const QString &filePath,
                                 const QString &within);

} // namespace baton
