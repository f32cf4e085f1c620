// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/historymoves.h"

#include <algorithm>
#include <utility>

namespace baton {

std::optional<PathMove> HistoryMoves::follow(int index, bool isStep)
{
    const int before = std::exchange(m_index, index);
    m_place.reset();
    if (!isStep) {
        const int first =
            index > before ? index : index + 1; // a new step replaces the undone steps
        m_moves.removeIf([first](auto move) { return move.key() >= first; });
        return std::nullopt;
    }
    const auto move = m_moves.constFind(std::max(before, index));
    if (move == m_moves.cend()) {
        return std::nullopt;
    }
    const PathMove made = index < before ? move->reversed() : *move;
    m_place = made.place();
    return made;
}

} // namespace baton
