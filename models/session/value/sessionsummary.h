// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/runstatus.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace baton {

/// The place of a session: a folder, or a database that holds a queue of steps.
struct SessionLocation
{
    enum class Source { Folder, Database };

    QString path; ///< absolute and clean, of the folder or the file of SQLite; else the URL of the
                  ///< database, without a password
    QString protocol;
    QString layout;    ///< id in the protocol's `sessions`; empty: a plain folder of handoffs
    QString stateFile; ///< absolute; empty: no state file
    Source source = Source::Folder;

    [[nodiscard]] bool isQueue() const { return source == Source::Database; }

    friend bool operator==(const SessionLocation &, const SessionLocation &) = default;
};

/// One row of the session list. Its status is known once the whole session was read.
struct SessionSummary
{
    SessionLocation place;
    QString id;
    QString title;
    QString agent;
    QString parent; ///< id of the session that started this one
    QString phase;  ///< title of the current phase
    QString word;   ///< status as written
    QString note;   ///< addition to the title: "LITE"; for a queue "2 of 5 steps, 1 failed"
    QStringList tags;
    QString searchText; ///< texts of its errors, for search; empty: none or not read yet
    /// Id of the session that was started later for the same work, after this one had failed.
    QString successor;
    QString flaw; ///< problem despite a status of ok: "phase 2 Flow failed"
    RunStatus status = RunStatus::Unknown;
    Liveness liveness = Liveness::Over;
    QDateTime started; ///< UTC; invalid: unknown
    QDateTime updated; ///< UTC; last sign of life
    QDateTime ended;
    /// False of a folder of handoffs that are not of one run: examples, drafts.
    bool isOneRun = true;
    bool isOfWholeState = false; ///< the state file parses to its end
    int errors = -1; ///< number of error findings of session and handoffs; -1: not checked yet
    int warnings = -1;
    /// The time at which the shown state was read, in UTC, if its file cannot be read any more;
    /// else invalid.
    QDateTime stateKept = {};
    QStringList stateLost =
        {}; ///< keys that the file lost, if it can be read but the earlier state is kept

    /// The duration of a session that runs until @p now; -1 when its start or its end is not known.
    [[nodiscard]] qint64 seconds(const QDateTime &now) const;
    /// True where it should go on and gives no sign of life.
    [[nodiscard]] bool isSilent() const { return baton::isSilent(liveness); }

    friend bool operator==(const SessionSummary &, const SessionSummary &) = default;
};

/// "gateway" of the session id "20260221-150100-gateway"; empty of an id without a time and a name.
[[nodiscard]] QString workNameOf(const QString &id);

} // namespace baton
