// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/parts/partchecks.h"

#include "models/session/building/signsoflife.h"
#include "models/session/state/lockfile.h"
#include "models/session/value/sessiontranslations.h"
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Reports a stale or expired session without a state, whose liveness is that of its lock.
void addLifeOfLock(SessionBuilder &builder)
{
    const Evidence lock =
        readLock(builder.place.path, builder.reading().duplicates, builder.catalog).evidence;
    if (builder.session.summary.liveness == Liveness::Stale) {
        builder.addWarning(u"session.stale"_s,
                           SessionTranslations::tr(
                               "The session has a lock and no state, and the lock is older than %n "
                               "minutes",
                               nullptr, builder.reading().staleMinutes),
                           lock);
    } else if (builder.session.summary.liveness == Liveness::Expired) {
        builder.addWarning(u"session.expired"_s,
                           SessionTranslations::tr(
                               "The session has a lock and no state, and the lock is older than %n "
                               "hours",
                               nullptr, builder.reading().expiryHours),
                           lock);
    }
}

/// Reports the lock of a session that has ended. It prevents others from running a session.
void addLeftLock(SessionBuilder &builder)
{
    const SessionFormat &reading = builder.reading();
    const SessionSummary &summary = builder.session.summary;
    const LockFile lock = hasEnded(summary.status)
        ? readLock(builder.place.path, reading.duplicates, builder.catalog)
        : LockFile();
    if (lock.time.isValid()
        && lock.time.secsTo(nowOf(builder.settings)) > qint64(reading.staleMinutes) * 60) {
        builder.addFinding(u"session.lock-left"_s, Severity::Note,
                           SessionTranslations::tr(
                               "The session is over, but its lock is still there: it is stale, "
                               "older than %n minutes",
                               nullptr, reading.staleMinutes),
                           lock.evidence);
    }
}

} // namespace

void checkLifeOfChain(SessionBuilder &builder)
{
    if (builder.session.summary.liveness == Liveness::Expired
        && !builder.session.handoffs.empty()) {
        builder.addWarning(
            u"session.expired"_s,
            SessionTranslations::tr("The last handoff is older than %n hours, and it has no answer",
                                    nullptr, builder.reading().expiryHours),
            builder.session.handoffs.back().at);
    }
}

void checkLife(SessionBuilder &builder)
{
    if (builder.isHome()) { // each session in it has its own liveness
        return;
    }
    if (!builder.state.isThere() || builder.state.isEmpty()) {
        addLifeOfLock(builder);
        return;
    }
    addLeftLock(builder);
    const SessionSummary &summary = builder.session.summary;
    const Evidence evidence = builder.state.evidence(builder.reading().state.updated);
    const QString word = summary.word;
    const qint64 silent = summary.updated.secsTo(nowOf(builder.settings));
    if (summary.liveness == Liveness::Stale && silent <= builder.reading().staleMinutes * 60) {
        builder.addWarning(
            u"session.stale"_s,
            SessionTranslations::tr(
                "The status is %1, but the session's lock is older than %n minutes", nullptr,
                builder.reading().staleMinutes)
                .arg(word),
            readLock(builder.place.path, builder.reading().duplicates, builder.catalog).evidence);
    } else if (summary.liveness == Liveness::Stale) {
        builder.addWarning(
            u"session.stale"_s,
            SessionTranslations::tr(
                "The status is %1, but the session gave no sign of life for more than %n minutes",
                nullptr, builder.reading().staleMinutes)
                .arg(word),
            evidence);
    } else if (summary.liveness == Liveness::Expired) {
        const int hours = builder.reading().expiryHours;
        const QString text = builder.reading().isExpiryFinal
            ? SessionTranslations::tr("The status is %1, but the session is older than %n hours "
                                      "and can no longer be resumed",
                                      nullptr, hours)
            : SessionTranslations::tr(
                  "The status is %1, but the session gave no sign of life for more than %n hours",
                  nullptr, hours);
        builder.addWarning(u"session.expired"_s, text.arg(word), evidence);
    }
}

} // namespace baton
