// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/appcontext.h"
#include "models/session/readsession.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace baton {

class SessionView;

/// Reads sessions on workers and keeps the views that are open up to date.
class SessionCommands : public QObject
{
    Q_OBJECT

public:
    explicit SessionCommands(AppContext &context, QObject *parent = nullptr);
    ~SessionCommands() override;

    /// Reads the session that @p path is the folder or the state file of. Ends in opened().
    void open(const QString &path);
    [[nodiscard]] bool isOpening() const { return m_opening > 0; }
    /// The view that shows the session in the folder @p path; null when none does.
    [[nodiscard]] SessionView *find(const QString &path) const;
    [[nodiscard]] std::vector<SessionView *> views() const;
    /// @p view was closed.
    void forget(const SessionView *view);
    /// Reads everything that is shown once more: when it is judged otherwise what it is.
    void readAgain();

Q_SIGNALS:
    /// @p view is to be shown; when @p isNew whoever shows it owns it.
    void opened(baton::SessionView *view, bool isNew);
    /// The session of @p view was read anew.
    void refreshed(baton::SessionView *view);

private:
    void show(const Session &session);
    void readAgain(SessionView *view);
    [[nodiscard]] SessionSettings settings() const;

    AppContext &m_context;
    std::vector<QPointer<SessionView>> m_views;
    std::shared_ptr<std::atomic_bool> m_stop = std::make_shared<std::atomic_bool>(false);
    int m_opening = 0;
};

} // namespace baton
