// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/statesummary.h"

#include "models/protocol/catalog/catalog.h"
#include "models/session/building/resultcontradiction.h"
#include "models/session/building/signsoflife.h"
#include "models/session/discovery/folderdetection.h"
#include "models/session/state/currentphase.h"
#include "models/session/state/lockfile.h"
#include "models/strings/pathstrings.h"

#include <QDateTime>
#include <QDir>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace baton {

namespace {

/// @p one or @p other, whichever is later and valid.
QDateTime later(const QDateTime &one, const QDateTime &other)
{
    return other.isValid() && !(one.isValid() && other < one) ? other : one;
}

/// The last time of a session that has ended. If its state has no such time, it is taken from the
/// logs.
QDateTime lastOfEnded(const SessionSummary &summary, const StateDocument &state,
                      const SessionFormat &reading, const SessionClock &clock,
                      const QDateTime &told)
{
    const QDateTime written = modifiedAt(state.path());
    if (told.isValid() || reading.state.ended.empty()) {
        return told.isValid() && !clock.isTooLate(told) ? told : written;
    }
    SignsOfLife signs(clock);
    signs.take(summary.started);
    signs.takeLogs(summary.place.path, reading);
    return signs.last().isValid() ? signs.last() : written;
}

/// The last sign of life of the session.
QDateTime lastSign(const SessionSummary &summary, const StateDocument &state,
                   const SessionFormat &reading, const SessionClock &clock)
{
    const QDateTime updated = state.time(reading.state.updated);
    const QDateTime told = updated.isValid() ? updated : summary.ended;
    if (!isUnfinished(summary.status)) {
        return lastOfEnded(summary, state, reading, clock, told);
    }
    const bool isStartLast = !told.isValid() && !reading.state.ended.empty();
    return lastSignOf(summary.place, state, reading, clock, isStartLast ? summary.started : told);
}

/// Sets the times of a session without a state file from the files of its handoffs.
void addFolderTimes(SessionSummary &summary, const ProtocolCatalog &catalog)
{
    const QDir folder(summary.place.path);
    for (const QString &name : candidatesIn(summary.place.path, catalog)) {
        const QDateTime time = modifiedAt(folder.filePath(name));
        if (!summary.started.isValid() || time < summary.started) {
            summary.started = time;
        }
        summary.updated = later(summary.updated, time);
    }
    summary.ended = summary.updated;
}

/// Sets id and start of a session without a state from its lock.
void addLock(SessionSummary &summary, const LockFile &lock)
{
    summary.id = lock.id;
    summary.started = lock.time;
    summary.ended = {};
    summary.updated = later(summary.updated, lock.time);
}

void addState(SessionSummary &summary, const SessionFormat &reading, const StateDocument &state,
              const SessionClock &clock)
{
    const StatePointers &places = reading.state;
    summary.id = state.text(places.id);
    summary.title = state.text(places.title);
    summary.agent = state.text(places.agent);
    summary.parent = state.text(places.parent);
    summary.note = state.text(places.note);
    summary.word = state.text(places.status);
    for (const JsonPointer &pointer : places.tags) {
        summary.tags += state.texts(pointer);
    }
    summary.status = statusMeant(reading.words, summary.word);
    summary.started = state.time(places.started);
    summary.ended = state.time(places.ended);
    summary.updated = lastSign(summary, state, reading, clock);
    // If only the start is known, the end is unknown.
    const bool isEndKnown =
        summary.updated != summary.started || state.time(places.updated).isValid();
    if (hasEnded(summary.status) && !summary.ended.isValid() && isEndKnown) {
        summary.ended = summary.updated;
    }
    summary.phase = currentPhaseTitle(reading, state, summary.word);
}

/// The lock of a session that may be driven: one without a state, or one that runs. If its time is
/// in the future, it is that of its file.
LockFile lockOf(const SessionSummary &summary, bool hasState, const SessionFormat &reading,
                const SessionClock &clock, const ProtocolCatalog &catalog)
{
    const bool mayBeDriven = !hasState || summary.status == RunStatus::Running;
    LockFile lock =
        mayBeDriven ? readLock(summary.place.path, reading.duplicates, catalog) : LockFile();
    lock.time = clock.isTooLate(lock.time) ? modifiedAt(lock.evidence.path) : lock.time;
    return lock;
}

/// The liveness of a session that holds @p lock, with @p status. A running session with an old lock
/// is stale.
Liveness livenessWith(const LockFile &lock, RunStatus status, const SessionSummary &summary,
                      const QDateTime &now, const SessionFormat &reading)
{
    const Liveness own = livenessOf(status, summary.updated, now, reading);
    const bool isLockOld =
        status == RunStatus::Running && isSilent(livenessOf(status, lock.time, now, reading));
    return own == Liveness::Alive && isLockOld ? Liveness::Stale : own;
}

} // namespace

Liveness livenessOf(RunStatus status, const QDateTime &sign, const QDateTime &now,
                    const SessionFormat &reading)
{
    if (!isUnfinished(status) || !sign.isValid()) {
        return Liveness::Over;
    }
    if (status == RunStatus::Blocked) { // may wait until the missing input is provided
        return Liveness::Alive;
    }
    const qint64 seconds = sign.secsTo(now);
    if (seconds > qint64(reading.expiryHours) * 3600) {
        return Liveness::Expired;
    }
    // A session that waits for a person is not stale.
    const bool mayRest = isAtRest(status);
    return seconds > qint64(reading.staleMinutes) * 60 && !mayRest ? Liveness::Stale
                                                                   : Liveness::Alive;
}

QDateTime endOfLiveness(const SessionSummary &summary, const ProtocolCatalog &catalog)
{
    const SessionLayout *layout = layoutOf(summary.place, catalog).layout;
    const bool isTimed = summary.liveness == Liveness::Alive && summary.updated.isValid()
        && summary.status != RunStatus::Blocked;
    if (!isTimed || !layout) {
        return {};
    }
    const bool mayRest = isAtRest(summary.status);
    const qint64 seconds = mayRest ? qint64(layout->reading.expiryHours) * 3600
                                   : qint64(layout->reading.staleMinutes) * 60;
    return summary.updated.addSecs(seconds + 1);
}

std::chrono::milliseconds timeToLook(const QDateTime &end)
{
    const std::chrono::milliseconds left = end - QDateTime::currentDateTimeUtc();
    const bool isJustOver = left <= 0s && left > -10s; // it was read before its liveness ended
    return isJustOver ? 500ms : left;
}

SessionSummary summaryOf(const SessionLocation &place, const PlaceLayout &layout,
                         const StateDocument &state, const ResultFile &result,
                         const ProtocolCatalog &catalog, const SessionSettings &settings)
{
    static const SessionFormat nothing;
    const SessionFormat &reading = layout.layout ? layout.layout->reading : nothing;
    SessionSummary summary;
    summary.place = place;
    summary.isOfWholeState = state.isWhole();
    const bool hasState = state.isThere() && !state.isEmpty();
    const SessionClock clock(place, state, reading, settings);
    if (hasState) {
        addState(summary, reading, state, clock);
    } else {
        addFolderTimes(summary, catalog);
    }
    const LockFile lock = lockOf(summary, hasState, reading, clock, catalog);
    const bool isLocked = lock.time.isValid() && !hasState;
    if (isLocked) {
        addLock(summary, lock);
    }
    const QString name = lastNameOf(place.path);
    if (summary.id.isEmpty()) {
        summary.id = name;
    }
    if (summary.title.isEmpty()) {
        summary.title = summary.id;
    }
    if (summary.status == RunStatus::Succeeded && summary.flaw.isEmpty()) {
        summary.flaw = resultContradiction(state, result, reading);
    }
    const RunStatus driven = isLocked ? RunStatus::Running : summary.status;
    summary.liveness = livenessWith(lock, driven, summary, nowOf(settings), reading);
    return summary;
}

SessionSummary summaryOf(const SessionBuilder &builder)
{
    return summaryOf(builder.place, {builder.pack, builder.layout}, builder.state, builder.result,
                     builder.catalog, builder.settings);
}

void addLiveness(SessionBuilder &builder)
{
    SessionSummary &summary = builder.session.summary;
    const bool hasState = builder.state.isThere() && !builder.state.isEmpty();
    const LockFile lock =
        lockOf(summary, hasState, builder.reading(), SessionClock(builder), builder.catalog);
    summary.liveness =
        livenessWith(lock, summary.status, summary, nowOf(builder.settings), builder.reading());
}

SessionSummary unread(SessionSummary summary)
{
    summary.status = RunStatus::NotRead;
    summary.liveness = Liveness::Over;
    summary.errors = -1;
    summary.warnings = -1;
    summary.phase.clear();
    summary.flaw.clear();
    summary.searchText.clear();
    summary.successor.clear();
    return summary;
}

SessionSummary unreadSummary(const SessionLocation &place, const ProtocolCatalog &catalog,
                             const SessionSettings &settings)
{
    const PlaceLayout layout = layoutOf(place, catalog);
    const StateDocument state = StateDocument::read(place.stateFile, catalog);
    const ResultFile noResult({}, {}, catalog);
    return unread(summaryOf(place, layout, state, noResult, catalog, settings));
}

} // namespace baton
