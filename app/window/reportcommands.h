// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/dialogs.h"
#include "models/session/session.h"

#include <QObject>

namespace baton {

/// Writes reports about sessions, after what is secret in them was looked through.
class ReportCommands : public QObject
{
    Q_OBJECT

public:
    ReportCommands(Dialogs &dialogs, QWidget *window);

    /// Asks how and where, and writes in the background. @p folder is where a file is suggested.
    void report(std::vector<Session> sessions, const QString &folder);

Q_SIGNALS:
    void written(const QString &path);
    void failed(const QString &title, const QString &reason);

private:
    void ask(const ReportDocument &report, const QString &suggestion);
    void write(const ReportDocument &report, const ReportChoice &choice, const QString &path);

    Dialogs &m_dialogs;
    QWidget *m_window;
};

} // namespace baton
