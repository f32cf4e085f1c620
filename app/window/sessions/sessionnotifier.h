// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"
#include "models/session/value/sessionsummary.h"

#include <QHash>
#include <QObject>

namespace baton {

class DesktopNotifications;
class OpenSessions;
class QueueCommands;
struct Session;

/// Sends a desktop notification when an open session or queue ends, fails or waits for a person
/// while the window is not in front. Can be disabled in the settings.
class SessionNotifier : public QObject
{
    Q_OBJECT

public:
    SessionNotifier(const WindowContext &context, OpenSessions &sessions,
                    const QueueCommands &queues);

private:
    void take(const Session &now);

    const WindowContext &m_context;
    OpenSessions &m_sessions;
    DesktopNotifications *m_notifications;
    QHash<QString, SessionSummary> m_last; ///< last known summaries, by path
};

} // namespace baton
