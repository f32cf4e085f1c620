// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionhandoff.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace baton {

class CatalogWatch;
class RoutingView;
class SessionStore;
class SessionSubscription;

/// The open graphs, each of the sessions in the store at and below some paths.
class OpenGraphs final : public QObject
{
    Q_OBJECT

public:
    OpenGraphs(const CatalogWatch &protocols, SessionStore &store, QObject *parent = nullptr);

    /// Opens the graph of everything below @p paths: sessions, or a folder with any number of them.
    /// Ends in opened() immediately; @p title is shown until it is read and, for several paths,
    /// after that.
    void open(const QStringList &paths, const QString &title);
    /// True while a graph is being read or built.
    [[nodiscard]] bool isWorking() const;
    [[nodiscard]] QList<RoutingView *> views() const;
    /// Something was added, removed or changed at @p paths: documents that belong to no session are
    /// read again.
    void touch(const QStringList &paths);
    /// @p view was closed.
    void forget(const RoutingView *view);

Q_SIGNALS:
    /// Show @p view; if @p isNew the receiver owns it.
    void opened(baton::RoutingView *view, bool isNew);

private:
    struct TabState
    {
        QPointer<RoutingView> view;
        QStringList paths;
        QString title;
        SessionSubscription *sessions = nullptr;                   ///< owned by the view
        std::optional<std::vector<SessionHandoff>> documents = {}; ///< nullopt: not read yet
    };

    /// True if the graph of @p paths is already open; brings it to the front.
    [[nodiscard]] bool showKnown(const QStringList &paths);
    void readDocuments(const TabState &shown);
    void show(const RoutingView *view);
    [[nodiscard]] TabState *find(const RoutingView *view);

    const CatalogWatch &m_protocols;
    SessionStore &m_store;
    std::vector<TabState> m_shown;
};

} // namespace baton
