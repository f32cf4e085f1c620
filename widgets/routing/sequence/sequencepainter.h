// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/sequence/sequencegeometry.h"

#include <optional>

class QPainter;

namespace baton {

/// Paints the visible part of a sequence. A value for one paint event.
struct SequencePainter
{
    /// Paints the whole sequence.
    void paint() const;

    QPainter &painter;
    const Sequence &sequence;
    const SequenceGeometry &geometry;
    int current; ///< current row; -1 if there is none
    bool hasFocus;
    std::optional<int> replay; ///< number of handoffs so far; later ones are dimmed

private:
    [[nodiscard]] QColor groundOf(int row) const;
    void paintLanes() const;
    void paintRow(int row) const;
    void paintTime(const Transfer &crossing, const QRect &area) const;
    void paintHeads() const;
};

} // namespace baton
