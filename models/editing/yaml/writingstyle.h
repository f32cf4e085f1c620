// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/nodelayout.h"
#include "models/editing/yaml/scalarspelling.h"

namespace baton::edit {

/// How freely a value is spelt: if a plan fails its proof, the next stricter one is tried.
enum class Care {
    Natural,  ///< as the WritingStyle says
    Quoted,   ///< every string in double quotes
    Brackets, ///< as Quoted, and every container in brackets
    Untagged  ///< as Brackets, without the tag of the value
};

/// The place of a new value: in place of the entry at @p at of @p container, before it, or at the
/// end. For the root @p container is the root itself.
struct InsertPosition
{
    NodeId container = 0;
    size_t at = 0;
};

/// The place of the value of @p id.
[[nodiscard]] InsertPosition newPlaceOf(const NodeLayout &layout, NodeId id);

/// The style of @p value at @p place.
[[nodiscard]] WritingStyle writingStyleAt(const NodeLayout &layout, InsertPosition place,
                                          const Value &value, Care care);

} // namespace baton::edit
