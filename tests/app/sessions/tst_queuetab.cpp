// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/completiondialog.h"
#include "app/dialogs/conflictdialog.h"
#include "app/dialogs/databasedialog.h"
#include "models/form/editing/formcontroller.h"
#include "models/index/database/sessionindex.h"
#include "models/queue/queuewriter.h"
#include "tests/app/keyringanswer.h"
#include "tests/app/windowfixture.h"
#include "tests/models/queue/queuefixture.h"
#include "widgets/editor/infobar.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/queue/queueboard.h"
#include "widgets/queue/queuefilter.h"
#include "widgets/queue/queueview.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/search/searchview.h"
#include "widgets/session/list/sessionlistview.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// A window that shows its own queue.
struct Shown : WindowFixture
{
    Shown()
    {
        const QString file = path(u"work.db"_s);
        if (!createQueue(addressOf(file), orion())) {
            qFatal("no queue");
        }
        execute({u"INSERT INTO task_steps (subtask_id, step_index, agent_role, prompt, status,"
                 " last_error) VALUES ('0-4-1', 1, 'Tara', 'Write tests.', 'completed', NULL),"
                 " ('0-4-1', 2, 'Devon', 'Implement it.', 'failed', 'AssertionError: 401'),"
                 " ('0-4-1', 3, 'Tara', 'Write more tests.', 'pending', NULL),"
                 " ('0-4-1', 4, 'Devon', 'Implement more.', 'pending', NULL)"_s});
        window->open({{file, 0, 0}});
        view = find<QueueView>(u"queueView"_s);
    }

    void execute(const QStringList &statements) const
    {
        OtherConnection(path(u"work.db"_s)).run(statements);
    }

    [[nodiscard]] QString wordOf(int step) const
    {
        return OtherConnection(path(u"work.db"_s))
            .value(u"SELECT status FROM task_steps WHERE id = %1"_s.arg(step))
            .toString();
    }

    [[nodiscard]] bool isRead() const { return view && view->follower().hasRead(); }

    /// The counts of the columns from the left.
    [[nodiscard]] QList<int> counts() const
    {
        QList<int> counts;
        for (const QListView *column : find<QueueBoard>(u"queueBoard"_s)->columns()) {
            counts.append(column->model()->rowCount());
        }
        return counts;
    }

    [[nodiscard]] QString details() const
    {
        return find<QTextBrowser>(u"queueStepText"_s)->toPlainText();
    }

    [[nodiscard]] QString title() const { return find<QLabel>(u"queueStepTitle"_s)->text(); }

    QueueView *view = nullptr;
};

StepCompletion success(int number)
{
    return {u"0-4-1"_s, number, u"Tara"_s, u"success"_s, {}, u"Done."_s, {}, {}};
}

QueueStep thirdStep()
{
    QueueStep step;
    step.id = 3;
    step.subtask = u"0-4-1"_s;
    step.number = 3;
    step.agent = u"Tara"_s;
    return step;
}

} // namespace

/// The tab of a queue.
class TestQueueTab : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void aDatabaseOpensAsABoard()
    {
        const Shown shown;
        QVERIFY(shown.view);
        QTRY_VERIFY(shown.isRead());
        QCOMPARE(shown.counts(), QList<int>({2, 0, 0, 1, 1}));
        // The next step is selected.
        QCOMPARE(shown.view->current()->number, 3);
        QVERIFY2(shown.details().contains("Write more tests."_L1), qPrintable(shown.details()));
    }

    void aChangedProtocolJudgesIt()
    {
        Shown shown;
        QTRY_VERIFY(shown.isRead());
        QCOMPARE(shown.counts(), QList<int>({2, 0, 0, 1, 1}));
        shown.changeProtocol(QStringLiteral(BATON_SOURCE_DIR "/resources/protocols/orion"),
                             "pending: pending", "pending: blocked");
        QTRY_COMPARE(shown.counts(), QList<int>({0, 0, 2, 1, 1}));
    }

    void isRestoredAtTheNextStart_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("isInFolder");
        const QString file = u"%1"_s;
        const QString table = u"sqlite://%1?table=task_steps"_s;
        const QString server = u"postgresql://me:geheim@127.0.0.1:1/work"_s; // which is not there
        QTest::newRow("file") << file << true;
        QTest::newRow("file without a folder") << file << false;
        QTest::newRow("table of a file") << table << true;
        QTest::newRow("table of a file without a folder") << table << false;
        QTest::newRow("server") << server << true;
        QTest::newRow("server without a folder") << server << false;
    }

    void isRestoredAtTheNextStart()
    {
        QFETCH(QString, url);
        QFETCH(const bool, isInFolder);
        WindowFixture fixture;
        const QString file = fixture.path(u"work.db"_s);
        QVERIFY(createQueue(addressOf(file), orion()));
        url = url.contains("%1"_L1) ? url.arg(file) : url;
        if (isInFolder) {
            fixture.window->openWorkspace(fixture.dir.path());
        }
        fixture.window->open({{url, 0, 0}});
        const QString address =
            fixture.find<QueueView>(u"queueView"_s)->follower().address().text();
        QTRY_VERIFY(fixture.window->isSettled());
        fixture.window->close();
        fixture.settings.sync();
        QVERIFY(!contentOf(fixture.settings.fileName()).contains("geheim"));
        MainWindow next(fixture.context);
        next.start({});
        QTRY_VERIFY(next.findChild<QueueView *>(u"queueView"_s));
        QCOMPARE(next.findChild<QueueView *>(u"queueView"_s)->follower().address().text(), address);
    }

    void oneThatCannotBeReachedComesBackAndIsReadAgain()
    {
        WindowFixture fixture;
        const QString file = fixture.path(u"work.db"_s);
        QVERIFY(createQueue(addressOf(file), orion()));
        fixture.window->open({{u"sqlite://%1?table=task_steps"_s.arg(file), 0, 0}});
        QTRY_VERIFY(fixture.find<QueueView>(u"queueView"_s)->follower().hasRead());
        fixture.window->close();
        fixture.window.reset();
        QVERIFY(QFile::remove(file));
        MainWindow next(fixture.context);
        next.show();
        next.start({});
        const auto *view = next.findChild<QueueView *>(u"queueView"_s);
        QVERIFY(view);
        const auto *problem = view->findChild<QWidget *>(u"queueProblem"_s);
        QTRY_VERIFY(problem->isVisible());
        QVERIFY(!view->follower().problem().isEmpty());
        QVERIFY(createQueue(addressOf(file), orion()));
        view->findChild<QPushButton *>(u"queueReadAgain"_s)->click();
        QTRY_VERIFY(view->follower().hasRead());
        QTRY_VERIFY(!problem->isVisible());
    }

    void anInvalidAddressIsReported()
    {
        const WindowFixture fixture;
        fixture.window->open({{u"postgresql://host"_s, 0, 0}});
        QVERIFY(!fixture.find<QueueView>(u"queueView"_s));
        QVERIFY(fixture.find<QWidget>(u"notice"_s));
    }

    void aStepThatCannotBeReportedIsMarked()
    {
        const Shown shown;
        QTRY_VERIFY(shown.isRead());
        shown.execute({u"UPDATE task_steps SET agent_role = 'Ann' WHERE id = 3"_s});
        shown.view->follower().readAgain();
        const QString says = u"Cannot be reported: agent must be Tara or Devon, not Ann"_s;
        QTRY_VERIFY2(shown.details().contains(says), qPrintable(shown.details()));
        const auto *list = shown.find<QTreeView>(u"queueList"_s);
        const QModelIndex third = list->model()->index(2, QueueModel::StateColumn);
        QCOMPARE(third.data().toString(), u"pending, cannot be reported"_s);
        QCOMPARE(third.data(QueueModel::RefusalRole).toString(), says);
        QCOMPARE(third.data(Qt::ToolTipRole).toString(), says);
        QCOMPARE(third.siblingAtRow(3).data(QueueModel::RefusalRole).toString(), QString());
    }

    void fitsASmallWindow()
    {
        const Shown shown;
        QTRY_VERIFY(shown.isRead());
        shown.window->resize(640, 400);
        QTRY_COMPARE(shown.window->width(), 640);
    }

    void keysMoveOnTheBoard()
    {
        const Shown shown;
        QTRY_VERIFY(shown.isRead());
        shown.view->setFocus();
        const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
        press(Qt::Key_Down);
        QCOMPARE(shown.view->current()->number, 4);
        press(Qt::Key_Right); // across two empty columns
        QCOMPARE(shown.view->current()->number, 2);
        QVERIFY2(shown.details().contains("AssertionError: 401"_L1), qPrintable(shown.details()));
        QVERIFY2(shown.details().contains("retry requested"_L1), qPrintable(shown.details()));
        press(Qt::Key_Right);
        QCOMPARE(shown.view->current()->number, 1);
        QVERIFY(!shown.find<QPushButton>(u"queueSubmit"_s)->isEnabled());
        press(Qt::Key_Left);
        press(Qt::Key_Left);
        QCOMPARE(shown.view->current()->number, 3);
    }

    void aFilterHidesSteps_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("agent");
        QTest::addColumn<QString>("state");
        QTest::addColumn<QList<int>>("counts");
        const QString any;
        QTest::newRow("nothing") << any << any << any << QList<int>({2, 0, 0, 1, 1});
        QTest::newRow("words") << u"write TESTS"_s << any << any << QList<int>({1, 0, 0, 0, 1});
        QTest::newRow("error") << u"assertion"_s << any << any << QList<int>({0, 0, 0, 1, 0});
        QTest::newRow("agent") << any << u"Devon"_s << any << QList<int>({1, 0, 0, 1, 0});
        QTest::newRow("state") << any << any << u"pending"_s << QList<int>({2, 0, 0, 0, 0});
        QTest::newRow("all") << u"more"_s << u"Tara"_s << u"pending"_s
                             << QList<int>({1, 0, 0, 0, 0});
    }

    void aFilterHidesSteps()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, agent);
        QFETCH(const QString, state);
        const Shown shown;
        QTRY_VERIFY(shown.isRead());
        shown.find<QLineEdit>(u"queueFilterText"_s)->setText(text);
        auto *agents = shown.find<QComboBox>(u"queueFilterAgent"_s);
        agents->setCurrentIndex(std::max(0, agents->findText(agent)));
        auto *states = shown.find<QComboBox>(u"queueFilterState"_s);
        states->setCurrentIndex(std::max(0, states->findText(state)));
        QTEST(shown.counts(), "counts");
        // The filter applies to steps that are read later as well.
        shown.execute({u"UPDATE task_steps SET attempt_count = 1"_s});
        shown.view->follower().readAgain();
        QTRY_COMPARE(shown.view->follower().queue().steps.front().attempts, 1);
        QTEST(shown.counts(), "counts");
    }

    /// A filter that has seen every reading shows the same as one that sees only the last.
    void theFilterAppliesAfterEachReading()
    {
        QueueModel model;
        QueueFilter filter(model);
        filter.setText(u"A B"_s);
        QRandomGenerator random(7);
        int shown = 0;
        for (int reading = 0; reading < 200; ++reading) {
            StepQueue queue;
            for (int id = 0; id < 12; ++id) {
                QueueStep step;
                step.id = id;
                step.subtask = u"s"_s;
                step.prompt = u"abc"_s.sliced(random.bounded(3));
                if (random.bounded(4) > 0) {
                    queue.steps.push_back(step);
                }
            }
            const QString title = random.bounded(5) ? u"c"_s : u"b"_s;
            queue.parents = {{u"s"_s, {{u"subtasks"_s, u"s"_s, title}}}};
            model.setQueue(queue);
            QueueFilter other(model);
            other.setText(u"A B"_s);
            QCOMPARE(filter.rowCount(), other.rowCount());
            shown += filter.rowCount();
        }
        QVERIFY(shown > 0);
    }

    void aChosenStepThatIsLeftOutIsNotShown_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("title");
        QTest::newRow("shown") << u"more"_s << u"Step 3: pending"_s;
        QTest::newRow("others") << u"assertion"_s
                                << u"The filter leaves out the chosen step. Choose another one."_s;
        QTest::newRow("no match") << u"nowhere"_s << u"The filter leaves out all steps."_s;
    }

    void aChosenStepThatIsLeftOutIsNotShown()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, title);
        const Shown shown;
        QTRY_VERIFY(shown.isRead());
        auto *filter = shown.find<QLineEdit>(u"queueFilterText"_s);
        const bool isShown = title.startsWith("Step"_L1);
        filter->setText(text);
        QCOMPARE(shown.title(), title);
        QCOMPARE(shown.view->current() != nullptr, isShown);
        QCOMPARE(shown.details().isEmpty(), !isShown);
        QCOMPARE(shown.find<QPushButton>(u"queueSubmit"_s)->isEnabled(), isShown);
        QCOMPARE(shown.find<QPushButton>(u"queueCopyPrompt"_s)->isEnabled(), isShown);
        shown.view->follower().readAgain();
        QCOMPARE(shown.title(), title);
        filter->clear(); // it is still selected
        QCOMPARE(shown.view->current()->number, 3);
        QCOMPARE(shown.title(), u"Step 3: pending"_s);
    }

    void isListedAsASession()
    {
        const Shown shown;
        QTRY_VERIFY(shown.isRead());
        shown.trigger(u"session.list"_s);
        auto *list = shown.find<SessionListView>(u"sessionListView"_s);
        QVERIFY(list);
        const QString path = shown.path(u"work.db"_s);
        const auto row = [&]() { return list->list().session(list->list().indexOf(path)); };
        QTRY_VERIFY(row());
        QCOMPARE(row()->status, RunStatus::Running);
        QCOMPARE(row()->agent, u"Tara"_s);
        QCOMPARE(row()->note, u"1 of 4 step(s), 1 failed"_s);
        QVERIFY2(row()->searchText.contains("AssertionError: 401"_L1),
                 qPrintable(row()->searchText));
        shown.execute({u"UPDATE task_steps SET status = 'blocked' WHERE id = 3"_s});
        shown.view->follower().readAgain();
        QTRY_COMPARE(row()->status, RunStatus::Blocked);
        Q_EMIT list->sessionActivated(path);
        QTRY_VERIFY(shown.view->isVisible());
        QCOMPARE(shown.window->findChildren<QueueView *>().size(), 1);
        shown.trigger(u"file.close"_s); // no folder is open that it lies in
        QTRY_VERIFY(!row());
    }

    void aQueueInTheFolderIsARowWithoutBeingOpened()
    {
        const WindowFixture fixture;
        const QString file = fixture.path(u"deep/work.db"_s);
        QVERIFY(QDir(fixture.dir.path()).mkpath(u"deep"_s));
        QVERIFY(createQueue(addressOf(file), orion()).isOk());
        const OtherConnection other(file);
        other.run({u"INSERT INTO task_steps (subtask_id, step_index, agent_role, prompt, status)"
                   " VALUES ('0-4-1', 1, 'Tara', 'Write tests.', 'pending')"_s});
        fixture.window->openWorkspace(fixture.dir.path());
        fixture.trigger(u"session.list"_s);
        auto *list = fixture.find<SessionListView>(u"sessionListView"_s);
        const auto row = [&]() { return list->list().session(list->list().indexOf(file)); };
        QTRY_VERIFY(row() && row()->status == RunStatus::Pending);
        other.run({u"UPDATE task_steps SET status = 'completed'"_s});
        QTRY_VERIFY_WITH_TIMEOUT(row() && row()->status == RunStatus::Succeeded, 30'000);
        Q_EMIT list->sessionActivated(file);
        QTRY_VERIFY(fixture.find<QueueView>(u"queueView"_s));
        QTRY_VERIFY(fixture.find<QueueView>(u"queueView"_s)->follower().hasRead());
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(!fixture.find<QueueView>(u"queueView"_s));
        QVERIFY(row()); // it is in the folder
        QVERIFY(QFile::remove(file));
        QTRY_VERIFY_WITH_TIMEOUT(!row(), 30'000);
    }

    /// The list shows that it polls the files, and the user can stop that there and on a tab.
    void followingIsShownAndSwitchedOff()
    {
        WindowFixture fixture;
        const QString file = fixture.path(u"deep/work.db"_s);
        QVERIFY(QDir(fixture.dir.path()).mkpath(u"deep"_s));
        QVERIFY(createQueue(addressOf(file), orion()).isOk());
        fixture.window->openWorkspace(fixture.dir.path());
        fixture.trigger(u"session.list"_s);
        auto *list = fixture.find<SessionListView>(u"sessionListView"_s);
        QTRY_VERIFY(list->list().session(list->list().indexOf(file)));
        auto *follow = list->findChild<QCheckBox *>(u"sessionFollowQueues"_s);
        const auto *told = list->findChild<QLabel *>(u"sessionProgress"_s);
        QTRY_VERIFY(follow->isVisible());
        QVERIFY(follow->isChecked());
        QTRY_VERIFY2(told->text().contains("checked every few seconds"_L1),
                     qPrintable(told->text()));
        QTest::mouseClick(follow, Qt::LeftButton, {}, {8, follow->height() / 2});
        QVERIFY2(told->text().contains("not followed"_L1), qPrintable(told->text()));
        QCOMPARE(fixture.context.settings.value(u"followQueues"_s).toBool(), false);
        Q_EMIT list->sessionActivated(file);
        QTRY_VERIFY(fixture.find<QueueView>(u"queueView"_s));
        const auto *view = fixture.find<QueueView>(u"queueView"_s);
        QTRY_COMPARE(view->follower().state(), QueueFollower::State::Paused);
        view->findChild<QCheckBox *>(u"queueLive"_s)->click();
        QVERIFY(follow->isChecked());
        QCOMPARE(fixture.context.settings.value(u"followQueues"_s).toBool(), true);
    }

    /// It is in no folder that is open.
    void aQueueOnATabIsCountedAndItsFollowingSwitchedOff()
    {
        const WindowFixture fixture;
        const QTemporaryDir elsewhere;
        const QString file = elsewhere.filePath(u"work.db"_s);
        QVERIFY(createQueue(addressOf(file), orion()).isOk());
        fixture.window->openWorkspace(fixture.dir.path());
        fixture.trigger(u"session.list"_s);
        auto *list = fixture.find<SessionListView>(u"sessionListView"_s);
        auto *follow = list->findChild<QCheckBox *>(u"sessionFollowQueues"_s);
        const auto *told = list->findChild<QLabel *>(u"sessionProgress"_s);
        QTRY_VERIFY2(told->text().startsWith("0 session"_L1), qPrintable(told->text()));
        QVERIFY(!follow->isVisibleTo(list));
        fixture.window->open({{file, 0, 0}});
        QTRY_VERIFY2(told->text().contains("followed on tabs"_L1), qPrintable(told->text()));
        QVERIFY2(told->text().startsWith("1 session"_L1), qPrintable(told->text()));
        QVERIFY(follow->isVisibleTo(list));
        follow->click();
        QTRY_VERIFY2(told->text().contains("on tabs not followed"_L1), qPrintable(told->text()));
        QTRY_VERIFY(fixture.find<QueueView>(u"queueView"_s)->follower().state()
                    == QueueFollower::State::Paused);
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY2(told->text().startsWith("0 session"_L1), qPrintable(told->text()));
        QVERIFY2(!told->text().contains("on tabs"_L1), qPrintable(told->text()));
    }

    void aServerThatDoesNotAnswerIsARowWhileItsTabIsOpen()
    {
        const WindowFixture fixture;
        const QString url = u"postgresql://me@127.0.0.1:1/work"_s;
        fixture.window->open({{url, 0, 0}});
        fixture.trigger(u"session.list"_s);
        auto *list = fixture.find<SessionListView>(u"sessionListView"_s);
        const auto row = [&]() { return list->list().session(list->list().indexOf(url)); };
        QTRY_VERIFY(row() && !row()->searchText.isEmpty());
        QCOMPARE(row()->status, RunStatus::Unknown);
        fixture.window->openWorkspace(fixture.dir.path());
        QTRY_VERIFY(fixture.window->isSettled());
        QVERIFY(row()); // a step of another folder does not match
        Q_EMIT list->sessionActivated(url);
        QTRY_VERIFY(fixture.find<QueueView>(u"queueView"_s)->isVisible());
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(!row());
    }

    void boardAndListChooseTheSameStep()
    {
        const Shown shown;
        QTRY_VERIFY(shown.isRead());
        QTest::mouseClick(shown.find<QToolButton>(u"queueListShown"_s), Qt::LeftButton);
        auto *list = shown.find<QTreeView>(u"queueList"_s);
        QTRY_VERIFY(list->isVisible());
        QCOMPARE(list->currentIndex().row(), 2);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Up);
        QCOMPARE(shown.view->current()->number, 2);
        QTest::mouseClick(shown.find<QToolButton>(u"queueBoardShown"_s), Qt::LeftButton);
        QCOMPARE(shown.find<QueueBoard>(u"queueBoard"_s)->columns()[3]->currentIndex().row(), 0);
    }

    /// A step that was found by a search, whatever the filter of its queue leaves out.
    void theStepOfAHitIsChosen()
    {
        Shown shown;
        auto *filter = shown.find<QLineEdit>(u"queueFilterText"_s);
        shown.trigger(u"session.search"_s);
        auto *search = shown.window->findChild<SearchView *>();
        QVERIFY(search);
        IndexHit hit;
        hit.entry.type = IndexedEntry::Type::Error;
        hit.entry.path = shown.path(u"work.db"_s);
        hit.session = hit.entry.path;
        for (const QString &step : {u"4"_s, u"2"_s}) {
            filter->setText(u"nowhere"_s);
            hit.entry.phase = step;
            Q_EMIT search->hitActivated(hit);
            QTRY_VERIFY(shown.isRead() && shown.view->current()
                        && shown.view->current()->id.toString() == step);
        }
    }

    void theMatchOfAHitIsSelected()
    {
        Shown shown;
        QTRY_VERIFY(shown.isRead());
        shown.trigger(u"session.search"_s);
        auto *search = shown.window->findChild<SearchView *>();
        QVERIFY(search);
        const auto *text = shown.find<QTextBrowser>(u"queueStepText"_s);
        QVERIFY(text);
        IndexHit hit;
        hit.entry.type = IndexedEntry::Type::Step;
        hit.entry.path = shown.path(u"work.db"_s);
        hit.session = hit.entry.path;
        for (const auto &[step, match] :
             {std::pair(u"2"_s, u"401"_s), std::pair(u"2"_s, u"Implement"_s),
              std::pair(u"4"_s, u"more"_s), std::pair(u"4"_s, QString())}) {
            hit.entry.phase = step;
            hit.match = match;
            Q_EMIT search->hitActivated(hit);
            QTRY_COMPARE(text->textCursor().selectedText(), match);
            QCOMPARE(shown.view->current()->id.toString(), step);
        }
        hit.match = u"more"_s;
        Q_EMIT search->hitActivated(hit);
        QTRY_COMPARE(text->textCursor().selectedText(), hit.match);
        shown.view->chooseStep(u"1"_s);
        QCOMPARE(text->textCursor().selectedText(), QString());
    }

    /// The hit does not wait for a later step with the same id.
    void hitsOfRemovedStepsAreReported()
    {
        Shown shown;
        QTRY_VERIFY(shown.isRead());
        shown.trigger(u"session.search"_s);
        auto *search = shown.window->findChild<SearchView *>();
        QVERIFY(search);
        IndexHit hit;
        hit.entry.type = IndexedEntry::Type::Step;
        hit.entry.path = shown.path(u"work.db"_s);
        hit.entry.phase = u"5"_s;
        hit.session = hit.entry.path;
        hit.origin = SessionIndex::localOrigin();
        Q_EMIT search->hitActivated(hit);
        QTRY_VERIFY(shown.window->findChild<InfoBar *>());
        QCOMPARE(shown.window->findChild<InfoBar *>()->title(), u"Step 5 is not in the queue."_s);
        QCOMPARE(shown.view->current()->number, 3);
        shown.execute({u"INSERT INTO task_steps (subtask_id, step_index, agent_role, prompt)"
                       " VALUES ('0-4-1', 5, 'Tara', 'Write the last tests.')"_s});
        QTest::mouseClick(shown.find<QPushButton>(u"queueReadAgain"_s), Qt::LeftButton);
        QTRY_COMPARE(shown.view->follower().queue().steps.size(), size_t(5));
        QCOMPARE(shown.view->current()->number, 3);
    }

    /// An earlier reading may lack the step.
    void onlyTheRequestedReadingReportsAMissingStep()
    {
        Shown shown;
        QTRY_VERIFY(shown.isRead());
        const QSignalSpy missing(shown.view, &QueueView::stepMissing);
        shown.execute({u"INSERT INTO task_steps (subtask_id, step_index, agent_role, prompt)"
                       " VALUES ('0-4-1', 5, 'Tara', 'Write the last tests.')"_s});
        shown.view->chooseStep(u"5"_s);
        QueueFollower &follower = shown.view->follower();
        Q_EMIT follower.queueChanged();
        follower.follow(DatabaseAddress(follower.address()));
        Q_EMIT follower.queueChanged(); // of the connection before
        QTRY_VERIFY(shown.view->current() && shown.view->current()->id.toString() == u"5"_s);
        QVERIFY(missing.isEmpty());
    }

    void anEmptyQueueExplainsHowToAddSteps()
    {
        const Shown shown;
        QTRY_VERIFY(shown.isRead());
        shown.execute({u"DELETE FROM task_steps"_s});
        QTest::mouseClick(shown.find<QPushButton>(u"queueReadAgain"_s), Qt::LeftButton);
        QTRY_VERIFY2(shown.title().contains("task_steps"_L1), qPrintable(shown.title()));
    }

    void externalChangesAreShown()
    {
        const Shown shown;
        QTRY_VERIFY(shown.isRead());
        shown.execute({u"UPDATE task_steps SET status = 'blocked' WHERE id = 3"_s});
        QTest::mouseClick(shown.find<QPushButton>(u"queueReadAgain"_s), Qt::LeftButton);
        QTRY_COMPARE(shown.counts(), QList<int>({1, 0, 1, 1, 1}));
        QCOMPARE(shown.view->current()->number, 3); // the selection stays
        QVERIFY2(shown.details().contains("pauses the queue"_L1), qPrintable(shown.details()));
    }

    void aCompletionIsWritten()
    {
        Shown shown;
        QTRY_VERIFY(shown.isRead());
        shown.dialogs.stepCompletion = success(3);
        QTest::mouseClick(shown.find<QPushButton>(u"queueSubmit"_s), Qt::LeftButton);
        QCOMPARE(shown.dialogs.asked, QStringList(u"Write more tests."_s));
        QTRY_COMPARE(shown.wordOf(3), u"completed"_s);
        QTRY_COMPARE(shown.counts(), QList<int>({1, 0, 0, 1, 2}));
    }

    void aStateThatChangedInTheMeantimeIsShown_data()
    {
        QTest::addColumn<bool>("isSubmitted");
        QTest::addColumn<QString>("word");
        QTest::newRow("unchanged") << false << u"blocked"_s;
        QTest::newRow("submitted all the same") << true << u"completed"_s;
    }

    void aStateThatChangedInTheMeantimeIsShown()
    {
        QFETCH(const bool, isSubmitted);
        QFETCH(const QString, word);
        Shown shown;
        QTRY_VERIFY(shown.isRead());
        shown.execute({u"UPDATE task_steps SET status = 'blocked' WHERE id = 3"_s});
        shown.dialogs.stepCompletion = success(3);
        shown.dialogs.submitsAllTheSame = isSubmitted;
        QTest::mouseClick(shown.find<QPushButton>(u"queueSubmit"_s), Qt::LeftButton);
        QTRY_VERIFY(shown.dialogs.asked.contains(u"pending/blocked"_s));
        QTRY_COMPARE(shown.wordOf(3), word);
        QTRY_COMPARE(shown.dialogs.asked.size(), isSubmitted ? 2 : 3);
        // The form opens again with the same content.
        QCOMPARE(shown.dialogs.asked.contains(u"Write more tests.: Done."_s), !isSubmitted);
    }

    void theConflictIsShownSideBySide()
    {
        QueueStep before;
        before.word = u"pending"_s;
        before.status = RunStatus::Pending;
        QueueStep now = before;
        now.status = RunStatus::Blocked;
        now.blockers = {u"no key"_s};
        now.file = u"b.py"_s;
        before.error = u"assert 401"_s;
        now.error = before.error;
        ConflictDialog dialog(before, now, success(3));
        const QAbstractItemModel &model =
            *dialog.findChild<QTableView *>(u"conflictTable"_s)->model();
        const auto row = [&model](const QString &title) {
            QStringList cells;
            for (int i = 0; i < model.rowCount(); ++i) {
                for (int column = 0; column < model.columnCount()
                     && model.headerData(i, Qt::Vertical).toString() == title;
                     ++column) {
                    cells.append(model.index(i, column).data().toString());
                }
            }
            return cells;
        };
        QCOMPARE(row(u"State"_s), QStringList({u"pending"_s, u"blocked"_s, u"success"_s}));
        QCOMPARE(row(u"Blockers"_s), QStringList({QString(), u"no key"_s, QString()}));
        QCOMPARE(row(u"File"_s), QStringList({QString(), u"b.py"_s, QString()}));
        QCOMPARE(row(u"What is to be done"_s), QStringList()); // as it was
        QCOMPARE(row(u"Last error"_s), QStringList());
        QVERIFY(dialog.findChild<QPushButton *>(u"conflictSubmit"_s)->isEnabled());
        QVERIFY(!dialog.findChild<QLabel *>(u"conflictRefusal"_s));
        now.prompt = u"Write other tests."_s;
        const ConflictDialog other(before, now, success(3));
        QCOMPARE(other.findChild<QTableView *>(u"conflictTable"_s)
                     ->model()
                     ->index(0, 1)
                     .data()
                     .toString(),
                 now.prompt);
        now.status = RunStatus::Succeeded;
        const ConflictDialog completed(before, now, success(3));
        QVERIFY(!completed.findChild<QPushButton *>(u"conflictSubmit"_s)->isEnabled());
        QVERIFY(completed.findChild<QLabel *>(u"conflictRefusal"_s));
    }

    void theRowsOfAConflictAreAsHighAsTheirTexts()
    {
        QueueStep before;
        before.word = u"pending"_s;
        QueueStep now = before;
        now.error = u"AssertionError: expected 401, got 200 (tests/test_login.py:41)"_s;
        ConflictDialog dialog(before, now, success(3));
        dialog.show();
        const auto *table = dialog.findChild<QTableView *>(u"conflictTable"_s);
        QVERIFY(table->model()->rowCount() > 2);
        const QAbstractItemView *view = table;
        const auto wrongRow = [table, view] { // -1: none
            int row = table->model()->rowCount() - 1;
            while (row >= 0
                   && table->rowHeight(row)
                       == std::max(view->sizeHintForRow(row),
                                   table->verticalHeader()->sectionSizeHint(row))) {
                --row;
            }
            return row;
        };
        QTRY_COMPARE(wrongRow(), -1);
    }

    void typedTextIsRestoredAfterAFailedWrite()
    {
        Shown shown;
        QTRY_VERIFY(shown.isRead());
        shown.execute({u"CREATE TRIGGER refuse BEFORE UPDATE ON task_steps BEGIN"
                       " SELECT RAISE(ABORT, 'not today'); END"_s});
        shown.dialogs.stepCompletion = success(3);
        QTest::mouseClick(shown.find<QPushButton>(u"queueSubmit"_s), Qt::LeftButton);
        QTRY_COMPARE(shown.dialogs.asked,
                     QStringList({u"Write more tests."_s, u"Write more tests.: Done."_s}));
        QCOMPARE(shown.wordOf(3), u"pending"_s);
        // The form says why, where nothing hides it.
        QVERIFY2(shown.dialogs.refusal.contains("not today"_L1), qPrintable(shown.dialogs.refusal));
        QVERIFY(!shown.find<QWidget>(u"notice"_s));
    }

    void typedTextIsRestoredIfTheStepIsRemoved()
    {
        Shown shown;
        QTRY_VERIFY(shown.isRead());
        shown.execute({u"DELETE FROM task_steps WHERE id = 3"_s});
        shown.dialogs.stepCompletion = success(3);
        QTest::mouseClick(shown.find<QPushButton>(u"queueSubmit"_s), Qt::LeftButton);
        QTRY_COMPARE(shown.dialogs.asked,
                     QStringList({u"Write more tests."_s, u"Write more tests.: Done."_s}));
        QCOMPARE(shown.dialogs.refusal, u"The step is gone."_s);
    }

    void theFocusReturnsToTheStep()
    {
        Shown shown;
        QTRY_VERIFY(shown.isRead());
        QTest::mouseClick(shown.find<QPushButton>(u"queueSubmit"_s), Qt::LeftButton);
        QCOMPARE(shown.dialogs.asked.size(), 1);
        const auto *column = qobject_cast<QListView *>(shown.window->focusWidget());
        QVERIFY(column);
        QCOMPARE(column->currentIndex().data(QueueModel::IdRole).toInt(), 3);
    }

    void aFileThatIsReplacedIsReadAgain()
    {
        const Shown shown;
        QTRY_VERIFY(shown.isRead());
        const QString other = shown.path(u"other.db"_s);
        QVERIFY(createQueue(addressOf(other), orion()).isOk());
        QVERIFY(QFile::remove(shown.path(u"work.db"_s)));
        QVERIFY(QFile::rename(other, shown.path(u"work.db"_s)));
        QTest::mouseClick(shown.find<QPushButton>(u"queueReadAgain"_s), Qt::LeftButton);
        QTRY_COMPARE(shown.counts(), QList<int>({0, 0, 0, 0, 0}));
    }

    void thePromptIsCopied()
    {
        const Shown shown;
        QTRY_VERIFY(shown.isRead());
        QTest::mouseClick(shown.find<QPushButton>(u"queueCopyPrompt"_s), Qt::LeftButton);
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.startsWith("ROLE: Tara\nGOAL: Write more tests.\n"_L1), qPrintable(text));
    }

    void incompletePromptsAreReported()
    {
        const Shown shown;
        QTRY_VERIFY(shown.isRead());
        shown.execute({u"UPDATE task_steps SET prompt = ' ' WHERE id = 3"_s});
        shown.view->follower().readAgain();
        QTRY_COMPARE(shown.view->follower().queue().steps[2].prompt, u" "_s);
        QTest::mouseClick(shown.find<QPushButton>(u"queueCopyPrompt"_s), Qt::LeftButton);
        const auto *detail = shown.find<QLabel>(u"infoBarDetail"_s);
        QVERIFY(detail);
        QVERIFY2(detail->text().contains("nothing below GOAL, INSTRUCTIONS"_L1),
                 qPrintable(detail->text()));
    }

    void writesItsReport()
    {
        Shown shown;
        QTRY_VERIFY(shown.isRead());
        shown.dialogs.reportChoice = ReportChoice{ReportFormat::Markdown, {}};
        shown.dialogs.target = shown.path(u"queue.md"_s);
        QTest::mouseClick(shown.find<QPushButton>(u"session.reportButton"_s), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(shown.path(u"queue.md"_s)));
        const QByteArray report = contentOf(shown.path(u"queue.md"_s));
        QVERIFY2(report.contains("Step 2 of Devon: Implement it."), report.constData());
        QVERIFY2(report.contains("AssertionError: 401"), report.constData());
    }

    void theGraphFollowsTheQueue()
    {
        const Shown shown;
        QTRY_VERIFY(shown.isRead());
        QTest::mouseClick(shown.find<QPushButton>(u"session.routingButton"_s), Qt::LeftButton);
        auto *graph = shown.find<RoutingView>(u"routingView"_s);
        QVERIFY(graph);
        const auto handoffs = [graph] {
            return graph->source() ? graph->source()->sessions.front()->handoffs.size() : 0;
        };
        QTRY_COMPARE(handoffs(), size_t(1));
        shown.execute({u"UPDATE task_steps SET status = 'completed' WHERE id = 2"_s});
        shown.view->follower().readAgain();
        QTRY_COMPARE(handoffs(), size_t(2));
        Q_EMIT graph->evidenceActivated({}); // of a step
        QTRY_VERIFY(shown.view->isVisible());
        shown.trigger(u"routing.session"_s); // it is open already
        QCOMPARE(shown.window->findChildren<RoutingView *>().size(), 1);
        QVERIFY(graph->isVisible());
    }

    void theQueueIsChosenInADialog()
    {
        Shown shown;
        QTRY_VERIFY(shown.isRead());
        shown.dialogs.queueChoice = DatabaseChoice{addressOf(shown.path(u"work.db"_s)), false};
        shown.trigger(u"session.queue"_s);
        QCOMPARE(shown.window->findChildren<QueueView *>().size(), 1); // it is open already
        shown.dialogs.queueChoice = DatabaseChoice{addressOf(shown.path(u"gone.db"_s)), false};
        shown.trigger(u"session.queue"_s);
        const QList<QueueView *> views = shown.window->findChildren<QueueView *>();
        QCOMPARE(views.size(), 2);
        QTRY_COMPARE(views[1]->follower().state(), QueueFollower::State::Lost);
        QTRY_VERIFY(views[1]->findChild<QWidget *>(u"queueProblem"_s)->isVisible());
    }

    void aNewQueueIsMadeAndOpened()
    {
        WindowFixture fixture;
        fixture.trigger(u"session.newQueue"_s); // the reader changes their mind
        QVERIFY(!fixture.find<QueueView>(u"queueView"_s));
        fixture.dialogs.target = fixture.path(u"own.db"_s);
        fixture.trigger(u"session.newQueue"_s);
        const auto *view = fixture.find<QueueView>(u"queueView"_s);
        QVERIFY(view);
        QTRY_VERIFY(view->follower().hasRead());
        QCOMPARE(view->follower().address().path, fixture.dialogs.target);
        QVERIFY(view->follower().queue().steps.empty());
    }

    void creatingAQueueReplacesNoFile()
    {
        WindowFixture fixture;
        const QString path = fixture.path(u"notes.db"_s);
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write("These are notes, and no database at all.");
        file.close();
        fixture.dialogs.target = path;
        fixture.trigger(u"session.newQueue"_s);
        QVERIFY(fixture.find<QWidget>(u"notice"_s));
        QVERIFY(!fixture.find<QueueView>(u"queueView"_s));
        QCOMPARE(contentOf(path), QByteArray("These are notes, and no database at all."));
    }

    void theDialogSaysWhatAnAddressLacks_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("isRight");
        QTest::addColumn<bool>("hasPassword");
        QTest::newRow("nothing") << QString() << false << false;
        QTest::newRow("file") << u"/tmp/work.db"_s << true << false;
        QTest::newRow("server") << u"postgresql://db/tasks"_s << true << true;
        QTest::newRow("no database") << u"postgresql://db"_s << false << false;
    }

    void theDialogSaysWhatAnAddressLacks()
    {
        QFETCH(const QString, url);
        DatabaseDialog dialog({u"Open a queue"_s, u"The queue is read."_s}, {});
        dialog.show();
        QTest::keyClicks(dialog.findChild<QLineEdit *>(u"databaseUrl"_s), url);
        const QList<QPushButton *> buttons = dialog.findChildren<QPushButton *>();
        const auto open = std::ranges::find(buttons, u"Open"_s, &QPushButton::text);
        QVERIFY(open != buttons.end());
        QTEST((*open)->isEnabled(), "isRight");
        QTEST(dialog.findChild<QLineEdit *>(u"databasePassword"_s)->isEnabled(), "hasPassword");
        QVERIFY(!dialog.findChild<QLabel *>(u"databaseProblem"_s)->text().isEmpty());
    }

    void passwordsAreNotShown()
    {
        DatabaseDialog dialog({u"Open a queue"_s, u"The queue is read."_s},
                              u"postgresql://orion@db/tasks"_s);
        auto *field = dialog.findChild<QLineEdit *>(u"databasePassword"_s);
        QTest::keyClicks(field, u"geheim"_s);
        QCOMPARE(field->echoMode(), QLineEdit::Password);
        QCOMPARE(dialog.choice().address.password, u"geheim"_s);
        QVERIFY(!dialog.choice().address.text().contains("geheim"_L1));
    }

    void theDialogShowsTheFindingsOnACompletion_data()
    {
        QTest::addColumn<QString>("agent");
        QTest::addColumn<int>("number");
        QTest::addColumn<QStringList>("artifacts");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << u"Tara"_s << 3 << QStringList() << QString();
        QTest::newRow("another agent")
            << u"Devon"_s << 3 << QStringList() << u"The step is Tara's; Devon reports it."_s;
        QTest::newRow("the same by another name")
            << u"TaraAider"_s << 3 << QStringList() << QString();
        QTest::newRow("another step")
            << u"Tara"_s << 4 << QStringList()
            << u"The completion is about step 4 of “0-4-1”, but the chosen step is number 3 of “0-4-1”. Nothing was written."_s;
        QTest::newRow("no column")
            << u"Tara"_s << 3 << QStringList(u"a.txt"_s)
            << u"The table steps has no column for: artifacts. That is not kept."_s;
        QTest::newRow("another agent, and no column")
            << u"Devon"_s << 3 << QStringList(u"a.txt"_s)
            << u"The step is Tara's; Devon reports it.\nThe table steps has no column for: artifacts. That is not kept."_s;
    }

    void theDialogShowsTheFindingsOnACompletion()
    {
        QFETCH(const QString, agent);
        QFETCH(const int, number);
        QFETCH(const QStringList, artifacts);
        QFETCH(const QString, text);
        StepQueue queue;
        queue.table = u"steps"_s;
        queue.absent = {u"artifacts"_s};
        queue.words = {{RunStatus::Succeeded, u"completed"_s}};
        const CompletionDialog dialog(
            ProtocolCatalog::load(), orion(), thirdStep(), queue,
            {u"0-4-1"_s, number, agent, u"success"_s, artifacts, u"Done."_s, {}, {}}, {});
        const auto *problem = dialog.findChild<QLabel *>(u"completionProblem"_s);
        QTRY_COMPARE(problem->text(), text);
    }

    void theFormNamesMissingArtifacts()
    {
        const QTemporaryDir folder;
        write(folder.filePath(u"built.txt"_s), "x");
        CompletionDialog dialog(
            ProtocolCatalog::load(), orion(), thirdStep(), {},
            {u"0-4-1"_s, 3, u"Tara"_s, u"success"_s, {u"built.txt"_s, u"gone.txt"_s}, {}, {}, {}},
            folder.path());
        const EditorDocument &document = dialog.form().controller().document();
        QTRY_VERIFY(document.isAnalysed());
        QStringList absent;
        for (const Finding &finding : document.snapshot()->report.documents.front().findings) {
            if (finding.rule == "orion.artifact-absent"_L1) {
                absent.append(finding.actual);
            }
        }
        QCOMPARE(absent, QStringList(u"gone.txt"_s));
    }

    /// The keyring is asked when the tab opens and answers after the user did.
    void aLateKeyringAnswerKeepsTheTypedPassword()
    {
        WindowFixture fixture;
        DatabaseAddress address = addressOf(u"postgresql://me@127.0.0.1:1/work"_s);
        fixture.window->open({{address.text(), 0, 0}});
        const auto *view = fixture.find<QueueView>(u"queueView"_s);
        QVERIFY(view);
        address.password = u"typed"_s;
        fixture.dialogs.queueChoice = DatabaseChoice{address, false};
        fixture.trigger(u"session.queue"_s);
        QCOMPARE(view->follower().address().password, u"typed"_s);
        QVERIFY(hasKeyringAnswered());
        QCOMPARE(view->follower().address().password, u"typed"_s);
    }

    /// Others complete the step and open it again while the form is open.
    void theFormFollowsTheStateOfTheStep()
    {
        StepQueue queue;
        queue.words = {{RunStatus::Succeeded, u"completed"_s}};
        queue.steps = {thirdStep()};
        CompletionDialog dialog(ProtocolCatalog::load(), orion(), thirdStep(), queue, success(3),
                                {});
        const auto *submit = dialog.findChild<QPushButton *>(u"completionSubmit"_s);
        const auto *problem = dialog.findChild<QLabel *>(u"completionProblem"_s);
        QTRY_VERIFY(submit->isEnabled());
        queue.steps.front().status = RunStatus::Succeeded;
        dialog.setQueue(queue);
        QVERIFY(!submit->isEnabled());
        QVERIFY2(problem->text().contains("is completed and stays so"_L1),
                 qPrintable(problem->text()));
        queue.steps.front().status = RunStatus::Blocked;
        dialog.setQueue(queue);
        QVERIFY(submit->isEnabled());
        QCOMPARE(problem->text(), u"Step 3 of “0-4-1” is blocked and was not handed out again."_s);
    }

    void theFormShowsNoFindingsBeforeTheCheck()
    {
        const CompletionDialog dialog(ProtocolCatalog::load(), orion(), thirdStep(), {}, success(3),
                                      {});
        const auto *problem = dialog.findChild<QLabel *>(u"completionProblem"_s);
        QVERIFY2(!problem->text().contains("not a completion"_L1), qPrintable(problem->text()));
    }

    void theFormSaysWhyItsCompletionWasNotWritten()
    {
        CompletionDialog dialog(ProtocolCatalog::load(), orion(), thirdStep(), {}, success(3), {});
        dialog.showRefusal(u"Connection refused"_s);
        const auto *bar = dialog.findChild<QWidget *>(u"completionRefusal"_s);
        QVERIFY(bar);
        const QList<QLabel *> labels = bar->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return label->text().contains("Connection refused"_L1);
        }));
    }

    void theFormOfACompletionIsChecked()
    {
        StepQueue queue;
        queue.words = {{RunStatus::Succeeded, u"completed"_s}};
        CompletionDialog dialog(ProtocolCatalog::load(), orion(), thirdStep(), queue,
                                {u"0-4-1"_s, 3, u"Tara"_s, u"success"_s, {}, {}, {}, {}}, {});
        dialog.show();
        auto *submit = dialog.findChild<QPushButton *>(u"completionSubmit"_s);
        QTRY_VERIFY(submit->isEnabled());
        const auto *problem = dialog.findChild<QLabel *>(u"completionProblem"_s);
        QVERIFY(!problem->isVisible()); // hidden, so it takes no room
        // A number that does not belong to the chosen step is not a report of it.
        const QList<QLineEdit *> fields = dialog.findChildren<QLineEdit *>();
        const auto number = std::ranges::find(fields, u"3"_s, &QLineEdit::text);
        QVERIFY(number != fields.end());
        (*number)->setFocus();
        (*number)->selectAll();
        QTest::keyClicks(*number, u"4"_s);
        QTRY_VERIFY(!submit->isEnabled());
        QVERIFY(problem->isVisible());
        QTest::keyClick(*number, Qt::Key_Backspace);
        QTest::keyClicks(*number, u"3"_s);
        QTRY_VERIFY(submit->isEnabled());
        QTest::mouseClick(submit, Qt::LeftButton);
        QVERIFY(dialog.completion());
        QCOMPARE(dialog.completion()->status, u"success"_s);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }
};

QTEST_MAIN(TestQueueTab)
#include "tst_queuetab.moc"
