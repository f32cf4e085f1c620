// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/jsonpointer.h"

#include <QSet>

#include <algorithm>

namespace baton {

/// The parts of a document that were added since it was saved, and the fields that its author
/// visited. An added field that is empty and not visited is not a mistake yet.
struct UnsavedParts
{
    QSet<JsonPointer>
        added; ///< entries and fields that were added; the root: the whole document is new
    QSet<JsonPointer> visited;

    [[nodiscard]] bool isWhole() const { return added.contains(JsonPointer()); }
    /// True when @p path is inside a part that was added.
    [[nodiscard]] bool holds(const JsonPointer &path) const
    {
        return std::ranges::any_of(added,
                                   [&path](const JsonPointer &part) { return part.covers(path); });
    }

    friend bool operator==(const UnsavedParts &, const UnsavedParts &) = default;
};

} // namespace baton
