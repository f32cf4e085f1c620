// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/disk/workspaceentry.h"

namespace baton {

/// What the file @p path is besides documents, by its suffix and its beginning. Transcripts of
/// agents are parts of those of who started them: they count as documents. Reads the file, for
/// workers.
[[nodiscard]] FileContent fileContentOf(const QString &path);

} // namespace baton
