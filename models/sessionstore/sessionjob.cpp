// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/sessionjob.h"

#include "models/index/entries/indexrecorder.h"
#include "models/queue/queuesource.h"

namespace baton {

namespace {

/// The bytes of the handoffs that were read, by path.
using HandoffBytes = QHash<QString, QByteArray>;

HandoffBytes readFollowed(SessionResult &result, const SessionJob &job)
{
    FollowedSession last = *job.followed;
    if (job.isForced) {
        last.stamps.clear();
    }
    auto now = std::make_shared<const FollowedSession>(
        followed(std::move(last), job.before.summary.get(), *job.catalog, job.settings, *job.stop));
    result.wasRead = now->readAt != job.followed->readAt;
    result.session = now->session;
    result.state = now->kept.state;
    result.followed = std::move(now);
    return result.followed->bytes;
}

/// Reads a session without a follower. If its state file is only partly written, the previous state
/// is used; if it is gone, it is not.
HandoffBytes readUnfollowed(SessionResult &result, const SessionJob &job)
{
    const SessionLocation &place = job.before.place;
    const PreviousState kept = place.stateFile.isEmpty() ? PreviousState() : job.before.state;
    SessionReadResult now = readStanding(place, {{}, kept}, job.before.summary.get(), *job.catalog,
                                         job.settings, *job.stop);
    const bool isAlive = now.session.summary.liveness == Liveness::Alive;
    result.state = isAlive || !kept.bytes.isEmpty() ? std::move(now.state) : PreviousState();
    result.session = std::make_shared<const Session>(std::move(now.session));
    return now.bytes;
}

} // namespace

SessionResult readAgain(const SessionJob &job)
{
    SessionResult result{job, {}, job.before.summary, {}, {}};
    if (job.before.place.isQueue()) {
        result.stamp = queueStamp(job.before.place.path);
    }
    const auto files = job.files ? job.files : std::make_shared<SessionFiles>();
    std::optional<IndexRecorder> recorder;
    if (job.index) {
        recorder.emplace(job.before.place, *job.catalog, *files, job.root);
    }
    const HandoffBytes bytes =
        job.followed ? readFollowed(result, job) : readUnfollowed(result, job);
    if (recorder && result.session && result.wasRead && !*job.stop) {
        IndexedSession kept = recorder->finish(*result.session, bytes);
        kept.isOutdatingRelated = job.cause != SessionJob::Cause::Found;
        job.index->add(std::move(kept), job.catalog, job.settings);
    }
    if (result.session) {
        result.summary = std::make_shared<const SessionSummary>(result.session->summary);
    }
    if (job.cause == SessionJob::Cause::Found && !job.followed) {
        result.session.reset(); // freed on the worker, not on the UI thread
    }
    return result;
}

} // namespace baton
