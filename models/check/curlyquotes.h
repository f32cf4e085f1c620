// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/document/parse.h"

#include <optional>

namespace baton {

/// A document of YAML whose values stand in the curly quotes of a word processor, which belong to
/// the text there.
struct CurlyQuotes
{
    SyntaxIssue issue; ///< one for all of them; its fix writes straight ones
    Tree tree;         ///< what the document says with straight ones
};

[[nodiscard]] std::optional<CurlyQuotes> curlyQuotes(const QByteArray &bytes, const Tree &tree);

} // namespace baton
