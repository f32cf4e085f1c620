// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/problem.h"

#include <limits>
#include <optional>

namespace baton {

/// Where somebody reads in a document.
struct ReadingPlace
{
    HandoffPlace handoff;
    std::optional<qsizetype> offset; ///< of the caret, in the source; nothing: in the form
    JsonPointer field;               ///< in the form
};

/// Farther than every place: the problem is about something else.
constexpr qsizetype farAway = std::numeric_limits<qsizetype>::max();
/// Nearer than that only: it is about the document as a whole.
constexpr qsizetype wholeDocument = farAway - 1;

/// How far @p problem is from @p place.
[[nodiscard]] qsizetype distanceOf(const Problem &problem, const ReadingPlace &place);

} // namespace baton
