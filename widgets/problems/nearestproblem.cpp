// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/problems/nearestproblem.h"

#include <algorithm>

namespace baton {

qsizetype distanceOf(const Finding &finding, const HandoffId &handoff, const CursorPosition &place)
{
    const JsonPointer field = finding.fieldPath();
    if (place.offset && finding.range.touches(*place.offset)
        && !(field.isRoot() && finding.range.isEmpty())) {
        return finding.range.length();
    }
    if (handoff != place.handoff) {
        return farAway;
    }
    if (field.isRoot()) {
        return wholeDocument;
    }
    return !place.offset && field.covers(place.field) ? place.field.depth() - field.depth()
                                                      : farAway;
}

qsizetype distanceOf(const Problem &problem, const CursorPosition &place)
{
    qsizetype nearest = farAway;
    for (const Finding &part : problem.finding.each()) {
        nearest = std::min(nearest, distanceOf(part, problem.place, place));
    }
    return nearest;
}

std::tuple<qsizetype, bool, int> reachOf(const Finding &finding, const HandoffId &handoff,
                                         const CursorPosition &place)
{
    const qsizetype distance = distanceOf(finding, handoff, place);
    const int above = finding.start.line - place.line;
    const int below = place.line - std::max(finding.start.line, finding.end.line);
    return {distance < wholeDocument ? distance : farAway, handoff != place.handoff,
            std::max({above, below, 0})};
}

} // namespace baton
