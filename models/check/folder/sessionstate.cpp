// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/sessionstate.h"

#include "models/check/folder/attemptnumber.h"
#include "models/disk/checkeddisk.h"
#include "models/protocol/pack/statefile.h"

using namespace Qt::StringLiterals;

namespace baton {

SessionState::SessionState(const ProtocolPack &pack, const CheckSettings &settings)
    : m_pack(pack)
    , m_settings(settings)
{
}

QString SessionState::textOf(const QString &phase, const JsonPointer &member)
{
    if (!session().layout) {
        return {};
    }
    const PhaseTable &table = session().layout->reading.phases;
    const auto row = std::ranges::find(table.rows, phase, &PhaseRow::id);
    const auto place = row == table.rows.end() || member.isRoot()
        ? std::nullopt
        : JsonPointer::parse(row->at.toString() + member.toString());
    return place ? textAt(tree(), {*place}) : QString();
}

std::optional<int> SessionState::runOf(const QString &phase, int position, bool hasFailed)
{
    const SessionLayout *layout = session().layout;
    if (!layout || position >= std::ssize(layout->reading.phases.retries)) {
        return {};
    }
    const RetryCounter &counter = layout->reading.phases.retries[size_t(position)];
    bool isOk = false;
    const int told = textOf(phase, counter.at).toInt(&isOk);
    const int counted = counter.limit > 0 ? std::min(told, counter.limit) : told;
    return isOk && told >= 0 ? std::optional(runsBy(counter, counted, hasFailed)) : std::nullopt;
}

int SessionState::mostRetries(const QString &phase)
{
    int most = -1;
    if (session().layout) {
        for (const RetryCounter &counter : session().layout->reading.phases.retries) {
            bool isOk = false;
            const int counted = textOf(phase, counter.at).toInt(&isOk);
            most = isOk ? std::max(most, counted) : most;
        }
    }
    return most;
}

QString SessionState::mode()
{
    return session().layout ? textAt(tree(), session().layout->reading.state.note) : QString();
}

const SessionFolderMatch &SessionState::session()
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
        if (session().layout && CheckedDisk::maySee(session().folder, CheckedDisk::Noted::No)) {
            m_state = readStateFile(*session().layout, session().folder);
        }
    }
    return m_state.tree();
}

} // namespace baton
