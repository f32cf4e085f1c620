// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/grid/phasegrid.h"
#include "models/sessionviews/grid/timescale.h"
#include "models/sessionviews/tables/attemptselection.h"
#include "models/sessionviews/tables/sessiontable.h"

#include <QSet>

namespace baton {

/// The models behind the view of a session that hold as many rows as the session has things.
struct SessionModels
{
    const PhaseGrid *phases = nullptr;
    const SessionTable *handoffs = nullptr;
    const SessionTable *logs = nullptr;
    const SessionTable *deliverables = nullptr;
    const SessionTable *findings = nullptr;
    const SessionTable *errors = nullptr;
    const SessionTable *repaired = nullptr;
};

/// All that a view needs to go over to another session, or to a newer state of the one it shows.
struct SessionViewChange
{
    std::shared_ptr<const Session> session;
    QDateTime now;
    PhaseGridUpdate phases;
    TimeScale scale;
    QSet<RunStatus> statuses;   ///< statuses of phases and attempts
    bool hasFlaws = false;      ///< a row has a warning instead of its status
    bool hasPassedOver = false; ///< a row failed, but the session succeeded without it
    TableChange handoffs;
    TableChange logs;
    TableChange deliverables;
    TableChange findings;
    TableChange errors;
    TableChange repaired;
    std::optional<AttemptPair> attempts; ///< attempts to compare unless the user chooses others
    std::optional<int> fields;           ///< number of fields in which these differ
};

/// True where changeOf() takes too long for the UI thread.
[[nodiscard]] bool isLarge(const Session &session);

/// May run on a worker while nothing is taken over.
[[nodiscard]] SessionViewChange changeOf(const SessionModels &models,
                                         const std::shared_ptr<const Session> &session,
                                         const QDateTime &now);

} // namespace baton
