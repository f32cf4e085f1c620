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
    QString kindTitle; ///< "Engineering review"
    QString producer;
    QString consumer;
    QString task;
    HandoffReferences links;
    QDateTime time; ///< time stated in document or session, else of the file; invalid: unknown
    bool isTimeOfFile = false; ///< time is that of the file, which a copy changes
    int phase = -1;            ///< position in Session::phases
    int attempt = 1;
    /// The status by the word that its protocol has for it: "status: success", "Verdict: PASS".
    RunStatus reported = RunStatus::Unknown;
    bool isSuperseded = false; ///< a later attempt wrote its own handoff, or overwrote this one
    QByteArray kept; ///< text of a handoff that was overwritten while Baton followed the session
    DocumentReport report;

    friend bool operator==(const SessionHandoff &, const SessionHandoff &) = default;
};

/// The number of fields in which two handoffs of the same kind and producer differ; positions in
/// Session::handoffs.
struct HandoffDifference
{
    int before = -1;
    int after = -1;
    int fields = 0;

    friend bool operator==(const HandoffDifference &, const HandoffDifference &) = default;
};

} // namespace baton
