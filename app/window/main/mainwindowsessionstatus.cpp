// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// What MainWindow says of the session in front, and what can be done with it.
#include "app/window/commands/sessioncommands.h"
#include "app/window/main/mainwindow.h"
#include "app/window/parts/statusline.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/session/live/sessionfollower.h"
#include "widgets/editor/documenttabs.h"
#include "widgets/session/list/sessionlistview.h"
#include "widgets/session/view/sessionview.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The tab of findings counts them with the errors and warnings.
int notesOf(const Session &session)
{
    auto notes = std::ranges::count(session.findings, Severity::Note, &SessionFinding::severity);
    for (const SessionHandoff &handoff : session.handoffs) {
        notes += handoff.report.count(Severity::Note);
    }
    return static_cast<int>(notes);
}

} // namespace

void MainWindow::showSessionStatus(const SessionView &view)
{
    const Session &session = *view.session();
    const SessionSummary &summary = session.summary;
    const auto &packs = m_context.catalog->packs();
    const auto pack = std::ranges::find_if(
        packs, [&](const auto &one) { return one->id == summary.place.protocol; });
    QStringList left{pack == packs.end() || summary.place.layout.isEmpty()
                         ? tr("Folder of handoffs")
                         : tr("%1 session").arg((*pack)->shortTitle)};
    left.last() += summary.note.isEmpty() ? QString() : u", "_s + summary.note;
    QStringList right{
        tr("%n finding(s)", nullptr, std::max(0, summary.errors) + std::max(0, summary.warnings))};
    if (const int notes = notesOf(session); notes > 0) {
        right.last() += u", "_s + tr("%n note(s)", nullptr, notes);
    }
    if (const SessionFollower *follower = m_sessions->followerOf(&view)) {
        const QString time = QLocale().toString(follower->readAt().toLocalTime(), u"HH:mm:ss"_s);
        left.append(tr("Read at %1").arg(time));
        if (summary.liveness == Liveness::Alive) {
            left.append(
                tr("Live: %n file(s) and folder(s) are followed", nullptr, follower->watched()));
        }
        if (follower->unwatched() > 0) {
            left.append(tr("%n more cannot be followed", nullptr, follower->unwatched()));
        }
        right.append(tr("Read in %L1 ms").arg(follower->milliseconds()));
    }
    m_status->showPage(left, right);
}

/// F8 walks what is open in front of the reader: the problems of a document or the failures of a
/// session.
void MainWindow::updateSessionActions()
{
    const SessionView *session = currentSession();
    const auto set = [this](const QString &id, bool isOn) {
        m_actions->action(id)->setEnabled(isOn);
    };
    set(u"session.compare"_s, session);
    set(u"session.timeLine"_s, session);
    set(u"session.showInLog"_s, session);
    set(u"session.copySummary"_s, session && session->hasSummary());
    set(u"session.report"_s,
        session || qobject_cast<SessionListView *>(m_tabs->currentWidget()) != nullptr);
    m_actions->action(u"session.timeLine"_s)->setChecked(session && session->isTimeLine());
    m_actions->action(u"go.nextProblem"_s)
        ->setText(session ? tr("&Next failure") : tr("&Next problem"));
    m_actions->action(u"go.previousProblem"_s)
        ->setText(session ? tr("&Previous failure") : tr("&Previous problem"));
}

} // namespace baton
