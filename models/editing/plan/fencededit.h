// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/plan/planedit.h"

namespace baton::edit {

/// editedText() for a document in a fenced block of Markdown: planned on the block's content like a
/// file, then proven on the whole file. Never writes a line that would end the block.
[[nodiscard]] Result<EditedText> editedInFence(const QByteArray &bytes, const ParsedText &parsed,
                                               int document, const std::vector<TreeEdit> &edits);

} // namespace baton::edit
