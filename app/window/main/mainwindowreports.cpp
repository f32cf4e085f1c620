// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Reports that MainWindow asks for and offers.
#include "app/dialogs/dialogs.h"
#include "app/window/commands/exportfolder.h"
#include "app/window/commands/reportcommands.h"
#include "app/window/commands/sessioncommands.h"
#include "app/window/main/mainwindow.h"
#include "models/protocol/catalog/catalog.h"
#include "models/review/reviewfile.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "widgets/editor/documenttabs.h"
#include "widgets/editor/infobar.h"
#include "widgets/session/list/sessionlistview.h"
#include "widgets/session/view/sessionview.h"

#include <QDesktopServices>
#include <QDir>
#include <QPushButton>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace baton {

/// What is taken out of a session is proposed to stand where the last of it was saved.
QString MainWindow::askWhereToSave(const QString &name)
{
    ExportFolder folder(m_context.settings);
    const QString path = m_context.dialogs.fileToSave(this, QDir(folder.path()).filePath(name));
    if (!path.isEmpty()) {
        folder.note(path);
    }
    return path;
}

void MainWindow::offerReport(const QString &path)
{
    ExportFolder(m_context.settings).note(path);
    auto *bar =
        new InfoBar(Status::Ok, tr("The report was written."), QDir::toNativeSeparators(path));
    const QPushButton *open = bar->addButton(tr("Open"), u"reportOpen"_s);
    connect(open, &QAbstractButton::clicked, this, [this, path] {
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path))) {
            tell(tr("No program could be opened for %1.").arg(QDir::toNativeSeparators(path)));
        }
    });
    const QPushButton *reveal = bar->addButton(tr("Show in folder"), u"reportReveal"_s);
    connect(reveal, &QAbstractButton::clicked, this, [this, path] { revealInFileManager(path); });
    showNotice(bar);
}

void MainWindow::reportSession()
{
    if (const SessionView *view = currentSession()) {
        const QString &folder = view->session()->summary.place.path;
        const auto read = [session = view->session(),
                           reviews = ReviewFile::pathFor(m_workspace, folder)] {
            return std::vector{withReviews(*session, reviews)};
        };
        m_reports->report(read, ExportFolder(m_context.settings).path());
    } else if (m_sessionList && m_tabs->currentWidget() == m_sessionList) {
        reportSessions(m_sessionList->selectedPaths());
    }
}

void MainWindow::reportSessions(const QStringList &paths)
{
    if (paths.isEmpty()) {
        tell(tr("Select the sessions that the report is to be about."));
        return;
    }
    const auto read = [paths, workspace = m_workspace, catalog = m_context.catalog,
                       settings = m_sessions->settings()] {
        std::vector<ReportedSession> sessions;
        for (const QString &path : paths) {
            sessions.push_back(
                withReviews(readSession(sessionAt(path, *catalog), *catalog, settings),
                            ReviewFile::pathFor(workspace, path)));
        }
        return sessions;
    };
    m_reports->report(read, ExportFolder(m_context.settings).path());
}

} // namespace baton
