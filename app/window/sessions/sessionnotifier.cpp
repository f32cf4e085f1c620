// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/sessionnotifier.h"

#include "app/process/desktopnotifications.h"
#include "app/window/pages/appcontext.h"
#include "app/window/sessions/opensessions.h"
#include "models/session/value/sessionnotice.h"
#include "widgets/session/view/sessionview.h"

#include <QSettings>

using namespace Qt::StringLiterals;

namespace baton {

SessionNotifier::SessionNotifier(const WindowContext &context, OpenSessions &sessions)
    : QObject(&context.window)
    , m_context(context)
    , m_sessions(sessions)
    , m_notifications(new DesktopNotifications(this))
{
    connect(&sessions, &OpenSessions::opened, this, [this](SessionView *view, bool isNew) {
        if (isNew) {
            m_last.insert(view, view->session()->summary);
            connect(view, &QObject::destroyed, this, [this, view] { m_last.remove(view); });
        }
    });
    connect(&sessions, &OpenSessions::refreshed, this, &SessionNotifier::take);
}

void SessionNotifier::take(SessionView *view)
{
    const Session &now = *view->session();
    const QString text = sessionNotice(std::exchange(m_last[view], now.summary), now);
    const bool isWanted = m_context.app.settings.value(u"notifications"_s, true).toBool();
    if (text.isEmpty() || !isWanted || m_context.window.isActiveWindow()) {
        return;
    }
    m_notifications->show(now.summary.title, text, [this, path = now.summary.place.path] {
        m_context.window.raise();
        m_context.window.activateWindow();
        m_sessions.open(path);
    });
}

} // namespace baton
