// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/pathmove.h"

#include <QHash>

namespace baton {

/// The path moves of the undo steps. Undo applies them in reverse; redo applies them again.
class HistoryMoves
{
public:
    /// Starts with a history of @p index steps.
    explicit HistoryMoves(int index)
        : m_index(index)
    {
    }

    [[nodiscard]] int index() const { return m_index; }
    /// Records @p move for the newest step.
    void record(const PathMove &move) { m_moves.insert(m_index, move); }
    /// Updates the length of the history to @p index steps. Returns the path move of the undo or
    /// redo. If @p isStep is false, the length changed for another reason.
    std::optional<PathMove> follow(int index, bool isStep);
    /// The path of the entry that the last undo or redo moved, restored or removed.
    [[nodiscard]] const std::optional<JsonPointer> &place() const { return m_place; }
    void clear() { m_moves.clear(); }

private:
    int m_index;
    QHash<int, PathMove> m_moves; ///< moves by the length of the history after each
    std::optional<JsonPointer> m_place;
};

} // namespace baton
