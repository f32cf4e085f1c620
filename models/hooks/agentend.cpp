// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/agentend.h"

#include "models/check/file/meanthandoff.h"
#include "models/check/report/reportfeedback.h"
#include "models/core/translationscope.h"
#include "models/disk/readablefolders.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "models/transcript/files/readtranscript.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The folder of the session that contains the file @p path, or whose state file it is; empty if
/// there is none.
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
QStringList sessionsOf(const QStringList &files, const SessionLayouts &layouts)
{
    QSet<QString> sessions;
    for (const QString &file : files) {
        sessions.insert(sessionOf(file, layouts));
    }
    sessions.remove(QString());
    QStringList sorted = sessions.values();
    sorted.sort();
    return sorted;
}

/// Null if no protocol of the session is known.
const ProtocolPack *packOf(const Session &session, const HandoffJudge &judge)
{
    const auto &packs = judge.catalogOf(session.summary.place.path).packs();
    const auto pack = std::ranges::find_if(packs, [&session](const auto &candidate) {
        return candidate->id == session.summary.place.protocol;
    });
    return pack == packs.end() ? nullptr : pack->get();
}

} // namespace

AgentEnd::AgentEnd(const HookEvent &event, CatalogOf catalogOf, HookAttempts &attempts,
                   std::chrono::milliseconds time)
    : m_event(event)
    , m_attempts(attempts)
    , m_time(time)
    , m_limit(time)
    , m_judge(std::move(catalogOf), attempts, &m_limit.isOver())
{
}

QString Objection::about(const QStringList &wanted) const
{
    QStringList chosen;
    for (qsizetype i = 0; i < paths.size(); ++i) {
        chosen += wanted.contains(paths[i]) ? QStringList(texts[i]) : QStringList();
    }
    return chosen.join(u"\n\n"_s);
}

Objection AgentEnd::objection()
{
    const EnglishScope english;
    addBroken(m_attempts.files());
    const QDateTime own = transcriptBegin(m_event.agentTranscript);
    const QDateTime begin = own.isValid() ? own : transcriptBegin(m_event.transcript);
    const Written written = begin.isValid() ? writtenSince(begin) : Written();
    m_isWhole = m_isWhole && written.isWhole;
    m_own = own.isValid() ? written.files : QStringList();
    addBroken(written.files);
    if (m_event.moment() == HookMoment::AgentEnd) {
        addPromised(written.sessions);
    } else if (isOfKnownAgent()) {
        addOwed(written);
    }
    addNotice(written);
    return m_objection;
}

/// True once the time is over: what was read last is not whole.
bool AgentEnd::isCutShort()
{
    m_isWhole = m_isWhole && !m_limit.isOver();
    return m_limit.isOver();
}

Session AgentEnd::sessionOn(const QString &path) const
{
    const ProtocolCatalog &catalog = m_judge.catalogOf(path);
    return readSession(sessionAt(path, catalog), catalog, {}, &m_limit.isOver());
}

AgentEnd::Written AgentEnd::writtenSince(const QDateTime &begin) const
{
    Written written;
    for (const QString &folder : m_event.folders) {
        const ProtocolCatalog &catalog = m_judge.catalogOf(folder);
        const RecentFiles found =
            filesSince(begin, folder, catalog.wantedFiles(), m_limit.isOver());
        written.files += found.files;
        written.sessions += sessionsOf(found.files, catalog.sessionLayouts());
        std::ranges::copy_if(found.unnamed, std::back_inserter(written.unnamed), mayHoldHandoff);
        written.isWhole = written.isWhole && found.isWhole;
    }
    written.files.removeDuplicates(); // of nested folders
    written.sessions.removeDuplicates();
    written.unnamed.removeDuplicates();
    return written;
}

void AgentEnd::addBroken(const QStringList &paths)
{
    const HandoffAuthor author{m_event.agentName,
                               [this](const QString &path) { return hasWritten(path); }};
    const bool isOfSubagent = m_event.moment() == HookMoment::SubagentEnd;
    for (const QString &path : paths) {
        const std::optional<QByteArray> bytes = contentOnDisk(path);
        const QString text =
            bytes ? m_judge.feedbackOn(path, *bytes, isOfSubagent ? &author : nullptr) : QString();
        if (isCutShort()) {
            return;
        }
        if (!text.isEmpty() && !m_objection.paths.contains(path)) {
            m_objection.add(path, feedbackNaming(path, text));
        }
    }
}

/// True if the agent was asked about the file @p path before, or wrote it by its own transcript.
bool AgentEnd::hasWritten(const QString &path)
{
    const auto isIt = [&path](const TouchedFile &file) {
        return file.isWritten && file.path == path;
    };
    return m_attempts.files().contains(path) || std::ranges::any_of(filesByTranscript(), isIt);
}

void AgentEnd::addPromised(const QStringList &sessions)
{
    for (const QString &path : sessions) {
        const Session session = sessionOn(path);
        if (isCutShort()) {
            return;
        }
        addOwed(promisedHandoffs(session), session);
    }
}

/// Adds the @p handoffs of @p session that are missing, were not written by the agent, and may
/// still be asked for.
void AgentEnd::addOwed(std::vector<OwedHandoff> handoffs, const Session &session)
{
    const ProtocolPack *pack = packOf(session, m_judge);
    for (const OwedHandoff &owed : handoffs) {
        const bool isAsked = m_objection.paths.contains(owed.path)
            || m_attempts.count(owed.path) >= timesAsked(pack);
        if (!owed.isThere && !isAsked && !m_own.contains(owed.path)) {
            m_objection.add(owed.path, owed.text);
        }
    }
}

/// True if the protocols of a working folder know the agent.
bool AgentEnd::isOfKnownAgent() const
{
    return std::ranges::any_of(m_event.folders, [this](const QString &folder) {
        return std::ranges::any_of(m_judge.catalogOf(folder).packs(), [this](const auto &pack) {
            return pack->agentCalled(m_event.agentName) != nullptr;
        });
    });
}

void AgentEnd::addOwed(const Written &written)
{
    const Touched own = touchedByTranscript();
    for (const Session &session : expecting(own.written)) {
        addOwed(expectedIn(session), session);
    }
    if (!own.written.isEmpty()) {
        return;
    }
    if (!own.sessions.isEmpty()) {
        addOwedToOnly(own.sessions);
    } else if (!written.sessions.isEmpty()) {
        addOwedToOnly(written.sessions);
    } else if (m_isWhole) {
        addOwedToWaiting();
    }
}

/// The files below the working folders that the agent read or wrote by its own transcript, which is
/// read once; none if there was no time to read it all.
const std::vector<TouchedFile> &AgentEnd::filesByTranscript()
{
    if (m_filesByTranscript) {
        return *m_filesByTranscript;
    }
    const QString &path = m_event.agentTranscript;
    const Result<Transcript> transcript = QFileInfo(path).isFile() // a pipe would not end
        ? readTranscript(path, &m_limit.isOver())
        : Failure();
    std::vector<TouchedFile> files =
        transcript ? touchedFiles(*transcript) : std::vector<TouchedFile>();
    for (TouchedFile &file : files) {
        file.path = absoluteIn(m_event.folder(), file.path);
    }
    std::erase_if(
        files, [this](const TouchedFile &file) { return !isBelowAny(file.path, m_event.folders); });
    return m_filesByTranscript.emplace(isCutShort() ? std::vector<TouchedFile>()
                                                    : std::move(files));
}

/// What the agent touched by its own transcript; nothing if there was no time to read it all.
Touched AgentEnd::touchedByTranscript()
{
    const Touched touched =
        touchedAmong(filesByTranscript(), m_judge.catalogOf(m_event.folder()), &m_limit.isOver());
    return isCutShort() ? Touched() : touched;
}

/// The sessions of @p sessions that expect a handoff of the agent, whether it exists or not; none
/// if there was no time to read all of them.
std::vector<Session> AgentEnd::expecting(const QStringList &sessions)
{
    std::vector<Session> found;
    for (const QString &path : sessions) {
        Session session = sessionOn(path);
        if (isCutShort()) {
            return {};
        }
        if (!expectedIn(session).empty()) {
            found.push_back(std::move(session));
        }
    }
    return found;
}

/// Asks for the owed handoffs of the one session of @p sessions that expects something of the
/// agent. Does nothing if several do.
void AgentEnd::addOwedToOnly(const QStringList &sessions)
{
    const std::vector<Session> meant = expecting(sessions);
    if (meant.size() == 1) {
        addOwed(expectedIn(meant.front()), meant.front());
    }
}

/// Asks for the owed handoffs of the one session below the folders that waits for the agent.
/// Prefers sessions that are alive.
void AgentEnd::addOwedToWaiting()
{
    const Written all = writtenSince(QDateTime::fromMSecsSinceEpoch(0));
    m_isWhole = m_isWhole && all.isWhole;
    std::vector<Session> owing[2]; // those that are alive, and those that are not
    for (Session &session : expecting(all.sessions)) {
        if (!std::ranges::all_of(expectedIn(session), &OwedHandoff::isThere)) {
            owing[session.summary.isSilent() ? 1 : 0].push_back(std::move(session));
        }
    }
    const std::vector<Session> &meant = owing[0].empty() ? owing[1] : owing[0];
    if (all.isWhole && !m_limit.isOver() && meant.size() == 1) {
        addOwed(expectedIn(meant.front()), meant.front());
    }
}

/// The handoffs that @p session expects of the sub-agent.
std::vector<OwedHandoff> AgentEnd::expectedIn(const Session &session) const
{
    const ProtocolPack *pack = packOf(session, m_judge);
    return pack ? expectedHandoffs(session, *pack, m_event.agentName) : std::vector<OwedHandoff>();
}

void AgentEnd::addNotice(const Written &written)
{
    QStringList said;
    if (!m_isWhole) {
        said.append(
            u"Baton looked for handoffs in %1 for %2 s and did not get to all files. What it "
            "did not see is not checked; \"baton check\" does that."_s.arg(
                m_event.folders.join(u", "_s),
                QString::number(std::chrono::ceil<std::chrono::seconds>(m_time).count())));
    }
    if (const qsizetype count = written.unnamed.size(); count > 0) {
        constexpr qsizetype most = 5;
        const QString more = count > most ? u" and %1 more"_s.arg(count - most) : QString();
        const QString names = written.unnamed.first(std::min(count, most)).join(u", "_s) + more;
        said.append(u"What is in %1 is not checked: a name that is not UTF-8 cannot be opened. "
                    "Rename it."_s.arg(names));
    }
    m_notice = said.join(u' ');
}

} // namespace baton
