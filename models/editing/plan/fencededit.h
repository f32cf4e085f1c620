// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/plan/planedit.h"

namespace baton::edit {

/// editedText() for a document in a fenced block of Markdown. Plans the edits on the content of the
/// block like on a file, and proves them on the whole file. Never writes a line that would close
/// the block.
[[nodiscard]] Result<EditedText> editedInFence(const QByteArray &bytes, const ParsedText &parsed,
                                               int document, const std::vector<TreeEdit> &edits);

} // namespace baton::edit
