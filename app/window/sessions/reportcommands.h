// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

namespace baton {

class OpenSessions;
class ReportWriter;
class SessionListTab;

/// Reports about the session in front, or about those that are selected in the list.
class ReportCommands : public QObject
{
    Q_OBJECT

public:
    ReportCommands(const WindowContext &context, OpenSessions &sessions, SessionListTab &list);

private:
    void report();
    void reportSelected();
    void offer(const QString &path);
    void updateActions();

    const WindowContext m_context;
    OpenSessions &m_sessions;
    SessionListTab &m_list;
    ReportWriter *m_writer;
};

} // namespace baton
