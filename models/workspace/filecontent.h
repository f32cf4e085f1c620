// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/disk/workspaceentry.h"

namespace baton {

/// The content of the file @p path apart from documents, by its suffix and its beginning.
/// Transcripts of sub-agents belong to the agent that started them and count as documents. Reads
/// the file: call it on a worker.
[[nodiscard]] FileContent fileContentOf(const QString &path);

} // namespace baton
