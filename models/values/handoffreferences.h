// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace baton {

/// The references of a handoff to its session and its neighbours, in their spelling; empty if it
/// has none.
struct HandoffReferences
{
    QString phase; ///< number of the phase it comes from, as in its protocol
    QString toPhase;
    QString session;       ///< id of the session that it starts
    QStringList dependsOn; ///< ids of sessions
    QStringList notifies;  ///< agents to notify of its end
    QString previous;      ///< previous agent in the chain
    QString next;          ///< next agent in the chain
    QString position;      ///< "Step 2 of 3"
    QString step;          ///< number of the step in a queue
    QString passesOn;      ///< facts for the next step
    QString status;
    QString maxRetries = {}; ///< number of restarts that are allowed

    friend bool operator==(const HandoffReferences &, const HandoffReferences &) = default;
};

} // namespace baton
