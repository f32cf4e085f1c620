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

/// The graphs that are open, each of the sessions that the store has at and below some paths.
class OpenGraphs final : public QObject
{
    Q_OBJECT

public:
    OpenGraphs(const CatalogWatch &protocols, SessionStore &store, QObject *parent = nullptr);

    /// The graph of all that lies under @p paths: sessions, or a folder with any number of them.
    /// Ends in opened() at once; @p title is shown until it is read, and for several paths after.
    void open(const QStringList &paths, const QString &title);
    /// True while a graph is being read or built.
    [[nodiscard]] bool isWorking() const;
    [[nodiscard]] QList<RoutingView *> views() const;
    /// Something came, went or changed at each of @p paths: documents that belong to no session are
    /// read again.
    void touch(const QStringList &paths);
    /// @p view was closed.
    void forget(const RoutingView *view);

Q_SIGNALS:
    /// @p view is to be shown; when @p isNew whoever shows it owns it.
    void opened(baton::RoutingView *view, bool isNew);

private:
    struct TabState
    {
        QPointer<RoutingView> view;
        QStringList paths;
        QString title;
        SessionSubscription *sessions = nullptr;                   ///< owned by the view
        std::optional<std::vector<SessionHandoff>> documents = {}; ///< none: not read yet
    };

    /// True when the graph of @p paths was open already and is in front now.
    [[nodiscard]] bool showKnown(const QStringList &paths);
    void readDocuments(const TabState &shown);
    void show(const RoutingView *view);
    [[nodiscard]] TabState *find(const RoutingView *view);

    const CatalogWatch &m_protocols;
    SessionStore &m_store;
    std::vector<TabState> m_shown;
};

} // namespace baton
