// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/handoffs/handofftimes.h"

#include "models/session/files/sessionfiles.h"
#include "models/strings/pathstrings.h"

namespace baton {

namespace {

constexpr qint64 slack = 5 * 60; ///< clocks differ a little

/// The earliest time at which the state says that the session was there.
QDateTime beginOf(const SessionBuilder &builder)
{
    QDateTime begin;
    for (const JsonPointer &pointer : builder.reading().state.started) {
        const QDateTime time = builder.state.time(pointer);
        begin = time.isValid() && !(begin.isValid() && begin < time) ? time : begin;
    }
    return begin;
}

bool isPrompt(const SessionBuilder &builder, const QString &path)
{
    const QString &folder = builder.place.path;
    return isBelow(path, folder)
        && roleOf(builder.reading(), relativeTo(path, folder)) == SessionFile::Role::Prompt;
}

} // namespace

void settleFileTime(const SessionBuilder &builder, SessionHandoff &handoff)
{
    const SessionSummary &summary = builder.session.summary;
    const QDateTime end = summary.liveness == Liveness::Alive ? QDateTime()
        : summary.ended.isValid()                             ? summary.ended
                                                              : summary.updated;
    const QDateTime begin = builder.isStateWhole() ? beginOf(builder) : QDateTime();
    if (begin.isValid() && isPrompt(builder, handoff.at.path)) {
        handoff.time = begin;
        handoff.isTimeOfFile = false;
    } else if (builder.isStateWhole() && end.isValid() && end.secsTo(handoff.time) > slack) {
        handoff.time = {}; // of a copy
    }
}

} // namespace baton
