// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/evidence.h"

#include <QDateTime>

namespace baton {

/// A file that belongs to a session and is no handoff.
struct SessionFile
{
    enum class Role { State, Lock, Log, Result, Prompt, Text };

    Role role = Role::Text;
    QString path;
    qint64 size = 0;
    QDateTime modified;
    QDateTime lastTime = {}; ///< of a log: the last one that it tells; invalid where it tells none

    friend bool operator==(const SessionFile &, const SessionFile &) = default;
};

/// A file that a session promised or delivered.
struct Deliverable
{
    enum class State { Exists, Missing, Outside, Unknown };
    enum class Checksum { NotGiven, Matches, Differs, NotChecked };

    QString written; ///< the path as the document spells it
    QString path;    ///< absolute; empty when that cannot be told
    State state = State::Unknown;
    Checksum checksum = Checksum::NotGiven;
    qint64 size = 0;
    bool isRequired = false; ///< a session that succeeded has it
    int handoff = -1;        ///< position in Session::handoffs of the one that names it
    QString description;
    Evidence evidence;

    friend bool operator==(const Deliverable &, const Deliverable &) = default;
};

} // namespace baton
