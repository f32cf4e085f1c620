// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/pathmove.h"

#include <QHash>

namespace baton {

/// The moves by path of each step of the history: undo and redo move back and forth.
class HistoryMoves
{
public:
    /// The history is @p index steps long.
    explicit HistoryMoves(int index)
        : m_index(index)
    {
    }

    [[nodiscard]] int index() const { return m_index; }
    /// The newest step is @p move.
    void record(const PathMove &move) { m_moves.insert(m_index, move); }
    /// The history is @p index steps long now. Gives what undo or redo moved with it; without
    /// @p isStep something else changed its length.
    std::optional<PathMove> follow(int index, bool isStep);
    /// The place of the reader after undo or redo moved, restored or removed an entry.
    [[nodiscard]] const std::optional<JsonPointer> &place() const { return m_place; }
    void clear() { m_moves.clear(); }

private:
    int m_index;
    QHash<int, PathMove> m_moves; ///< moves by the length of the history after them
    std::optional<JsonPointer> m_place;
};

} // namespace baton
