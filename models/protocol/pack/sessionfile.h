// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/evidence.h"

#include <QDateTime>

namespace baton {

/// A file of a session that is not a handoff.
struct SessionFile
{
    enum class Role { State, Lock, Log, Result, Prompt, Text };

    Role role = Role::Text;
    QString path;
    qint64 size = 0;
    QDateTime modified;
    QDateTime lastTime = {}; ///< last time stated in a log; invalid if there is none

    friend bool operator==(const SessionFile &, const SessionFile &) = default;
};

/// A file that a session promised or delivered.
struct Deliverable
{
    enum class State { Exists, Missing, Outside, Unknown };
    enum class Checksum { NotGiven, Matches, Differs, NotChecked };

    QString written; ///< path as written in the document
    QString path;    ///< absolute path; empty if unknown
    State state = State::Unknown;
    Checksum checksum = Checksum::NotGiven;
    qint64 size = 0;
    bool isRequired = false; ///< required for a successful session
    int handoff = -1; ///< index in Session::handoffs of the handoff that names it; -1 if none does
    QString description;
    Evidence evidence;

    friend bool operator==(const Deliverable &, const Deliverable &) = default;
};

} // namespace baton
