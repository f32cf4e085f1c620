// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/dialogs.h"
#include "models/report/sessionreport.h"

#include <QObject>

#include <functional>

namespace baton {

/// Writes reports about sessions after searching them for secrets.
class ReportWriter : public QObject
{
    Q_OBJECT

public:
    ReportWriter(Dialogs &dialogs, QWidget *window);

    /// Reports about the result of @p read, which runs on a worker: asks for format and file, and
    /// writes in the background. @p folder is the suggested folder.
    void report(const std::function<std::vector<ReportedSession>()> &read, const QString &folder);

Q_SIGNALS:
    void written(const QString &path);
    void failed(const QString &title, const QString &reason);

private:
    struct ReportResult
    {
        ReportDocument report;
        QString name;
    };

    void ask(const ReportDocument &report, const QString &suggestion);
    void write(const ReportDocument &report, const ReportChoice &choice, const QString &path);

    Dialogs &m_dialogs;
    QWidget *m_window;
};

} // namespace baton
