// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace baton {

/// The references of a handoff to its session and its neighbours, as spelt; empty where it has
/// none.
struct HandoffReferences
{
    QString phase; ///< phase that it comes from, as its protocol numbers it
    QString toPhase;
    QString session;       ///< session that it starts
    QStringList dependsOn; ///< ids of sessions
    QStringList notifies;  ///< agents to notify of its end
    QString previous;      ///< agent before in the chain
    QString next;          ///< agent that is expected to follow
    QString position;      ///< "Step 2 of 3"
    QString step;          ///< number in a queue
    QString passesOn;      ///< facts that the next step needs
    QString status;
    QString maxRetries = {}; ///< number of restarts that are allowed

    friend bool operator==(const HandoffReferences &, const HandoffReferences &) = default;
};

} // namespace baton
