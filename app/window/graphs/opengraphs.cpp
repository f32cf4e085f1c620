// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/graphs/opengraphs.h"

#include "models/database/databaseaddress.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "models/routing/graphs/graphsource.h"
#include "models/sessionstore/sessionsubscription.h"
#include "models/strings/pathstrings.h"
#include "widgets/routing/view/routingview.h"

#include <QDir>
#include <QFileInfo>
#include <QtConcurrentRun>

namespace baton {

OpenGraphs::OpenGraphs(const CatalogWatch &protocols, SessionStore &store, QObject *parent)
    : QObject(parent)
    , m_protocols(protocols)
    , m_store(store)
{
}

void OpenGraphs::open(const QStringList &paths, const QString &title)
{
    QStringList wanted;
    for (const QString &path : paths) {
        wanted.append(isDatabaseUrl(path) ? path
                                          : QDir::cleanPath(QFileInfo(path).absoluteFilePath()));
    }
    wanted.sort();
    wanted.removeDuplicates();
    if (showKnown(wanted)) {
        return;
    }
    auto *view = new RoutingView(m_protocols.catalog());
    connect(&m_protocols, &CatalogWatch::changed, view,
            [this, view] { view->setCatalog(m_protocols.catalog()); });
    view->setReading(title);
    auto *sessions = new SessionSubscription(m_store, wanted, view);
    m_shown.push_back(
        {view, wanted, wanted.size() == 1 ? lastNameOf(wanted.front()) : title, sessions});
    connect(view, &RoutingView::readingCancelled, sessions, &SessionSubscription::cancel);
    connect(sessions, &SessionSubscription::changed, this, [this, view] { show(view); });
    readDocuments(m_shown.back());
    Q_EMIT opened(view, true);
}

bool OpenGraphs::showKnown(const QStringList &paths)
{
    const auto known = std::ranges::find_if(
        m_shown, [&](const TabState &shown) { return shown.view && shown.paths == paths; });
    if (known == m_shown.end()) {
        return false;
    }
    Q_EMIT opened(known->view, false);
    return true;
}

void OpenGraphs::readDocuments(const TabState &shown)
{
    QtConcurrent::run([paths = shown.paths, catalog = m_protocols.catalog()] {
        std::vector<SessionHandoff> documents;
        for (const QString &path : paths) {
            std::ranges::move(looseHandoffs(path, *catalog), std::back_inserter(documents));
        }
        return documents;
    }).then(this, [this, view = shown.view](const std::vector<SessionHandoff> &documents) {
        if (TabState *read = view ? find(view) : nullptr) {
            read->documents = documents;
            show(view);
        }
    });
}

/// Shows the graph if it changed; nodes keep their positions.
void OpenGraphs::show(const RoutingView *view)
{
    const TabState *shown = find(view);
    if (!shown || !shown->documents || !shown->sessions->isComplete()) {
        return;
    }
    GraphSource source{shown->sessions->sessions(), *shown->documents, shown->title};
    if (const auto &before = shown->view->source()) {
        source.title = before->title;
    } else if (shown->paths.size() == 1 && source.sessions.size() == 1) {
        source.title = source.sessions.front()->summary.title;
    }
    shown->view->setSource(std::make_shared<const GraphSource>(std::move(source)));
}

void OpenGraphs::touch(const QStringList &paths)
{
    for (const TabState &shown : m_shown) {
        const bool isTouched = std::ranges::any_of(shown.paths, [&](const QString &path) {
            return paths.contains(path) && QFileInfo(path).isFile();
        });
        if (shown.view && isTouched) {
            readDocuments(shown);
        }
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

OpenGraphs::TabState *OpenGraphs::find(const RoutingView *view)
{
    const auto shown =
        std::ranges::find(m_shown, view, [](const TabState &one) { return one.view.data(); });
    return shown == m_shown.end() ? nullptr : &*shown;
}

void OpenGraphs::forget(const RoutingView *view)
{
    std::erase_if(m_shown,
                  [view](const TabState &shown) { return !shown.view || shown.view == view; });
}

} // namespace baton
