// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/completion/completion.h"

namespace baton {

/// completionsAt() for prompts: missing headings at the start of a line, and known values behind a
/// heading.
[[nodiscard]] Completions promptCompletionsAt(const QByteArray &bytes, qsizetype offset,
                                              const FieldSchema &root);

} // namespace baton
