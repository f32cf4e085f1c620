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

/// The file of one or more handoffs during the reading of a session.
struct HandoffSource
{
    QByteArray bytes;
    std::shared_ptr<const ParsedText> parsed;
    LineIndex lines;
};

/// Facts from the state about a phase that SessionPhase does not contain.
struct ReportedPhase
{
    const PhaseRow *row = nullptr;
    bool isReported = false;  ///< the state contains an entry for the phase
    std::vector<int> retries; ///< indexed like PhaseTable::retries; -1 if there is no such counter
    QString handoff;          ///< path as written
    QString error;
    bool isValid = true;                   ///< false if the state lists it as invalid
    std::vector<AttemptCount> counts = {}; ///< indexed like PhaseTable::retries
};

/// A session while it is read, with its sources. Referenced objects must outlive the builder.
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
    QStringList
        stateLost;      ///< keys missing in the file, if the earlier state is kept because of them
    Report stateReport; ///< result of checking the state file; empty if there is none
    Session session;
    std::vector<ReportedPhase> reportedPhases;                 ///< indexed like session.phases
    std::vector<std::shared_ptr<const HandoffSource>> sources; ///< indexed like session.handoffs
    QStringList
        handoffPhases; ///< id of the phase stated in the document, indexed like session.handoffs
    QStringList emptyFiles; ///< paths of empty files in the folder of handoffs

    [[nodiscard]] bool isStopped() const { return stop && *stop; }
    /// True if the state parses completely, so that a missing key is really missing.
    [[nodiscard]] bool isStateWhole() const { return state.isWhole(); }
    /// True for a folder that only contains sessions that start each other.
    [[nodiscard]] bool isHome() const;
    /// The format of the layout. For a plain folder, that of its protocol's sessions without a
    /// state.
    [[nodiscard]] const SessionFormat &reading() const;
    /// The sessions beside this one, or in this home. Only for sessions with a layout.
    [[nodiscard]] std::shared_ptr<const Siblings> siblings() const;
    /// The index of the phase with the id @p id; -1 if there is none.
    [[nodiscard]] int phaseOf(const QString &id) const;
    /// Forwards to SessionMechanism.
    [[nodiscard]] bool areRowsSessions() const;
    [[nodiscard]] bool areRowsRoutes() const;
    /// Adds a finding about the session.
    void addFinding(const QString &rule, Severity severity, const QString &message,
                    const Evidence &evidence);
    void addWarning(const QString &rule, const QString &message, const Evidence &evidence)
    {
        addFinding(rule, Severity::Warning, message, evidence);
    }
};

/// The first text at one of @p places in handoff number @p index of @p builder.
[[nodiscard]] QString textIn(const SessionBuilder &builder, size_t index,
                             const JsonPointers &places);
/// The evidence for @p pointer in document @p document of @p source.
[[nodiscard]] Evidence evidenceIn(const HandoffSource &source, const QString &path, int document,
                                  const JsonPointer &pointer);

} // namespace baton
