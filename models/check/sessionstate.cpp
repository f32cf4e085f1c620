// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/sessionstate.h"

#include "models/protocol/statefile.h"

using namespace Qt::StringLiterals;

namespace baton {

SessionState::SessionState(const ProtocolPack &pack, const CheckSettings &settings)
    : m_pack(pack)
    , m_settings(settings)
{
}

std::optional<int> SessionState::retriesUsed(const QString &phase)
{
    if (!session().layout) {
        return {};
    }
    const PhaseTable &table = session().layout->reading.phases;
    const auto row = std::ranges::find(table.rows, phase, &PhaseRow::id);
    if (row == table.rows.end() || table.retries.empty()) {
        return {};
    }
    const auto place = JsonPointer::parse(row->at.toString() + table.retries.front().at.toString());
    bool isOk = false;
    const int retries = place ? textAt(tree(), {*place}).toInt(&isOk) : 0;
    return isOk ? std::optional(retries) : std::nullopt;
}

QString SessionState::mode()
{
    return session().layout ? textAt(tree(), session().layout->reading.state.note) : QString();
}

const SessionSpot &SessionState::session()
{
    if (!m_session) {
        m_session = sessionAround(m_pack.sessionLayouts(), m_settings.filePath);
    }
    return *m_session;
}

const Tree &SessionState::tree()
{
    if (!m_isRead) {
        m_isRead = true;
        if (m_settings.touchesDisk && session().layout) {
            m_tree = readStateFile(*session().layout, session().folder).tree;
        }
    }
    return m_tree;
}

} // namespace baton
