// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/problems/nearestproblem.h"

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

} // namespace baton
