// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"
#include "models/values/evidence.h"
#include "models/values/handoffreferences.h"
#include "models/values/runstatus.h"

#include <QDateTime>

namespace baton {

/// One handoff of a session with the result of its check.
struct SessionHandoff
{
    Evidence at;
    QString protocol;
    QString kind;      ///< id of the kind
    QString kindTitle; ///< such as "Engineering review"
    QString producer;
    QString consumer;
    QString task;
    HandoffReferences links;
    QDateTime
        time; ///< time stated in the document or session, else that of the file; invalid if unknown
    bool isTimeOfFile = false; ///< the time is that of the file, which a copy changes
    int phase = -1;            ///< position in Session::phases
    int attempt = 1;
    /// The status according to the protocol's words, such as "status: success" or "Verdict: PASS".
    RunStatus reported = RunStatus::Unknown;
    bool isSuperseded = false; ///< a later attempt wrote its own handoff, or overwrote this one
    /// The text of a handoff that no file holds: it was overwritten while Baton followed the
    /// session, or it is the completion of a step in a database. Empty: see at.
    QByteArray kept;
    DocumentReport report;

    friend bool operator==(const SessionHandoff &, const SessionHandoff &) = default;
};

/// The number of fields that differ between two handoffs of the same kind and producer. Handoffs
/// are indexes in Session::handoffs.
struct HandoffDifference
{
    int before = -1;
    int after = -1;
    int fields = 0;

    friend bool operator==(const HandoffDifference &, const HandoffDifference &) = default;
};

} // namespace baton
