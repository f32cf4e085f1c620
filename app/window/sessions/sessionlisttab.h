// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>
#include <QPointer>

namespace baton {

class OpenSessions;
class ReviewCommands;
class SessionListView;

/// The tab that lists the sessions of the workspace.
class SessionListTab : public QObject
{
    Q_OBJECT

public:
    SessionListTab(const WindowContext &context, OpenSessions &sessions, ReviewCommands &reviews);

    [[nodiscard]] bool isCurrent() const;
    /// The selected sessions.
    [[nodiscard]] QStringList selectedPaths() const;

private:
    void show();
    void add();
    void showUnwatched();

    const WindowContext &m_context;
    OpenSessions &m_sessions;
    ReviewCommands &m_reviews;
    QPointer<SessionListView> m_view;
};

} // namespace baton
