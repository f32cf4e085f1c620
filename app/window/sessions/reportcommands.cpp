// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/reportcommands.h"

#include "app/actions/actionregistry.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/exportfolder.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "app/window/sessions/opensessions.h"
#include "app/window/sessions/reportwriter.h"
#include "app/window/sessions/sessionlisttab.h"
#include "models/protocol/catalog/catalog.h"
#include "models/review/reviewfile.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "models/workspace/workspace.h"
#include "widgets/session/view/sessionview.h"

#include <QDesktopServices>
#include <QDir>
#include <QPushButton>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace baton {

ReportCommands::ReportCommands(const WindowContext &context, OpenSessions &sessions,
                               SessionListTab &list)
    : QObject(&context.window)
    , m_context(context)
    , m_sessions(sessions)
    , m_list(list)
    , m_writer(new ReportWriter(context.app.dialogs, &context.window))
{
    connect(m_writer, &ReportWriter::failed, &m_context.notices, &Notices::complain);
    connect(m_writer, &ReportWriter::written, this, &ReportCommands::offer);
    m_context.actions.connectTo(u"session.report"_s, this, &ReportCommands::report);
    connect(&m_context.pages, &Pages::changed, this, &ReportCommands::updateActions);
}

void ReportCommands::updateActions()
{
    m_context.actions.setEnabled(u"session.report"_s,
                                 m_context.pages.currentSession() || m_list.isCurrent());
}

void ReportCommands::report()
{
    if (const SessionView *view = m_context.pages.currentSession()) {
        const QString &folder = view->session()->summary.place.path;
        const auto read = [session = view->session(),
                           reviews = ReviewFile::pathFor(m_context.workspace.folder(), folder)] {
            return std::vector{withReviews(*session, reviews)};
        };
        m_writer->report(read, ExportFolder(m_context.app.settings).path());
    } else if (m_list.isCurrent()) {
        reportSelected();
    }
}

void ReportCommands::reportSelected()
{
    const QStringList paths = m_list.selectedPaths();
    if (paths.isEmpty()) {
        m_context.notices.tell(tr("Select the sessions that the report is to be about."));
        return;
    }
    const auto read = [paths, workspace = m_context.workspace.folder(),
                       catalog = m_context.app.catalog, settings = m_sessions.settings()] {
        std::vector<ReportedSession> sessions;
        for (const QString &path : paths) {
            sessions.push_back(
                withReviews(readSession(sessionAt(path, *catalog), *catalog, settings),
                            ReviewFile::pathFor(workspace, path)));
        }
        return sessions;
    };
    m_writer->report(read, ExportFolder(m_context.app.settings).path());
}

void ReportCommands::offer(const QString &path)
{
    ExportFolder(m_context.app.settings).note(path);
    auto *bar =
        new InfoBar(Status::Ok, tr("The report was written."), QDir::toNativeSeparators(path));
    const QPushButton *open = bar->addButton(tr("Open"), u"reportOpen"_s);
    connect(open, &QAbstractButton::clicked, this, [this, path] {
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path))) {
            m_context.notices.tell(
                tr("No program could be opened for %1.").arg(QDir::toNativeSeparators(path)));
        }
    });
    const QPushButton *reveal = bar->addButton(tr("Show in folder"), u"reportReveal"_s);
    connect(reveal, &QAbstractButton::clicked, this,
            [this, path] { m_context.notices.revealInFileManager(path); });
    m_context.notices.show(bar);
}

} // namespace baton
