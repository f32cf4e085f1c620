// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/jsonpointer.h"

namespace baton {

/// An entry of a list or a map that goes elsewhere, comes or goes away, and what that does to the
/// paths of others.
struct PathMove
{
    std::optional<JsonPointer> from; ///< none: the entry is added
    std::optional<JsonPointer> to;   ///< none: the entry is removed
    JsonPointer beside;              ///< path to focus while the entry does not exist
    bool isItem = true; ///< list item whose move shifts others; false: a key is renamed

    /// The place of @p path after the move; nothing when it goes away.
    [[nodiscard]] std::optional<JsonPointer> moved(const JsonPointer &path) const;
    /// The keys of a QHash, or the entries of a QSet, where they lead then.
    template <typename Container>
    [[nodiscard]] Container moved(const Container &byPath) const
    {
        Container kept;
        for (auto it = byPath.cbegin(); it != byPath.cend(); ++it) {
            if constexpr (requires { it.value(); }) {
                if (const auto target = moved(it.key())) {
                    kept.insert(*target, it.value());
                }
            } else if (const auto target = moved(*it)) {
                kept.insert(*target);
            }
        }
        return kept;
    }
    /// True for the items of the list in which an item moves.
    [[nodiscard]] bool isInList(const JsonPointer &path) const;
    /// The place of the reader after the move.
    [[nodiscard]] JsonPointer place() const { return to.value_or(beside); }
    [[nodiscard]] PathMove reversed() const { return {to, from, beside, isItem}; }
};

/// The item of @p list at @p index or, when it is gone, the last of @p count; else the list.
[[nodiscard]] JsonPointer itemBeside(const JsonPointer &list, qsizetype index, qsizetype count);

} // namespace baton
