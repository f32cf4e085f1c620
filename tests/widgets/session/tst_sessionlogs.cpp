// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "sessionviewfixture.h"
#include "widgets/log/lines/logarea.h"
#include "widgets/log/view/logview.h"

#include <QAbstractButton>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;

/// The logs of a session, and the links to them.
class TestSessionLogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void aFailureLinksToTheLogOfItsTime()
    {
        Session session = samples::failed();
        SessionFile log;
        log.role = SessionFile::Role::Log;
        log.path = u"/runs/20260221/session.log"_s;
        const QDateTime time = session.causes.front().failure.time;
        QVERIFY(time.isValid());
        log.lastTime = time.addSecs(60);
        session.files = {log};
        const Fixture fixture(std::move(session));
        const auto links = fixture.find<QWidget>(u"firstCauseLinks"_s)
                               .findChildren<QAbstractButton *>(QRegularExpression(u"^causeLog"_s));
        QCOMPARE(links.size(), 1);
        QCOMPARE(links.front()->text(), u"session.log at "_s + time.toString(u"HH:mm:ss"_s));
        QTest::mouseClick(links.front(), Qt::LeftButton);
        QCOMPARE(fixture.view.tabs().currentWidget()->objectName(), u"logsPane"_s);
        QCOMPARE(fixture.find<LogView>(u"logView"_s).path(), u"/runs/20260221/session.log"_s);
    }

    void aFailureLinksToTheTranscriptOfItsTime()
    {
        const Session session = samples::failed();
        const Fixture fixture{Session(session)};
        QSignalSpy requested(&fixture.view, &SessionView::transcriptRequested);
        const auto links =
            fixture.find<QWidget>(u"firstCauseLinks"_s)
                .findChildren<QAbstractButton *>(QRegularExpression(u"^causeTranscript"_s));
        QCOMPARE(links.size(), 1);
        QTest::mouseClick(links.front(), Qt::LeftButton);
        QCOMPARE(requested.size(), 1);
        const SessionFailure &failure = session.causes.front().failure;
        QCOMPARE(requested.front().front().toDateTime(), failure.time);
        QCOMPARE(requested.front().back().toString(), failure.evidence.front().path);
    }

    void aFailureWithoutATimeLinksToTheWriterOfItsEvidence()
    {
        Session session = samples::failed();
        SessionFailure &failure = session.causes.front().failure;
        failure.time = {};
        Evidence plan;
        plan.path = u"/runs/plan.yaml"_s;
        failure.evidence = {plan};
        const Fixture fixture(std::move(session));
        QSignalSpy requested(&fixture.view, &SessionView::transcriptRequested);
        const auto links =
            fixture.find<QWidget>(u"firstCauseLinks"_s)
                .findChildren<QAbstractButton *>(QRegularExpression(u"^causeTranscript"_s));
        QCOMPARE(links.size(), 1);
        QTest::mouseClick(links.front(), Qt::LeftButton);
        QCOMPARE(requested.size(), 1);
        QVERIFY(!requested.front().front().toDateTime().isValid());
        QCOMPARE(requested.front().back().toString(), u"/runs/plan.yaml"_s);
    }

    void aLogThatEndedEarlierIsNotOfferedForThatTime()
    {
        Session session = samples::failed();
        const QDateTime time = session.causes.front().failure.time;
        SessionFile early;
        early.role = SessionFile::Role::Log;
        early.path = u"/runs/preflight.log"_s;
        early.modified = time.addSecs(60); // modified later, but its lines end earlier
        early.lastTime = time.addSecs(-3600);
        SessionFile then = early;
        then.path = u"/runs/solve.log"_s;
        then.lastTime = time.addSecs(10);
        const auto linksOf = [](const std::vector<SessionFile> &logs) {
            Session one = samples::failed();
            one.files = logs;
            const Fixture fixture(std::move(one));
            QStringList texts;
            for (const QAbstractButton *link :
                 fixture.find<QWidget>(u"firstCauseLinks"_s)
                     .findChildren<QAbstractButton *>(QRegularExpression(u"^causeLog"_s))) {
                texts.append(link->text());
            }
            return texts;
        };
        const QString clock = time.toString(u"HH:mm:ss"_s);
        QCOMPARE(linksOf({early, then}), QStringList(u"solve.log at "_s + clock));
        QCOMPARE(linksOf({early}), QStringList(u"end of preflight.log"_s));
        QCOMPARE(linksOf({}), QStringList());
    }

    void anErrorIsShownInTheLogThatWasWrittenThen()
    {
        Session session = samples::failed();
        QVERIFY(session.errors.size() > 1);
        const QDateTime time(QDate(2026, 2, 21), QTime(15, 0), QTimeZone::UTC);
        session.errors[1].time = time;
        session.files.clear();
        const QList<std::pair<QString, int>> logs{
            {u"before.log"_s, -5}, {u"long after.log"_s, 90}, {u"then.log"_s, 10}};
        for (const auto &[name, minutes] : logs) {
            SessionFile log;
            log.role = SessionFile::Role::Log;
            log.path = name;
            log.modified = time.addSecs(minutes * 60);
            session.files.push_back(log);
        }
        const Fixture fixture(std::move(session));
        fixture.table(u"errorHistoryTable"_s).setCurrentRow(1);
        QTest::mouseClick(&fixture.find<QWidget>(u"showInLog"_s), Qt::LeftButton);
        QVERIFY(fixture.find<LogView>(u"logView"_s).path().endsWith(u"/then.log"_s));
    }

    void anErrorOfALogIsShownAtItsLine()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"output.log"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("begin\nTraceback (most recent call last):\n  File \"a.py\"\n"
                   "ValueError: bad token\nmore\n");
        file.close();
        Session session = samples::failed();
        SessionFile log;
        log.role = SessionFile::Role::Log;
        log.path = file.fileName();
        session.files = {log};
        session.errors[1].time = {};
        session.errors[1].evidence = {log.path, {}, 0, 4};
        session.errors[2].time = {};
        session.errors[2].evidence = {session.handoffs.front().at.path, {}, 0, 4};
        const Fixture fixture(std::move(session));
        auto &button = fixture.find<QAbstractButton>(u"showInLog"_s);
        fixture.table(u"errorHistoryTable"_s).setCurrentRow(2);
        QVERIFY(!button.isEnabled()); // no log, no time
        fixture.table(u"errorHistoryTable"_s).setCurrentRow(1);
        QVERIFY(button.isEnabled());
        QTest::mouseClick(&button, Qt::LeftButton);
        auto &shown = fixture.find<LogView>(u"logView"_s);
        QCOMPARE(shown.path(), file.fileName());
        QTRY_COMPARE(shown.area().caret().line, 3);
    }

    void theLogOpensAtTheTimeOfTheFailure_data()
    {
        QTest::addColumn<QString>("table");
        QTest::newRow("handoff") << u"handoffsTable"_s;
        QTest::newRow("criterion") << u"criteriaTable"_s;
        QTest::newRow("error") << u"errorHistoryTable"_s;
        QTest::newRow("consequence") << u"consequencesTable"_s;
        QTest::newRow("finding") << u"findingsTable"_s;
        QTest::newRow("attempt") << u"phaseGrid"_s;
    }

    void theLogOpensAtTheTimeOfTheFailure()
    {
        QFETCH(const QString, table);
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"session.log"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QDateTime first(QDate(2026, 2, 21), QTime(14, 0), QTimeZone::UTC);
        for (int minute = 0; minute < 180; ++minute) {
            file.write('[' + first.addSecs(minute * 60).toString(Qt::ISODate).toLatin1()
                       + "] [INFO] line\n");
        }
        file.close();
        Session session = samples::failed();
        SessionFile log;
        log.role = SessionFile::Role::Log;
        log.path = file.fileName();
        session.files = {log};
        session.findings.front().evidence = session.handoffs.front().at;
        const Fixture fixture(std::move(session));
        fixture.find<QAbstractButton>(u"foldConsequences"_s).setChecked(true);
        auto &pane = fixture.find<QAbstractItemView>(table);
        if (const int page = fixture.view.tabs().indexOf(&pane); page >= 0) {
            fixture.view.tabs().setCurrentIndex(page);
        }
        if (!pane.currentIndex().isValid()) {
            pane.setCurrentIndex(pane.model()->index(0, 0));
        }
        pane.setFocus();
        QTest::keyClick(&pane, Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(fixture.view.tabs().currentWidget()->objectName(), u"logsPane"_s);
        auto &shown = fixture.find<LogView>(u"logView"_s);
        QCOMPARE(shown.path(), file.fileName());
        QTRY_VERIFY(shown.area().caret().line > 0);
    }

    /// The attempt began with many lines that do not explain its failure.
    void aFailedAttemptIsShownAtItsFirstError()
    {
        const QTemporaryDir folder;
        Session session = samples::failed();
        const PhasePlace place = [&session] {
            const SessionFailure &failure = session.causes.front().failure;
            return PhasePlace{failure.phase, failure.attempt};
        }();
        SessionPhase &phase = session.phases[static_cast<size_t>(place.phase)];
        SessionAttempt &attempt =
            *std::ranges::find(phase.attempts, place.attempt, &SessionAttempt::number);
        attempt.ended = attempt.started.addSecs(600);
        attempt.errors.clear(); // an error has its own time
        session.errors.clear();
        session.causes.clear();
        QFile file(folder.filePath(u"solve.log"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int line = 0; line < 120; ++line) {
            const QDateTime time = attempt.started.addSecs((line - 20) * 10);
            file.write(
                '[' + time.toUTC().toString(Qt::ISODate).toLatin1()
                + (line == 3 || line == 60 || line == 70 ? "] [ERROR] line\n" : "] [INFO] line\n"));
        }
        file.close();
        SessionFile log;
        log.role = SessionFile::Role::Log;
        log.path = file.fileName();
        log.lastTime = attempt.ended;
        session.files = {log};
        Fixture fixture(std::move(session));
        fixture.grid().setCurrentPlace(place);
        fixture.view.tabs().setCurrentWidget(&fixture.find<QWidget>(u"logsPane"_s));
        auto &shown = fixture.find<LogView>(u"logView"_s);
        QTRY_COMPARE(shown.area().caret().line, 60);
        shown.showLine(1);
        fixture.grid().setFocus();
        fixture.view.showSelectedInLog();
        QTRY_COMPARE(shown.area().caret().line, 60);
        shown.setFollowsEnd(true);
        shown.showInterest({});
        QVERIFY(shown.area().followsEnd());
        QCOMPARE(shown.area().caret().line, 60); // 3 is the first error of all
    }

    /// Tests names beside an open log and without one.
    void theNamesOfFilesAreComplete()
    {
        const QTemporaryDir folder;
        Session session = samples::failed();
        session.summary.place.path = folder.path();
        session.files.clear();
        for (const QString &name :
             {u"phase2-review-1.md"_s, u"phase2-solve.log"_s, u"phase1-pragmatist.md"_s}) {
            SessionFile text;
            text.role = SessionFile::Role::Text;
            text.path = folder.filePath(u"perspectives/of/many/"_s + name);
            text.size = 15'000;
            text.modified = samples::now().addDays(3);
            session.files.push_back(text);
        }
        const Fixture fixture(std::move(session), {1015, 686});
        fixture.view.tabs().setCurrentWidget(&fixture.find<QWidget>(u"logsPane"_s));
        const SessionTableView &texts = fixture.table(u"logsTable"_s);
        for (int row = 0; row < 3; ++row) {
            const QString path = texts.model()->index(row, 0).data().toString();
            const QString file = path.sliced(path.lastIndexOf(u'/') + 1);
            QTRY_VERIFY2(
                texts.columnWidth(0)
                    >= QFontMetrics(texts.font()).horizontalAdvance(QChar(0x2026) + u'/' + file)
                        + 24,
                qPrintable(file));
        }
    }

    void theLogOpensInThePaneAtTheShownLine()
    {
        const QTemporaryDir folder;
        Session session = samples::failed();
        session.files.clear();
        const QDateTime failed = session.causes.front().failure.time;
        const QDateTime first = failed.addSecs(-50 * 60);
        for (const QString &name : {u"other.log"_s, u"solve.log"_s}) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            for (int line = 0; line < 120; ++line) {
                const QDateTime time =
                    first.addSecs(line * 60 - (name == "other.log"_L1 ? 86400 : 0));
                file.write('[' + time.toString(Qt::ISODate).toLatin1()
                           + (line == 30 ? "] [ERROR] line\n" : "] [INFO] line\n"));
            }
            SessionFile log;
            log.role = SessionFile::Role::Log;
            log.path = file.fileName();
            session.files.push_back(log);
        }
        const Fixture fixture(std::move(session));
        QSignalSpy opened(&fixture.view, &SessionView::fileActivated);
        fixture.view.tabs().setCurrentWidget(&fixture.find<QWidget>(u"logsPane"_s));
        auto &shown = fixture.find<LogView>(u"logView"_s);
        SessionTableView &texts = fixture.table(u"logsTable"_s);
        texts.setFocus();
        QTRY_COMPARE(shown.area().caret().line, 30); // of another day: its first error
        texts.setCurrentRow(1);
        QTRY_COMPARE(shown.area().caret().line, 50);
        QTest::keyClick(&texts, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.front().at(1).toInt(), 51);
    }

    void aLogThatEndsBeforeThatTimeSaysSo()
    {
        const QTemporaryDir folder;
        Session session = samples::failed();
        QFile file(folder.filePath(u"solve.log"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QDateTime failed = session.causes.front().failure.time;
        file.write('[' + failed.addSecs(-25 * 60).toString(Qt::ISODate).toLatin1()
                   + "] [INFO] the end\n");
        file.close();
        SessionFile log;
        log.role = SessionFile::Role::Log;
        log.path = file.fileName();
        session.files = {log};
        Fixture fixture(session);
        QSignalSpy told(&fixture.view, &SessionView::messageRequested);
        fixture.view.showLog(log.path, failed);
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(told.front().front().toString(),
                 u"This log ends 25 min before that time: this is its end."_s);
    }

    void theLogsTabShowsTheChosenText()
    {
        const QTemporaryDir folder;
        Session session = samples::failed();
        session.files.clear();
        for (const QString &name : {u"result.json"_s, u"session.log"_s}) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("[2026-02-21T14:00:00Z] [ERROR] one\ntwo\n");
            SessionFile text;
            text.role =
                name.endsWith(u".log"_s) ? SessionFile::Role::Log : SessionFile::Role::Result;
            text.path = file.fileName();
            session.files.push_back(text);
        }
        Fixture fixture(session);
        QVERIFY(!fixture.view.findChild<LogView *>()); // hidden logs are not read
        fixture.view.tabs().setCurrentWidget(&fixture.find<QWidget>(u"logsPane"_s));
        auto &shown = fixture.find<LogView>(u"logView"_s);
        QCOMPARE(shown.path(), folder.filePath(u"session.log"_s));
        QTRY_COMPARE(shown.file().lineCount(), 2);
        SessionTableView &texts = fixture.table(u"logsTable"_s);
        texts.setFocus();
        QTest::keyClick(&texts, Qt::Key_Up);
        QCOMPARE(shown.path(), folder.filePath(u"result.json"_s));
        QTRY_COMPARE(shown.file().lineCount(), 2);
        session.files.front().size = 99; // it grew: the content stays
        fixture.update(session);
        QCOMPARE(shown.path(), folder.filePath(u"result.json"_s));
    }
};

QTEST_MAIN(TestSessionLogs)
#include "tst_sessionlogs.moc"
