// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/jsonpointer.h"

#include <QSet>

#include <algorithm>

namespace baton {

/// The parts of a document that were added since the last save, and the fields that the author has
/// visited. An added field that is empty and not visited is not reported yet.
struct UnsavedParts
{
    QSet<JsonPointer> added; ///< entries and fields that were added; contains the root if the whole
                             ///< document is new
    QSet<JsonPointer> visited;

    [[nodiscard]] bool isWhole() const { return added.contains(JsonPointer()); }
    /// True if @p path is inside an added part.
    [[nodiscard]] bool holds(const JsonPointer &path) const
    {
        return std::ranges::any_of(added,
                                   [&path](const JsonPointer &part) { return part.covers(path); });
    }

    friend bool operator==(const UnsavedParts &, const UnsavedParts &) = default;
};

} // namespace baton
