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

/// The meaning of @p word among @p words, in any letter case.
[[nodiscard]] RunStatus statusCalled(const QHash<QString, RunStatus> &words, const QString &word);
/// The same, or the usual meaning of a word for an end without success: "cancelled".
[[nodiscard]] RunStatus statusMeant(const QHash<QString, RunStatus> &words, const QString &word);

/// The first that leads to a value counts.
using JsonPointers = std::vector<JsonPointer>;

/// The places in the state file of the facts that every session has.
struct StatePointers
{
    JsonPointers id;
    JsonPointers title;
    JsonPointers agent;
    JsonPointers parent;
    JsonPointers status;
    JsonPointers phase;
    JsonPointers resume; ///< id of the row to resume with, which may not have begun
    JsonPointers started;
    JsonPointers updated;
    JsonPointers ended;
    JsonPointers note;
    JsonPointers tags;
    JsonPointers dependsOn;
    JsonPointers folder;       ///< the session's folder, as a path
    JsonPointers maxRetries;   ///< number of restarts that are allowed
    int retriesOtherwise = -1; ///< number of restarts if no pointer has one; -1: unknown
};

/// A fact worth showing over the grid.
struct FactPointer
{
    QString title;
    JsonPointer pointer;
    QString fallback;          ///< value if the pointer finds none; empty: the fact is omitted
    bool isOfNextStep = false; ///< shown beside the next step if that depends on it
};

/// One row of the phase table.
struct PhaseRow
{
    QString id;
    QString title;
    JsonPointer at; ///< entry of the row in the state; root: none
    int parent = -1;
    QStringList files; ///< documents of the row, relative to the session's folder
};

/// A counter of retries in the state, relative to the phase's place.
struct RetryCounter
{
    JsonPointer at;
    int limit = 0;
    bool isOfFailures = false; ///< counts failed runs instead of retries

    /// The number of runs that the protocol allows; 0: without a limit.
    [[nodiscard]] int mostRuns() const { return limit <= 0 ? 0 : isOfFailures ? limit : limit + 1; }
};

/// The rows of a session with what the state says of each; pointers start at the row's place.
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
    JsonPointer completed;         ///< ids of the rows that were ever completed
    JsonPointer valid;             ///< ids of the rows whose results are still valid
    bool isLinear = true;          ///< a row begins when the one before has ended
    bool invalidatesLater = false; ///< running a row again invalidates the later ones
    QHash<QString, QString>
        rowsOfStatus; ///< id of the current row, by the session's status as written
};

/// The phases and gates that the session's settings leave out.
struct SkipRule
{
    JsonPointer pointer;
    QString fallback; ///< value if the pointer finds none
    QStringList values;
    QStringList phases;
    QStringList gates;
    QString reason;
};

/// A place with errors: a list in the state, in another file or in handoffs, or the lines of a log.
struct ErrorPointers
{
    QString file; ///< path relative to the session's folder; empty: the state or the handoffs
    JsonPointers lists;
    JsonPointers type;
    JsonPointers message; ///< empty: the entry itself
    JsonPointers time;
    JsonPointers phase;
    JsonPointers attempt;
    JsonPointers fix;
    JsonPointers outcome;
    QRegularExpression mended;    ///< matches the outcome of a successful fix
    QRegularExpression line;      ///< matches a log line; captures "time", "type" and "message"
    bool isBeside = false;        ///< the entries were tried in parallel: none is a retry
    QRegularExpression escalated; ///< matches an entry that only repeats an earlier failure
};

/// The step of the orchestrator after a gate.
struct GateNext
{
    QString passed;
    QString failed;
    QString exhausted; ///< next step after a failure with no retry left
    int counter = 0;   ///< position in PhaseTable::retries
};

/// The text that hands a failure to the user, with {names} in it.
struct EscalationText
{
    QString opening;
    QString entry; ///< text repeated for each attempt
    QString closing;
};

/// The facts that a session states a second time, so that the two may contradict each other. A root
/// pointer or an empty name: it does not.
struct DuplicateFacts
{
    JsonPointer exitCode; ///< in the state; 0: success
    JsonPointers names;   ///< in the state; files of the session's folder
    QString resultFile;   ///< file that also states how the session ended
    JsonPointer resultStatus;
    QHash<QString, RunStatus> resultWords;
    JsonPointer completed;  ///< in the state; ids of the completed rows
    JsonPointers countedAt; ///< in handoffs; number of completed parts of a row
    JsonPointer minimumMet; ///< in the state; whether enough parts of a row are complete
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

/// The next one to act on a session that came to a stop, and the rule for it. The first that fits
/// counts; an empty condition always fits.
struct NextRule
{
    QStringList when;     ///< status of the session: of the output formats, "flawed", "unreported",
                          ///< "retriable", "restarted", "handing-on", or "held-up" by a dependency
    QStringList kinds;    ///< kinds of the handoff at which the session stopped
    QStringList from;     ///< producers of that handoff
    QStringList verdicts; ///< names of verdicts on that handoff
    QStringList last;     ///< kinds of the session's last handoff
    QStringList gates;    ///< gates; one has to fail where the session stopped
    QStringList phases;   ///< ids of rows at which the session stopped
    JsonPointer at;       ///< pointer in the state whose value has to be one of `values`
    QStringList values;
    bool isUsedUp = false; ///< no retry is left
    QString who;
    QString does; ///< a sentence; {names} are replaced
    QString rule; ///< section of the specification
};

/// A sort of file beside the handoffs.
struct FileRole
{
    FileNamePattern path; ///< relative to the session's folder; without a folder: in any
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

/// The way to read a session's folder.
struct SessionFormat
{
    StatePointers state;
    QHash<QString, RunStatus> words;
    std::vector<FactPointer> facts;
    MechanismKind mechanism = MechanismKind::PhaseTable;
    bool isQueue = false; ///< of a chain: one row for each step instead of each route
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
    QStringList deliverableMarks;    ///< files or folders that mark the project's root, to which
                                     ///< deliverables are relative
    JsonPointer deliverableChecksum; ///< member beside a path
    JsonPointer deliverableText;
    bool needsDeliverables =
        false;                   ///< required deliverables have to exist once a session succeeded
    QString deliverableRequired; ///< boolean member beside a path, by default true; empty:
                                 ///< all are required
};

} // namespace baton
