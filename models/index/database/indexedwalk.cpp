// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/database/indexedwalk.h"

#include "models/session/discovery/sessionwalk.h"

#include <QtConcurrentRun>

#include <deque>
#include <utility>

namespace baton {

namespace {

/// Sessions that were found, in order, with their files as other threads find them.
class FilesAhead
{
public:
    FilesAhead(IndexRevision &revision,
               const std::function<void(const SessionLocation &, const StoredSession *)> &sink)
        : m_revision(revision)
        , m_sink(sink)
    {
    }

    void add(const SessionLocation &place)
    {
        m_found.emplace_back(place,
                             m_revision.mayBeUnchanged(place)
                                 ? QtConcurrent::run(&SessionFiles::own, place)
                                 : QFuture<SessionFiles::Own>());
        while (!m_found.empty() && m_found.front().second.isFinished()) {
            tellFirst();
        }
    }

    void tellAll()
    {
        while (!m_found.empty()) {
            tellFirst();
        }
    }

private:
    void tellFirst()
    {
        const auto [place, files] = std::move(m_found.front());
        m_found.pop_front();
        m_sink(place,
               m_revision.unchanged(place, files.isValid() ? files.result() : SessionFiles::Own()));
    }

    IndexRevision &m_revision;
    const std::function<void(const SessionLocation &, const StoredSession *)> &m_sink;
    std::deque<std::pair<SessionLocation, QFuture<SessionFiles::Own>>> m_found;
};

} // namespace

Outcome walkIndexed(const QString &root, const ProtocolCatalog &catalog, IndexRevision *revision,
                    const std::atomic_bool &stop,
                    const std::function<void(const SessionLocation &, const StoredSession *)> &sink,
                    const std::function<void(const QString &)> &problem)
{
    if (!revision) {
        return walkSessions(
            root, catalog, stop, [&sink](const SessionLocation &place) { sink(place, nullptr); },
            problem);
    }
    FilesAhead files(*revision, sink);
    const Outcome walked = walkSessions(
        root, catalog, stop, [&files](const SessionLocation &place) { files.add(place); }, problem,
        [revision](const QString &path) { revision->addUnread(path); });
    files.tellAll();
    return walked;
}

} // namespace baton
