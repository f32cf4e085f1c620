// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

/// Recorded errors and their runs.
class TestSessionHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void unnumberedErrorsAreNoAttempts_data()
    {
        QTest::addColumn<Files>("files");
        QTest::addColumn<int>("phase");
        QTest::addColumn<QList<RunStatus>>("attempts");
        using enum RunStatus;
        const QString log = nativeFile(u"a"_s, u"session.log"_s);
        const QString state = nativeFile(u"a"_s, u"state.json"_s);
        QTest::newRow("a log of a failed session")
            << Files{{state, nativeState("a", "FAILED")}, {log, fourErrors}} << 0 << QList{Failed};
        QTest::newRow("a log of a session that succeeded")
            << Files{{state, nativeState("a", "COMPLETED")}, {log, fourErrors}} << 0
            << QList{Succeeded};
        QTest::newRow("two errors of a result")
            << Files{{state, nativeState("a", "FAILED")},
                     {nativeFile(u"a"_s, u"result.json"_s),
                      "{\"status\": \"failed\", \"errors\": [\"port in use\", \"cannot bind\"]}"}}
            << 0 << QList{Failed};
        const QByteArray errors = "errors:\n"
                                  "  - {timestamp: 2026-02-21T15:20:00Z, phase: 2, error_type: a, "
                                  "message: one}\n"
                                  "  - {timestamp: 2026-02-21T15:20:01Z, phase: 2, error_type: b, "
                                  "message: two}\n";
        const QString cfd = u"cfd-bioreactor-state-1.yaml"_s;
        const QString keep = u"cfd-bioreactor-session-1/logs/a.log"_s;
        QTest::newRow("a list of a state with one retry") << Files{
            {cfd,
             cfdState("running", 2, "  phase_2: {status: running, execution_retries_used: 1}\n",
                      errors)},
            {keep, "x"}} << 2 << QList{Failed, Running};
        QTest::newRow("a list of a state that failed for good")
            << Files{{cfd,
                      cfdState("failed", 2,
                               "  phase_2: {status: failed, execution_retries_used: 1}\n", errors)},
                     {keep, "x"}}
            << 2 << QList{Failed, Failed};
    }

    void unnumberedErrorsAreNoAttempts()
    {
        QFETCH(Files, files);
        QFETCH(int, phase);
        QFETCH(QList<RunStatus>, attempts);
        const Session session = read(files);
        QList<RunStatus> found;
        for (const SessionAttempt &attempt : session.phases[size_t(phase)].attempts) {
            found.append(attempt.status);
        }
        QCOMPARE(found, attempts);
    }

    void anErrorMayBeAMap_data()
    {
        QTest::addColumn<QByteArray>("result");
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("message");
        QTest::newRow("type and message")
            << QByteArray("{\"errors\": [{\"type\": \"Timeout\", \"message\": \"tests hung\"}]}")
            << u"Timeout"_s << u"tests hung"_s;
        QTest::newRow("one alone")
            << QByteArray("{\"error\": {\"code\": 7, \"msg\": \"no\"}}") << u"7"_s << u"no"_s;
        QTest::newRow("of other parts")
            << QByteArray("{\"errors\": [{\"a\": 1}]}") << QString() << u"{\"a\": 1}"_s;
        QTest::newRow("text") << QByteArray("{\"errors\": [\"no\"]}") << QString() << u"no"_s;
    }

    void anErrorMayBeAMap()
    {
        QFETCH(QByteArray, result);
        QFETCH(QString, type);
        QFETCH(QString, message);
        const Session session =
            read({{nativeFile(u"a"_s, u"state.json"_s), nativeState("a", "FAILED")},
                  {nativeFile(u"a"_s, u"result.json"_s), result}});
        QCOMPARE(session.errors.size(), size_t(1));
        QCOMPARE(session.errors[0].type, type);
        QCOMPARE(session.errors[0].message, message);
    }

    void theEndOfALongLogIsSearched()
    {
        const QByteArray line = "[2026-02-21T15:02:00Z] [INFO] residual 1e-9\n";
        const QByteArray middle = line.repeated((9 << 20) / line.size());
        const Session session =
            read({{nativeFile(u"a"_s, u"state.json"_s), nativeState("a", "FAILED")},
                  {nativeFile(u"a"_s, u"session.log"_s),
                   middle + "[2026-02-21T15:09:00Z] [ERROR] out of memory\n"}});
        QCOMPARE(session.errors.size(), size_t(1));
        QCOMPARE(session.errors[0].message, u"out of memory"_s);
        QCOMPARE(session.errors[0].evidence.line, static_cast<int>(middle.count('\n')) + 1);
        QVERIFY(std::ranges::any_of(
            session.facts, [](const SessionFact &fact) { return fact.title == "session.log"_L1; }));
    }

private:
    [[nodiscard]] Session read(const Files &files) const { return sessionOf(files, *m_catalog); }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestSessionHistory)
#include "tst_sessionhistory.moc"
