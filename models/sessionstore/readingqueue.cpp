// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/readingqueue.h"

namespace baton {

void ReadingQueue::put(SessionJob job)
{
    const QMutexLocker lock(&m_mutex);
    const QString folder = job.before.place.path;
    if (m_begun.contains(folder)) {
        const Request again = m_again.value(folder, {job.cause});
        m_again.insert(folder, {std::min(job.cause, again.cause), job.isForced || again.isForced});
        return;
    }
    if (const auto key = m_keys.constFind(folder); key != m_keys.cend()) {
        const auto waiting = m_jobs.find(*key);
        job.isForced = job.isForced || waiting->second.isForced;
        job.cause = std::min(job.cause, waiting->second.cause);
        m_jobs.erase(waiting);
    }
    const Key key(job.cause, ++m_number);
    m_keys.insert(folder, key);
    m_jobs.emplace(key, std::move(job));
}

bool ReadingQueue::isPending(const QString &folder) const
{
    const QMutexLocker lock(&m_mutex);
    return m_keys.contains(folder) || m_begun.contains(folder);
}

bool ReadingQueue::hasChanges() const
{
    const auto isChange = [](SessionJob::Cause cause) {
        return cause == SessionJob::Cause::Changed || cause == SessionJob::Cause::ChildChanged;
    };
    const QMutexLocker lock(&m_mutex);
    const auto waiting = m_jobs.lower_bound(Key(SessionJob::Cause::Changed, 0));
    return (waiting != m_jobs.end() && isChange(waiting->first.first))
        || std::ranges::any_of(m_begun, isChange);
}

void ReadingQueue::setInSight(const QStringList &folders)
{
    const QMutexLocker lock(&m_mutex);
    m_sight = folders;
}

void ReadingQueue::setHoldingBack(bool isHoldingBack)
{
    const QMutexLocker lock(&m_mutex);
    m_isHoldingBack = isHoldingBack;
}

std::optional<SessionJob> ReadingQueue::take()
{
    const QMutexLocker lock(&m_mutex);
    if (m_jobs.empty()) {
        return {};
    }
    auto first = m_jobs.begin();
    if (first->first.first >= SessionJob::Cause::Shown) {
        const auto seen =
            std::ranges::find_if(m_sight, [this](const auto &one) { return m_keys.contains(one); });
        first = seen == m_sight.cend() ? first : m_jobs.find(m_keys.value(*seen));
        if (seen == m_sight.cend() && m_isHoldingBack
            && first->first.first == SessionJob::Cause::Found) {
            return {};
        }
    }
    SessionJob job = std::move(first->second);
    m_keys.remove(job.before.place.path);
    m_begun.insert(job.before.place.path, job.cause);
    m_jobs.erase(first);
    return job;
}

std::optional<ReadingQueue::Request> ReadingQueue::finish(const QString &folder)
{
    const QMutexLocker lock(&m_mutex);
    m_begun.remove(folder);
    const auto again = m_again.constFind(folder);
    return again == m_again.cend() ? std::nullopt : std::optional(m_again.take(folder));
}

QStringList ReadingQueue::withdraw(const QStringList &folders)
{
    const QMutexLocker lock(&m_mutex);
    QStringList withdrawn;
    for (const QString &folder : folders) {
        const auto key = m_keys.constFind(folder);
        if (key != m_keys.cend() && key->first == SessionJob::Cause::Shown) {
            m_jobs.erase(*key);
            m_keys.erase(key);
            withdrawn.append(folder);
        }
    }
    return withdrawn;
}

bool ReadingQueue::takeFound(const QString &folder)
{
    const QMutexLocker lock(&m_mutex);
    const auto key = m_keys.constFind(folder);
    if (key == m_keys.cend() || key->first != SessionJob::Cause::Found) {
        return false;
    }
    m_jobs.erase(*key);
    m_keys.erase(key);
    m_begun.insert(folder, SessionJob::Cause::Found);
    return true;
}

QHash<QString, bool> ReadingQueue::clear()
{
    const QMutexLocker lock(&m_mutex);
    QHash<QString, bool> pending;
    for (const QString &folder : m_keys.keys() + m_begun.keys()) {
        pending.insert(folder, m_again.value(folder).isForced);
    }
    m_jobs.clear();
    m_keys.clear();
    m_begun.clear();
    m_again.clear();
    return pending;
}

} // namespace baton
