// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <QVariant>

namespace baton {

/// The cells of the grid: phase, attempts, start and duration.
struct PhaseCells
{
    int attempts = 1;  ///< number of columns for attempts
    QDateTime started; ///< start of the session
    QDateTime now;     ///< end of all phases that still run

    [[nodiscard]] int startedColumn() const { return attempts + 1; }
    [[nodiscard]] int durationColumn() const { return attempts + 2; }
    /// The data of @p phase for @p role of PhaseGrid.
    [[nodiscard]] QVariant data(const SessionPhase &phase, int column, int role) const;
    [[nodiscard]] QVariant data(const SessionPhase &phase, const SessionAttempt &attempt,
                                int role) const;
    [[nodiscard]] QVariant header(int column, int role) const;

private:
    [[nodiscard]] QString text(const SessionPhase &phase, int column) const;
    [[nodiscard]] QString toolTip(const SessionPhase &phase, int column) const;
    [[nodiscard]] QString toolTip(const SessionPhase &phase, const SessionAttempt &attempt) const;
};

} // namespace baton
