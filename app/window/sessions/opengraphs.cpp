// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/opengraphs.h"

#include "models/routing/graphs/graphsource.h"
#include "widgets/routing/view/routingview.h"

#include <QDir>
#include <QFileInfo>
#include <QtConcurrentRun>

namespace baton {

namespace {

GraphSource readAll(const QStringList &paths, const QString &title, const ProtocolCatalog &catalog,
                    const std::atomic_bool &stop)
{
    if (paths.size() == 1) {
        return readGraphSource(paths.front(), catalog, &stop);
    }
    GraphSource all;
    all.title = title;
    for (const QString &path : paths) {
        GraphSource one = readGraphSource(path, catalog, &stop);
        std::ranges::move(one.sessions, std::back_inserter(all.sessions));
        std::ranges::move(one.documents, std::back_inserter(all.documents));
    }
    return all;
}

auto sessionIn(GraphSource &source, const QString &path)
{
    return std::ranges::find(source.sessions, path,
                             [](const auto &one) { return one->summary.place.path; });
}

} // namespace

OpenGraphs::OpenGraphs(AppContext &context, QObject *parent)
    : QObject(parent)
    , m_context(context)
{
}

OpenGraphs::~OpenGraphs()
{
    for (const TabState &shown : m_shown) {
        *shown.stop = true;
    }
}

void OpenGraphs::open(const QStringList &paths, const QString &title)
{
    QStringList wanted;
    for (const QString &path : paths) {
        wanted.append(QDir::cleanPath(path));
    }
    wanted.sort();
    wanted.removeDuplicates();
    const auto known = std::ranges::find_if(
        m_shown, [&](const TabState &shown) { return shown.view && shown.paths == wanted; });
    if (known != m_shown.end()) {
        Q_EMIT opened(known->view, false);
        return;
    }
    auto *view = new RoutingView(m_context.catalog);
    view->setReading(title);
    m_shown.push_back({view, wanted, std::make_shared<std::atomic_bool>(false)});
    connect(view, &RoutingView::readingCancelled, this,
            [stop = m_shown.back().stop] { *stop = true; });
    keepCurrent(m_shown.back());
    read(m_shown.back(), title);
    Q_EMIT opened(view, true);
}

void OpenGraphs::read(const TabState &shown, const QString &title)
{
    QtConcurrent::run([paths = shown.paths, stop = shown.stop, title, catalog = m_context.catalog] {
        return std::make_shared<const GraphSource>(readAll(paths, title, *catalog, *stop));
    })
        .then(shown.view,
              [view = shown.view.data(),
               changes = shown.changes](const std::shared_ptr<const GraphSource> &source) {
                  for (const auto &session : source->sessions) {
                      changes->know(session->summary);
                  }
                  view->setSource(source);
                  changes->setWaiting(false);
              });
}

/// What changes while the whole is still being read waits until it is there.
void OpenGraphs::keepCurrent(TabState &shown)
{
    shown.changes = new SessionUpdater(m_context.catalog, shown.view);
    shown.changes->setRoots(shown.paths);
    shown.changes->setWaiting(true);
    connect(shown.changes, &SessionUpdater::changed, shown.view,
            [this, view = shown.view.data()](const SessionUpdater::Sessions &present,
                                             const QStringList &gone) {
                takeChanges(view, present, gone);
            });
}

void OpenGraphs::setFollowed(const std::function<bool(const QString &)> &isFollowed)
{
    m_isFollowed = isFollowed;
}

void OpenGraphs::touch(const QStringList &paths)
{
    for (const TabState &shown : m_shown) {
        if (!shown.view) {
            continue;
        }
        const bool isFile = shown.paths.size() == 1 && paths.contains(shown.paths.front())
            && QFileInfo(shown.paths.front()).isFile();
        isFile ? read(shown, shown.view->title()) : shown.changes->touch(paths);
    }
}

/// Only what differs makes another graph; its nodes keep their places.
void OpenGraphs::takeChanges(RoutingView *view, const SessionUpdater::Sessions &present,
                             const QStringList &gone)
{
    GraphSource newer = *view->source();
    const size_t left = std::erase_if(newer.sessions, [&gone](const auto &session) {
        return gone.contains(session->summary.place.path);
    });
    bool isOther = left > 0;
    for (const auto &session : present) {
        const QString &path = session->summary.place.path;
        const auto older = sessionIn(newer, path);
        if (older == newer.sessions.end()) {
            newer.sessions.push_back(session);
            isOther = true;
        } else if (!(m_isFollowed && m_isFollowed(path)) && **older != *session) {
            *older = session;
            isOther = true;
        }
    }
    if (isOther) {
        view->setSource(std::make_shared<const GraphSource>(std::move(newer)));
    }
}

bool OpenGraphs::isWorking() const
{
    return std::ranges::any_of(
        m_shown, [](const TabState &shown) { return shown.view && !shown.view->isCurrent(); });
}

QList<RoutingView *> OpenGraphs::views() const
{
    QList<RoutingView *> all;
    for (const TabState &shown : m_shown) {
        if (shown.view) {
            all.append(shown.view);
        }
    }
    return all;
}

void OpenGraphs::takeSession(const std::shared_ptr<const Session> &session)
{
    const QString &path = session->summary.place.path;
    for (RoutingView *view : views()) {
        if (!view->source()) {
            continue;
        }
        GraphSource newer = *view->source();
        const auto older = sessionIn(newer, path);
        if (older != newer.sessions.end() && *older != session) {
            *older = session;
            view->setSource(std::make_shared<const GraphSource>(std::move(newer)));
        }
    }
}

void OpenGraphs::takeCatalog()
{
    for (RoutingView *view : views()) {
        view->setCatalog(m_context.catalog);
    }
    for (const TabState &shown : m_shown) {
        if (shown.view) {
            shown.changes->setCatalog(m_context.catalog);
        }
    }
}

void OpenGraphs::forget(const RoutingView *view)
{
    std::erase_if(m_shown, [view](const TabState &shown) {
        const bool isGone = !shown.view || shown.view == view;
        if (isGone) {
            *shown.stop = true;
        }
        return isGone;
    });
}

} // namespace baton
