// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/opensessions.h"

#include "models/session/discovery/sessionlocator.h"
#include "models/sessionstore/sessionfollower.h"
#include "models/sessionstore/sessionstore.h"
#include "widgets/session/view/sessionview.h"

#include <QDir>
#include <QtConcurrentRun>

namespace baton {

OpenSessions::OpenSessions(SessionStore &store, QObject *parent)
    : QObject(parent)
    , m_store(store)
{
}

void OpenSessions::open(const QString &path)
{
    if (SessionView *view = find(path)) {
        Q_EMIT opened(view, false);
        return;
    }
    ++m_opening;
    QtConcurrent::run([path, catalog = m_store.catalog()] {
        return sessionAt(path, *catalog);
    }).then(this, [this](const SessionLocation &place) { follow(place); });
}

void OpenSessions::follow(const SessionLocation &place)
{
    if (SessionView *view = find(place.path)) {
        --m_opening;
        Q_EMIT opened(view, false);
        return;
    }
    if (place.isQueue()) {
        --m_opening;
        Q_EMIT queueRequested(place.path);
        return;
    }
    auto *follower = new SessionFollower(m_store, this);
    connect(follower, &SessionFollower::changed, this, [this, follower] { take(follower); });
    follower->follow(place);
}

/// The first reading creates the view, later ones update it.
void OpenSessions::take(SessionFollower *follower)
{
    const auto shown = std::ranges::find(m_shown, follower,
                                         [](const TabState &one) { return one.follower.data(); });
    if (shown != m_shown.end()) {
        if (shown->view) {
            shown->view->setSession(follower->session());
            Q_EMIT refreshed(shown->view);
        }
        return;
    }
    --m_opening;
    if (SessionView *view = find(follower->session()->summary.place.path)) {
        follower->deleteLater();
        Q_EMIT opened(view, false);
        return;
    }
    auto *view = new SessionView;
    follower->setParent(view);
    m_shown.push_back({view, follower});
    view->setSession(follower->session());
    Q_EMIT opened(view, true);
}

SessionView *OpenSessions::find(const QString &path) const
{
    const QString folder = QDir::cleanPath(path);
    for (const TabState &shown : m_shown) {
        if (!shown.view) {
            continue;
        }
        const SessionLocation &place = shown.view->session()->summary.place;
        if (place.path == folder || (!place.stateFile.isEmpty() && place.stateFile == folder)) {
            return shown.view;
        }
    }
    return nullptr;
}

const SessionFollower *OpenSessions::followerOf(const SessionView *view) const
{
    const auto shown =
        std::ranges::find(m_shown, view, [](const TabState &one) { return one.view.data(); });
    return shown == m_shown.end() ? nullptr : shown->follower.data();
}

void OpenSessions::forget(const SessionView *view)
{
    std::erase_if(m_shown,
                  [view](const TabState &shown) { return !shown.view || shown.view == view; });
}

} // namespace baton
