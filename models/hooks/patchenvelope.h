// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/hooks/filechange.h"

namespace baton {

/// The files that @p patch, in the envelope of Codex ("*** Begin Patch"), adds or changes, without
/// those that it deletes. Relative paths start at @p folder. Lines that do not belong to a patch
/// are ignored.
[[nodiscard]] FileChanges filesOfPatch(const QByteArray &patch, const QString &folder);

} // namespace baton
