// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/grid/phasegrid.h"
#include "models/sessionviews/grid/timescale.h"
#include "models/sessionviews/tables/attemptselection.h"
#include "models/sessionviews/tables/sessiontable.h"

#include <QSet>

namespace baton {

/// The models of a session view with a row for each thing of the session.
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

/// Everything that a view needs to show another session, or a newer state of the same one.
struct SessionViewChange
{
    std::shared_ptr<const Session> session;
    QDateTime now;
    PhaseGridUpdate phases;
    TimeScale scale;
    QSet<RunStatus> statuses;   ///< statuses of phases and attempts
    bool hasFlaws = false;      ///< a row has a warning in place of its status
    bool hasPassedOver = false; ///< a row failed, but the session succeeded without it
    TableChange handoffs;
    TableChange logs;
    TableChange deliverables;
    TableChange findings;
    TableChange errors;
    TableChange repaired;
    std::optional<AttemptPair> attempts; ///< attempts to compare unless the user selects others
    std::optional<int> fields;           ///< number of fields in which these differ
};

/// True if changeOf() takes too long for the UI thread.
[[nodiscard]] bool isLarge(const Session &session);

/// Computes the change to @p session. May run on a worker, but not while a change is applied.
[[nodiscard]] SessionViewChange changeOf(const SessionModels &models,
                                         const std::shared_ptr<const Session> &session,
                                         const QDateTime &now);

} // namespace baton
