// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/parsing/parse.h"

#include <optional>

namespace baton {

/// What parse() gives for @p bytes, made from @p before, which is what it gave for @p bytesBefore:
/// only the entry of a block map or list around what differs is read again, and put into the tree.
///
/// Nothing where it is not plain that nothing else changes: the difference is in several entries,
/// the entry alone does not read as one, there are anchors, issues, several documents, or another
/// format than YAML. Then the whole has to be read.
[[nodiscard]] std::optional<ParsedText> reparse(const ParsedText &before,
                                                const QByteArray &bytesBefore,
                                                const QByteArray &bytes,
                                                const std::atomic_bool *stop = nullptr);

} // namespace baton
