// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/live/knownsession.h"

#include "models/session/reading/readsession.h"

#include <QMultiHash>
#include <QSet>

namespace baton {

namespace {

KnownSession followedAgain(KnownSession before, bool isForced, const ProtocolCatalog &catalog,
                           const SessionSettings &settings, const std::atomic_bool &stop)
{
    FollowedSession last = *before.followed;
    if (isForced) {
        last.stamps.clear();
    }
    FollowedSession next = followed(std::move(last), before.summary.get(), catalog, settings, stop);
    before.place = next.place;
    before.state = next.kept.state;
    before.session = next.session;
    before.followed = std::make_shared<const FollowedSession>(std::move(next));
    return before;
}

} // namespace

KnownSession readAgain(KnownSession before, bool isForced, const ProtocolCatalog &catalog,
                       const SessionSettings &settings, const std::atomic_bool &stop)
{
    if (before.followed) {
        before = followedAgain(std::move(before), isForced, catalog, settings, stop);
    } else {
        // A state that is only half written leaves the one before; one that is gone does not.
        const PreviousState kept =
            before.place.stateFile.isEmpty() ? PreviousState() : before.state;
        SessionReadResult now =
            readStanding(before.place, {{}, kept}, before.summary.get(), catalog, settings, stop);
        const bool isAlive = now.session.summary.liveness == Liveness::Alive;
        before.state = isAlive || !kept.bytes.isEmpty() ? std::move(now.state) : PreviousState();
        before.session = std::make_shared<const Session>(std::move(now.session));
    }
    if (before.session) {
        before.summary = std::make_shared<const SessionSummary>(before.session->summary);
    }
    return before;
}

QStringList ancestorsOf(const KnownSessions &known, const QStringList &folders)
{
    QStringList open;
    for (const QString &folder : folders) {
        const auto child = known.constFind(folder);
        if (child != known.cend() && child->summary && !child->summary->parent.isEmpty()) {
            open.append(child->summary->parent);
        }
    }
    if (open.isEmpty()) {
        return {};
    }
    QMultiHash<QString, QString> named;
    for (auto one = known.cbegin(); one != known.cend(); ++one) {
        if (one->summary) {
            named.insert(one->summary->id, one.key());
        }
    }
    QStringList ancestors;
    QSet<QString> done(folders.begin(), folders.end());
    QSet<QString> climbed;
    while (!open.isEmpty()) {
        const QString id = open.takeLast();
        if (id.isEmpty() || climbed.contains(id)) {
            continue;
        }
        climbed.insert(id);
        for (const QString &path : named.values(id)) {
            open.append(known.value(path).summary->parent);
            if (!done.contains(path)) {
                done.insert(path);
                ancestors.append(path);
            }
        }
    }
    return ancestors;
}

} // namespace baton
