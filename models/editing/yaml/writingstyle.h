// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/nodelayout.h"
#include "models/editing/yaml/scalarspelling.h"

namespace baton::edit {

/// How cautiously a value is written. If a plan fails its proof, the next stricter level is tried.
enum class Care {
    Natural,  ///< as WritingStyle says
    Quoted,   ///< every string in double quotes
    Brackets, ///< as Quoted, and every container in brackets
    Untagged  ///< as Brackets, without the tag of the value
};

/// The place of a new value: it replaces the entry at @p at of @p container, is inserted before it,
/// or is appended. For the root, @p container is the root itself.
struct InsertPosition
{
    NodeId container = 0;
    size_t at = 0;
};

/// The place of the value of the node @p id.
[[nodiscard]] InsertPosition newPlaceOf(const NodeLayout &layout, NodeId id);

/// The style for @p value at @p place.
[[nodiscard]] WritingStyle writingStyleAt(const NodeLayout &layout, InsertPosition place,
                                          const Value &value, Care care);

} // namespace baton::edit
