// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/sessionstate.h"

#include "models/protocol/statefile.h"

using namespace Qt::StringLiterals;

namespace baton {

SessionState::SessionState(const ProtocolPack &pack, const CheckSettings &settings)
    : m_settings(settings)
    , m_session(sessionAround(pack.sessionLayouts(), settings.filePath))
{
}

std::optional<int> SessionState::retriesUsed(const QString &phase)
{
    if (!m_session.layout) {
        return {};
    }
    const PhaseTable &table = m_session.layout->reading.phases;
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
    return m_session.layout ? textAt(tree(), m_session.layout->reading.state.note) : QString();
}

const Tree &SessionState::tree()
{
    if (!m_isRead) {
        m_isRead = true;
        if (m_settings.touchesDisk && m_session.layout) {
            m_tree = readStateFile(*m_session.layout, m_session.folder).tree;
        }
    }
    return m_tree;
}

} // namespace baton
