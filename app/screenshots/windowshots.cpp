// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/screenshots/windowshots.h"

#include "app/dialogs/newdialog.h"
#include "app/dialogs/reportdialog.h"
#include "app/screenshots/databaseshots.h"
#include "app/screenshots/transcriptshots.h"
#include "app/screenshots/waitfor.h"
#include "app/window/main/mainwindow.h"
#include "app/window/sessions/sessioncomparisons.h"
#include "models/report/sessionreport.h"
#include "widgets/editor/editortab.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/log/view/logview.h"
#include "widgets/session/tables/sessiontabs.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/sessioncompare/sessioncompareview.h"
#include "widgets/source/pane/sourcepane.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Removes the colon after the first key below the root key.
void breakSource(DocumentBuffer &buffer)
{
    const qsizetype place = buffer.bytes().indexOf("severity:");
    if (place >= 0) {
        (void)buffer.apply({{place + 8, 1, {}}}, u"Break"_s);
    }
}

QByteArray longDocument(const QByteArray &sample)
{
    constexpr int entries = 5000;
    QByteArray list;
    for (int i = 1; i <= entries; ++i) {
        list += "      - severity: \"NOTE\"\n        description: \"Remark " + QByteArray::number(i)
            + "\"\n        impact: \"Small\"\n        suggested_fix: \"Keep an eye on it\"\n";
    }
    QByteArray text = sample;
    const qsizetype first = text.indexOf("      - severity:");
    return first < 0 ? text : text.insert(first, list);
}

/// Focuses a field, which both panes show.
void workOnField(EditorTab &tab)
{
    const auto place = JsonPointer::of(u"/handoff/engineering_review/findings/0/suggested_fix");
    tab.activateWindow();
    tab.form().revealPath(place);
    tab.source().revealPath(0, place);
}

/// The folder of the sample's session whose name starts with @p prefix.
QString sessionFolder(const QString &workspace, const QString &prefix)
{
    const QDir folder(workspace);
    const QStringList names = folder.entryList({prefix + u'*'}, QDir::Dirs);
    return names.isEmpty() ? QString() : folder.filePath(names.front());
}

/// Adds the parent of the three sessions in the sample, which does not contain it.
void addBatchParent(const QString &sessions)
{
    const QString id = u"20260224-175500-network-move"_s;
    QDir().mkpath(sessions + u'/' + id);
    QFile state(sessions + u'/' + id + u"/state.json"_s);
    if (state.open(QIODevice::WriteOnly)) {
        state.write(R"({"session_id": "20260224-175500-network-move", "agent": "planning-agent",
"status": "FAILED", "created_at": "2026-02-24T17:55:00Z", "started_at": "2026-02-24T17:55:00Z",
"completed_at": "2026-02-24T18:05:00Z", "exit_code": 1, "parent_session": null,
"tags": ["network", "batch"], "metadata": {}})");
    }
}

/// The folder of the session for the picture; empty if it shows none.
QString sessionOf(WindowShot::Content content, const QString &workspace)
{
    using enum WindowShot::Content;
    if (content == CfdSession || content == CfdTimeLine || content == CfdLogs
        || content == MaskedReport || content == Transcript) {
        return sessionFolder(workspace, u"cfd-bioreactor-session"_s);
    }
    if (content == SwarmSession || content == SwarmTimeLine) {
        return sessionFolder(workspace, u"swarm-session"_s);
    }
    if (content == OrionSession) {
        return sessionFolder(workspace, u"orion"_s);
    }
    if (content != Batch) {
        return {};
    }
    const QString sessions = workspace + u"/docs/.scratch/sessions"_s;
    addBatchParent(sessions);
    return sessionFolder(sessions, u"20260224-175500"_s);
}

/// True once the session of the picture is shown, or if it shows none.
bool openSession(WindowShot::Content content, MainWindow &window)
{
    if (content == WindowShot::Content::SessionList) {
        window.actionRegistry().action(u"session.list"_s)->trigger();
        return waitFor([&window] { return window.isSettled(); });
    }
    const QString folder = sessionOf(content, window.workspace());
    if (folder.isEmpty()) {
        return true;
    }
    window.openSession(folder);
    if (!waitFor([&window] { return window.isSettled() && window.currentSession(); })) {
        return false;
    }
    SessionView &view = *window.currentSession();
    if (content == WindowShot::Content::CfdTimeLine
        || content == WindowShot::Content::SwarmTimeLine) {
        view.findChild<QAbstractButton *>(u"showTimeLine"_s)->setChecked(true);
    } else if (content == WindowShot::Content::CfdLogs) {
        view.showSelectedInLog();
    }
    return true;
}

void prepare(WindowShot::Content content, EditorDocument &document)
{
    if (content == WindowShot::Content::Broken) {
        breakSource(document.buffer());
    } else if (content == WindowShot::Content::Long) {
        document.buffer().reset(longDocument(document.buffer().bytes()));
    }
}

/// True once the comparison of two sessions is shown, or if the picture shows none.
bool openComparison(WindowShot::Content content, MainWindow &window)
{
    if (content != WindowShot::Content::Comparison) {
        return true;
    }
    const QDir sessions(window.workspace() + u"/docs/.scratch/sessions"_s);
    const QStringList names = sessions.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    if (names.size() < 2) {
        return false;
    }
    window.findChild<SessionComparisons *>()->compare(sessions.filePath(names.at(names.size() - 2)),
                                                      sessions.filePath(names.last()));
    const auto *view = window.findChild<SessionCompareView *>();
    return view && waitFor([view] { return view->model().rowCount() > 0; });
}

/// True once the log of the picture is shown, or if it shows none.
bool openLog(WindowShot::Content content, MainWindow &window)
{
    if (content != WindowShot::Content::Log) {
        return true;
    }
    const QDir session(sessionFolder(window.workspace(), u"cfd-bioreactor-session"_s));
    window.open({{session.filePath(u"logs/phase2-solve.log"_s), 60, 0}});
    auto *log = window.findChild<LogView *>();
    return log
        && waitFor([log] { return log->file().lineCount() > 0 && !log->file().isReading(); });
}

/// Opens handoffs with equal and with similar names.
void openMany(MainWindow &window)
{
    const QDir folder(window.workspace() + u"/many"_s);
    const QByteArray bytes = window.currentDocument()->editor().buffer().bytes();
    for (int i = 0; i < 12; ++i) {
        const QString name = i % 3 == 0
            ? u"attempt-%1/phase2-engineering-review.yaml"_s.arg(i)
            : u"phase%1-engineering-review-attempt-%2.yaml"_s.arg(1 + i % 3).arg(i);
        const QString path = folder.filePath(name);
        (void)QDir().mkpath(QFileInfo(path).path());
        if (QFile file(path); file.open(QIODevice::WriteOnly)) {
            file.write(bytes);
        }
        window.open({{path, 0, 0}});
    }
}

} // namespace

const std::vector<WindowShot> &windowShots()
{
    using enum WindowShot::Content;
    static const std::vector<WindowShot> list{
        {u"sample-light"_s, {1440, 900}, Theme::Mode::Light, Sample},
        {u"sample-dark"_s, {1440, 900}, Theme::Mode::Dark, Sample},
        {u"sample-1280x800"_s, {1280, 800}, Theme::Mode::Light, Sample},
        {u"sample-1920x1080"_s, {1920, 1080}, Theme::Mode::Light, Sample},
        {u"broken-dark"_s, {1440, 900}, Theme::Mode::Dark, Broken},
        {u"broken-light"_s, {1440, 900}, Theme::Mode::Light, Broken},
        {u"long-list"_s, {1440, 900}, Theme::Mode::Light, Long},
        {u"session-dark"_s, {1440, 900}, Theme::Mode::Dark, CfdSession},
        {u"session-light"_s, {1440, 900}, Theme::Mode::Light, CfdSession},
        {u"session-1280x800"_s, {1280, 800}, Theme::Mode::Light, CfdSession},
        {u"session-1280x800-dark"_s, {1280, 800}, Theme::Mode::Dark, CfdSession},
        {u"session-1920x1080"_s, {1920, 1080}, Theme::Mode::Light, CfdSession},
        {u"session-960x540"_s, {960, 540}, Theme::Mode::Light, CfdSession}, // 1920x1080 at 200 %
        {u"sample-640x400"_s, {640, 400}, Theme::Mode::Light, Sample},      // 1280x800 at 200 %
        {u"session-640x400"_s, {640, 400}, Theme::Mode::Light, CfdSession},
        {u"session-logs-640x400"_s, {640, 400}, Theme::Mode::Light, CfdLogs},
        {u"new-dialog-light"_s, {1280, 800}, Theme::Mode::Light, NewHandoffDialog},
        {u"new-dialog-dark"_s, {1280, 800}, Theme::Mode::Dark, NewHandoffDialog},
        {u"many-tabs-light"_s, {1280, 800}, Theme::Mode::Light, ManyTabs},
        {u"many-tabs-dark"_s, {1280, 800}, Theme::Mode::Dark, ManyTabs},
        {u"session-batch-960x540"_s, {960, 540}, Theme::Mode::Light, Batch},
        {u"session-list-960x540"_s, {960, 540}, Theme::Mode::Light, SessionList},
        {u"log-960x540"_s, {960, 540}, Theme::Mode::Light, Log},
        {u"session-swarm-1280x800"_s, {1280, 800}, Theme::Mode::Light, SwarmSession},
        {u"session-swarm-dark"_s, {1440, 900}, Theme::Mode::Dark, SwarmSession},
        {u"session-swarm-light"_s, {1440, 900}, Theme::Mode::Light, SwarmSession},
        {u"session-time-line-dark"_s, {1440, 900}, Theme::Mode::Dark, CfdTimeLine},
        {u"session-time-line-light"_s, {1440, 900}, Theme::Mode::Light, CfdTimeLine},
        {u"session-logs-dark"_s, {1440, 900}, Theme::Mode::Dark, CfdLogs},
        {u"session-logs-1280x800"_s, {1280, 800}, Theme::Mode::Light, CfdLogs},
        {u"session-logs-1280x800-dark"_s, {1280, 800}, Theme::Mode::Dark, CfdLogs},
        {u"session-time-line-swarm"_s, {1280, 800}, Theme::Mode::Light, SwarmTimeLine},
        {u"session-batch-1280x800"_s, {1280, 800}, Theme::Mode::Dark, Batch},
        {u"session-batch-dark"_s, {1440, 900}, Theme::Mode::Dark, Batch},
        {u"session-batch-light"_s, {1440, 900}, Theme::Mode::Light, Batch},
        {u"session-orion-1280x800"_s, {1280, 800}, Theme::Mode::Light, OrionSession},
        {u"session-orion-dark"_s, {1440, 900}, Theme::Mode::Dark, OrionSession},
        {u"session-list-light"_s, {1440, 900}, Theme::Mode::Light, SessionList},
        {u"session-list-dark"_s, {1440, 900}, Theme::Mode::Dark, SessionList},
        {u"session-list-1280x800"_s, {1280, 800}, Theme::Mode::Light, SessionList},
        {u"search-light"_s, {1440, 900}, Theme::Mode::Light, Search},
        {u"search-dark"_s, {1440, 900}, Theme::Mode::Dark, Search},
        {u"search-1280x800"_s, {1280, 800}, Theme::Mode::Light, Search},
        {u"search-640x400"_s, {640, 400}, Theme::Mode::Light, Search}, // 1280x800 at 200 %
        {u"statistics-light"_s, {1440, 900}, Theme::Mode::Light, Statistics},
        {u"statistics-dark"_s, {1440, 900}, Theme::Mode::Dark, Statistics},
        {u"statistics-1280x800"_s, {1280, 800}, Theme::Mode::Light, Statistics},
        {u"statistics-1920x1080"_s, {1920, 1080}, Theme::Mode::Light, Statistics},
        {u"statistics-640x400"_s, {640, 400}, Theme::Mode::Light, Statistics},
        {u"matrix-light"_s, {1440, 900}, Theme::Mode::Light, Matrix},
        {u"matrix-dark"_s, {1440, 900}, Theme::Mode::Dark, Matrix},
        {u"matrix-1280x800"_s, {1280, 800}, Theme::Mode::Light, Matrix},
        {u"matrix-1920x1080"_s, {1920, 1080}, Theme::Mode::Light, Matrix},
        {u"matrix-640x400"_s, {640, 400}, Theme::Mode::Light, Matrix},
        {u"compare-sessions-light"_s, {1440, 900}, Theme::Mode::Light, Comparison},
        {u"compare-sessions-dark"_s, {1440, 900}, Theme::Mode::Dark, Comparison},
        {u"compare-sessions-1280x800"_s, {1280, 800}, Theme::Mode::Light, Comparison},
        {u"compare-sessions-640x400"_s, {640, 400}, Theme::Mode::Light, Comparison},
        {u"queue-light"_s, {1440, 900}, Theme::Mode::Light, Queue},
        {u"queue-dark"_s, {1440, 900}, Theme::Mode::Dark, Queue},
        {u"queue-1280x800"_s, {1280, 800}, Theme::Mode::Light, Queue},
        {u"queue-1920x1080"_s, {1920, 1080}, Theme::Mode::Light, Queue},
        {u"queue-640x400"_s, {640, 400}, Theme::Mode::Light, Queue}, // 1280x800 at 200 %
        {u"queue-filtered-light"_s, {1280, 800}, Theme::Mode::Light, QueueFiltered},
        {u"queue-filtered-dark"_s, {1280, 800}, Theme::Mode::Dark, QueueFiltered},
        {u"completion-light"_s, {1280, 800}, Theme::Mode::Light, Completion},
        {u"completion-dark"_s, {1280, 800}, Theme::Mode::Dark, Completion},
        {u"completion-640x400"_s, {640, 400}, Theme::Mode::Light, Completion},
        {u"conflict-light"_s, {1280, 800}, Theme::Mode::Light, Conflict},
        {u"conflict-dark"_s, {1280, 800}, Theme::Mode::Dark, Conflict},
        {u"conflict-640x400"_s, {640, 400}, Theme::Mode::Light, Conflict},
        {u"queue-file-light"_s, {1280, 800}, Theme::Mode::Light, QueueFile},
        {u"queue-file-dark"_s, {1280, 800}, Theme::Mode::Dark, QueueFile},
        {u"queue-server-light"_s, {1280, 800}, Theme::Mode::Light, QueueServer},
        {u"queue-server-dark"_s, {1280, 800}, Theme::Mode::Dark, QueueServer},
        {u"redaction-light"_s, {1440, 900}, Theme::Mode::Light, MaskedReport},
        {u"redaction-dark"_s, {1440, 900}, Theme::Mode::Dark, MaskedReport},
        {u"log-1280x800"_s, {1280, 800}, Theme::Mode::Light, Log},
        {u"log-dark"_s, {1440, 900}, Theme::Mode::Dark, Log},
        {u"log-light"_s, {1440, 900}, Theme::Mode::Light, Log},
        {u"transcript-light"_s, {1440, 900}, Theme::Mode::Light, Transcript},
        {u"transcript-dark"_s, {1440, 900}, Theme::Mode::Dark, Transcript},
        {u"transcript-1280x800"_s, {1280, 800}, Theme::Mode::Light, Transcript},
        {u"transcript-dark-1280x800"_s, {1280, 800}, Theme::Mode::Dark, Transcript},
        {u"transcript-640x400"_s, {640, 400}, Theme::Mode::Light, Transcript}, // 1280x800 at 200 %
        {u"transcript-dark-640x400"_s, {640, 400}, Theme::Mode::Dark, Transcript},
        {u"transcript-long"_s, {1280, 800}, Theme::Mode::Light, LongTranscript},
        {u"transcript-empty"_s, {1280, 800}, Theme::Mode::Light, EmptyTranscript},
    };
    return list;
}

bool bring(const WindowShot &shot, MainWindow &window)
{
    EditorDocument &document = window.currentDocument()->editor();
    prepare(shot.content, document);
    if (shot.content == WindowShot::Content::Sample) {
        workOnField(*window.currentTab());
    }
    if (shot.content == WindowShot::Content::ManyTabs) {
        openMany(window);
        return waitFor([&window] { return window.isSettled(); });
    }
    return waitFor([&document] { return document.isAnalysed(); })
        && openSession(shot.content, window) && openLog(shot.content, window)
        && openTranscript(shot.content, window) && openComparison(shot.content, window)
        && openDatabase(shot, window);
}

std::unique_ptr<QWidget> dialogOf(const WindowShot &shot, MainWindow &window,
                                  const AppContext &context)
{
    if (shot.content == WindowShot::Content::NewHandoffDialog) {
        auto dialog = std::make_unique<NewDialog>(
            *context.catalog, UserTemplates(context.dataFolder), window.workspace());
        dialog->show();
        return dialog;
    }
    if (std::unique_ptr<QWidget> dialog = databaseDialog(shot, window, context)) {
        return dialog;
    }
    if (shot.content != WindowShot::Content::MaskedReport) {
        return nullptr;
    }
    Session session = *window.currentSession()->session();
    session.facts.push_back(
        {u"Started by"_s, u"/home/alice/bin/run --token=ghp_"_s + QString(36, u'x'), {}});
    auto dialog = std::make_unique<ReportDialog>(
        sessionReport(std::vector{ReportedSession{session, {}, {}}}, QDateTime::currentDateTime()));
    dialog->show();
    return dialog;
}

} // namespace baton
