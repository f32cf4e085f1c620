// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/completion/completion.h"

namespace baton {

/// completionsAt() for prompts: headings that are not there yet at the start of a line, and behind
/// a heading what its field is known to hold.
[[nodiscard]] Completions promptCompletionsAt(const QByteArray &bytes, qsizetype offset,
                                              const FieldSchema &root);

} // namespace baton
