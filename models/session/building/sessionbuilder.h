// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/session/building/previousread.h"
#include "models/session/state/resultfile.h"
#include "models/session/value/session.h"
#include "models/session/value/sessionsettings.h"

namespace baton {

class SessionMechanism;
struct Siblings;

/// The file of one or several handoffs, while its session is read.
struct HandoffSource
{
    QByteArray bytes;
    std::shared_ptr<const ParsedText> parsed;
    LineIndex lines;
};

/// The facts of the state about a phase that the phase does not keep.
struct ReportedPhase
{
    const PhaseRow *row = nullptr;
    bool isReported = false;  ///< the state contains an entry for the phase
    std::vector<int> retries; ///< indexed as PhaseTable::retries; -1: no such counter
    QString handoff;          ///< path as written
    QString error;
    bool isValid = true;                   ///< false: the state lists it as invalid
    std::vector<AttemptCount> counts = {}; ///< indexed as PhaseTable::retries
};

/// A session while it is read, with its sources. The referenced objects outlive the builder.
struct SessionBuilder
{
    SessionBuilder(const SessionLocation &readPlace, const ProtocolCatalog &packs,
                   const SessionSettings &bySettings, const PreviousParts &before,
                   const std::atomic_bool *stopFlag);

    const SessionLocation &place;
    const ProtocolCatalog &catalog;
    const SessionSettings &settings;
    const PreviousParts &kept;
    const std::atomic_bool *stop;
    const ProtocolPack *pack = nullptr; ///< null for a plain folder
    const SessionLayout *layout = nullptr;
    const SessionMechanism *mechanism = nullptr;
    StateDocument state;
    ResultFile result;
    bool isStateKept = false; ///< the state is that of `kept`
    QStringList stateLost;    ///< keys that the file lost, if that is why the earlier state is kept
    Report stateReport;       ///< check of the state file; empty: no state file
    Session session;
    std::vector<ReportedPhase> reportedPhases;                 ///< indexed as session.phases
    std::vector<std::shared_ptr<const HandoffSource>> sources; ///< indexed as session.handoffs
    QStringList
        handoffPhases;      ///< indexed as session.handoffs: id of the phase stated in the document
    QStringList emptyFiles; ///< paths of empty files in the folder of handoffs

    [[nodiscard]] bool isStopped() const { return stop && *stop; }
    /// True when the state parses to its end, so that a missing key is known to be missing.
    [[nodiscard]] bool isStateWhole() const { return state.isWhole(); }
    /// True for a folder that contains sessions which start each other and is not a session itself.
    [[nodiscard]] bool isHome() const;
    /// The format of the layout; for a plain folder, that of its protocol's sessions without a
    /// state.
    [[nodiscard]] const SessionFormat &reading() const;
    /// The sessions that lie beside this one, or in this home; of a layout only.
    [[nodiscard]] std::shared_ptr<const Siblings> siblings() const;
    /// The position of the phase with @p id; -1 when there is none.
    [[nodiscard]] int phaseOf(const QString &id) const;
    /// Forwards to SessionMechanism.
    [[nodiscard]] bool areRowsSessions() const;
    [[nodiscard]] bool areRowsRoutes() const;
    /// Adds a finding of the session.
    void addFinding(const QString &rule, Severity severity, const QString &message,
                    const Evidence &evidence);
    void addWarning(const QString &rule, const QString &message, const Evidence &evidence)
    {
        addFinding(rule, Severity::Warning, message, evidence);
    }
};

/// The first text at one of @p places in the handoff at @p index of @p builder.
[[nodiscard]] QString textIn(const SessionBuilder &builder, size_t index,
                             const JsonPointers &places);
/// The line of @p pointer in document @p document of @p source.
[[nodiscard]] Evidence evidenceIn(const HandoffSource &source, const QString &path, int document,
                                  const JsonPointer &pointer);

} // namespace baton
