// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/followedsession.h"

#include "models/disk/filestore.h"
#include "models/disk/folderlisting.h"
#include "models/disk/folderwalk.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/discovery/folderdetection.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/logs/sessionlogs.h"
#include "models/session/reading/readsession.h"
#include "models/strings/pathstrings.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <utility>

namespace baton {

namespace {

using namespace std::chrono_literals;

using Stamps = QHash<QString, std::pair<qint64, qint64>>;

constexpr size_t mostKept = 200;
constexpr auto longestHold = 3s;

Stamps stampsOf(const QStringList &paths)
{
    Stamps stamps;
    for (const QString &path : paths) {
        const QFileInfo info(path);
        if (info.exists()) {
            stamps.insert(path, {info.size(), info.lastModified().toMSecsSinceEpoch()});
        }
    }
    return stamps;
}

/// True if @p before was a complete version of the handoff. While a file is written, its beginning
/// appears first; that is not a separate attempt.
bool isWhole(const QString &path, const QByteArray &before, const QByteArray &now,
             const ProtocolCatalog &catalog)
{
    return !before.trimmed().isEmpty() && !now.startsWith(before)
        && parse(before, formatOf(path, before), catalog.parseOptions()).isComplete();
}

/// True if @p now seems to be only partly written: it is empty, no longer parses, or no longer ends
/// with a line end.
bool isBegun(const QString &path, const QByteArray &before, const QByteArray &now,
             const ProtocolCatalog &catalog)
{
    const auto isComplete = [&](const QByteArray &text) {
        return parse(text, formatOf(path, text), catalog.parseOptions()).isComplete();
    };
    const bool isCut = before.endsWith('\n') && !now.endsWith('\n');
    return now.trimmed().isEmpty() || isCut || (!isComplete(now) && isComplete(before));
}

/// Uses the previous version while a handoff seems to be partly written. Returns false if it does
/// not, or after longestHold.
bool holds(FollowedSession &state, const QString &path, bool isChanged, const QByteArray &before,
           const QByteArray &now, const ProtocolCatalog &catalog)
{
    const QDateTime time = QDateTime::currentDateTimeUtc();
    const QDateTime since = isChanged ? time : state.heldSince.value(path);
    if (before.trimmed().isEmpty() || now == before || since.addDuration(longestHold) <= time
        || !isBegun(path, before, now, catalog)) {
        return false;
    }
    state.kept.held.insert(path, before);
    state.heldSince.insert(path, since);
    return true;
}

void keepOverwritten(FollowedSession &state, const Stamps &stamps, const ProtocolCatalog &catalog)
{
    const QHash<QString, QByteArray> held = std::exchange(state.kept.held, {});
    for (auto known = state.bytes.cbegin(); known != state.bytes.cend(); ++known) {
        const QString &path = known.key();
        const bool isChanged = stamps.value(path) != state.stamps.value(path);
        if (!isChanged && !held.contains(path)) {
            continue;
        }
        const Result<QByteArray> now = FileStore::read(path);
        if (now && holds(state, path, isChanged, known.value(), *now, catalog)) {
            continue;
        }
        if (state.kept.handoffs.size() >= mostKept) {
            continue;
        }
        if (!now) {
            const qint64 time = state.stamps.value(path).second;
            state.vanished.insert(
                path, {path, known.value(), QDateTime::fromMSecsSinceEpoch(time, QTimeZone::UTC)});
        } else if (*now != known.value() && isWhole(path, known.value(), *now, catalog)) {
            const qint64 time = state.stamps.value(path).second;
            state.kept.handoffs.push_back(
                {path, known.value(), QDateTime::fromMSecsSinceEpoch(time, QTimeZone::UTC)});
        }
    }
}

/// Keeps the previous version of a handoff that was removed and is written again, as an earlier
/// attempt.
void keepReplaced(FollowedSession &state, const ProtocolCatalog &catalog)
{
    for (auto gone = state.vanished.begin(); gone != state.vanished.end();) {
        const Result<QByteArray> now = FileStore::read(gone.key());
        const QByteArray &before = gone->bytes;
        const bool isSame = now && *now == before;
        if (!now || (!isSame && before.startsWith(*now))) { // not written yet, or only partly
            ++gone;
            continue;
        }
        if (!isSame && state.kept.handoffs.size() < mostKept
            && isWhole(gone.key(), before, *now, catalog)) {
            state.kept.handoffs.push_back(*gone);
        }
        gone = state.vanished.erase(gone);
    }
}

/// The logs and other texts of the session. If they change, only their size and time are updated.
QStringList quietPaths(const FollowedSession &state, const ProtocolCatalog &catalog)
{
    QStringList paths;
    const WantedFiles wanted{{}, catalog.wantedFiles().promptHeadings};
    if (state.session) {
        for (const SessionFile &file : state.session->files) {
            if (file.path != state.place.stateFile && !isCandidate(file.path, wanted)) {
                paths.append(file.path);
            }
        }
    }
    return paths;
}

/// The files and folders whose changes affect @p state.
QStringList watchedPaths(const FollowedSession &state, const ProtocolCatalog &catalog)
{
    QSet<QString> paths{state.place.path, parentOf(state.place.path)};
    const auto add = [&](const QString &path) {
        paths.insert(path);
        paths.insert(parentOf(path));
    };
    if (!state.place.stateFile.isEmpty()) {
        add(state.place.stateFile);
    }
    if (state.session) {
        for (const SessionFile &file : state.session->files) {
            paths.insert(parentOf(file.path));
        }
        for (const SessionPhase &phase : state.session->phases) {
            if (!phase.sessionPath.isEmpty()) {
                add(phase.evidence.path);
            }
        }
    }
    QStringList folders{state.place.path};
    for (const QString &name : namesIn(state.place.path, QDir::Dirs)) {
        folders.append(state.place.path + u'/' + name);
    }
    for (const QString &folder : std::as_const(folders)) {
        paths.insert(folder);
        for (const QString &name : candidatesIn(folder, catalog)) {
            paths.insert(folder + u'/' + name);
        }
    }
    paths.remove(QString());
    QStringList result(paths.begin(), paths.end());
    result.sort();
    return result;
}

/// @p before with the current sizes of its files.
FollowedSession withSizes(FollowedSession before)
{
    auto session = std::make_shared<Session>(*before.session);
    for (SessionFile &file : session->files) {
        const QFileInfo info(file.path);
        if (info.exists() && info.size() != file.size) {
            file.size = info.size();
            file.modified = info.lastModified(QTimeZone::UTC);
            file.lastTime =
                file.role == SessionFile::Role::Log ? lastTimeIn(file.path) : QDateTime();
        }
    }
    before.session = std::move(session);
    return before;
}

bool hasGrown(const FollowedSession &state)
{
    return std::ranges::any_of(state.session->files, [](const SessionFile &file) {
        const QFileInfo info(file.path);
        return info.exists() && info.size() != file.size;
    });
}

/// @p stamps with those that were taken @p before the session was read: a file that changed
/// meanwhile differs from these, and is read with the next step.
Stamps withEarlier(Stamps stamps, const Stamps &before)
{
    for (auto stamp = before.cbegin(); stamp != before.cend(); ++stamp) {
        if (stamps.contains(stamp.key())) {
            stamps.insert(stamp.key(), stamp.value());
        }
    }
    return stamps;
}

} // namespace

QDateTime FollowedSession::heldUntil() const
{
    QDateTime until;
    for (auto held = kept.held.cbegin(); held != kept.held.cend(); ++held) {
        const QDateTime time = heldSince.value(held.key()).addDuration(longestHold);
        until = until.isValid() ? std::min(until, time) : time;
    }
    return until;
}

SessionReadResult readStanding(const SessionLocation &place, const PreviousParts &kept,
                               const SessionSummary *before, const ProtocolCatalog &catalog,
                               const SessionSettings &settings, const std::atomic_bool &stop)
{
    SessionReadResult reading = readKeeping(place, catalog, settings, kept, &stop);
    const bool isUnread = place.isQueue()
        ? !reading.session.summary.isOfWholeState
        : !place.stateFile.isEmpty() && reading.state.bytes.isEmpty();
    const bool isKnown = before && before->isOfWholeState && before->status != RunStatus::Unknown
        && before->status != RunStatus::NotRead;
    if (isUnread && isKnown) {
        SessionSummary &now = reading.session.summary;
        SessionSummary standing = *before;
        standing.errors = now.errors;
        standing.warnings = now.warnings;
        if (!standing.stateKept.isValid()) {
            standing.stateKept =
                standing.updated.isValid() ? standing.updated : QDateTime::currentDateTimeUtc();
        }
        now = std::move(standing);
    }
    return reading;
}

FollowedSession followed(FollowedSession before, const SessionSummary *lastShown,
                         const ProtocolCatalog &catalog, const SessionSettings &settings,
                         const std::atomic_bool &stop)
{
    if (before.place.stateFile.isEmpty()) {
        const SessionLocation place = sessionAt(before.place.path, catalog);
        before.place = place.layout.isEmpty() ? before.place : place;
    }
    const Stamps stamps = stampsOf(watchedPaths(before, catalog));
    const bool isDue =
        before.heldUntil().isValid() && before.heldUntil() <= QDateTime::currentDateTimeUtc();
    if (before.session && stamps == before.stamps && !isDue) {
        return hasGrown(before) ? withSizes(std::move(before)) : before;
    }
    QElapsedTimer timer;
    timer.start();
    keepReplaced(before, catalog);
    keepOverwritten(before, stamps, catalog);
    SessionReadResult reading =
        readStanding(before.place, before.kept, lastShown, catalog, settings, stop);
    if (stop) {
        return before;
    }
    before.kept.state = std::move(reading.state);
    const bool isEqual = before.session && *before.session == reading.session;
    FollowedSession after{before.place,
                          {},
                          std::move(reading.bytes),
                          std::move(before.kept),
                          std::move(before.vanished),
                          isEqual ? before.session
                                  : std::make_shared<const Session>(std::move(reading.session)),
                          {},
                          {},
                          QDateTime::currentDateTimeUtc(),
                          timer.elapsed(),
                          std::move(before.heldSince)};
    after.watched = watchedPaths(after, catalog);
    after.quiet = quietPaths(after, catalog);
    after.stamps = withEarlier(stampsOf(after.watched), stamps);
    return after;
}

} // namespace baton
