// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/sessionwatch.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr std::array eventWords{"started"_L1, "waiting"_L1, "failed"_L1, "silent"_L1, "ended"_L1};

/// True if the status was not read yet or is unknown.
bool isUnknown(const SessionSummary &summary)
{
    return summary.status == RunStatus::NotRead || summary.status == RunStatus::Unknown;
}

} // namespace

QString wordOf(SessionEvent event)
{
    return eventWords.at(size_t(event));
}

std::optional<SessionEvent> sessionEventNamed(const QString &word)
{
    const auto found = std::ranges::find(eventWords, word);
    return found == eventWords.end() ? std::nullopt
                                     : std::optional(SessionEvent(found - eventWords.begin()));
}

SessionEvent eventOf(const SessionSummary &summary)
{
    if (isFailure(summary.status) || !summary.flaw.isEmpty()) {
        return SessionEvent::Failed;
    }
    if (isAtRest(summary.status)) {
        return SessionEvent::Waiting;
    }
    if (hasEnded(summary.status)) {
        return SessionEvent::Ended;
    }
    return summary.isSilent() ? SessionEvent::Silent : SessionEvent::Started;
}

SessionWatch::SessionWatch(SessionStore &store, bool tellsInitial, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_tellsInitial(tellsInitial)
{
    connect(&store, &SessionStore::counted, this, &SessionWatch::take);
    connect(&store, &SessionStore::finished, this, &SessionWatch::begin);
    connect(&store, &SessionStore::gone, this, [this](const QStringList &folders) {
        for (const QString &folder : folders) {
            m_last.remove(folder);
        }
    });
}

void SessionWatch::begin()
{
    if (std::exchange(m_isReady, true)) {
        return;
    }
    for (const SessionSummary &summary : m_store.sessions()) {
        if (isUnknown(summary)) {
            continue;
        }
        m_last.insert(summary.place.path, eventOf(summary));
        if (m_tellsInitial) {
            Q_EMIT happened(eventOf(summary), summary);
        }
    }
}

void SessionWatch::take(const std::vector<SessionSummary> &sessions)
{
    for (const SessionSummary &summary : sessions) {
        if (!m_isReady || isUnknown(summary)) {
            continue;
        }
        const SessionEvent event = eventOf(summary);
        const auto last = m_last.constFind(summary.place.path);
        if (last == m_last.constEnd() || *last != event) {
            m_last.insert(summary.place.path, event);
            Q_EMIT happened(event, summary);
        }
    }
}

} // namespace baton
