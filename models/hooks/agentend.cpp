// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/agentend.h"

#include "models/check/file/meanthandoff.h"
#include "models/core/translationscope.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

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
    m_end = QDeadlineTimer(m_time);
    m_objection = {};
    m_notice.clear();
    QStringList paths = m_attempts.files();
    const QDateTime begin = transcriptBegin(m_event.transcript);
    const QDateTime own = transcriptBegin(m_event.agentTranscript);
    const Written written = begin.isValid() ? writtenSince(begin) : Written();
    for (const RecentFile &file : written.files) {
        if (!own.isValid() || file.modified >= own) {
            paths.append(file.path);
        }
    }
    paths.removeDuplicates();
    addBroken(paths);
    for (const QString &session : written.sessions) {
        addOwed(owedIn(sessionOn(session, m_judge)));
    }
    if (!written.isWhole) {
        m_notice =
            u"Baton looked for handoffs in %1 for %2 s and did not get to all files. What it "
            "did not see is not checked; \"baton check\" does that."_s.arg(
                m_event.folders.join(u", "_s),
                QString::number(std::chrono::ceil<std::chrono::seconds>(m_time).count()));
    } else if (written.sessions.isEmpty()) {
        addOwedToOnly();
    }
    return m_objection;
}

AgentEnd::Written AgentEnd::writtenSince(const QDateTime &begin) const
{
    Written written;
    for (const QString &folder : m_event.folders) {
        const ProtocolCatalog &catalog = m_judge.catalogOf(folder);
        const RecentFiles found = filesSince(begin, folder, catalog.wantedFiles(), m_end);
        written.files.insert(written.files.end(), found.files.begin(), found.files.end());
        written.sessions += sessionsOf(found.files, catalog.sessionLayouts());
        written.isWhole = written.isWhole && found.isWhole;
    }
    written.sessions.removeDuplicates();
    return written;
}

void AgentEnd::addBroken(const QStringList &paths)
{
    for (const QString &path : paths) {
        const std::optional<QByteArray> bytes = contentOnDisk(path);
        const QString text =
            bytes ? m_judge.feedbackOn(path, *bytes, m_event.agentName) : QString();
        if (!text.isEmpty()) {
            m_objection.add(
                path,
                u"%1 is not right yet: its receiver would send it back.\n\n%2"_s.arg(path, text));
        }
    }
}

void AgentEnd::addOwed(const std::vector<OwedHandoff> &handoffs)
{
    for (const OwedHandoff &owed : handoffs) {
        if (!m_objection.paths.contains(owed.path)) {
            m_objection.add(owed.path, owed.text);
        }
    }
}

/// Adds what the sub-agent owes to the only session below its folders that waits for it, among
/// those that are alive if there are any. If several do, or there was no time to look at all, it is
/// not known which one is meant.
void AgentEnd::addOwedToOnly()
{
    const bool isKnown = std::ranges::any_of(m_event.folders, [this](const QString &folder) {
        return std::ranges::any_of(m_judge.catalogOf(folder).packs(), [this](const auto &pack) {
            return pack->agentCalled(m_event.agentName) != nullptr;
        });
    });
    if (m_event.moment() != HookMoment::SubagentEnd || !isKnown) {
        return;
    }
    const Written all = writtenSince(QDateTime::fromMSecsSinceEpoch(0));
    std::vector<std::vector<OwedHandoff>> owing[2]; // those that are alive, and those that are not
    for (const QString &path : all.sessions) {
        const Session session = sessionOn(path, m_judge);
        std::vector<OwedHandoff> owed = owedIn(session);
        if (!owed.empty()) {
            owing[session.summary.isSilent() ? 1 : 0].push_back(std::move(owed));
        }
        if (m_end.hasExpired()) {
            return;
        }
    }
    const auto &meant = owing[0].empty() ? owing[1] : owing[0];
    if (all.isWhole && meant.size() == 1) {
        addOwed(meant.front());
    }
}

/// The handoffs that the agent owes to @p session and that may still be requested.
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
        return m_attempts.count(one.path) >= timesAsked(pack->get());
    });
    return owed;
}

} // namespace baton
