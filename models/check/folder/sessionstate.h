// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checksettings.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/pack/statefile.h"

namespace baton {

/// The state file of the session that a document lies in, read when it is first asked for.
class SessionState
{
public:
    SessionState(const ProtocolPack &pack, const CheckSettings &settings);

    /// The run of @p phase that a document belongs to, by the counter at @p position in
    /// PhaseTable::retries and whether it failed; at most the protocol's limit. Nothing if the
    /// session has no counter.
    [[nodiscard]] std::optional<int> runOf(const QString &phase, int position, bool hasFailed);
    /// The highest of the counters of @p phase; -1 where the session tells none.
    [[nodiscard]] int mostRetries(const QString &phase);
    /// The session's mode; empty when it is not known.
    [[nodiscard]] QString mode();

private:
    [[nodiscard]] const SessionFolderMatch &session();
    [[nodiscard]] const Tree &tree();
    /// The text at @p member of the row of @p phase in the state.
    [[nodiscard]] QString textOf(const QString &phase, const JsonPointer &member);

    const ProtocolPack &m_pack;
    const CheckSettings &m_settings;
    std::optional<SessionFolderMatch> m_session; ///< found on first use
    bool m_isRead = false;
    StateFile m_state;
};

} // namespace baton
