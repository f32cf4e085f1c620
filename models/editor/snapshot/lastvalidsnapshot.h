// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/snapshot.h"

#include <map>
#include <set>

namespace baton {

/// The newest snapshot of each document of a file in which that document parses. A broken Markdown
/// block does not affect the others.
class LastValid
{
public:
    LastValid() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): one snapshot may stand for all documents
    LastValid(SnapshotPtr whole)
        : m_whole(std::move(whole))
    {
    }

    /// Updates the snapshots from @p now, the newest one.
    void take(const SnapshotPtr &now);
    /// The last valid snapshot of document number @p document; null if it never parsed.
    [[nodiscard]] SnapshotPtr of(int document) const;
    /// All snapshots without duplicates and null.
    [[nodiscard]] std::set<SnapshotPtr> all() const;
    /// The snapshot to show for @p document if @p now is the newest one.
    [[nodiscard]] SnapshotPtr shown(const SnapshotPtr &now, int document) const;

private:
    SnapshotPtr m_whole; ///< last snapshot in which all documents parse
    std::map<int, SnapshotPtr>
        m_blocks;       ///< newer snapshots of single documents, by document number
    size_t m_count = 0; ///< number of documents that m_blocks refers to
};

} // namespace baton
