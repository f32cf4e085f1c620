// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/appcontext.h"
#include "models/session/live/sessionupdater.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace baton {

class RoutingView;
struct GraphSource;

/// Reads on workers what graphs of sessions and folders are made of, and keeps them up to date.
class OpenGraphs final : public QObject
{
    Q_OBJECT

public:
    explicit OpenGraphs(AppContext &context, QObject *parent = nullptr);
    ~OpenGraphs() override;

    /// The graph of all that lies under @p paths: sessions, or a folder with any number of them.
    /// Ends in opened() at once; @p title is shown until it is read, and for several paths after.
    void open(const QStringList &paths, const QString &title);
    /// True while a graph is being read or built.
    [[nodiscard]] bool isWorking() const;
    [[nodiscard]] QList<RoutingView *> views() const;
    /// Takes the newer state of a session over wherever it is shown.
    void takeSession(const std::shared_ptr<const Session> &session);
    /// Sessions that @p isFollowed is true of, by their folder, come by takeSession() alone.
    void setFollowed(const std::function<bool(const QString &)> &isFollowed);
    /// Something came, went or changed at each of @p paths: what of it the graphs are made of is
    /// read again.
    void touch(const QStringList &paths);
    /// Judges all graphs by the protocols of the context.
    void takeCatalog();
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
        std::shared_ptr<std::atomic_bool> stop;
        SessionUpdater *changes = nullptr; ///< the view's child
    };

    void read(const TabState &shown, const QString &title);
    void keepCurrent(TabState &shown);
    void takeChanges(RoutingView *view, const SessionUpdater::Sessions &present,
                     const QStringList &gone);

    AppContext &m_context;
    std::vector<TabState> m_shown;
    std::function<bool(const QString &)> m_isFollowed;
};

} // namespace baton
