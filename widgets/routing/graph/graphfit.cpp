// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/graphfit.h"

namespace baton {

/// A graph that is only slightly too large to be readable is nevertheless shown whole.
double GraphFit::apply(GraphCamera &camera, const QRectF &area, bool isSketch) const
{
    constexpr double readable = 0.45; ///< smallest zoom at which names are readable
    const bool isWhole = mode == Mode::Whole || isSketch;
    const double whole = camera.fit(area, isWhole ? GraphCamera::furthest : readable);
    if (!isWhole && whole < readable && whole >= leastWhole) {
        camera.fit(area, whole);
    }
    return whole;
}

} // namespace baton
