// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/problems/nearestproblem.h"

#include <algorithm>

namespace baton {

qsizetype distanceOf(const Problem &problem, const ReadingPlace &place)
{
    const JsonPointer field = problem.finding.fieldPath();
    const bool isSameHandoff = problem.place == place.handoff;
    if (place.offset && problem.finding.range.touches(*place.offset)
        && !(field.isRoot() && problem.finding.range.isEmpty())) {
        return problem.finding.range.length();
    }
    if (!isSameHandoff) {
        return farAway;
    }
    if (field.isRoot()) {
        return wholeDocument;
    }
    return !place.offset && field.covers(place.field) ? place.field.depth() - field.depth()
                                                      : farAway;
}

std::tuple<qsizetype, bool, int> reachOf(const Problem &problem, const ReadingPlace &place)
{
    const qsizetype distance = distanceOf(problem, place);
    const int above = problem.finding.start.line - place.line;
    const int below = place.line - std::max(problem.finding.start.line, problem.finding.end.line);
    return {distance < wholeDocument ? distance : farAway, problem.place != place.handoff,
            std::max({above, below, 0})};
}

} // namespace baton
