// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/database/backgroundindex.h"

#include "models/index/entries/indexcontext.h"
#include "models/masking/masking.h"

#include <QFileInfo>
#include <QThread>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// So many are written in one transaction.
constexpr size_t sessionsAtOnce = 200;

} // namespace

BackgroundIndex::BackgroundIndex(DatabaseAddress address,
                                 std::function<void(const QString &)> notice)
    : m_address(std::move(address))
    , m_notice(std::move(notice))
{
    m_writer.setMaxThreadCount(1);
    m_writer.setThreadPriority(QThread::LowestPriority);
}

BackgroundIndex::~BackgroundIndex()
{
    waitForDone();
}

std::unique_ptr<IndexRevision> BackgroundIndex::revision(const QString &folder,
                                                         const ProtocolCatalog &catalog,
                                                         const SessionSettings &settings)
{
    std::unordered_map<QString, StoredSession> stored;
    // Made now, so that a damaged file is noticed before anything is read.
    if (const std::unique_ptr<SessionIndex> index = opened(SessionIndex::Access::Write)) {
        if (Result<std::unordered_map<QString, StoredSession>> known = index->storedBelow(folder)) {
            stored = std::move(*known);
        } else {
            tell(known.error());
        }
    }
    return std::make_unique<IndexRevision>(std::move(stored), indexContext(catalog, settings));
}

void BackgroundIndex::keep(const IndexRevision::Rest &rest)
{
    if (rest.isEmptied || (rest.gone.isEmpty() && rest.times.empty() && rest.related.isEmpty())) {
        return;
    }
    {
        const QMutexLocker lock(&m_mutex);
        m_pending.gone += rest.gone;
        m_pending.outdated += rest.related;
        m_pending.times.insert(rest.times.begin(), rest.times.end());
    }
    flush();
}

void BackgroundIndex::add(IndexedSession session,
                          const std::shared_ptr<const ProtocolCatalog> &catalog,
                          const SessionSettings &settings)
{
    if (!m_isUsable) {
        return;
    }
    const QString folder = session.summary.place.path;
    bool isPart = false;
    {
        const QMutexLocker lock(&m_mutex);
        const QStringList masking = Masking::inUse().rules();
        if (m_catalog != catalog || m_masking != masking) {
            m_catalog = catalog;
            m_masking = masking;
            m_context = indexContext(*catalog, settings);
        }
        if (m_pending.context != m_context) {
            m_pending.sessions.clear(); // read by other protocols: these are read again
            m_pending.context = m_context;
        }
        m_pending.sessions.insert_or_assign(folder, std::move(session));
        isPart = m_pending.sessions.size() % sessionsAtOnce == 0;
    }
    if (isPart) {
        flush();
    }
}

void BackgroundIndex::flush()
{
    m_writer.start([this] { write(); });
}

void BackgroundIndex::waitForDone()
{
    flush();
    m_writer.waitForDone();
}

void BackgroundIndex::write()
{
    Pending pending;
    {
        const QMutexLocker lock(&m_mutex);
        pending = std::exchange(m_pending, {});
        m_pending.context = m_context;
    }
    const bool isNothing = pending.sessions.empty() && pending.gone.isEmpty()
        && pending.times.empty() && pending.outdated.isEmpty();
    const std::unique_ptr<SessionIndex> index =
        isNothing && m_isLookedThrough ? nullptr : opened(SessionIndex::Access::Write);
    if (!index || index->isReadOnly() || !repair(*index)) {
        return;
    }
    std::vector<IndexedSession> sessions;
    for (auto &[folder, session] : pending.sessions) {
        sessions.push_back(std::move(session));
    }
    for (const Outcome &outcome :
         {pending.outdated.isEmpty() ? Outcome(std::monostate()) : index->outdate(pending.outdated),
          pending.gone.isEmpty() ? Outcome(std::monostate()) : index->remove(pending.gone),
          pending.times.empty() ? Outcome(std::monostate()) : index->restamp(pending.times),
          sessions.empty() ? Outcome(std::monostate()) : index->write(sessions, pending.context)}) {
        if (!outcome) {
            tell(outcome.error());
            return;
        }
    }
}

/// False if there is no index any more.
bool BackgroundIndex::repair(SessionIndex &index)
{
    if (std::exchange(m_isLookedThrough, true)) {
        return true;
    }
    const Result<QString> repaired = index.repair();
    if (const QString told = repaired ? *repaired : repaired.error(); !told.isEmpty()) {
        tell(told);
    }
    return repaired.isOk();
}

/// Null if there is no index. Reports that once.
std::unique_ptr<SessionIndex> BackgroundIndex::opened(SessionIndex::Access access)
{
    if (!m_isUsable) {
        return nullptr;
    }
    Result<std::unique_ptr<SessionIndex>> index = SessionIndex::open(m_address, access);
    if (!index) {
        m_isUsable = index.error().contains("locked"_L1); // another program writes just now
        tell(index.error());
        return nullptr;
    }
    if (!(*index)->notice().isEmpty()) {
        tell((*index)->notice());
    }
    return std::move(*index);
}

void BackgroundIndex::tell(const QString &notice)
{
    {
        const QMutexLocker lock(&m_mutex);
        if (m_told.contains(notice)) {
            return;
        }
        m_told.append(notice);
    }
    m_notice(notice);
}

} // namespace baton
