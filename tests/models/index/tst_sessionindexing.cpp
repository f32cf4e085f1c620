// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/sessionindexing.h"
#include "tests/files.h"

#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;

/// The entries and counts of a session.
class TestSessionIndexing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void errorsOfChildSessionsCountThere_data()
    {
        QTest::addColumn<QString>("root");
        QTest::addColumn<bool>("isIndexed"); ///< the session that was started
        QTest::newRow("both below") << u"/work"_s << true;
        QTest::newRow("the session alone") << u"/work/plan"_s << false;
        QTest::newRow("another folder") << u"/work/gate"_s << false;
        QTest::newRow("no folder") << QString() << false;
    }

    /// The parent counts the error only if the child is not indexed.
    void errorsOfChildSessionsCountThere()
    {
        QFETCH(const QString, root);
        QFETCH(const bool, isIndexed);
        Session session;
        session.summary.place.path = u"/work/plan"_s;
        session.phases.resize(2);
        session.phases[1].sessionPath = u"/work/gateway"_s;
        for (const QString &path : {u"/work/plan/result.json"_s, u"/work/gateway/result.json"_s,
                                    u"/work/gateway-2/result.json"_s}) {
            SessionError error;
            error.type = u"timeout"_s;
            error.evidence.path = path;
            session.errors.push_back(error);
        }
        const IndexedSession kept = indexed(session, {}, {}, false, root);
        QStringList paths;
        for (const IndexedEntry &entry : kept.entries) {
            paths +=
                entry.type == IndexedEntry::Type::Error ? QStringList{entry.path} : QStringList();
        }
        QCOMPARE(paths.contains(u"/work/gateway/result.json"_s), !isIndexed);
        QVERIFY(paths.contains(u"/work/plan/result.json"_s));
        QVERIFY(paths.contains(u"/work/gateway-2/result.json"_s));
        QCOMPARE(kept.figures.at({u"error"_s, u"timeout"_s, {}}), isIndexed ? 2 : 3);
    }

    /// A gap is listed among the errors, but is not one.
    void aGapInALogIsNotAnError()
    {
        const QTemporaryDir folder;
        Session session;
        SessionFile log;
        log.path = folder.filePath(u"solver.log"_s);
        log.role = SessionFile::Role::Log;
        write(log.path, "2026-02-21T14:30:00Z ERROR it failed\n"_ba.repeated(101));
        session.files.push_back(log);
        const IndexedSession kept = indexed(session, {}, {}, false, {});
        QHash<QString, int> numbers;
        for (const IndexedEntry &entry : kept.entries) {
            numbers[entry.type == IndexedEntry::Type::LogLine ? entry.status : QString()] += 1;
            QCOMPARE(entry.isGap(), entry.title == u"1 more error line"_s);
            QVERIFY(!entry.isGap() || entry.text.isEmpty());
        }
        QCOMPARE(numbers.value(u"error"_s), 100);
        QCOMPARE(numbers.value(u"gap"_s), 1);
    }

    void theFirstCauseOfAQueueIsAStep_data()
    {
        QTest::addColumn<RunStatus>("status");
        QTest::addColumn<QString>("cause");
        QTest::newRow("failed") << RunStatus::Failed << u"step"_s;
        QTest::newRow("blocked") << RunStatus::Blocked << u"step"_s;
        QTest::newRow("goes on") << RunStatus::Running << QString();
    }

    void theFirstCauseOfAQueueIsAStep()
    {
        QFETCH(RunStatus, status);
        Session session;
        session.summary.place.source = SessionLocation::Source::Database;
        session.summary.status = status;
        session.phases.resize(1);
        FirstCause cause;
        cause.failure.what = SessionFailure::What::Phase;
        cause.failure.index = 0;
        cause.failure.phase = 0;
        cause.failure.title = u"Step 1 of Tara: plan"_s;
        session.causes.push_back(cause);
        const IndexedSession kept = indexed(session, {}, {}, false, {});
        QTEST(kept.cause, "cause");
        QCOMPARE(kept.figures.contains({u"cause"_s, u"step"_s, {}}), !kept.cause.isEmpty());
        QCOMPARE(std::ranges::count(kept.entries, IndexedEntry::Type::Cause, &IndexedEntry::type),
                 kept.cause.isEmpty() ? 0 : 1); // what is counted is found
    }

    /// Tables and figures contain the title that the state spells.
    void theTitleOfAPhaseIsMasked()
    {
        Session session;
        session.phases.resize(1);
        session.phases.front().id = u"1"_s;
        session.phases.front().title = u"password=hunter2hunter2"_s;
        session.phases.front().attempts.resize(1);
        session.phases.front().status = RunStatus::Succeeded;
        const IndexedSession kept = indexed(session, {}, {}, true, {});
        QCOMPARE(kept.phases.size(), size_t(1));
        QVERIFY(kept.phases.front().title.startsWith("password="_L1));
        for (const IndexedPhase &phase : kept.phases) {
            QVERIFY2(!phase.title.contains("hunter2"_L1), qPrintable(phase.title));
        }
        for (const auto &[figure, number] : kept.figures) {
            QVERIFY2(!figure.about.contains("hunter2"_L1), qPrintable(figure.about));
        }
    }

    void aPhaseThatRanIsCountedAndFound_data()
    {
        QTest::addColumn<RunStatus>("status");
        QTest::addColumn<int>("attempts");
        QTest::addColumn<bool>("isRun");
        QTest::newRow("failed") << RunStatus::Failed << 2 << true;
        QTest::newRow("not reached") << RunStatus::NotReached << 0 << false;
        QTest::newRow("not reached, with an attempt") << RunStatus::NotReached << 2 << false;
        QTest::newRow("pending again") << RunStatus::Pending << 2 << false;
    }

    /// Statistics, matrix and search agree on the phases.
    void aPhaseThatRanIsCountedAndFound()
    {
        QFETCH(const RunStatus, status);
        QFETCH(const int, attempts);
        QFETCH(const bool, isRun);
        Session session;
        session.phases.resize(1);
        SessionPhase &phase = session.phases.front();
        phase.id = u"1"_s;
        phase.status = status;
        phase.attempts.resize(size_t(attempts));
        phase.started = QDateTime(QDate(2026, 2, 21), QTime(14, 0), QTimeZone::UTC);
        phase.ended = phase.started.addSecs(60);
        const IndexedSession kept = indexed(session, {}, {}, true, {});
        QCOMPARE(kept.phases.size(), size_t(1)); // a cell of the matrix in any case
        QCOMPARE(std::ranges::count(kept.entries, IndexedEntry::Type::Phase, &IndexedEntry::type),
                 isRun ? 1 : 0);
        for (const QString &name : {u"phase"_s, u"retry"_s, u"time"_s}) {
            const auto isNamed = [&name](const auto &figure) { return figure.first.name == name; };
            QCOMPARE(std::ranges::count_if(kept.figures, isNamed), isRun ? 1 : 0);
        }
    }

    /// A queue lives for months.
    void figuresAreOfTheDayOfWhatTheyCount()
    {
        const auto noon = [](int day) {
            return QDateTime(QDate(2026, 2, day), QTime(12, 0), QTimeZone::UTC);
        };
        Session session;
        session.summary.started = noon(1);
        session.phases.resize(2);
        session.phases.front().id = u"1"_s;
        session.phases.front().status = RunStatus::Succeeded;
        session.phases.front().attempts.resize(1);
        session.phases.front().started = noon(2);
        session.phases.back() = session.phases.front();
        session.phases.back().started = QDateTime();
        session.phases.back().ended = noon(5);
        for (const QDateTime &time : {noon(3), noon(4), QDateTime()}) {
            SessionHandoff handoff;
            handoff.kind = u"task"_s;
            handoff.time = time;
            session.handoffs.push_back(handoff);
        }
        QStringList figures;
        for (const auto &[figure, number] : indexed(session, {}, {}, true, {}).figures) {
            const QString day =
                figure.day == 0 ? u"–"_s : QString::number(QDate::fromJulianDay(figure.day).day());
            figures.append(u"%1 %2 %3"_s.arg(figure.name, day, QString::number(number)));
        }
        figures.sort();
        QCOMPARE(figures.join(u", "_s),
                 u"handoff 3 1, handoff 4 1, handoff – 1, invalid – 1, phase 2 1, phase 5 1, "
                 u"session – 1, "
                 "structured – 1"_s);
    }

    /// Phases that did not run yet are entries, but are not counted.
    void theStepsOfAQueueAreEntries()
    {
        Session session;
        session.summary.place.path = u"/work/queue.db"_s;
        session.summary.place.source = SessionLocation::Source::Database;
        SessionPhase task;
        task.id = u"tasks/1"_s;
        session.phases.push_back(task);
        SessionPhase step;
        step.parent = 0;
        step.id = u"a-1"_s;
        step.title = u"Step 1 of Tara: plan"_s;
        step.status = RunStatus::Pending;
        step.changed = QDateTime(QDate(2026, 7, 1), QTime(12, 0), QTimeZone::UTC);
        step.agent = u"Tara"_s;
        step.searchText = u"plan\nCalibrate the sensor"_s;
        session.phases.push_back(step);
        const IndexedSession kept = indexed(session, {}, {}, false, {});
        QCOMPARE(kept.entries.size(), size_t(2)); // the session and its step, no task
        const auto entry =
            std::ranges::find(kept.entries, IndexedEntry::Type::Step, &IndexedEntry::type);
        QVERIFY(entry != kept.entries.end());
        QCOMPARE(entry->name, u"a-1"_s);
        QCOMPARE(entry->agent, u"Tara"_s);
        QCOMPARE(entry->status, u"pending"_s);
        QCOMPARE(entry->time, step.changed);
        QCOMPARE(entry->path, session.summary.place.path);
        QCOMPARE(entry->text, step.searchText); // the title is searched beside it
        QVERIFY(kept.phases.empty());
    }
};

QTEST_GUILESS_MAIN(TestSessionIndexing)
#include "tst_sessionindexing.moc"
