// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/linealignment.h"

#include <algorithm>

namespace baton {

namespace {

void addBlock(IndexPairs &pairs, IndexPair from, IndexPair to)
{
    const qsizetype rows = std::max(to.left - from.left, to.right - from.right);
    for (qsizetype row = 0; row < rows; ++row) {
        pairs.push_back({from.left + row < to.left ? from.left + row : -1,
                         from.right + row < to.right ? from.right + row : -1});
    }
}

} // namespace

IndexPairs pairLines(const QStringList &left, const QStringList &right)
{
    IndexPairs pairs;
    IndexPair next{0, 0};
    for (const IndexPair &same : commonItems(left, right)) {
        addBlock(pairs, next, same);
        pairs.push_back(same);
        next = {same.left + 1, same.right + 1};
    }
    addBlock(pairs, next, {left.size(), right.size()});
    return pairs;
}

} // namespace baton
