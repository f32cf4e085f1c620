// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessioncommands.h"

#include "widgets/session/sessionview.h"

#include <QDir>
#include <QSettings>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace baton {

SessionCommands::SessionCommands(AppContext &context, QObject *parent)
    : QObject(parent)
    , m_context(context)
{
}

SessionCommands::~SessionCommands()
{
    *m_stop = true;
}

SessionSettings SessionCommands::settings() const
{
    return {.now = {}, .memoryMb = m_context.settings.value(u"memoryMb"_s).toLongLong()};
}

void SessionCommands::open(const QString &path)
{
    if (SessionView *view = find(path)) {
        Q_EMIT opened(view, false);
        return;
    }
    ++m_opening;
    QtConcurrent::run([path, catalog = m_context.catalog, settings = settings(), stop = m_stop] {
        return readSession(sessionAt(path, *catalog), *catalog, settings, stop.get());
    }).then(this, [this](const Session &session) {
        --m_opening;
        show(session);
    });
}

void SessionCommands::show(const Session &session)
{
    if (SessionView *view = find(session.summary.place.path)) {
        Q_EMIT opened(view, false);
        return;
    }
    auto *view = new SessionView;
    m_views.emplace_back(view);
    view->setSession(std::make_shared<const Session>(session));
    Q_EMIT opened(view, true);
}

SessionView *SessionCommands::find(const QString &path) const
{
    const QString folder = QDir::cleanPath(path);
    for (SessionView *view : views()) {
        const SessionPlace &place = view->session()->summary.place;
        if (place.path == folder || (!place.stateFile.isEmpty() && place.stateFile == folder)) {
            return view;
        }
    }
    return nullptr;
}

std::vector<SessionView *> SessionCommands::views() const
{
    std::vector<SessionView *> alive;
    for (const QPointer<SessionView> &view : m_views) {
        if (view) {
            alive.push_back(view);
        }
    }
    return alive;
}

void SessionCommands::forget(const SessionView *view)
{
    std::erase_if(m_views, [view](const QPointer<SessionView> &shown) { return shown == view; });
}

void SessionCommands::readAgain()
{
    for (SessionView *view : views()) {
        readAgain(view);
    }
}

void SessionCommands::readAgain(SessionView *view)
{
    QtConcurrent::run([place = view->session()->summary.place, catalog = m_context.catalog,
                       settings = settings(), stop = m_stop] {
        return readSession(place, *catalog, settings, stop.get());
    }).then(this, [this, target = QPointer(view)](const Session &session) {
        if (target) {
            target->setSession(std::make_shared<const Session>(session));
            Q_EMIT refreshed(target);
        }
    });
}

} // namespace baton
