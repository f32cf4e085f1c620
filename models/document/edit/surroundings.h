// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/document/edit/layout.h"
#include "models/document/edit/scalarspelling.h"

namespace baton::edit {

/// How freely a value is spelt; when a plan fails its proof the next more careful one is tried.
enum class Care {
    Natural,  ///< like the surroundings
    Quoted,   ///< every string in double quotes
    Brackets, ///< and every container within brackets
    Untagged  ///< and without the tag that the value had
};

/// How a new value below @p container, or the value of @p container itself, is to be written.
[[nodiscard]] Manner mannerAt(const Layout &layout, NodeId container, Care care);

} // namespace baton::edit
