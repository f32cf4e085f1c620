// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/problems/problem.h"

#include <limits>
#include <optional>
#include <tuple>

namespace baton {

/// The place of caret and focus in a document.
struct CursorPosition
{
    HandoffId handoff;
    std::optional<qsizetype> offset; ///< caret offset in the source; none: the focus is in the form
    JsonPointer field;               ///< focused field of the form
    int line = 1;                    ///< line of the caret or field
};

/// Farther than any place: the problem belongs to another document or handoff.
constexpr qsizetype farAway = std::numeric_limits<qsizetype>::max();
/// The next farthest: the problem concerns the document as a whole.
constexpr qsizetype wholeDocument = farAway - 1;

/// The distance between @p place and @p finding of the handoff @p handoff.
[[nodiscard]] qsizetype distanceOf(const Finding &finding, const HandoffId &handoff,
                                   const CursorPosition &place);
/// The distance of the nearest part of @p problem.
[[nodiscard]] qsizetype distanceOf(const Problem &problem, const CursorPosition &place);

/// The distance for a search without limit: findings of the same handoff are nearer than others,
/// and are compared by line.
[[nodiscard]] std::tuple<qsizetype, bool, int>
reachOf(const Finding &finding, const HandoffId &handoff, const CursorPosition &place);

} // namespace baton
