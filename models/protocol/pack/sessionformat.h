// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/filenamepattern.h"
#include "models/protocol/pack/sessionfile.h"
#include "models/values/jsonpointer.h"
#include "models/values/runstatus.h"

#include <QFlags>
#include <QHash>
#include <QRegularExpression>

#include <optional>
#include <vector>

namespace baton {

/// The meaning of @p word in @p words, in any letter case.
[[nodiscard]] RunStatus statusCalled(const QHash<QString, RunStatus> &words, const QString &word);
/// Like statusCalled(), with the usual meaning of words such as "cancelled" for an unsuccessful
/// end.
[[nodiscard]] RunStatus statusMeant(const QHash<QString, RunStatus> &words, const QString &word);

/// Alternative pointers; the first one that leads to a value is used.
using JsonPointers = std::vector<JsonPointer>;

/// The places of general facts in the state file.
struct StatePointers
{
    JsonPointers id;
    JsonPointers title;
    JsonPointers agent;
    JsonPointers parent;
    JsonPointers status;
    JsonPointers phase;
    JsonPointers resume; ///< id of the row to resume with, which may not have started
    JsonPointers started;
    JsonPointers updated;
    JsonPointers ended;
    JsonPointers note;
    JsonPointers tags;
    JsonPointers dependsOn;
    JsonPointers folder;       ///< path of the session's folder
    JsonPointers maxRetries;   ///< number of allowed restarts
    int retriesOtherwise = -1; ///< number of restarts if no pointer leads to one; -1 if unknown
};

/// A fact to show above the grid.
struct FactPointer
{
    QString title;
    JsonPointer pointer;
    QString fallback;          ///< value if the pointer leads to none; empty to omit the fact
    bool isOfNextStep = false; ///< shown beside the next step if the step depends on it
};

/// A row of the phase table.
struct PhaseRow
{
    QString id;
    QString title;
    JsonPointer at; ///< entry of the row in the state; root if there is none
    int parent = -1;
    QStringList files; ///< documents of the row, relative to the session's folder
};

/// A counter of retries in the state. Its pointer is relative to the phase's entry.
struct RetryCounter
{
    JsonPointer at;
    int limit = 0;
    bool isOfFailures = false; ///< counts failed runs instead of retries

    /// The number of runs that the protocol allows; 0 if there is no limit.
    [[nodiscard]] int mostRuns() const { return limit <= 0 ? 0 : isOfFailures ? limit : limit + 1; }
};

/// The rows of a session and the places of their facts in the state. Pointers are relative to the
/// row's entry.
struct PhaseTable
{
    std::vector<PhaseRow> rows;
    JsonPointer status;
    JsonPointer started;
    JsonPointer ended;
    JsonPointer error;
    JsonPointer handoff;
    JsonPointer output;
    std::vector<RetryCounter> retries;
    JsonPointer approval;          ///< decision of the phase's review in the state
    JsonPointers approvals;        ///< decision of the review in its handoff
    JsonPointer completed;         ///< ids of rows that were completed at some time
    JsonPointer valid;             ///< ids of rows whose results are still valid
    bool isLinear = true;          ///< a row begins when the previous one has ended
    bool invalidatesLater = false; ///< running a row again invalidates later ones
    QHash<QString, QString>
        rowsOfStatus; ///< id of the current row, by status of the session as written
};

/// The phases and gates that the settings of a session skip.
struct SkipRule
{
    JsonPointer pointer;
    QString fallback; ///< value if the pointer leads to none
    QStringList values;
    QStringList phases;
    QStringList gates;
    QString reason;
};

/// A place with errors: a list in the state, in another file or in handoffs, or the lines of a log.
struct ErrorPointers
{
    QString file; ///< path relative to the session's folder; empty for the state or the handoffs
    JsonPointers lists;
    JsonPointers type;
    JsonPointers message; ///< empty for the entry itself
    JsonPointers time;
    JsonPointers phase;
    JsonPointers attempt;
    JsonPointers fix;
    JsonPointers outcome;
    QRegularExpression mended;    ///< matches the outcome of a successful repair
    QRegularExpression line;      ///< matches a log line; captures "time", "type" and "message"
    bool isBeside = false;        ///< the entries were tried in parallel, so none is a retry
    QRegularExpression escalated; ///< matches an entry that only repeats an earlier failure
};

/// The next step of the orchestrator after a gate.
struct GateNext
{
    QString passed;
    QString failed;
    QString exhausted; ///< next step after a failure without retries left
    int counter = 0;   ///< index in PhaseTable::retries
};

/// The text that escalates a failure to the user, with {names} in it.
struct EscalationText
{
    QString opening;
    QString entry; ///< text for each attempt
    QString closing;
};

/// Facts that a session states twice, so that they may contradict each other. A root pointer or
/// empty name means that the fact is not stated.
struct DuplicateFacts
{
    JsonPointer exitCode; ///< in the state; 0 means success
    JsonPointers names;   ///< in the state; names of files in the session's folder
    QString resultFile;   ///< file that also states how the session ended
    JsonPointer resultStatus;
    QHash<QString, RunStatus> resultWords;
    JsonPointer completed;  ///< in the state; ids of the completed rows
    JsonPointers countedAt; ///< in handoffs; number of completed parts of a row
    JsonPointer minimumMet; ///< in the state; true if enough parts of a row are complete
    QString minimumRow;
    int minimum = 0;
    QString minimumGate; ///< gate that requires the minimum
    QString lockFile;    ///< lock file of a session
    JsonPointer lockId;
    JsonPointer lockTime;
};

/// The place where a handoff says that it rejects the one that it answers.
struct RejectionPointers
{
    JsonPointers at;
    QHash<QString, RunStatus> words; ///< status of the rejected row, by word
    JsonPointers why;
};

/// Who acts next on a session that has stopped, and the rule of the protocol. The first match is
/// used; an empty condition always matches.
struct NextRule
{
    QStringList
        when; ///< status of the session: a word of the output formats, "flawed", "unreported",
              ///< "retriable", "restarted", "handing-on", or "held-up" by a dependency
    QStringList kinds;    ///< kinds of the handoff at which the session stopped
    QStringList from;     ///< producers of that handoff
    QStringList verdicts; ///< names of verdicts on that handoff
    QStringList last;     ///< kinds of the session's last handoff
    QStringList gates;    ///< gates; one of them must have failed where the session stopped
    QStringList phases;   ///< ids of rows at which the session stopped
    JsonPointer at;       ///< pointer in the state whose value must be one of `values`
    QStringList values;
    bool isUsedUp = false; ///< requires that no retry is left
    QString who;
    QString does; ///< a sentence; the {names} are replaced
    QString rule; ///< section of the specification
};

/// A role of files beside the handoffs.
struct FileRole
{
    FileNamePattern path; ///< relative to the session's folder; without a folder, in any folder
    SessionFile::Role role = SessionFile::Role::Text;
};

/// The source of a session's rows.
enum class MechanismKind {
    PhaseTable = 1,  ///< phases of the phase table
    SessionTree = 2, ///< the session and the sessions that it started
    HandoffChain = 4 ///< routes or steps of a queue, by time
};
Q_DECLARE_FLAGS(MechanismKinds, MechanismKind)
Q_DECLARE_OPERATORS_FOR_FLAGS(MechanismKinds)

/// How to read the files of a session.
struct SessionFormat
{
    StatePointers state;
    QHash<QString, RunStatus> words;
    std::vector<FactPointer> facts;
    MechanismKind mechanism = MechanismKind::PhaseTable;
    bool isQueue = false; ///< for chains: one row for each step instead of each route
    PhaseTable phases;
    std::vector<SkipRule> skips;
    std::vector<ErrorPointers> errors;
    std::optional<ErrorPointers> history; ///< pointers in handoffs
    QHash<QString, GateNext> gates;       ///< by id
    std::vector<NextRule> next;
    EscalationText escalation;
    std::vector<FileRole> files;
    DuplicateFacts duplicates;
    QStringList signs; ///< files and folders whose changes are signs of life
    int staleMinutes = 30;
    int expiryHours = 24;
    bool isExpiryFinal = false; ///< an expired session cannot be resumed
    JsonPointers givesUp;       ///< reason for giving up without a result, in a handoff
    RejectionPointers rejections;
    JsonPointers joinedBy; ///< value that related handoffs share
    /// Paths in handoffs, with "*" for any key or position.
    std::vector<JsonPointer> deliverables;
    QStringList deliverableMarks;    ///< files or folders that mark the project root, to which
                                     ///< deliverables are relative
    JsonPointer deliverableChecksum; ///< member beside a path, with its checksum
    JsonPointer deliverableText;
    bool needsDeliverables =
        false;                   ///< required deliverables must exist after a session has succeeded
    QString deliverableRequired; ///< boolean member beside a path, true by default; empty if all
                                 ///< are required
};

} // namespace baton
