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
class SessionView;

/// Sends a notification of the desktop when an open session ends, fails or waits for a person while
/// the window is not in front. Settings can switch it off.
class SessionNotifier : public QObject
{
    Q_OBJECT

public:
    SessionNotifier(const WindowContext &context, OpenSessions &sessions);

private:
    void take(SessionView *view);

    const WindowContext m_context;
    OpenSessions &m_sessions;
    DesktopNotifications *m_notifications;
    QHash<const SessionView *, SessionSummary> m_last;
};

} // namespace baton
