// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/jsonpointer.h"

namespace baton {

/// The move, insertion or removal of a list or map entry, and its effect on other paths.
struct PathMove
{
    std::optional<JsonPointer> from; ///< nullopt if the entry is added
    std::optional<JsonPointer> to;   ///< nullopt if the entry is removed
    JsonPointer beside;              ///< path to focus while the entry does not exist
    bool isItem = true; ///< true for a list item, whose move shifts others; false for a renamed key

    /// @p path after the move; nullopt if it was removed.
    [[nodiscard]] std::optional<JsonPointer> moved(const JsonPointer &path) const;
    /// Maps the keys of a QHash, or the entries of a QSet, to their new paths.
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
    /// True for items of the list in which the item moves.
    [[nodiscard]] bool isInList(const JsonPointer &path) const;
    /// The path to show after the move.
    [[nodiscard]] JsonPointer place() const { return to.value_or(beside); }
    [[nodiscard]] PathMove reversed() const { return {to, from, beside, isItem}; }
};

/// The item of @p list at @p index, else the last of @p count, else the list.
[[nodiscard]] JsonPointer itemBeside(const JsonPointer &list, qsizetype index, qsizetype count);

} // namespace baton
