// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <QTimeZone>

/// The parts of the sample sessions.
namespace baton::samples {

using namespace Qt::StringLiterals;

inline const QString folder = u"/data/cfd-bioreactor-session-20260221-143000-48213"_s;

inline QDateTime at(int hour, int minute, int second = 0)
{
    return QDateTime(QDate(2026, 2, 21), QTime(hour, minute, second), QTimeZone::UTC);
}

inline Evidence in(const QString &name, int line = 0)
{
    return {folder + u'/' + name, {}, 0, line};
}

inline SessionAttempt attempt(int number, RunStatus status, const QDateTime &start,
                              const QDateTime &end)
{
    SessionAttempt made;
    made.number = number;
    made.status = status;
    made.started = start;
    made.ended = end;
    return made;
}

inline SessionPhase phase(const QString &id, const QString &title, RunStatus status,
                          const QDateTime &start = {}, const QDateTime &end = {})
{
    SessionPhase made;
    made.id = id;
    made.title = title;
    made.status = status;
    made.started = start;
    made.ended = end;
    return made;
}

} // namespace baton::samples
