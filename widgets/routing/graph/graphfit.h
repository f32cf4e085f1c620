// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/painting/graphcamera.h"

namespace baton {

/// The part of a graph that is shown until the user moves or zooms.
struct GraphFit
{
    enum class Mode { None, Readable, Whole };

    /// A smaller scale of the whole graph is not readable.
    static constexpr double leastWhole = 0.4;

    Mode mode = Mode::Readable; ///< None: the user has scrolled or zoomed
    bool isCropped =
        false; ///< only a part is shown, since the whole graph would be too small to read

    [[nodiscard]] bool isOn() const { return mode != Mode::None; }
    /// A graph that is too large is shown at the smallest readable scale; the next call shows it
    /// whole.
    [[nodiscard]] Mode next() const
    {
        return mode == Mode::Readable && isCropped ? Mode::Whole : Mode::Readable;
    }
    /// A sketch is shown whole: the positions of its nodes are not final.
    /// @returns the scale at which the whole graph fits.
    double apply(GraphCamera &camera, const QRectF &area, bool isSketch) const;
};

} // namespace baton
