// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

namespace {

const QString stateName = u"cfd-bioreactor-state-1.yaml"_s;

QByteArray failedState(const QByteArray &errors)
{
    return cfdState("failed", 2, "  phase_1: {status: complete}\n  phase_2: {status: failed}\n",
                    "errors:\n" + errors);
}

QByteArray flowWith(const QByteArray &entry)
{
    return cfdHandoff(2, 3, "cfd-bioreactor", "phase2-flow-1",
                      "  flow_result: {convergence_achieved: false}\n"
                      "  error_history:\n    - "
                          + entry + '\n');
}

QStringList messagesOf(const Session &session)
{
    QStringList messages;
    for (const SessionError &error : session.errors) {
        messages.append(error.message);
    }
    messages.sort();
    return messages;
}

QStringList odditiesOf(const Session &session)
{
    QStringList messages;
    for (const SessionFinding &finding : session.findings) {
        if (finding.rule == "session.error-unreadable"_L1) {
            messages.append(finding.message + u" :%1"_s.arg(finding.evidence.line));
        }
    }
    return messages;
}

} // namespace

/// Entries that are errors, and entries that are the same error.
class TestErrorReading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void aTextIsAnErrorOfTheCurrentPhase()
    {
        const Session session = read({{stateName,
                                       failedState("  - \"mesh file gone\"\n"
                                                   "  - {phase: 1, message: first}\n")}});
        QCOMPARE(messagesOf(session), (QStringList{u"first"_s, u"mesh file gone"_s}));
        QCOMPARE(session.causes.size(), size_t(1));
        QCOMPARE(session.causes.front().failure.text, u"mesh file gone"_s);
        QCOMPARE(session.phases[size_t(session.causes.front().failure.phase)].title, u"Flow"_s);
        QCOMPARE(odditiesOf(session), QStringList());
    }

    void theErrorInASwarmsHandoffIsItsCause_data()
    {
        QTest::addColumn<QByteArray>("state");
        QTest::addColumn<QByteArray>("resume");
        QTest::addColumn<QString>("causes");
        QTest::addColumn<QString>("passedOver");
        QTest::addColumn<bool>("isContradiction");
        const QString told = u"lit-pm did not acknowledge"_s;
        QTest::newRow("failed") << QByteArray("FAILED") << QByteArray("stage_4") << told
                                << QString() << false;
        QTest::newRow("failed, nothing tells where")
            << QByteArray("FAILED") << QByteArray("null") << told << QString() << false;
        QTest::newRow("succeeded")
            << QByteArray("COMPLETED") << QByteArray("null") << QString() << told << false;
        QTest::newRow("failed without a word")
            << QByteArray("FAILED") << QByteArray("stage_2") << QString() << QString() << true;
    }

    void theErrorInASwarmsHandoffIsItsCause()
    {
        QFETCH(QByteArray, state);
        QFETCH(QByteArray, resume);
        const QByteArray error = resume == "stage_2" ? "null" : "lit-pm did not acknowledge";
        QByteArray stages;
        for (const char *id : {"1", "2", "3", "4"}) {
            stages += QByteArray("  stage_") + id + ": {status: complete}\n";
        }
        const Session session = read(
            {{workflow,
              swarmState(state, stages) + "handoff: {status: failed, target: lit-pm, error: "
                  + error + "}\nrecovery: {can_resume: true, resume_point: " + resume + "}\n"}});
        const auto textsOf = [](const auto &failures) {
            QStringList texts;
            for (const auto &one : failures) {
                texts.append(one.text);
            }
            return texts.join(u'|');
        };
        std::vector<SessionFailure> firsts;
        for (const FirstCause &cause : session.causes) {
            if (cause.failure.what != SessionFailure::What::Session) {
                firsts.push_back(cause.failure);
            }
        }
        QTEST(textsOf(firsts), "causes");
        QTEST(textsOf(session.repaired), "passedOver");
        QTEST(!texts::saidBy(u"session.failed-without-failure"_s, session).isEmpty(),
              "isContradiction");
    }

    void anErrorOfTheStateMayHaveTheNamesOfAHistory_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::newRow("of the history")
            << QByteArray("{phase: 2, attempt_number: 1, error_type: import_error, error_message: "
                          "no dolfinx, fix_attempted: pip, fix_outcome: not there, timestamp: "
                          "2026-02-21T15:40:00Z}");
        QTest::newRow("short ones")
            << QByteArray("{phase: 2, attempt: 1, type: import_error, error: no dolfinx, fix: pip, "
                          "outcome: not there, time: 2026-02-21T15:40:00Z}");
    }

    void anErrorOfTheStateMayHaveTheNamesOfAHistory()
    {
        QFETCH(QByteArray, entry);
        const Session session = read({{stateName, failedState("  - " + entry + '\n')}});
        QCOMPARE(session.errors.size(), size_t(1));
        const SessionError &error = session.errors.front();
        QCOMPARE(error.type, u"import_error"_s);
        QCOMPARE(error.message, u"no dolfinx"_s);
        QCOMPARE(error.fix, u"pip"_s);
        QCOMPARE(error.outcome, u"not there"_s);
        QCOMPARE(error.attempt, 1);
        QCOMPARE(error.result, RunStatus::Failed);
        QCOMPARE(error.time.time(), QTime(15, 40));
        QCOMPARE(session.causes.front().failure.text, u"no dolfinx"_s);
    }

    void anErrorWithoutAPhaseBelongsToThePhaseThatRan()
    {
        const Session session =
            read({{stateName,
                   cfdState("failed", 3,
                            "  phase_1: {status: complete, timestamp: 2026-02-21T15:10:00Z}\n"
                            "  phase_2: {status: complete, timestamp: 2026-02-21T15:30:00Z}\n"
                            "  phase_3: {status: failed, timestamp: 2026-02-21T15:40:00Z}\n",
                            "errors:\n  - {phase: null, message: early, timestamp: "
                            "2026-02-21T15:20:00Z}\n  - {message: late, timestamp: "
                            "2026-02-21T15:35:00Z}\n")}});
        QCOMPARE(session.errors.size(), size_t(2));
        QCOMPARE(session.phases[size_t(session.errors[0].phase)].title, u"Flow"_s);
        QCOMPARE(session.phases[size_t(session.errors[1].phase)].title, u"Transport"_s);
    }

    void failuresCalledRepairedStayFailures()
    {
        const Session session =
            read({{stateName,
                   failedState("  - {phase: 2, attempt_number: 99, error_type: a, error_message: "
                               "gone, fix_attempted: b, fix_outcome: converged}\n"
                               "  - {phase: 2, error_type: c, error_message: still gone}\n")}});
        QCOMPARE(session.errors.size(), size_t(2));
        QCOMPARE(session.causes.front().failure.text, u"gone"_s);
        QVERIFY(session.repaired.empty());
        QVERIFY(session.phases[2].attempts.size() <= 2); // no phase runs 99 times
    }

    void propagatedFailuresAreCountedOnce()
    {
        const QByteArray over = "  - \"Phase 2: 3 execution retries exhausted, user asked\"\n";
        const std::pair<QString, QByteArray> flow{
            handoffs + "phase2-flow-result.yaml"_L1,
            flowWith("{attempt_number: 1, error_type: a, error_message: Newton did not converge}")};
        const Session session = read(
            {{stateName, failedState("  - \"Phase 2: Newton did not converge\"\n" + over)}, flow});
        QCOMPARE(messagesOf(session), QStringList(u"Newton did not converge"_s));
        QCOMPARE(session.errors.front().type, u"a"_s);
        QVERIFY(session.errors.front().outcome.contains("exhausted"_L1));
        QCOMPARE(read({{stateName, failedState(over)}}).errors.size(),
                 size_t(1)); // nothing else is known
    }

    void entriesThatAreNotErrorsAreReported()
    {
        const Session session = read({{stateName,
                                       failedState("  - 17\n  - null\n  - {}\n  - []\n"
                                                   "  - {phase: 2, what: odd}\n")}});
        QCOMPARE(messagesOf(session), QStringList(u"{phase: 2, what: odd}"_s));
        QCOMPARE(odditiesOf(session),
                 (QStringList{u"An entry of the errors is 17, not an error :7"_s,
                              u"An entry of the errors names no error :8"_s,
                              u"An entry of the errors names no error :9"_s,
                              u"An entry of the errors names no error :10"_s}));
    }

    void emptyErrorListsAreAccepted_data()
    {
        QTest::addColumn<QByteArray>("errors");
        QTest::newRow("an empty list") << QByteArray("  []\n");
        QTest::newRow("null") << QByteArray("  null\n");
        QTest::newRow("nothing") << QByteArray();
    }

    void emptyErrorListsAreAccepted()
    {
        QFETCH(QByteArray, errors);
        const Session session = read({{stateName, failedState(errors)}});
        QCOMPARE(messagesOf(session), QStringList());
        QCOMPARE(odditiesOf(session), QStringList());
    }

    void anErrorInTwoFilesIsOneErrorInAnyWords_data()
    {
        QTest::addColumn<QByteArray>("ofState");
        QTest::addColumn<QByteArray>("ofHandoff");
        QTest::addColumn<QStringList>("told");
        const auto row = [](const char *name, const QByteArray &state, const QByteArray &handoff,
                            const QStringList &told) {
            QTest::newRow(name) << QByteArray("  - {phase: 2, error_type: a" + state + "}\n")
                                << QByteArray("{attempt_number: 1, error_type: " + handoff + '}')
                                << told;
        };
        row("the same", ", message: gone", "a, error_message: gone", {u"gone"_s});
        row("the state tells more", ", message: mesh is gone", "a, error_message: gone",
            {u"mesh is gone"_s});
        row("the handoff tells more", ", message: gone", "a, error_message: mesh is gone",
            {u"mesh is gone"_s});
        row("the state has no message", "", "a, error_message: gone", {u"gone"_s});
        row("another message", ", message: gone", "a, error_message: still there",
            {u"still there"_s});
        row("in other words", ", message: \"mass error 4.1e-3 exceeds 1e-6 (gate QG2b)\"",
            "a, error_message: \"AssertionError: mass error 4.1e-3 exceeds 1e-6, inflow 2.0\"",
            {u"AssertionError: mass error 4.1e-3 exceeds 1e-6, inflow 2.0"_s});
        row("other numbers", ", message: diverged at iteration 12",
            "a, error_message: diverged at iteration 40", {u"diverged at iteration 40"_s});
        row("another type", ", message: gone", "b, error_message: gone", {u"gone"_s, u"gone"_s});
    }

    void anErrorInTwoFilesIsOneErrorInAnyWords()
    {
        QFETCH(QByteArray, ofState);
        QFETCH(QByteArray, ofHandoff);
        QFETCH(QStringList, told);
        const Session session =
            read({{stateName, failedState(ofState)},
                  {handoffs + "phase2-flow-result.yaml"_L1, flowWith(ofHandoff)}});
        QCOMPARE(messagesOf(session), told);
    }

    /// Three failures of one type, which the state describes in its own words and without numbers.
    void errorsOfOneTypeArePairedInOrder_data()
    {
        QTest::addColumn<int>("ofState");
        QTest::addColumn<int>("ofHistory");
        QTest::addColumn<int>("rows");
        QTest::newRow("equal counts") << 3 << 3 << 3;
        QTest::newRow("the state tells fewer") << 1 << 3 << 3;
        QTest::newRow("the state tells more") << 3 << 1 << 3;
    }

    void errorsOfOneTypeArePairedInOrder()
    {
        QFETCH(int, ofState);
        QFETCH(int, ofHistory);
        QFETCH(int, rows);
        QByteArray state;
        for (int i = 1; i <= ofState; ++i) {
            state += "  - {phase: 2, error_type: a, message: state words " + QByteArray::number(i)
                + ", timestamp: \"2026-02-21T15:1" + QByteArray::number(i) + ":00Z\"}\n";
        }
        QByteArray history;
        for (int i = 1; i <= ofHistory; ++i) {
            history += (i > 1 ? "\n    - " : "") + QByteArray("{attempt_number: ")
                + QByteArray::number(i) + ", error_type: a, error_message: other text of run "
                + QByteArray::number(10 * i) + '}';
        }
        const Session session =
            read({{stateName, failedState(state)},
                  {handoffs + "phase2-flow-result.yaml"_L1, flowWith(history)}});
        QCOMPARE(session.errors.size(), size_t(rows));
        if (ofState == ofHistory) {
            for (size_t i = 0; i < session.errors.size(); ++i) {
                QCOMPARE(session.errors[i].attempt, static_cast<int>(i) + 1);
                QCOMPARE(session.errors[i].time.time(), QTime(15, 11 + static_cast<int>(i)));
                QCOMPARE(session.errors[i].otherwise,
                         u"state words %1"_s.arg(static_cast<int>(i) + 1));
            }
        }
        if (ofState == 1) { // the final text belongs to the last one
            QVERIFY(!session.errors.front().time.isValid());
            QCOMPARE(session.errors.back().attempt, ofHistory);
            QCOMPARE(session.errors.back().otherwise, u"state words 1"_s);
        }
    }

    void theTextsOfBothSourcesOfOneErrorAreKept()
    {
        const Session session =
            read({{stateName,
                   failedState("  - {phase: 2, error_type: a, message: \"mass error 4.1e-3 exceeds "
                               "1e-6 (gate QG2b)\"}\n")},
                  {handoffs + "phase2-flow-result.yaml"_L1,
                   flowWith("{attempt_number: 1, error_type: a, error_message: \"AssertionError: "
                            "mass error 4.1e-3 exceeds 1e-6, inflow 2.0\"}")}});
        QCOMPARE(session.errors.size(), size_t(1));
        QCOMPARE(session.errors[0].otherwise, u"mass error 4.1e-3 exceeds 1e-6 (gate QG2b)"_s);
    }

    void anErrorInLogAndResultIsCountedOnce_data()
    {
        QTest::addColumn<QByteArray>("ofLog");
        QTest::addColumn<QByteArray>("ofResult");
        QTest::addColumn<QStringList>("told");
        const auto row = [](const char *name, const QByteArray &log, const QByteArray &result,
                            const QStringList &told) {
            QTest::newRow(name) << log << result << told;
        };
        const QString further = u"link step: undefined reference to foo"_s;
        row("more before it", "undefined reference to foo",
            R"("link step: undefined reference to foo")", {further});
        row("more behind it", "3 tests failed", R"("3 tests failed: test_login")",
            {u"3 tests failed: test_login"_s});
        row("the same words in another order", "foo: undefined reference",
            R"("Undefined reference to 'foo'")", {u"Undefined reference to 'foo'"_s});
        row("with a type", "port 8080 in use",
            R"({"type": "OSError", "message": "port 8080 is in use"})", {u"port 8080 is in use"_s});
        row("of something else", "undefined reference to foo", R"("undefined reference to bar")",
            {u"undefined reference to bar"_s, u"undefined reference to foo"_s});
        row("other numbers", "port 8080 in use", R"("port 9090 in use")",
            {u"port 8080 in use"_s, u"port 9090 in use"_s});
        row("a word in common", "failed", R"("the build failed")",
            {u"failed"_s, u"the build failed"_s});
    }

    void anErrorInLogAndResultIsCountedOnce()
    {
        QFETCH(QByteArray, ofLog);
        QFETCH(QByteArray, ofResult);
        QFETCH(QStringList, told);
        const Session session =
            read({{nativeFile(u"gateway"_s, u"state.json"_s), nativeState("gateway", "FAILED")},
                  {nativeFile(u"gateway"_s, u"session.log"_s),
                   "[2026-02-21T15:04:00Z] [ERROR] " + ofLog + '\n'},
                  {nativeFile(u"gateway"_s, u"result.json"_s),
                   R"({"status": "failed", "errors": [)" + ofResult + "]}"}});
        QCOMPARE(messagesOf(session), told);
        QCOMPARE(session.errors.front().time.isValid(), true); // the time is in the log
    }

    void theLogGivesTheTimeOfAnErrorInTheResult_data()
    {
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<QByteArray>("told");
        QTest::addColumn<int>("line");
        for (const char *status : {"FAILED", "COMPLETED", "RUNNING"}) {
            QTest::newRow(status) << QByteArray(status) << QByteArray("disk  full") << 2;
        }
        QTest::newRow("another one") << QByteArray("COMPLETED") << QByteArray("no route") << 0;
    }

    /// The result holds whether or not the state knows of the error.
    void theLogGivesTheTimeOfAnErrorInTheResult()
    {
        QFETCH(const QByteArray, status);
        QFETCH(const QByteArray, told);
        QFETCH(const int, line);
        const Session session =
            read({{nativeFile(u"deploy"_s, u"state.json"_s), nativeState("deploy", status)},
                  {nativeFile(u"deploy"_s, u"session.log"_s),
                   "2026-02-21T15:00:00Z INFO started\n2026-02-21T15:04:00Z ERROR " + told + '\n'},
                  {nativeFile(u"deploy"_s, u"result.json"_s),
                   R"({"status": "failed", "errors": ["disk full"]})"}});
        const auto error =
            std::ranges::find(session.errors, u"disk full"_s, &SessionError::message);
        QVERIFY(error != session.errors.end());
        QCOMPARE(error->time.isValid(), line > 0);
        const bool isInLog = error->evidence.path.endsWith("session.log"_L1);
        QCOMPARE((isInLog ? error->evidence : error->alsoAt).line, line);
    }

    void aHistoryMayBeAListOfTexts_data()
    {
        QTest::addColumn<QByteArray>("history");
        QTest::addColumn<QStringList>("told");
        QTest::newRow("text among entries")
            << QByteArray("[{attempt_number: 1, error_type: a, error_message: first}, just text]")
            << QStringList{u"first"_s, u"just text"_s};
        QTest::newRow("one text") << QByteArray("it all went wrong")
                                  << QStringList{u"it all went wrong"_s};
        QTest::newRow("an empty entry")
            << QByteArray("[{attempt_number: 1, error_type: a, error_message: first}, null]")
            << QStringList{u"first"_s};
    }

    void aHistoryMayBeAListOfTexts()
    {
        QFETCH(QByteArray, history);
        QFETCH(QStringList, told);
        QByteArray flow = flowWith("ENTRY");
        const qsizetype at = flow.indexOf("error_history:");
        QVERIFY(at > 0);
        flow = flow.first(at) + "error_history: " + history + '\n';
        const Session session = read(
            {{stateName, failedState("  []\n")}, {handoffs + "phase2-flow-result.yaml"_L1, flow}});
        QCOMPARE(messagesOf(session), told);
        QCOMPARE(odditiesOf(session).size(), history.contains("null") ? 1 : 0);
    }

private:
    [[nodiscard]] Session read(const Files &files) const { return sessionOf(files, *m_catalog); }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestErrorReading)
#include "tst_errorreading.moc"
