// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/pathmove.h"

#include <QHash>

namespace baton {

/// The path moves of the undo steps: undo and redo repeat them backwards and forwards.
class HistoryMoves
{
public:
    /// The history is @p index steps long.
    explicit HistoryMoves(int index)
        : m_index(index)
    {
    }

    [[nodiscard]] int index() const { return m_index; }
    /// Records @p move for the newest step.
    void record(const PathMove &move) { m_moves.insert(m_index, move); }
    /// Notes that the history has @p index steps now. Returns the move of the undo or redo; without
    /// @p isStep something else changed the length.
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
