// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

#include <memory>
#include <vector>

namespace baton {

class ReportWriter;
class SessionListTab;
struct Session;

/// Reports about the current session or queue, or about those selected in the list.
class ReportCommands : public QObject
{
    Q_OBJECT

public:
    ReportCommands(const WindowContext &context, SessionListTab &list);

private:
    void report();
    void reportSelected();
    void write(const std::vector<std::shared_ptr<const Session>> &sessions);
    void offer(const QString &path);
    void updateActions();

    const WindowContext &m_context;
    SessionListTab &m_list;
    ReportWriter *m_writer;
};

} // namespace baton
