// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <algorithm>

namespace baton {

/// What @p phase of @p session is called in any session: its id, but for a session that it started
/// its name without the time. Empty: @p session itself.
[[nodiscard]] QString comparedKey(const SessionPhase &phase, const Session &session);

/// The items of two lists side by side, by key: in the order of the left one, what stands only on
/// the right behind what stands before it there. Null: there is none.
template <typename Item>
using Pairs = std::vector<std::pair<const Item *, const Item *>>;

/// The place in @p pairs of the left item that is alone and has @p key; -1 without one.
template <typename Item>
ptrdiff_t placeOf(const Pairs<Item> &pairs, const auto &keyOf, const auto &key)
{
    const auto same = std::ranges::find_if(pairs, [&](const auto &pair) {
        return pair.first && !pair.second && keyOf(*pair.first) == key;
    });
    return same == pairs.end() ? -1 : same - pairs.begin();
}

/// Pairs the items of two sessions by a key, in the order of the left ones; those of the right
/// alone stand where they stand there. What has no partner by @p keyOf finds one by @p looseKeyOf.
template <typename Item>
Pairs<Item> aligned(const std::vector<Item> &left, const std::vector<Item> &right,
                    const auto &keyOf, const auto &looseKeyOf)
{
    Pairs<Item> pairs;
    for (const Item &item : left) {
        pairs.emplace_back(&item, nullptr);
    }
    std::vector<const Item *> alone;
    for (const Item &item : right) {
        const ptrdiff_t place = placeOf(pairs, keyOf, keyOf(item));
        if (place >= 0) {
            pairs[size_t(place)].second = &item;
        } else {
            alone.push_back(&item);
        }
    }
    for (const Item *const item : alone) {
        const ptrdiff_t place = placeOf(pairs, looseKeyOf, looseKeyOf(*item));
        if (place >= 0) {
            pairs[size_t(place)].second = item;
            continue;
        }
        const auto behind = std::find_if(pairs.rbegin(), pairs.rend(), [item](const auto &pair) {
            return pair.second && pair.second < item; // both are of one vector
        });
        pairs.insert(behind.base(), {nullptr, item});
    }
    return pairs;
}

template <typename Item>
Pairs<Item> aligned(const std::vector<Item> &left, const std::vector<Item> &right,
                    const auto &keyOf)
{
    return aligned(left, right, keyOf, keyOf);
}

} // namespace baton
