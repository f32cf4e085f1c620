// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/runstatus.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace baton {

/// The location of a session: a folder, or a database with a queue of steps.
struct SessionLocation
{
    enum class Source { Folder, Database };

    QString path; ///< absolute, clean path of the folder or SQLite file; else the URL of the
                  ///< database without a password
    QString protocol;
    QString layout;    ///< id in the protocol's `sessions`; empty for a plain folder of handoffs
    QString stateFile; ///< absolute path; empty if there is no state file
    Source source = Source::Folder;

    [[nodiscard]] bool isQueue() const { return source == Source::Database; }

    friend bool operator==(const SessionLocation &, const SessionLocation &) = default;
};

/// One row of the list of sessions. The status is known after the whole session was read.
struct SessionSummary
{
    SessionLocation place;
    QString id;
    QString title;
    QString agent;
    QString parent; ///< id of the session that started this one
    QString phase;  ///< title of the current phase
    QString word;   ///< status as written
    QString
        note; ///< addition to the title, such as "LITE" or, for a queue, "2 of 5 steps, 1 failed"
    QStringList tags;
    QString searchText; ///< texts of its errors for searching; empty if there are none or it is not
                        ///< read yet
    /// Id of the session that was started later for the same work, after this one had failed.
    QString successor;
    QString flaw; ///< problem despite a status of ok, such as "phase 2 Flow failed"
    RunStatus status = RunStatus::Unknown;
    Liveness liveness = Liveness::Over;
    QDateTime started; ///< UTC; invalid if unknown
    QDateTime updated; ///< UTC; last sign of life
    QDateTime ended;
    /// False for a folder of handoffs that do not belong to one run, such as examples or drafts.
    bool isOneRun = true;
    bool isOfWholeState = false; ///< the state file parses completely
    int errors = -1; ///< number of errors in session and handoffs; -1 if it is not checked yet
    int warnings = -1;
    /// The UTC time at which the shown state was read, if its file can no longer be read; else
    /// invalid.
    QDateTime stateKept = {};
    QStringList stateLost = {}; ///< missing keys because of which the earlier state is kept
                                ///< although the file can be read

    /// The duration of a session that runs until @p now; -1 if its start or end is unknown.
    [[nodiscard]] qint64 seconds(const QDateTime &now) const;
    /// True if the session should go on but gives no sign of life.
    [[nodiscard]] bool isSilent() const { return baton::isSilent(liveness); }

    friend bool operator==(const SessionSummary &, const SessionSummary &) = default;
};

/// The work in a session id, such as "gateway" for "20260221-150100-gateway"; empty for an id
/// without time and name.
[[nodiscard]] QString workNameOf(const QString &id);

} // namespace baton
