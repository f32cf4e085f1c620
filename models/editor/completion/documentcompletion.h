// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/completion/completion.h"

namespace baton {

class EditorDocument;

/// The completions at @p offset of the current text of @p editor, with the fields of the handoff
/// there; see completionsAt(). In Markdown, those for the fenced block at @p offset.
[[nodiscard]] Completions completionsIn(const EditorDocument &editor, qsizetype offset);

} // namespace baton
