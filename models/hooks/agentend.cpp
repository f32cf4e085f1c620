// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/agentend.h"

#include "models/core/translationscope.h"
#include "models/disk/filestore.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"

#include <QDeadlineTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int daysAlive = 1; ///< a session that is alive wrote something since

/// The folder of the session that the file @p path lies in or is the state of; empty: none.
QString sessionOf(const QString &path, const SessionLayouts &layouts)
{
    const SessionFolderMatch around = sessionAround(layouts, path);
    if (around.layout) {
        return around.folder;
    }
    for (const SessionLayout *layout : layouts) {
        if (const QString folder = layout->folderOfState(path); !folder.isEmpty()) {
            return folder;
        }
    }
    return {};
}

/// The sessions of @p files, each once.
QStringList sessionsOf(const std::vector<RecentFile> &files, const SessionLayouts &layouts)
{
    QStringList sessions;
    for (const RecentFile &file : files) {
        sessions.append(sessionOf(file.path, layouts));
    }
    sessions.removeAll(QString());
    sessions.removeDuplicates();
    return sessions;
}

Session sessionOn(const QString &path, const HandoffJudge &judge)
{
    const ProtocolCatalog &catalog = judge.catalogOf(path);
    return readSession(sessionAt(path, catalog), catalog);
}

} // namespace

AgentEnd::AgentEnd(const HookEvent &event, HandoffJudge &judge, const HookAttempts &attempts,
                   std::chrono::milliseconds time)
    : m_event(event)
    , m_judge(judge)
    , m_attempts(attempts)
    , m_time(time)
{
}

Objection AgentEnd::objection()
{
    const EnglishScope english;
    m_objection = {};
    m_notice.clear();
    QStringList written = m_attempts.files();
    const QDateTime begin = transcriptBegin(m_event.transcript);
    const QDateTime own = transcriptBegin(m_event.agentTranscript);
    if (begin.isValid()) {
        const std::vector<RecentFile> files = filesWrittenSince(begin);
        for (const RecentFile &file : files) {
            if (!own.isValid() || file.modified >= own) {
                written.append(file.path);
            }
        }
        addOwed(files);
    } else {
        addOwedInOnly();
    }
    written.removeDuplicates();
    addBroken(written);
    return m_objection;
}

std::vector<RecentFile> AgentEnd::filesWrittenSince(const QDateTime &begin)
{
    RecentFiles found =
        filesSince(begin, m_event.folder, m_judge.catalogOf(m_event.folder).wantedFiles(), m_time);
    if (!found.isWhole) {
        m_notice =
            u"Baton looked for handoffs in %1 for %2 s and did not get to all files. What it "
            "did not see is not checked; \"baton check\" does that."_s.arg(
                m_event.folder,
                QString::number(std::chrono::ceil<std::chrono::seconds>(m_time).count()));
    }
    return std::move(found.files);
}

void AgentEnd::addBroken(const QStringList &paths)
{
    for (const QString &path : paths) {
        const Result<QByteArray> bytes = FileStore::read(path, ParseLimits().bytes);
        const QString text =
            bytes ? m_judge.feedbackOn(path, *bytes, m_event.agentName) : QString();
        if (!text.isEmpty()) {
            m_objection.add(
                path,
                u"%1 is not right yet: its receiver would send it back.\n\n%2"_s.arg(path, text));
        }
    }
}

void AgentEnd::addOwed(const std::vector<RecentFile> &files)
{
    const QStringList sessions =
        sessionsOf(files, m_judge.catalogOf(m_event.folder).sessionLayouts());
    for (const QString &path : sessions) {
        for (const OwedHandoff &owed : owedIn(sessionOn(path, m_judge))) {
            m_objection.add(owed.path, owed.text);
        }
    }
}

/// Asks for what the sub-agent owes to the one session below its folder that is alive and waits for
/// it. Where several do, or there was no time to look at all, nothing tells which one is meant.
void AgentEnd::addOwedInOnly()
{
    const ProtocolCatalog &catalog = m_judge.catalogOf(m_event.folder);
    const bool isKnown = std::ranges::any_of(
        catalog.packs(), [&](const auto &pack) { return pack->agentCalled(m_event.agentName); });
    if (m_event.moment() != HookMoment::SubagentEnd || !isKnown) {
        return;
    }
    const QDeadlineTimer end(m_time);
    const RecentFiles found = filesSince(QDateTime::currentDateTimeUtc().addDays(-daysAlive),
                                         m_event.folder, catalog.wantedFiles(), m_time);
    std::vector<std::vector<OwedHandoff>> owing;
    for (const QString &path : sessionsOf(found.files, catalog.sessionLayouts())) {
        const Session session = sessionOn(path, m_judge);
        std::vector<OwedHandoff> owed = owedIn(session);
        if (!owed.empty() && !session.summary.isSilent()) {
            owing.push_back(std::move(owed));
        }
    }
    if (found.isWhole && !end.hasExpired() && owing.size() == 1) {
        for (const OwedHandoff &owed : owing.front()) {
            m_objection.add(owed.path, owed.text);
        }
    }
}

/// The handoffs that the agent owes to @p session and is still to be asked for.
std::vector<OwedHandoff> AgentEnd::owedIn(const Session &session) const
{
    const auto &packs = m_judge.catalogOf(session.summary.place.path).packs();
    const auto pack = std::ranges::find_if(packs, [&session](const auto &candidate) {
        return candidate->id == session.summary.place.protocol;
    });
    if (pack == packs.end()) {
        return {};
    }
    const bool isMain = m_event.moment() == HookMoment::AgentEnd;
    std::vector<OwedHandoff> owed =
        isMain ? promisedHandoffs(session) : owedHandoffs(session, **pack, m_event.agentName);
    std::erase_if(owed, [&](const OwedHandoff &one) {
        return m_attempts.count(one.path) >= HandoffJudge::timesAllowed(**pack);
    });
    return owed;
}

} // namespace baton
