// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

namespace baton {

class OpenDocument;
class OpenSessions;
class RoutingView;
class SessionView;

/// The part of the status bar that describes the current page.
class PageStatus : public QObject
{
    Q_OBJECT

public:
    PageStatus(const WindowContext &context, const OpenSessions &sessions);

private:
    void show();
    void showDocument(OpenDocument &document);
    void showSession(const SessionView &view);
    void showRouting(const RoutingView &view);

    const WindowContext &m_context;
    const OpenSessions &m_sessions;
};

} // namespace baton
