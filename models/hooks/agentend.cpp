// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/agentend.h"

#include "models/core/translationscope.h"
#include "models/disk/filestore.h"
#include "models/hooks/owedhandoffs.h"
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
    const SessionLayouts layouts = m_judge.catalogOf(m_event.folder).sessionLayouts();
    QStringList sessions;
    for (const RecentFile &file : files) {
        sessions.append(sessionOf(file.path, layouts));
    }
    sessions.removeAll(QString());
    sessions.removeDuplicates();
    for (const QString &session : std::as_const(sessions)) {
        addOwedIn(session);
    }
}

void AgentEnd::addOwedIn(const QString &sessionPath)
{
    const ProtocolCatalog &catalog = m_judge.catalogOf(sessionPath);
    const Session session = readSession(sessionAt(sessionPath, catalog), catalog);
    const auto &packs = catalog.packs();
    const auto pack = std::ranges::find_if(packs, [&session](const auto &candidate) {
        return candidate->id == session.summary.place.protocol;
    });
    if (pack == packs.end()) {
        return;
    }
    const bool isMain = m_event.moment() == HookMoment::AgentEnd;
    for (const OwedHandoff &owed :
         isMain ? promisedHandoffs(session) : owedHandoffs(session, **pack, m_event.agentName)) {
        if (m_attempts.count(owed.path) < HandoffJudge::timesAllowed(**pack)) {
            m_objection.add(owed.path, owed.text);
        }
    }
}

} // namespace baton
