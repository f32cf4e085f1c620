// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/filenamepattern.h"
#include "models/protocol/pack/sessionfile.h"
#include "models/values/jsonpointer.h"
#include "models/values/runstatus.h"

#include <QHash>
#include <QRegularExpression>

#include <optional>
#include <vector>

namespace baton {

/// The meaning of @p word among @p words, whatever its case.
[[nodiscard]] RunStatus statusCalled(const QHash<QString, RunStatus> &words, const QString &word);
/// The same, or the usual meaning of a word that tells of an end without success: "cancelled".
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
    JsonPointers resume; ///< the id of the row that it would go on with, which may not have begun
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
    QString fallback;          ///< value if the pointer has none; empty: the fact is left out
    bool isOfNextStep = false; ///< shown beside a next step that depends on it
};

/// One row of the phase table.
struct PhaseRow
{
    QString id;
    QString title;
    JsonPointer at; ///< entry of the state about this row; root: none
    int parent = -1;
    QStringList files; ///< documents that it writes, relative to the session's folder
};

/// A counter of retries in the state, relative to the phase's place.
struct RetryCounter
{
    JsonPointer at;
    int limit = 0;
    bool isOfFailures = false; ///< counts the runs that failed, not those that followed one

    /// The number of runs that the protocol allows; 0: without a limit.
    [[nodiscard]] int mostRuns() const { return limit <= 0 ? 0 : isOfFailures ? limit : limit + 1; }
};

/// The rows of a session with what the state tells of each; pointers start at the row's place.
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
    JsonPointer approval;                 ///< decision of the phase's review, as the state has it
    JsonPointers approvals;               ///< decision of the review, as its handoff has it
    JsonPointer completed;                ///< list of the ids that were completed once
    JsonPointer valid;                    ///< list of the ids whose results still hold
    bool isLinear = true;                 ///< a row begins when the one before it has ended
    bool invalidatesLater = false;        ///< running one again makes the results behind it void
    QHash<QString, QString> rowsOfStatus; ///< ids, by the session's status as written
};

/// The phases and gates that the session's settings leave out.
struct SkipRule
{
    JsonPointer pointer;
    QString fallback; ///< value if the pointer has none
    QStringList values;
    QStringList phases;
    QStringList gates;
    QString reason;
};

/// A place that tells of errors: a list in the state, in another file or in handoffs, or the lines
/// of a log.
struct ErrorPointers
{
    QString file; ///< relative to the session's folder; empty: the state, or the handoffs
    JsonPointers lists;
    JsonPointers type;
    JsonPointers message; ///< empty: the entry itself
    JsonPointers time;
    JsonPointers phase;
    JsonPointers attempt;
    JsonPointers fix;
    JsonPointers outcome;
    QRegularExpression mended;    ///< matches an outcome that says that the fix worked
    QRegularExpression line;      ///< of a log; finds "time", "type" and "message"
    bool isBeside = false;        ///< its entries were tried in parallel: none is a retry
    QRegularExpression escalated; ///< matches an entry that only passes on an earlier failure
};

/// The step of the orchestrator behind a gate.
struct GateNext
{
    QString passed;
    QString failed;
    QString exhausted; ///< failed, with no retry left
    int counter = 0;   ///< position in PhaseTable::retries
};

/// The text that hands a failure to the user, with {names} in it.
struct EscalationText
{
    QString opening;
    QString entry; ///< once for each attempt
    QString closing;
};

/// The facts that a session states a second time, so that the two may contradict each other. A root
/// pointer or an empty name: it does not.
struct DuplicateFacts
{
    JsonPointer exitCode; ///< in the state: 0 where the session succeeded
    JsonPointers names;   ///< in the state: files of the session's folder
    QString resultFile;   ///< tells how the session ended, too
    JsonPointer resultStatus;
    QHash<QString, RunStatus> resultWords;
    JsonPointer completed;  ///< in the state: ids of the rows that are complete
    JsonPointers countedAt; ///< in handoffs: how many of the parts of a row are complete
    JsonPointer minimumMet; ///< in the state: whether enough parts of a row are complete
    QString minimumRow;
    int minimum = 0;
    QString minimumGate; ///< the gate that asks for it
    QString lockFile;    ///< belongs to one session
    JsonPointer lockId;
    JsonPointer lockTime;
};

/// The place where a handoff says that what it answers did not pass.
struct RefusalPointers
{
    JsonPointers at;
    QHash<QString, RunStatus> words; ///< status of a row whose last word is one of them
    JsonPointers why;
};

/// The next one to act on a session that came to a stop, and the rule for it. The first that fits
/// counts; an empty condition always fits.
struct NextRule
{
    QStringList when;     ///< status of the session: of the output formats, "flawed", "unreported",
                          ///< "retriable", "restarted", "handing-on", or "held-up" by a dependency
    QStringList kinds;    ///< names, of the handoff that it stopped at
    QStringList from;     ///< agents, of the same
    QStringList verdicts; ///< names of actions, of what is said of the same
    QStringList last;     ///< names of kinds, of the last handoff of the session
    QStringList gates;    ///< one of these fails where it stopped
    QStringList phases;   ///< ids, of the row that it stopped at
    JsonPointer at;       ///< in the state: one of `values` stands there
    QStringList values;
    bool isUsedUp = false; ///< no retry is left
    QString who;
    QString does; ///< a sentence with {names} in it
    QString rule; ///< the section of the specification that says so
};

/// A sort of file beside the handoffs.
struct FileRole
{
    FileNamePattern path; ///< relative to the session's folder; without a folder in any
    SessionFile::Role role = SessionFile::Role::Text;
};

/// The way to read a session's folder.
struct SessionFormat
{
    enum class Rows {
        State,    ///< the phase table
        Children, ///< the session itself and those that it started
        Handoffs  ///< one for each route, or each step of a queue, by time
    };

    StatePointers state;
    QHash<QString, RunStatus> words;
    std::vector<FactPointer> facts;
    Rows rows = Rows::State;
    bool isQueue = false; ///< of rows by handoffs: each step is one, whoever hands to whom
    PhaseTable phases;
    std::vector<SkipRule> skips;
    std::vector<ErrorPointers> errors;
    std::optional<ErrorPointers> history; ///< in handoffs
    QHash<QString, GateNext> gates;       ///< by id
    std::vector<NextRule> next;
    EscalationText escalation;
    std::vector<FileRole> files;
    DuplicateFacts duplicates;
    QStringList signs; ///< files and folders whose change shows that the session is alive
    int staleMinutes = 30;
    int expiryHours = 24;
    bool isExpiryFinal = false; ///< expired sessions cannot be resumed
    JsonPointers givesUp;       ///< reason in a handoff for giving up without a result
    RefusalPointers refusals;
    JsonPointers joinedBy; ///< value in handoffs that those which belong together share
    /// Paths in handoffs, with "*" for any key or position.
    std::vector<JsonPointer> deliverables;
    QStringList deliverableMarks;    ///< files or folders that mark the project's root, to which
                                     ///< deliverables are relative
    JsonPointer deliverableChecksum; ///< beside a path
    JsonPointer deliverableText;
    bool needsDeliverables = false; ///< required deliverables must exist once a session succeeded
    QString deliverableRequired;    ///< member beside a path, true unless it says otherwise; empty:
                                    ///< all are required
};

} // namespace baton
