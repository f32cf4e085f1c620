// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/parsing/parse.h"
#include "models/tree/noderun.h"

#include <optional>

namespace baton {

/// The result of parse() for a text of which only a part was read again.
struct IncrementalParse
{
    ParsedText parsed;
    NodeRun before; ///< entries of the old tree that were parsed again
    NodeRun after;  ///< entries of the new tree that replace them
};

/// The result of parse() for @p bytes, computed from @p before, which is its result for @p
/// bytesBefore. Reads only the surroundings of the difference: in YAML the entries of a block map
/// or list, in JSON the innermost object or array, in XML the text of an element.
///
/// nullopt if other parts may change as well: the part cannot be parsed alone, there are anchors,
/// issues, several documents, or another format. Then the whole text must be parsed.
[[nodiscard]] std::optional<IncrementalParse>
parseIncrementally(const ParsedText &before, const QByteArray &bytesBefore, const QByteArray &bytes,
                   const std::atomic_bool *stop = nullptr);

} // namespace baton
