// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

/// The number of attempts of a phase that is stored in several places.
class TestRetryCounters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void attemptsAreCountedByTheirEvidence_data()
    {
        QTest::addColumn<QByteArray>("counter");
        QTest::addColumn<QByteArray>("task");
        QTest::addColumn<QByteArray>("history");
        QTest::addColumn<int>("attempts");
        QTest::addColumn<int>("used");
        QTest::addColumn<QStringList>("rules");
        const auto row = [](const char *name, const char *counter, const char *task,
                            const char *history, int attempts, int used,
                            const QStringList &rules = {}) {
            QTest::newRow(name) << QByteArray(counter) << QByteArray(task) << QByteArray(history)
                                << attempts << used << rules;
        };
        const QString number = u"session.attempt-number"_s;
        const QString differ = u"session.retries-differ"_s;
        row("all agree", "2", "phase2-flow-3",
            "[{attempt_number: 1, error_type: a}, {attempt_number: 2, error_type: b}, "
            "{attempt_number: 3, error_type: c}]",
            3, 2);
        row("a number of 9 and some that are none", "2", "phase2-flow-3",
            "[{attempt_number: 1, error_type: a}, {attempt_number: two, error_type: b}, just text, "
            "{attempt_number: 9, error_type: z}, {error_type: n}]",
            3, 2, {number});
        row("a number of 900", "1", "phase2-flow-2",
            "[{attempt_number: 1, error_type: a}, {attempt_number: 900, error_type: b}]", 2, 1,
            {number});
        row("a lonely 900", "null", "phase2-flow", "[{attempt_number: 900, error_type: b}]", 1, 0,
            {number});
        row("a task of 77", "1", "phase2-flow-77",
            "[{attempt_number: 1, error_type: a}, {attempt_number: 2, error_type: b}]", 2, 1,
            {number});
        row("a counter of 900", "900", "phase2-flow", "[]", 3, 2, {u"session.retries-exceeded"_s});
        row("a counter and a task of more than is allowed", "6", "phase2-flow-7", "[]", 7, 2,
            {u"session.retries-exceeded"_s});
        row("a counter behind the history", "0", "phase2-flow-3",
            "[{attempt_number: 1, error_type: a}, {attempt_number: 2, error_type: b}, "
            "{attempt_number: 3, error_type: c}]",
            3, 2, {differ});
        row("more failures than retries", "0", "phase2-flow",
            "[{error_type: a}, {error_type: b}, {error_type: c}, {error_type: d}, {error_type: "
            "e}]",
            5, 2, {u"session.retries-exceeded"_s, differ});
        row("only the last attempt is told of", "3", "phase2-flow-4",
            "[{attempt_number: 4, error_type: d}]", 4, 2, {u"session.retries-exceeded"_s});
    }

    void attemptsAreCountedByTheirEvidence()
    {
        QFETCH(QByteArray, counter);
        QFETCH(QByteArray, task);
        QFETCH(QByteArray, history);
        QFETCH(int, attempts);
        const Session session =
            sessionOf({{u"cfd-bioreactor-state-1.yaml"_s,
                        cfdState("failed", 2,
                                 "  phase_1: {status: complete}\n  phase_2: {status: failed, "
                                 "execution_retries_used: "
                                     + counter + "}\n",
                                 "errors: []\n")},
                       {handoffs + "phase2-flow-result.yaml"_L1,
                        cfdHandoff(2, 3, "cfd-bioreactor", task,
                                   "  flow_result: {convergence_achieved: false}\n  error_history: "
                                       + history + '\n')}},
                      *m_catalog);
        const SessionPhase &flow = session.phases[2];
        QCOMPARE(static_cast<int>(flow.attempts.size()), attempts);
        QCOMPARE(flow.count.made, attempts);
        QCOMPARE(flow.count.most, 3);
        QTEST(flow.count.retriesUsed(), "used");
        const QString said = attempts > 1
            ? u"Failed in phase 2 Flow after %1 attempts"_s.arg(attempts)
            : u"Failed in phase 2 Flow"_s;
        QCOMPARE(session.headline, said);
        QStringList rules;
        static const QStringList judged{u"session.attempt-number"_s, u"session.retries-differ"_s,
                                        u"session.retries-exceeded"_s};
        for (const SessionFinding &finding : session.findings) {
            if (judged.contains(finding.rule)) {
                rules.append(finding.rule);
                QVERIFY(finding.evidence.line > 0);
            }
        }
        QTEST(rules, "rules");
    }

    void theStateNumbersItsErrorsAsAHandoffDoes_data()
    {
        QTest::addColumn<int>("errors");
        for (const int errors : {3, 4, 5, 6}) {
            QTest::addRow("%d errors", errors) << errors;
        }
    }

    /// Numbered errors decide the number of attempts, not the counter.
    void theStateNumbersItsErrorsAsAHandoffDoes()
    {
        QFETCH(const int, errors);
        QByteArray list;
        for (int number = 1; number <= errors; ++number) {
            list += "  - {phase: 2, attempt_number: " + QByteArray::number(number)
                + ", error_type: solver_divergence, error: diverged " + QByteArray::number(number)
                + "}\n";
        }
        const Session session =
            sessionOf({{u"cfd-bioreactor-state-1.yaml"_s,
                        cfdState("failed", 2,
                                 "  phase_1: {status: complete}\n"
                                 "  phase_2: {status: failed, execution_retries_used: 2}\n",
                                 "errors:\n" + list)}},
                      *m_catalog);
        const SessionPhase &flow = session.phases[2];
        QCOMPARE(static_cast<int>(flow.attempts.size()), errors);
        QCOMPARE(std::ssize(session.errors), errors);
        for (int number = 1; number <= errors; ++number) {
            const SessionError &error = session.errors[size_t(number) - 1];
            QCOMPARE(error.attempt, number);
            QCOMPARE(error.message, u"diverged %1"_s.arg(number));
        }
    }

    void anErrorOfNoPhaseSaysSoAtItsLine_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<QString>("said");
        QTest::addColumn<int>("phase");
        const auto said = [](const char *phase) {
            return u"An error names phase “%1”, which the session does not have"_s.arg(
                QLatin1StringView(phase));
        };
        QTest::newRow("a number too high")
            << QByteArray("{phase: 9, message: m}") << said("9") << -1;
        QTest::newRow("a word") << QByteArray("{phase: two, message: m}") << said("two") << -1;
        QTest::newRow("none") << QByteArray("{message: m}") << QString() << 2;
        QTest::newRow("null") << QByteArray("{phase: null, message: m}") << QString() << 2;
        QTest::newRow("a list") << QByteArray("[a, b]") << QString() << 2;
        QTest::newRow("an existing phase")
            << QByteArray("{phase: 1, message: m}") << QString() << 1;
    }

    void anErrorOfNoPhaseSaysSoAtItsLine()
    {
        QFETCH(QByteArray, entry);
        QFETCH(QString, said);
        QFETCH(int, phase);
        const Session session = sessionOf({{u"cfd-bioreactor-state-1.yaml"_s,
                                            cfdState("failed", 2, "  phase_2: {status: failed}\n",
                                                     "errors:\n  - " + entry + '\n')}},
                                          *m_catalog);
        QCOMPARE(session.errors.size(), size_t(1));
        QCOMPARE(session.errors[0].phase, phase);
        QCOMPARE(session.errors[0].attempt, phase < 0 ? 0 : 1);
        QCOMPARE(saidBy(u"session.phase-unknown"_s, session),
                 said.isEmpty() ? QStringList() : QStringList(said));
        for (const SessionFinding &finding : session.findings) {
            if (finding.rule == "session.phase-unknown"_L1) {
                QCOMPARE(finding.evidence.line, 6);
            }
        }
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestRetryCounters)
#include "tst_retrycounters.moc"
