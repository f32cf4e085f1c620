// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/livenesschecks.h"

#include "models/session/building/summaryreader.h"
#include "models/session/state/lockfile.h"
#include "models/session/value/sessiontranslations.h"
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// A session without a state lives as long as its lock.
void addLifeOfLock(SessionBuilder &draft)
{
    const Evidence lock =
        readLock(draft.place.path, draft.reading().duplicates, draft.catalog).evidence;
    if (draft.session.summary.liveness == Liveness::Stale) {
        draft.warn(u"session.stale"_s,
                   SessionTranslations::tr(
                       "The session has a lock and no state, and the lock is older than %n "
                       "minutes",
                       nullptr, draft.reading().staleMinutes),
                   lock);
    } else if (draft.session.summary.liveness == Liveness::Expired) {
        draft.warn(u"session.expired"_s,
                   SessionTranslations::tr(
                       "The session has a lock and no state, and the lock is older than %n "
                       "hours",
                       nullptr, draft.reading().expiryHours),
                   lock);
    }
}

/// Whoever wants to drive a session that is over, or another one, is kept off by its lock.
void addLeftLock(SessionBuilder &draft)
{
    const SessionFormat &reading = draft.reading();
    const SessionSummary &summary = draft.session.summary;
    const bool isOver = summary.status == RunStatus::Succeeded || isFailure(summary.status)
        || summary.status == RunStatus::Aborted;
    const LockFile lock =
        isOver ? readLock(draft.place.path, reading.duplicates, draft.catalog) : LockFile();
    if (lock.time.isValid()
        && lock.time.secsTo(nowOf(draft.settings)) > qint64(reading.staleMinutes) * 60) {
        draft.find(u"session.lock-left"_s, Severity::Note,
                   SessionTranslations::tr(
                       "The session is over, but its lock is still there: it is stale, "
                       "older than %n minutes",
                       nullptr, reading.staleMinutes),
                   lock.evidence);
    }
}

} // namespace

void checkLifeOfChain(SessionBuilder &draft)
{
    if (draft.session.summary.liveness == Liveness::Expired && !draft.session.handoffs.empty()) {
        draft.warn(u"session.expired"_s,
                   SessionTranslations::tr(
                       "The last handoff is older than %n hours, and nobody has answered it",
                       nullptr, draft.reading().expiryHours),
                   draft.session.handoffs.back().at);
    }
}

void checkLife(SessionBuilder &draft)
{
    if (draft.isHome()) { // each session in it has a life of its own
        return;
    }
    if (!draft.state.isThere() || draft.state.isEmpty()) {
        addLifeOfLock(draft);
        return;
    }
    addLeftLock(draft);
    const SessionSummary &summary = draft.session.summary;
    const Evidence evidence = draft.state.evidence(draft.reading().state.updated);
    const QString word = summary.word;
    const qint64 silent = summary.updated.secsTo(nowOf(draft.settings));
    if (summary.liveness == Liveness::Stale && silent <= draft.reading().staleMinutes * 60) {
        draft.warn(u"session.stale"_s,
                   SessionTranslations::tr(
                       "The session stands at %1, but its lock is older than %n minutes", nullptr,
                       draft.reading().staleMinutes)
                       .arg(word),
                   readLock(draft.place.path, draft.reading().duplicates, draft.catalog).evidence);
    } else if (summary.liveness == Liveness::Stale) {
        draft.warn(u"session.stale"_s,
                   SessionTranslations::tr(
                       "The session stands at %1, but gave no sign of life for more than %n "
                       "minutes",
                       nullptr, draft.reading().staleMinutes)
                       .arg(word),
                   evidence);
    } else if (summary.liveness == Liveness::Expired) {
        const int hours = draft.reading().expiryHours;
        const QString text = draft.reading().isExpiryFinal
            ? SessionTranslations::tr(
                  "The session stands at %1, but is older than %n hours and can no longer "
                  "be resumed",
                  nullptr, hours)
            : SessionTranslations::tr(
                  "The session stands at %1, but gave no sign of life for more than %n hours",
                  nullptr, hours);
        draft.warn(u"session.expired"_s, text.arg(word), evidence);
    }
}

} // namespace baton
