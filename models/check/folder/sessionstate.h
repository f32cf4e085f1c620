// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checksettings.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/pack/statefile.h"

namespace baton {

/// The state file of a document's session, read on first use.
class SessionState
{
public:
    SessionState(const ProtocolPack &pack, const CheckSettings &settings);

    /// The run of @p phase that a document belongs to, at most the protocol's limit. Computed from
    /// the counter at @p position in PhaseTable::retries and from whether the run failed. nullopt
    /// if the session has no counter.
    [[nodiscard]] std::optional<int> runOf(const QString &phase, int position, bool hasFailed);
    /// The highest counter of @p phase; -1 if there is none.
    [[nodiscard]] int mostRetries(const QString &phase);
    /// The session's mode; empty if unknown.
    [[nodiscard]] QString mode();

private:
    [[nodiscard]] const SessionFolderMatch &session();
    [[nodiscard]] const Tree &tree();
    /// The text at @p member in the row of @p phase in the state file.
    [[nodiscard]] QString textOf(const QString &phase, const JsonPointer &member);

    const ProtocolPack &m_pack;
    const CheckSettings &m_settings;
    std::optional<SessionFolderMatch> m_session; ///< determined on first use
    bool m_isRead = false;
    StateFile m_state;
};

} // namespace baton
