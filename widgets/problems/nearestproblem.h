// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/problems/problem.h"

#include <limits>
#include <optional>
#include <tuple>

namespace baton {

/// The position of the reader in a document.
struct CursorPosition
{
    HandoffId handoff;
    std::optional<qsizetype> offset; ///< caret offset in the source; none: the focus is in the form
    JsonPointer field;               ///< focused field of the form
    int line = 1;                    ///< line of the caret or field
};

/// Farther than every place: the problem is about something else.
constexpr qsizetype farAway = std::numeric_limits<qsizetype>::max();
/// Nearer than that only: it is about the document as a whole.
constexpr qsizetype wholeDocument = farAway - 1;

/// The distance of @p finding of the handoff at @p handoff from @p place.
[[nodiscard]] qsizetype distanceOf(const Finding &finding, const HandoffId &handoff,
                                   const CursorPosition &place);
/// The distance of the nearest part of @p problem.
[[nodiscard]] qsizetype distanceOf(const Problem &problem, const CursorPosition &place);

/// The same for a finding that is looked for however far it is: what is somewhere else is nearer
/// in the same handoff, and there by its line.
[[nodiscard]] std::tuple<qsizetype, bool, int>
reachOf(const Finding &finding, const HandoffId &handoff, const CursorPosition &place);

} // namespace baton
