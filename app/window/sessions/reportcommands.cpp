// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/reportcommands.h"

#include "app/actions/actionregistry.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/exportfolder.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "app/window/sessions/reportwriter.h"
#include "app/window/sessions/sessionlisttab.h"
#include "models/review/reviewfile.h"
#include "models/sessionstore/sessionsubscription.h"
#include "models/workspace/workspace.h"
#include "widgets/queue/queueview.h"
#include "widgets/session/view/sessionview.h"

#include <QDesktopServices>
#include <QDir>
#include <QPushButton>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace baton {

ReportCommands::ReportCommands(const WindowContext &context, SessionListTab &list)
    : QObject(&context.commands)
    , m_context(context)
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
                                 m_context.pages.currentSession() || m_context.pages.currentQueue()
                                     || m_list.isCurrent());
}

void ReportCommands::report()
{
    if (const SessionView *view = m_context.pages.currentSession()) {
        write({view->session()});
    } else if (const QueueView *queue = m_context.pages.currentQueue()) {
        write({queue->follower().session()});
    } else if (m_list.isCurrent()) {
        reportSelected();
    }
}

void ReportCommands::reportSelected()
{
    const QStringList paths = m_list.selectedPaths();
    if (paths.isEmpty()) {
        m_context.notices.showMessage(tr("Select the sessions that the report is to be about."));
        return;
    }
    auto *sessions = new SessionSubscription(m_context.workspace.sessions(), paths, this);
    connect(sessions, &SessionSubscription::changed, this, [this, paths, sessions] {
        std::vector<std::shared_ptr<const Session>> selected;
        for (const QString &path : paths) {
            std::ranges::copy_if(sessions->sessions(), std::back_inserter(selected),
                                 [&](const auto &one) { return one->summary.place.path == path; });
        }
        write(selected);
        sessions->disconnect(this);
        sessions->deleteLater();
    });
}

void ReportCommands::write(const std::vector<std::shared_ptr<const Session>> &sessions)
{
    const auto read = [sessions, workspace = m_context.workspace.folder()] {
        std::vector<ReportedSession> all;
        for (const auto &session : sessions) {
            all.push_back(
                withReviews(*session, ReviewFile::pathFor(workspace, session->summary.place.path)));
        }
        return all;
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
            m_context.notices.showMessage(
                tr("No program could be opened for %1.").arg(QDir::toNativeSeparators(path)));
        }
    });
    const QPushButton *reveal = bar->addButton(tr("Show in folder"), u"reportReveal"_s);
    connect(reveal, &QAbstractButton::clicked, this,
            [this, path] { m_context.notices.revealInFileManager(path); });
    m_context.notices.show(bar);
}

} // namespace baton
