// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"
#include "models/sessionviews/grid/phasegrid.h"
#include "models/sessionviews/grid/timescale.h"
#include "widgets/style/metrics.h"

#include <QPoint>
#include <QRect>

#include <memory>

namespace baton {

/// The positions of the bars on a time line, in viewport coordinates.
struct TimeLineLayout
{
    static constexpr int axisHeight = measures::tableHeaderHeight;
    static constexpr int labelLead = 3; ///< distance from a mark of the axis to its time

    std::shared_ptr<const Session> session;
    QDateTime now;
    TimeScale scale;
    double zoom = 1;
    QSize size;      ///< size of the viewport
    QPoint scrolled; ///< values of the scroll bars

    [[nodiscard]] int rowCount() const;
    [[nodiscard]] const SessionPhase &phase(int row) const;
    [[nodiscard]] int titleWidth() const;
    [[nodiscard]] int axisWidth() const;
    [[nodiscard]] int xOf(qint64 time) const;
    [[nodiscard]] int rowTop(int phase) const;
    /// The bar of @p place; null if there is none.
    [[nodiscard]] QRect barRect(const PhasePlace &place) const;

    /// An attempt without times, as it is drawn.
    struct Untimed
    {
        PhasePlace place;
        QRect area;
        Status status = Status::None;
        QString text;
    };
    /// The attempts without times of phase number @p phase; empty if it has any bar.
    [[nodiscard]] std::vector<Untimed> untimedAt(int phase) const;
    [[nodiscard]] PhasePlace placeAt(const QPoint &point) const;

    /// A mark of the axis above the bars.
    struct AxisMark
    {
        int x = 0;
        QString text;
    };
    [[nodiscard]] std::vector<AxisMark> axisMarks() const;
};

} // namespace baton
