// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/listmatching.h"

#include "models/compare/similarity.h"

#include <QSet>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Members that identify an item, most reliable first.
constexpr std::array identityKeys{"id"_L1,         "attempt_number"_L1, "attempt"_L1, "task_id"_L1,
                                  "step_index"_L1, "number"_L1,         "@id"_L1};
/// Members that identify an item but may change.
constexpr std::array nameKeys{"name"_L1, "key"_L1, "path"_L1, "@name"_L1, "@path"_L1};

std::vector<int> numbersOf(const NumberedValue &list)
{
    std::vector<int> result;
    result.reserve(list.items.size());
    for (const NumberedValue &item : list.items) {
        result.push_back(item.id);
    }
    return result;
}

/// The numbers of the member @p key; empty unless each item has the member as a scalar and no two
/// values are equal.
std::vector<int> identities(const NumberedValue &list, QLatin1StringView key)
{
    std::vector<int> result;
    QSet<int> seen;
    for (const NumberedValue &item : list.items) {
        const qsizetype at = item.value->keys.indexOf(key);
        if (at < 0) {
            return {};
        }
        const NumberedValue &member = item.items[static_cast<size_t>(at)];
        if (member.value->isContainer() || seen.contains(member.id)) {
            return {};
        }
        seen.insert(member.id);
        result.push_back(member.id);
    }
    return result;
}

/// Pairs equal numbers regardless of their order: the first with the first.
void pairEqual(const std::vector<int> &left, const std::vector<int> &right,
               std::vector<qsizetype> &partner, std::vector<bool> &isTaken)
{
    QHash<int, std::vector<qsizetype>> places;
    for (qsizetype i = std::ssize(right) - 1; i >= 0; --i) {
        if (!isTaken[static_cast<size_t>(i)]) {
            places[right[static_cast<size_t>(i)]].push_back(i);
        }
    }
    for (size_t i = 0; i < left.size(); ++i) {
        const auto place = places.find(left[i]);
        if (partner[i] < 0 && place != places.end() && !place->empty()) {
            partner[i] = place->back();
            isTaken[static_cast<size_t>(place->back())] = true;
            place->pop_back();
        }
    }
}

class Pairing
{
public:
    Pairing(const NumberedValue &left, const NumberedValue &right, ValueIds &ids)
        : m_left(left)
        , m_right(right)
        , m_ids(ids)
        , m_partner(left.items.size(), -1)
        , m_isTaken(right.items.size(), false)
    {
    }

    IndexPairs run()
    {
        if (!pairByMember(identityKeys)) {
            if (!pairByMember(nameKeys)) {
                pairTheEqual();
            }
            pairTheAlike();
            pairTheRest();
        }
        return pairs();
    }

private:
    bool pairByMember(std::span<const QLatin1StringView> keys)
    {
        for (const QLatin1StringView key : keys) {
            const std::vector<int> left = identities(m_left, key);
            const std::vector<int> right = identities(m_right, key);
            if (!left.empty() && !right.empty()) {
                pairEqual(left, right, m_partner, m_isTaken);
                return true;
            }
        }
        return false;
    }

    void pairTheEqual()
    {
        const std::vector<int> left = numbersOf(m_left);
        const std::vector<int> right = numbersOf(m_right);
        for (const IndexPair &pair : longestCommonSubsequence(left, right)) {
            take(pair);
        }
        pairEqual(left, right, m_partner, m_isTaken);
    }

    void pairTheAlike()
    {
        const std::vector<qsizetype> left = freeOnLeft();
        const std::vector<qsizetype> right = freeOnRight();
        if (left.empty() || right.empty()) {
            return;
        }
        const auto features = [this](const NumberedValue &list,
                                     const std::vector<qsizetype> &places) {
            std::vector<Features> result(list.items.size());
            for (const qsizetype at : places) {
                const auto place = static_cast<size_t>(at);
                result[place] = featuresOf(list.items[place], m_ids);
            }
            return result;
        };
        for (const IndexPair &pair :
             similarPairs(left, features(m_left, left), right, features(m_right, right))) {
            take(pair);
        }
    }

    /// Between two pairs that follow each other on both sides, as many free items on the left as on
    /// the right are taken for each other in order.
    void pairTheRest()
    {
        const IndexPairs known = pairs();
        const std::vector<bool> isStill = ascending(known);
        IndexPair from{0, 0};
        for (size_t i = 0; i < known.size(); ++i) {
            if (isStill[i]) {
                pairGap(from, known[i]);
                from = {known[i].left + 1, known[i].right + 1};
            }
        }
        pairGap(from, {std::ssize(m_left.items), std::ssize(m_right.items)});
    }

    void pairGap(IndexPair from, IndexPair to)
    {
        std::vector<qsizetype> left;
        for (qsizetype i = from.left; i < to.left; ++i) {
            if (m_partner[static_cast<size_t>(i)] < 0) {
                left.push_back(i);
            }
        }
        std::vector<qsizetype> right;
        for (qsizetype i = from.right; i < to.right; ++i) {
            if (!m_isTaken[static_cast<size_t>(i)]) {
                right.push_back(i);
            }
        }
        if (left.size() != right.size()) {
            return;
        }
        for (size_t i = 0; i < left.size(); ++i) {
            if (m_left.items[static_cast<size_t>(left[i])].value->type
                == m_right.items[static_cast<size_t>(right[i])].value->type) {
                take({left[i], right[i]});
            }
        }
    }

    void take(IndexPair pair)
    {
        m_partner[static_cast<size_t>(pair.left)] = pair.right;
        m_isTaken[static_cast<size_t>(pair.right)] = true;
    }

    [[nodiscard]] std::vector<qsizetype> freeOnLeft() const
    {
        std::vector<qsizetype> result;
        for (size_t i = 0; i < m_partner.size(); ++i) {
            if (m_partner[i] < 0) {
                result.push_back(static_cast<qsizetype>(i));
            }
        }
        return result;
    }

    [[nodiscard]] std::vector<qsizetype> freeOnRight() const
    {
        std::vector<qsizetype> result;
        for (size_t i = 0; i < m_isTaken.size(); ++i) {
            if (!m_isTaken[i]) {
                result.push_back(static_cast<qsizetype>(i));
            }
        }
        return result;
    }

    [[nodiscard]] IndexPairs pairs() const
    {
        IndexPairs result;
        for (size_t i = 0; i < m_partner.size(); ++i) {
            if (m_partner[i] >= 0) {
                result.push_back({static_cast<qsizetype>(i), m_partner[i]});
            }
        }
        return result;
    }

    const NumberedValue &m_left;
    const NumberedValue &m_right;
    ValueIds &m_ids;
    std::vector<qsizetype> m_partner; ///< on the right, of each item on the left
    std::vector<bool> m_isTaken;      ///< on the right
};

} // namespace

IndexPairs matchedItems(const NumberedValue &left, const NumberedValue &right, ValueIds &ids)
{
    return Pairing(left, right, ids).run();
}

} // namespace baton
