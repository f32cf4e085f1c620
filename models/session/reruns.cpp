// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/reruns.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// What @p session has in common with its other runs; empty where it cannot have any.
QString workOf(const SessionSummary &session)
{
    static const QRegularExpression stamp(u"^\\d{8}-\\d{6}-(.+)$"_s);
    const QRegularExpressionMatch match = stamp.match(session.id);
    if (!match.hasMatch() || session.parent.isEmpty()) {
        return {};
    }
    const QString folder = session.place.path.section(u'/', 0, -2);
    return QStringList{folder, session.parent, session.agent, match.captured(1)}.join(u'\n');
}

} // namespace

Reruns::Reruns(const std::vector<SessionSummary> &sessions)
{
    for (const SessionSummary &session : sessions) {
        const QString work = workOf(session);
        if (work.isEmpty() || session.status != RunStatus::Succeeded || !session.flaw.isEmpty()) {
            continue;
        }
        Run &last = m_last[work];
        if (last.id.isEmpty() || last.started < session.started) {
            last = {session.id, session.started};
        }
    }
}

QString Reruns::of(const SessionSummary &session) const
{
    const Run run = isFailure(session.status) ? m_last.value(workOf(session)) : Run();
    const bool isOrdered = session.started.isValid() && session.started < run.started;
    const bool isBeside = session.ended.isValid() && run.started < session.ended;
    return isOrdered && !isBeside ? run.id : QString();
}

} // namespace baton
