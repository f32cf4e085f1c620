// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/completion/completion.h"

namespace baton {

class EditorDocument;

/// The completions at @p offset of @p editor's present text, for the handoff there; see
/// completionsAt(). In Markdown for the block around @p offset.
[[nodiscard]] Completions completionsIn(const EditorDocument &editor, qsizetype offset);

} // namespace baton
