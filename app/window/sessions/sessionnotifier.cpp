// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/sessionnotifier.h"

#include "app/process/desktopnotifications.h"
#include "app/window/pages/appcontext.h"
#include "app/window/parts/bringtofront.h"
#include "app/window/sessions/opensessions.h"
#include "app/window/sessions/queuecommands.h"
#include "models/masking/masking.h"
#include "models/session/value/sessionnotice.h"
#include "widgets/session/view/sessionview.h"

#include <QApplication>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace baton {

SessionNotifier::SessionNotifier(const WindowContext &context, OpenSessions &sessions,
                                 const QueueCommands &queues)
    : QObject(&context.commands)
    , m_context(context)
    , m_sessions(sessions)
    , m_notifications(new DesktopNotifications(this))
{
    connect(&sessions, &OpenSessions::opened, this, [this](const SessionView *view, bool isNew) {
        if (isNew) {
            take(*view->session());
            connect(view, &QObject::destroyed, this,
                    [this, path = view->session()->summary.place.path] { m_last.remove(path); });
        }
    });
    connect(&sessions, &OpenSessions::refreshed, this,
            [this](const SessionView *view) { take(*view->session()); });
    connect(&queues, &QueueCommands::read, this,
            [this](const std::shared_ptr<const Session> &session) { take(*session); });
    connect(&queues, &QueueCommands::closed, this,
            [this](const QString &path) { m_last.remove(path); });
}

void SessionNotifier::take(const Session &now)
{
    const QString &path = now.summary.place.path;
    const auto before = m_last.constFind(path);
    const QString text = before == m_last.cend() ? QString() : sessionNotice(*before, now);
    m_last.insert(path, now.summary);
    const bool isWanted = m_context.app.settings.value(u"notifications"_s, true).toBool();
    if (text.isEmpty() || !isWanted || QApplication::activeWindow()) {
        return;
    }
    const Masking masking = Masking::inUse(); // the desktop keeps a history
    m_notifications->show(masking.masked(now.summary.title), masking.masked(text), [this, path] {
        bringToFront(m_context.window);
        m_sessions.open(path);
    });
}

} // namespace baton
