// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/database/indexupdate.h"

#include "models/core/parallel.h"
#include "models/database/databaseaddress.h"
#include "models/index/database/indexedwalk.h"
#include "models/index/database/indextranslations.h"
#include "models/index/entries/indexcontext.h"
#include "models/index/entries/indexrecorder.h"
#include "models/queue/queuesource.h"
#include "models/session/building/siblingindex.h"
#include "models/session/building/statesummary.h"
#include "models/session/reading/readsession.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace baton {

namespace {

/// So many are read before they are written.
constexpr qsizetype sessionsOfAPart = 200;

int handoffsIn(const std::vector<IndexedSession> &sessions)
{
    int number = 0;
    for (const IndexedSession &session : sessions) {
        number += static_cast<int>(
            std::ranges::count(session.entries, IndexedEntry::Type::Handoff, &IndexedEntry::type));
    }
    return number;
}

/// One that cannot be read stays in the index as it was.
Result<IndexUpdate> updateQueue(SessionIndex &index, const QString &url,
                                const ProtocolCatalog &catalog, const SessionSettings &settings)
{
    const Result<Session> queue = readQueueAt(url, catalog);
    if (!queue) {
        return queue.failure();
    }
    SessionFiles files;
    IndexRecorder recorder(queue->summary.place, catalog, files, {});
    const std::vector<IndexedSession> read{recorder.finish(*queue, {})};
    const Outcome written = index.write(read, indexContext(catalog, settings));
    return written ? Result<IndexUpdate>(IndexUpdate{1, 1, 0, handoffsIn(read)})
                   : Result<IndexUpdate>(written.failure());
}

class IndexUpdater
{
public:
    IndexUpdater(SessionIndex &index, const QString &root, const ProtocolCatalog &catalog,
                 const SessionSettings &settings, const std::atomic_bool &stop)
        : m_index(index)
        , m_root(root)
        , m_catalog(catalog)
        , m_settings(settings)
        , m_stop(stop)
        , m_context(indexContext(catalog, settings))
    {
        m_settings.siblings = std::make_shared<SiblingIndex>(SiblingIndex::LookupScope::Once);
    }

    Result<IndexUpdate> run(const std::function<void(const QString &)> &problem, EmptyRoot empty)
    {
        Result<std::unordered_map<QString, StoredSession>> stored = m_index.storedBelow(m_root);
        if (!stored) {
            return stored.failure();
        }
        IndexRevision revision(std::move(*stored), m_context);
        QList<SessionLocation> changed;
        QHash<QString, SessionLocation> unchanged;
        const auto take = [&](const SessionLocation &place, const StoredSession *known) {
            ++m_update.found;
            if (known) {
                unchanged.insert(place.path, place);
            } else {
                revision.addChanged(unreadSummary(place, m_catalog, m_settings));
                changed.append(place);
            }
        };
        const Outcome walked = walkIndexed(m_root, m_catalog, &revision, m_stop, take, problem);
        const IndexRevision::Rest rest = revision.rest();
        if (rest.isEmptied && empty == EmptyRoot::Refuse && !m_stop) {
            return emptied(rest.gone.size());
        }
        if (!walked && (QFileInfo::exists(m_root) || !rest.isEmptied)) {
            return walked.failure();
        }
        if (m_stop) {
            return m_update;
        }
        for (const QString &folder : rest.related) {
            changed.append(unchanged.value(folder));
        }
        if (const Outcome kept = keep(rest); !kept) {
            return kept.failure();
        }
        if (const Outcome written = readAll(changed); !written) {
            return written.failure();
        }
        return m_update;
    }

private:
    [[nodiscard]] Failure emptied(qsizetype gone) const
    {
        return Failure{IndexTranslations::tr("No session is at or below %1, but the index has %2 "
                                             "from there. Nothing was changed. Check that the "
                                             "folder is mounted and complete, or give --forget "
                                             "to remove them from the index.")
                           .arg(QDir::toNativeSeparators(m_root), QString::number(gone))};
    }

    /// Starts with the sessions that must be read because of others, which may be known by now.
    Outcome keep(const IndexRevision::Rest &rest)
    {
        m_update.gone = static_cast<int>(rest.gone.size());
        if (!rest.related.isEmpty()) {
            if (const Outcome outdated = m_index.outdate(rest.related); !outdated) {
                return outdated;
            }
        }
        const Outcome removed =
            rest.gone.isEmpty() ? Outcome(std::monostate()) : m_index.remove(rest.gone);
        return !removed || rest.times.empty() ? removed : m_index.restamp(rest.times);
    }

    Outcome readAll(const QList<SessionLocation> &places)
    {
        for (qsizetype begin = 0; begin < places.size() && !m_stop; begin += sessionsOfAPart) {
            const QList<SessionLocation> part = places.mid(begin, sessionsOfAPart);
            std::vector<IndexedSession> sessions = parallelMap<IndexedSession>(
                part, [this](const SessionLocation &place) { return read(place); });
            if (m_stop) {
                break; // some of them were not read to their end
            }
            if (const Outcome written = m_index.write(sessions, m_context); !written) {
                return written;
            }
            m_update.handoffs += handoffsIn(sessions);
            m_update.read += static_cast<int>(part.size());
        }
        return std::monostate();
    }

    [[nodiscard]] IndexedSession read(const SessionLocation &place)
    {
        IndexRecorder recorder(place, m_catalog, m_files, m_root);
        const SessionReadResult now = readKeeping(place, m_catalog, m_settings, {}, &m_stop);
        return recorder.finish(now.session, now.bytes);
    }

    SessionIndex &m_index;
    const QString &m_root;
    const ProtocolCatalog &m_catalog;
    SessionSettings m_settings;
    const std::atomic_bool &m_stop;
    QByteArray m_context;
    SessionFiles m_files;
    IndexUpdate m_update;
};

} // namespace

Result<IndexUpdate> updateIndex(SessionIndex &index, const QString &root,
                                const ProtocolCatalog &catalog, const SessionSettings &settings,
                                const std::atomic_bool &stop,
                                const std::function<void(const QString &)> &problem,
                                EmptyRoot empty)
{
    const Result<std::optional<SessionLocation>> queue = lookForQueue(root, catalog);
    if (!queue) {
        return queue.failure();
    }
    if (*queue || isDatabaseUrl(root)) {
        return updateQueue(index, root, catalog, settings);
    }
    const QString folder = QDir::cleanPath(QFileInfo(root).absoluteFilePath());
    return IndexUpdater(index, folder, catalog, settings, stop).run(problem, empty);
}

} // namespace baton
