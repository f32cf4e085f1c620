// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/screenshots/databaseshots.h"

#include "app/dialogs/completiondialog.h"
#include "app/dialogs/conflictdialog.h"
#include "app/dialogs/databasedialog.h"
#include "app/screenshots/indexsample.h"
#include "app/screenshots/waitfor.h"
#include "app/window/main/mainwindow.h"
#include "models/database/databaseconnection.h"
#include "models/database/rowinsertion.h"
#include "models/index/database/indexupdate.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/queue/queuesource.h"
#include "models/queue/queuewriter.h"
#include "widgets/queue/queueview.h"
#include "widgets/search/searchview.h"
#include "widgets/statistics/statisticsview.h"

#include <QFileInfo>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Content = WindowShot::Content;

DatabaseAddress addressBeside(const MainWindow &window, const QString &name)
{
    DatabaseAddress address;
    address.path = QFileInfo(window.workspace()).path() + u'/' + name;
    return address;
}

/// Searches the sessions of the workspace.
bool openSearch(MainWindow &window)
{
    const DatabaseAddress address = addressBeside(window, u"index.db"_s);
    const auto index = SessionIndex::open(address, SessionIndex::Access::Write);
    const std::atomic_bool stop = false;
    if (!index
        || !updateIndex(**index, window.workspace(), *ProtocolCatalog::load(), {}, stop,
                        [](const QString &) { })) {
        return false;
    }
    window.actionRegistry().action(u"session.search"_s)->trigger();
    auto *view = window.findChild<SearchView *>();
    view->searcher().setAddress(address);
    view->search(u"mesh"_s);
    return waitFor([view] { return !view->searcher().isSearching(); });
}

bool openStatistics(const QString &protocol, MainWindow &window)
{
    const DatabaseAddress address = addressBeside(window, u"runs.db"_s);
    const auto index = SessionIndex::open(address, SessionIndex::Access::Write);
    if (!index || !(*index)->write(indexSample(), {})) {
        return false;
    }
    window.actionRegistry().action(u"session.statistics"_s)->trigger();
    auto *view = window.findChild<StatisticsView *>();
    view->setAddress(address);
    view->setProtocol(protocol);
    return waitFor([view] { return !view->isReading(); });
}

bool fillQueue(const DatabaseAddress &address)
{
    const auto pack = queuePack(*ProtocolCatalog::load({}, QLocale().name()));
    if (!pack || !createQueue(address, *pack)) {
        return false;
    }
    const auto connection = DatabaseConnection::open(address, DatabaseConnection::Access::Write);
    if (!connection) {
        return false;
    }
    RowInsertion rows(**connection, u"task_steps"_s,
                      {u"subtask_id"_s, u"step_index"_s, u"agent_role"_s, u"prompt"_s, u"status"_s,
                       u"last_error"_s, u"attempt_count"_s});
    const std::tuple<QString, QString, QString, QString> steps[]{
        {u"Tara"_s, u"Write tests for the token check of the login."_s, u"completed"_s, {}},
        {u"Devon"_s, u"Implement the token check so that the tests pass."_s, u"failed"_s,
         u"AssertionError: expected 401, got 200 (tests/test_login.py:41)"_s},
        {u"Tara"_s,
         u"Write tests for the expiry of tokens, with a clock of the test's own."_s,
         u"executing"_s,
         {}},
        {u"Devon"_s, u"Let tokens expire after fifteen minutes."_s, u"pending"_s, {}},
        {u"Tara"_s, u"Test that a token that was taken back is refused."_s, u"pending"_s, {}},
        {u"Devon"_s, u"Keep a list of tokens that were taken back."_s, u"blocked"_s, {}}};
    int number = 0;
    bool isFilled = true;
    for (const auto &[agent, prompt, status, error] : steps) {
        isFilled = isFilled
            && rows.add({u"0-4-1"_s, ++number, agent, prompt, status,
                         error.isEmpty() ? QVariant() : QVariant(error),
                         status == "failed"_L1 ? 1 : 0});
    }
    return isFilled && rows.flush();
}

bool openQueue(const QString &filter, MainWindow &window)
{
    const DatabaseAddress address = addressBeside(window, u"login.db"_s);
    if (!fillQueue(address)) {
        return false;
    }
    window.open({{address.path}});
    const auto *view = window.findChild<QueueView *>();
    if (!view || !waitFor([view] { return view->follower().hasRead(); })) {
        return false;
    }
    view->findChild<QLineEdit *>(u"queueFilterText"_s)->setText(filter);
    return true;
}

/// The report of the step's worker.
StepCompletion completionOf(const QueueStep &step)
{
    return {step.subtask,
            step.number.value_or(0),
            step.agent,
            u"success"_s,
            {u"src/login/tokens.py"_s},
            u"Tokens expire after fifteen minutes."_s,
            {},
            {}};
}

/// The step as another program changed it after @p step was read.
QueueStep takenOver(QueueStep step)
{
    step.word = u"failed"_s;
    step.status = RunStatus::Failed;
    step.attempts = 1;
    step.error = u"AssertionError: expected 401, got 200 (tests/test_login.py:41)"_s;
    step.updated = step.updated.addSecs(4 * 60);
    return step;
}

std::unique_ptr<QDialog> queueDialog(Content content, MainWindow &window, const AppContext &context)
{
    if (content == Content::QueueFile || content == Content::QueueServer) {
        return std::make_unique<DatabaseDialog>(
            DatabaseDialog::queuePurpose(),
            content == Content::QueueFile
                ? u"/srv/lab/login.db"_s
                : u"postgresql://orion@db.lab.example/steps?sslmode=verify-full"
                  "&sslrootcert=/etc/ssl/lab-ca.pem"_s);
    }
    if (content != Content::Completion && content != Content::Conflict) {
        return nullptr;
    }
    const QueueFollower &queue = window.findChild<QueueView *>()->follower();
    const QueueStep &step = queue.queue().steps.at(3);
    if (content == Content::Conflict) {
        return std::make_unique<ConflictDialog>(step, takenOver(step), completionOf(step));
    }
    return std::make_unique<CompletionDialog>(context.catalog, queue.pack(), step, queue.queue(),
                                              completionOf(step), QString());
}

} // namespace

bool openDatabase(const WindowShot &shot, MainWindow &window)
{
    switch (shot.content) {
    case Content::Search:
        return openSearch(window);
    case Content::Statistics:
        return openStatistics({}, window);
    case Content::Matrix:
        return openStatistics(u"cfd"_s, window);
    case Content::Queue:
    case Content::Completion:
    case Content::Conflict:
        return openQueue({}, window);
    case Content::QueueFiltered:
        return openQueue(u"tests"_s, window);
    default:
        return true;
    }
}

std::unique_ptr<QWidget> databaseDialog(const WindowShot &shot, MainWindow &window,
                                        const AppContext &context)
{
    std::unique_ptr<QDialog> dialog = queueDialog(shot.content, window, context);
    if (dialog) {
        dialog->show();
        dialog->resize(dialog->size().boundedTo(shot.size));
    }
    return dialog;
}

} // namespace baton
