// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/completion/completion.h"

namespace baton {

/// The completions at byte @p offset of XML: missing elements and attributes, end tags, and values
/// with a fixed choice.
[[nodiscard]] Completions xmlCompletionsAt(const QByteArray &bytes, qsizetype offset,
                                           const FieldSchema &root, qsizetype begin);

} // namespace baton
