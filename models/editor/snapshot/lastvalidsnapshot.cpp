// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/snapshot/lastvalidsnapshot.h"

namespace baton {

void LastValid::take(const SnapshotPtr &now)
{
    const size_t count = now->parsed.documents.size();
    if (now->isComplete() || count != m_count) {
        m_blocks.clear(); // block numbers no longer match if the count differs
        m_count = count;
    }
    if (now->isComplete()) {
        m_whole = now;
        return;
    }
    for (int number = 0; number < static_cast<int>(count); ++number) {
        if (now->isComplete(number)) {
            m_blocks.insert_or_assign(number, now);
        }
    }
}

SnapshotPtr LastValid::of(int document) const
{
    const auto found = m_blocks.find(document);
    return found == m_blocks.end() ? m_whole : found->second;
}

std::set<SnapshotPtr> LastValid::all() const
{
    std::set<SnapshotPtr> snapshots;
    for (const auto &[document, snapshot] : m_blocks) {
        snapshots.insert(snapshot);
    }
    if (m_whole) {
        snapshots.insert(m_whole);
    }
    return snapshots;
}

SnapshotPtr LastValid::shown(const SnapshotPtr &now, int document) const
{
    const SnapshotPtr last = of(document);
    return last && !now->isComplete(document) ? last : now;
}

} // namespace baton
