// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/restarts.h"

#include "models/strings/pathstrings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True if @p later was started after @p run had ended.
bool isBehind(const SessionSummary &later, const SessionSummary &run)
{
    const bool isOrdered = run.started.isValid() && run.started < later.started;
    const bool isBeside = run.ended.isValid() && later.started < run.ended;
    return isOrdered && !isBeside;
}

} // namespace

QString workOf(const SessionSummary &session)
{
    const QString name = workNameOf(session.id);
    if (name.isEmpty() || session.parent.isEmpty()) {
        return {};
    }
    const QString folder = parentOf(session.place.path);
    return QStringList{folder, session.parent, session.agent, name}.join(u'\n');
}

Restarts::Restarts(const std::vector<SessionSummary> &sessions)
{
    for (const SessionSummary &session : sessions) {
        if (const QString work = workOf(session); !work.isEmpty()) {
            m_runs[work].push_back(session);
        }
    }
    for (std::vector<SessionSummary> &runs : m_runs) {
        std::ranges::stable_sort(runs, {}, &SessionSummary::started);
    }
}

QString Restarts::of(const SessionSummary &session) const
{
    if (!isFailure(session.status)) {
        return {};
    }
    const std::vector<SessionSummary> runs = m_runs.value(workOf(session));
    const auto last = std::ranges::find_if(runs.rbegin(), runs.rend(), [](const auto &run) {
        return run.status == RunStatus::Succeeded && run.flaw.isEmpty();
    });
    return last != runs.rend() && isBehind(*last, session) ? last->id : QString();
}

QString Restarts::lastBehind(const SessionSummary &session) const
{
    const std::vector<SessionSummary> runs = m_runs.value(workOf(session));
    const bool isAgain =
        isFailure(session.status) && !runs.empty() && isBehind(runs.back(), session);
    return isAgain ? runs.back().id : QString();
}

int Restarts::numberOf(const SessionSummary &session) const
{
    const std::vector<SessionSummary> runs = m_runs.value(workOf(session));
    return 1 + static_cast<int>(std::ranges::count_if(runs, [&session](const SessionSummary &run) {
               return isBehind(session, run);
           }));
}

} // namespace baton
