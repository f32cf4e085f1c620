// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <algorithm>
#include <deque>
#include <map>
#include <vector>

namespace baton {

/// The name of @p phase of @p session in any session: its id, for a session that it started the
/// name without the time, for a step its place in the queue. Empty for @p session itself.
[[nodiscard]] QString comparedKey(const SessionPhase &phase, const Session &session);

/// Pairs the items of two lists by key, in the order of the left list; an item of the right list
/// only follows the item before it there. Null: no counterpart.
template <typename Item>
using Pairs = std::vector<std::pair<const Item *, const Item *>>;

/// Gives each right item without a partner the first unpaired left item that has the same key.
template <typename Item>
void pairUp(Pairs<Item> &pairs, std::vector<ptrdiff_t> &places, const std::vector<Item> &right,
            const auto &keyOf)
{
    std::map<std::decay_t<decltype(keyOf(right.front()))>, std::deque<ptrdiff_t>> alone;
    for (size_t i = 0; i < pairs.size(); ++i) {
        if (!pairs[i].second) {
            alone[keyOf(*pairs[i].first)].push_back(ptrdiff_t(i));
        }
    }
    for (size_t i = 0; i < right.size() && !alone.empty(); ++i) {
        const auto same = places[i] < 0 ? alone.find(keyOf(right[i])) : alone.end();
        if (same == alone.end()) {
            continue;
        }
        places[i] = same->second.front();
        pairs[size_t(places[i])].second = &right[i];
        same->second.pop_front();
        if (same->second.empty()) {
            alone.erase(same);
        }
    }
}

/// Pairs the items of two sessions by a key, in the order of the left items. Unpaired right items
/// keep their place among the right ones. Items without a partner by one of @p keysOf are paired by
/// the next.
template <typename Item>
Pairs<Item> aligned(const std::vector<Item> &left, const std::vector<Item> &right,
                    const auto &...keysOf)
{
    Pairs<Item> pairs;
    for (const Item &item : left) {
        pairs.emplace_back(&item, nullptr);
    }
    std::vector<ptrdiff_t> places(right.size(), -1); // in pairs
    (pairUp(pairs, places, right, keysOf), ...);
    // Unpaired items follow the last paired item before them.
    std::vector<std::vector<const Item *>> behind(left.size() + 1);
    ptrdiff_t last = -1;
    for (size_t i = 0; i < right.size(); ++i) {
        if (places[i] < 0) {
            behind[size_t(last + 1)].push_back(&right[i]);
        }
        last = std::max(last, places[i]);
    }
    Pairs<Item> all;
    for (size_t i = 0; i <= left.size(); ++i) {
        if (i > 0) {
            all.push_back(pairs[i - 1]);
        }
        for (const Item *const item : behind[i]) {
            all.emplace_back(nullptr, item);
        }
    }
    return all;
}

} // namespace baton
