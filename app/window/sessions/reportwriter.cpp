// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/reportwriter.h"

#include "models/disk/filestore.h"
#include "models/report/sessionreport.h"

#include <QDir>
#include <QtConcurrentRun>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace baton {

ReportWriter::ReportWriter(Dialogs &dialogs, QWidget *window)
    : QObject(window)
    , m_dialogs(dialogs)
    , m_window(window)
{
}

void ReportWriter::report(const std::function<std::vector<ReportedSession>()> &read,
                          const QString &folder)
{
    QtConcurrent::run([read] {
        const std::vector<ReportedSession> sessions = read();
        const QString name =
            sessions.size() == 1 ? sessions.front().session.summary.title : u"sessions"_s;
        return ReportResult{sessionReport(sessions, QDateTime::currentDateTime()), name};
    }).then(this, [this, folder](const ReportResult &made) {
        ask(made.report, QDir(folder).filePath(u"report-"_s + made.name));
    });
}

void ReportWriter::ask(const ReportDocument &report, const QString &suggestion)
{
    const std::optional<ReportChoice> choice = m_dialogs.report(m_window, report);
    if (!choice) {
        return;
    }
    const QString path =
        m_dialogs.fileToSave(m_window, suggestion + u'.' + endingOf(choice->format));
    if (!path.isEmpty()) {
        write(report, *choice, path);
    }
}

void ReportWriter::write(const ReportDocument &report, const ReportChoice &choice,
                         const QString &path)
{
    QtConcurrent::run([report, choice, path] {
        return FileStore::save(path,
                               baton::written(redacted(report, choice.redaction), choice.format));
    }).then(this, [this, path](const Outcome &outcome) {
        if (outcome) {
            Q_EMIT written(path);
        } else {
            Q_EMIT failed(tr("The report was not written."), outcome.error());
        }
    });
}

} // namespace baton
