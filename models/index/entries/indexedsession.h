// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/entries/sessionstamp.h"
#include "models/session/value/reviewstatus.h"
#include "models/values/runstatus.h"

#include <QDateTime>

#include <map>
#include <vector>

namespace baton {

/// One thing of a session that is searched for.
struct IndexedEntry
{
    /// Their numbers are in indexes: a new one comes last. Programs that do not know it pass it
    /// over.
    enum class Type { Session, Handoff, Finding, Gate, Error, LogLine, Review, Phase, Cause, Step };

    Type type = Type::Session;
    QString name;     ///< id of the kind, the rule, the gate, the phase or the step; type of the
                      ///< error; of a first cause what names its like
    QString title;    ///< one line for a list
    QString kind;     ///< id of the handoff's kind
    QString agent;    ///< agent that wrote the handoff or the review, or carries out the session,
                      ///< the phase or the step
    QString receiver; ///< of the handoff
    QString phase;    ///< id of the phase; in a queue that of the step
    QString status;   ///< in a word: "failed", "error", "approve"
    QDateTime time;   ///< UTC; invalid if unknown
    QString path;     ///< absolute
    int document = 0; ///< position in ParsedText::documents
    int line = 0;     ///< from 1; 0: only the file is known
    QString text;     ///< all that is searched, masked

    /// True for an entry about a gap in a log, which no words find.
    [[nodiscard]] bool isGap() const { return status == QLatin1StringView("gap"); }

    friend bool operator==(const IndexedEntry &, const IndexedEntry &) = default;
};

/// A phase of a session, as the matrix and the figures of phases need it.
struct IndexedPhase
{
    QString id;
    QString title;
    RunStatus status = RunStatus::NotReached;
    QDateTime time;      ///< of its start, else of its end
    qint64 seconds = -1; ///< -1: not known
    int attempts = 0;

    /// True for a phase that figures count and searches find.
    [[nodiscard]] bool isRun() const { return attempts > 0 && hasRun(status); }

    friend bool operator==(const IndexedPhase &, const IndexedPhase &) = default;
};

/// One number that the statistics add up over sessions.
struct IndexedFigure
{
    QString name;   ///< "handoffs", "rule", "gate"…
    QString about;  ///< id of the rule, the gate, the agent…
    QString detail; ///< "passed", "failed"…
    qint64 day = 0; ///< Julian day that it counts for, UTC; 0: that of the session

    friend auto operator<=>(const IndexedFigure &, const IndexedFigure &) = default;
};

/// A session as an index keeps it.
struct IndexedSession
{
    SessionSummary summary;
    SessionStamp stamp;
    QString headline;
    QString cause; ///< name of the kind of its first open cause: a rule, a gate, a type of error;
                   ///< empty without one
    ReviewStatus review = ReviewStatus::None;
    QStringList names; ///< ids by which others refer to it
    QStringList needs; ///< ids of others that it refers to
    std::vector<IndexedPhase> phases;
    std::vector<IndexedEntry> entries;
    std::map<IndexedFigure, int> figures;
    /// True if the sessions that refer to this one must be read again and are not known yet.
    bool isOutdatingRelated = false;

    friend bool operator==(const IndexedSession &, const IndexedSession &) = default;
};

/// @p name in the form that an index stores: "none" if it is empty, so that a search can find it.
[[nodiscard]] QString orNone(const QString &name);

/// The word of @p type in a filter: "handoff", "log".
[[nodiscard]] QString nameOf(IndexedEntry::Type type);

} // namespace baton
