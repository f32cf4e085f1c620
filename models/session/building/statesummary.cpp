// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/statesummary.h"

#include "models/disk/folderlisting.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/building/resultcontradiction.h"
#include "models/session/building/sessiontimespan.h"
#include "models/session/discovery/folderdetection.h"
#include "models/session/state/currentphase.h"
#include "models/session/state/lockfile.h"
#include "models/strings/pathstrings.h"

#include <QDateTime>
#include <QFileInfo>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace baton {

namespace {

/// True if the files of the session in @p folder and its state @p stateFile are copies, whose times
/// are not signs of life: all were written at once, and later than @p lastReported, the last time
/// in their contents.
bool areCopied(const QString &folder, const QString &stateFile, const QDateTime &lastReported)
{
    constexpr qint64 atOnce = 60;
    constexpr qint64 writing = 5 * 60;
    QFileInfoList files = entriesIn(folder, QDir::Files | QDir::Hidden);
    files.append(QFileInfo(stateFile));
    QDateTime first;
    QDateTime last;
    for (const QFileInfo &file : std::as_const(files)) {
        const QDateTime time = file.lastModified(QTimeZone::UTC);
        first = first.isValid() ? std::min(first, time) : time;
        last = last.isValid() ? std::max(last, time) : time;
    }
    return lastReported.isValid() && lastReported.secsTo(first) > writing
        && first.secsTo(last) < atOnce;
}

QDateTime modifiedAt(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() ? info.lastModified(QTimeZone::UTC) : QDateTime();
}

void take(QDateTime &latest, const QDateTime &time)
{
    if (time.isValid() && (!latest.isValid() || latest < time)) {
        latest = time;
    }
}

/// The last modification time of the files in the folder @p path.
QDateTime writtenInto(const QString &path)
{
    QDateTime last;
    for (const QFileInfo &file : entriesIn(path, QDir::Files)) {
        take(last, file.lastModified(QTimeZone::UTC));
    }
    return last;
}

/// True if file times are those of the session. In a copy they are those of copying.
bool isWhereItRan(const StateDocument &state, const QDateTime &updated)
{
    constexpr qint64 writing = 5 * 60;
    const QDateTime modified = modifiedAt(state.path());
    return updated.isValid() && modified.isValid() && std::abs(updated.secsTo(modified)) < writing;
}

/// The last sign of life of the session. If a session has ended and its state has no such time, it
/// is taken from the logs.
QDateTime lastSign(const SessionSummary &summary, const StateDocument &state,
                   const SessionFormat &reading, const QDateTime &now)
{
    const bool mayTellEnd = !reading.state.ended.empty();
    QDateTime sign = state.time(reading.state.updated);
    sign = sign.isValid() ? sign : summary.ended;
    const bool isReported = sign.isValid();
    sign = isReported || !mayTellEnd ? sign : summary.started;
    const bool isInPlace = isWhereItRan(state, sign);
    sign = isInFuture(sign, now) ? modifiedAt(state.path()) : sign;
    if (!isUnfinished(summary.status)) {
        take(sign,
             isReported || !mayTellEnd ? QDateTime()
                                       : lastLogTime(summary.place.path, reading, now));
        return sign.isValid() ? sign : modifiedAt(state.path());
    }
    take(sign, lastLogTime(summary.place.path, reading, now));
    const bool isCopy = areCopied(summary.place.path, state.path(), sign);
    for (const QString &name : reading.signs) {
        const QString path = summary.place.path + u'/' + name;
        if (!QFileInfo(path).isDir()) {
            take(sign, isCopy ? QDateTime() : modifiedAt(path));
        } else if (isInPlace) {
            take(sign, writtenInto(path));
        }
    }
    return sign.isValid() ? sign : modifiedAt(state.path());
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
        take(summary.updated, time);
    }
    summary.ended = summary.updated;
}

/// Sets id and start of a session without a state from its lock.
void addLock(SessionSummary &summary, const LockFile &lock)
{
    summary.id = lock.id;
    summary.started = lock.time;
    summary.ended = {};
    take(summary.updated, lock.time);
}

void addState(SessionSummary &summary, const SessionFormat &reading, const StateDocument &state,
              const QDateTime &now)
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
    summary.updated = lastSign(summary, state, reading, now);
    // If only the start is known, the end is unknown.
    const bool isEndKnown =
        summary.updated != summary.started || state.time(places.updated).isValid();
    if (hasEnded(summary.status) && !summary.ended.isValid() && isEndKnown) {
        summary.ended = summary.updated;
    }
    summary.phase = currentPhaseTitle(reading, state, summary.word);
}

} // namespace

bool isInFuture(const QDateTime &time, const QDateTime &now)
{
    constexpr qint64 fastClock = 5 * 60;
    return time.isValid() && now.secsTo(time) > fastClock;
}

QDateTime nowOf(const SessionSettings &settings)
{
    return settings.now.isValid() ? settings.now.toUTC() : QDateTime::currentDateTimeUtc();
}

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
    if (hasState) {
        addState(summary, reading, state, nowOf(settings));
    } else {
        addFolderTimes(summary, catalog);
    }
    const bool mayBeDriven = !hasState || summary.status == RunStatus::Running;
    const LockFile lock =
        mayBeDriven ? readLock(place.path, reading.duplicates, catalog) : LockFile();
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
    summary.liveness = livenessOf(driven, summary.updated, nowOf(settings), reading);
    if (summary.liveness == Liveness::Alive && driven == RunStatus::Running) {
        const Liveness ofLock = livenessOf(driven, lock.time, nowOf(settings), reading);
        const bool isOld = ofLock == Liveness::Stale || ofLock == Liveness::Expired;
        summary.liveness = isOld ? Liveness::Stale : summary.liveness;
    }
    return summary;
}

SessionSummary summaryOf(const SessionBuilder &builder)
{
    return summaryOf(builder.place, {builder.pack, builder.layout}, builder.state, builder.result,
                     builder.catalog, builder.settings);
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
