// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/logs/causelogs.h"
#include "models/session/logs/sessionlogs.h"
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

namespace {

QDateTime at(int hour, int minute)
{
    return QDateTime(QDate(2026, 2, 21), QTime(hour, minute), QTimeZone::UTC);
}

} // namespace

/// The choice of the log for a moment.
class TestLogChoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void aLogEndsWithItsLastTime_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QDateTime>("end");
        QTest::newRow("the last line")
            << QByteArray("2026-02-21T15:10:00Z a\n2026-02-21 15:20:00 b\n") << at(15, 20);
        QTest::newRow("a line before it")
            << QByteArray("2026-02-21T15:10:00Z a\n  at place\n  and so on\n") << at(15, 10);
        QTest::newRow("without times") << QByteArray("a\nb\n") << QDateTime();
        QTest::newRow("empty") << QByteArray() << QDateTime();
        QTest::newRow("a long one") << "2026-02-21T15:10:00Z a\n"
                + QByteArray("filler\n").repeated(100'000) + "2026-02-21T15:40:00Z z\n"
                                    << at(15, 40);
    }

    void aLogEndsWithItsLastTime()
    {
        QFETCH(QByteArray, text);
        QFETCH(QDateTime, end);
        const SessionFolder folder;
        folder.write(u"a.log"_s, text);
        QCOMPARE(lastTimeIn(folder.path(u"a.log"_s)), end);
    }

    /// A copied session has files with equal times.
    void theLogIsChosenByTheTimesInIt()
    {
        const QString logs = u"cfd-bioreactor-session-1/logs/"_s;
        const Session session =
            read({{u"cfd-bioreactor-state-1.yaml"_s, cfdState("failed", 2, "  phase_2: {}\n")},
                  {logs + "preflight.log"_L1, "2026-02-21T14:31:12Z done\n"},
                  {logs + "solve.log"_L1, "2026-02-21T15:37:00Z a\n2026-02-21T15:50:00Z b\n"},
                  {logs + "summary.log"_L1, "2026-02-21T15:55:00Z c\n"}});
        const auto nameAt = [&session](const QDateTime &time) {
            return logAt(session, time).section(u'/', -1);
        };
        QCOMPARE(nameAt(at(14, 30)), u"preflight.log"_s);
        QCOMPARE(nameAt(at(15, 40)), u"solve.log"_s);
        QCOMPARE(nameAt(at(15, 52)), u"summary.log"_s);
        QCOMPARE(nameAt(at(17, 0)), u"summary.log"_s); // the last one is the nearest
    }

    void partsTakeTheirTimesFromTheirLog_data()
    {
        QTest::addColumn<QString>("log");
        for (const char *log : {"session.log", "logs/session.log"}) {
            QTest::newRow(log) << QString::fromLatin1(log);
        }
    }

    /// The state of a swarm has no times of its parts: the part that failed first according to its
    /// log is the first failure, wherever that log is.
    void partsTakeTheirTimesFromTheirLog()
    {
        QFETCH(const QString, log);
        const QByteArray parts = "  stage_2:\n    status: failed\n    agents:\n"
                                 "      critic: {status: timeout, error: no answer in 600 s}\n"
                                 "      analyst: {status: failed, error: tool crashed}\n";
        const Session session = read({{workflow, swarmState("FAILED", parts)},
                                      {u"swarm-session-1/"_s + log,
                                       "2026-02-21T15:07:00Z ERROR analyst: tool crashed\n"
                                       "2026-02-21T15:12:00Z ERROR critic: no answer in 600 s\n"}});
        QVERIFY(!session.causes.empty());
        QCOMPARE(session.causes.front().failure.text, u"tool crashed"_s);
        QCOMPARE(session.causes.front().failure.time, at(15, 7));
    }

    void theLineOfALogIsFoundByItsTime_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isEnded");
        QTest::addColumn<int>("line");
        const QByteArray two = "2026-02-21T15:10:00Z a\nmore\n2026-02-21T15:20:00Z b\n";
        QTest::newRow("the first of that time") << two << false << 3;
        QTest::newRow("the last of one that ended")
            << QByteArray("2026-02-21T15:10:00Z a\n2026-02-21T15:12:00Z z") << true << 2;
        QTest::newRow("behind many")
            << QByteArray("2026-02-21T15:10:00Z a\n").repeated(100'000) + two << false << 100'003;
        QTest::newRow("behind a long one") << QByteArray(3'000'000, 'a') + '\n' + two << false << 4;
        QTest::newRow("empty") << QByteArray() << true << 0;
    }

    void theLineOfALogIsFoundByItsTime()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const bool, isEnded);
        QFETCH(const int, line);
        const SessionFolder folder;
        folder.write(u"a.log"_s, text);
        QCOMPARE(lineOf({folder.path(u"a.log"_s), at(15, 15), isEnded}).line, line);
        QCOMPARE(lineOf({folder.path(u"a.log"_s)}).line, 0); // without a time
    }

    void laterLogsAreOfferedForAFailure()
    {
        Session session;
        session.phases.resize(1);
        session.files = {{SessionFile::Role::Log, u"/s/early.log"_s, 9, at(15, 0), at(15, 0)},
                         {SessionFile::Role::Log, u"/s/late.log"_s, 9, at(16, 0), at(16, 0)},
                         {SessionFile::Role::Log, u"/s/plain.log"_s, 9, at(16, 0), {}}};
        SessionFailure failure;
        failure.phase = 0;
        failure.time = at(15, 30);
        QCOMPARE(causeLogs(session, failure),
                 (QList<CauseLog>{{u"/s/late.log"_s, at(15, 30)}, {u"/s/plain.log"_s}}));
        failure.time = at(17, 0);
        QCOMPARE(causeLogs(session, failure).size(), 1);
        QVERIFY(causeLogs(session, failure).front().isEnded);
        session.phases[0].sessionPath = u"/other"_s;
        QVERIFY(causeLogs(session, failure).isEmpty());
        QVERIFY(causeLogs(session, {}).isEmpty());
    }

    void aLogWithoutTimesEndedWhenItWasWritten()
    {
        Session session;
        session.files = {{SessionFile::Role::Log, u"/s/a.log"_s, 1, at(15, 0)},
                         {SessionFile::Role::Log, u"/s/b.log"_s, 1, at(16, 0), at(14, 0)},
                         {SessionFile::Role::Text, u"/s/c.md"_s, 1, at(15, 30)}};
        QCOMPARE(logAt(session, at(14, 30)), u"/s/a.log"_s);
        QCOMPARE(logAt(session, at(13, 0)), u"/s/b.log"_s);
        QCOMPARE(logAt(session, at(15, 20)), u"/s/a.log"_s);
        QCOMPARE(logAt({}, at(15, 0)), QString());
    }

private:
    [[nodiscard]] Session read(const Files &files) const { return sessionOf(files, *m_catalog); }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestLogChoice)
#include "tst_logchoice.moc"
