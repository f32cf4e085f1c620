// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/grid/rowmatching.h"

#include "models/strings/longestcommonsubsequence.h"

#include <QHash>

#include <numeric>

namespace baton {

namespace {

/// A key with the number of equal keys before it, which distinguishes duplicates.
struct DuplicateKey
{
    QString key;
    int number = 0;

    friend bool operator==(const DuplicateKey &, const DuplicateKey &) = default;
    friend size_t qHash(const DuplicateKey &twin, size_t seed)
    {
        return qHashMulti(seed, twin.key, twin.number);
    }
};

} // namespace

std::vector<int> matchRows(const QStringList &before, const QStringList &after)
{
    std::vector<int> kept(static_cast<size_t>(before.size()), -1);
    if (before == after) {
        std::iota(kept.begin(), kept.end(), 0);
        return kept;
    }
    QHash<DuplicateKey, int> rows;
    QHash<QString, int> twins;
    for (qsizetype row = 0; row < after.size(); ++row) {
        rows.insert({after[row], twins[after[row]]++}, static_cast<int>(row));
    }
    twins.clear();
    IndexPairs pairs;
    for (qsizetype row = 0; row < before.size(); ++row) {
        const int target = rows.value({before[row], twins[before[row]]++}, -1);
        if (target >= 0) {
            pairs.push_back({row, target});
        }
    }
    const std::vector<bool> stays = ascending(pairs);
    for (size_t i = 0; i < pairs.size(); ++i) {
        if (stays[i]) {
            kept[static_cast<size_t>(pairs[i].left)] = static_cast<int>(pairs[i].right);
        }
    }
    return kept;
}

int rangesOf(const std::vector<int> &kept, int wanted)
{
    int ranges = 0;
    int next = 0;
    for (size_t row = 0; row < kept.size(); ++row) {
        const bool isFirstToGo = kept[row] < 0 && (row == 0 || kept[row - 1] >= 0);
        ranges += isFirstToGo || kept[row] > next ? 1 : 0;
        next = kept[row] < 0 ? next : kept[row] + 1;
    }
    return ranges + (next < wanted ? 1 : 0);
}

} // namespace baton
