// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"
#include "models/values/jsonpointer.h"

#include <optional>

namespace baton {

/// The place of a value in a file.
struct TreePlace
{
    int document = 0; ///< position of the document in the file
    JsonPointer path;
};

/// The innermost value at @p offset; where two documents meet, the one in the second document.
/// nullopt outside of documents.
[[nodiscard]] std::optional<TreePlace> treePlaceAt(const ParsedText &parsed, qsizetype offset);

} // namespace baton
