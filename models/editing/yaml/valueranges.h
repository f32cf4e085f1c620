// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/nodelayout.h"
#include "models/editing/yaml/valuespelling.h"

namespace baton::edit {

/// The ranges of a value in block context: a part on the line of its key or dash, and the whole
/// lines below.
struct ValueRanges
{
    ByteRange head;
    ByteRange body; ///< lines, each with the line end before it
};

/// The part that the value @p id follows.
[[nodiscard]] Holder holderOf(const NodeLayout &layout, NodeId id);
/// The ranges of the value @p id. An absent value is behind its colon or dash and includes the
/// blanks there.
[[nodiscard]] ValueRanges valueRangesOf(const NodeLayout &layout, NodeId id);

[[nodiscard]] bool isBlockScalar(Style style);
/// The indentation and line length of the block scalar @p id, or of a new one in its place.
[[nodiscard]] BlockScalarStyle blockFormAt(const NodeLayout &layout, NodeId id,
                                           const WritingStyle &manner);

} // namespace baton::edit
