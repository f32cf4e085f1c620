// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/discovery/sessionlocator.h"
#include "models/session/logs/sessionlogs.h"
#include "models/session/reading/readsession.h"
#include "models/session/value/displaystatus.h"
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

namespace {

QByteArray stateOf(const QByteArray &id, const QByteArray &status, const QByteArray &parent,
                   const QByteArray &metadata = "{}")
{
    const bool isOver = status == "COMPLETED" || status == "FAILED" || status == "KILLED";
    return "{\"session_id\": \"" + id + "\", \"agent\": \"devops-agent\", \"status\": \"" + status
        + "\", \"started_at\": \"2026-02-21T15:00:00Z\", \"completed_at\": "
        + (isOver ? "\"2026-02-21T15:10:00Z\"" : "null")
        + ", \"parent_session\": " + (parent.isEmpty() ? QByteArray("null") : '"' + parent + '"')
        + ", \"metadata\": " + metadata + '}';
}

QByteArray logUntil(const QByteArray &time)
{
    return "[2026-02-21T15:01:00Z] [INFO] begins\n[2026-02-21T" + time + ":00Z] [INFO] works\n";
}

QByteArray request(const QByteArray &id, const QByteArray &attributes)
{
    return "```xml\n<agent_request xmlns=\"http://instructor-workflow.org/agent-handoff/v1\" "
           "version=\"1.0\" session_id=\""
        + id + "\" " + attributes
        + " parent_agent=\"planning-agent\" target_agent=\"devops-agent\">\n"
          "<mode>spawn</mode>\n</agent_request>\n```\n";
}

const SessionPhase *rowOf(const Session &session, const QString &id)
{
    const auto found = std::ranges::find(session.phases, id, &SessionPhase::id);
    return found == session.phases.end() ? nullptr : &*found;
}

} // namespace

/// Facts about sessions that start and wait for each other.
class TestChildSessions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void aParentRunsAsLongAsAChildLives_data()
    {
        QTest::addColumn<QByteArray>("parent");
        QTest::addColumn<QByteArray>("child");
        QTest::addColumn<QByteArray>("sign");
        QTest::addColumn<QByteArray>("between"); // the session that started the child, if another
        QTest::addColumn<RunStatus>("status");
        QTest::addColumn<bool>("isAlive");
        using enum RunStatus;
        const auto row = [](const char *name, const char *parent, const char *child,
                            const char *sign, const char *between, RunStatus status, bool isAlive) {
            QTest::newRow(name) << QByteArray(parent) << QByteArray(child) << QByteArray(sign)
                                << QByteArray(between) << status << isAlive;
        };
        row("a silent parent, a living child", "RUNNING", "RUNNING", "15:50", "", Running, true);
        row("a living grandchild", "RUNNING", "RUNNING", "15:50", "COMPLETED", Running, true);
        row("it says that it has not begun", "CREATED", "RUNNING", "15:50", "", Running, true);
        row("the child is silent, too", "RUNNING", "RUNNING", "15:05", "", Running, false);
        row("the child is over", "RUNNING", "COMPLETED", "15:50", "", Running, false);
        row("the parent has failed", "FAILED", "RUNNING", "15:50", "", Failed, false);
        row("the parent is complete", "COMPLETED", "RUNNING", "15:50", "", Running, true);
    }

    void aParentRunsAsLongAsAChildLives()
    {
        QFETCH(QByteArray, parent);
        QFETCH(QByteArray, child);
        QFETCH(QByteArray, sign);
        QFETCH(QByteArray, between);
        QFETCH(RunStatus, status);
        QFETCH(bool, isAlive);
        Files files{{nativeFile(u"plan"_s, u"state.json"_s), stateOf("plan", parent, {})},
                    {nativeFile(u"work"_s, u"state.json"_s),
                     stateOf("work", child, between.isEmpty() ? "plan" : "middle")},
                    {nativeFile(u"work"_s, u"session.log"_s), logUntil(sign)}};
        if (!between.isEmpty()) {
            files.append(
                {nativeFile(u"middle"_s, u"state.json"_s), stateOf("middle", between, "plan")});
        }
        const SessionFolder folder;
        for (const auto &[name, text] : std::as_const(files)) {
            folder.write(name, text);
        }
        const SessionLocation place = sessionAt(folder.path(files.first().first), *m_catalog);
        const Session session = readSession(place, *m_catalog, testSettings());
        QCOMPARE(session.summary.status, status);
        QCOMPARE(session.summary.liveness == Liveness::Alive, isAlive);
        QCOMPARE(session.phases[0].status == RunStatus::Running, isAlive);
        QCOMPARE(session.headline.startsWith("Running"_L1), isAlive);
        QCOMPARE(saidBy(u"session.child-running"_s, session).isEmpty(),
                 parent != "COMPLETED" || !isAlive);
        // A list of sessions agrees.
        std::vector<SessionSummary> all;
        for (const auto &[name, text] : std::as_const(files)) {
            if (name.endsWith("state.json"_L1)) {
                const SessionLocation other = sessionAt(folder.path(name), *m_catalog);
                all.push_back(readSession(other, *m_catalog, testSettings()).summary);
            }
        }
        QCOMPARE(all[0].status, session.summary.status);
        QCOMPARE(all[0].liveness, session.summary.liveness);
        QCOMPARE(all[0].updated, session.summary.updated);
    }

    /// A child shows that its parent runs, although the state of the parent says created.
    void aParentRunsWithItsChildDespiteItsCreatedState()
    {
        const QByteArray fresh = stateOf("plan", "CREATED", {}).replace("T15:00:00Z", "T15:52:00Z");
        const Session session =
            sessionOf({{nativeFile(u"plan"_s, u"state.json"_s), fresh},
                       {nativeFile(u"work"_s, u"state.json"_s), stateOf("work", "RUNNING", "plan")},
                       {nativeFile(u"work"_s, u"session.log"_s), logUntil("15:50")}},
                      *m_catalog);
        QCOMPARE(session.summary.status, RunStatus::Running);
        QCOMPARE(session.summary.liveness, Liveness::Alive);
        QVERIFY2(session.headline.startsWith("Running"_L1), qPrintable(session.headline));
    }

    /// A successful retry in place of a session has used the remaining one.
    void successfulRetriesCountAsUsed()
    {
        const auto times = [](QByteArray state, const char *from, const char *to) {
            return state.replace("T15:00:00Z", from).replace("T15:10:00Z", to);
        };
        const QString first = u"20260221-150100-work"_s;
        const QString second = u"20260221-152000-work"_s;
        const QByteArray asked = request("20260221-150100-work", "max_retries=\"1\"");
        const Session session = sessionOf(
            {{nativeFile(first, u"state.json"_s),
              times(stateOf("20260221-150100-work", "FAILED", "plan"), "T15:01:00Z", "T15:10:00Z")},
             {nativeFile(first, u"prompt.md"_s), asked},
             {nativeFile(second, u"state.json"_s),
              times(stateOf("20260221-152000-work", "COMPLETED", "plan"), "T15:20:00Z",
                    "T15:30:00Z")},
             {nativeFile(u"plan"_s, u"state.json"_s), stateOf("plan", "RUNNING", {})}},
            *m_catalog);
        QCOMPARE(session.summary.status, RunStatus::Superseded);
        QVERIFY(session.causes.empty());
        QVERIFY(!session.repaired.empty());
        const auto left = std::ranges::find(session.facts, u"Retries left"_s, &SessionFact::title);
        QVERIFY(left != session.facts.end());
        QCOMPARE(left->value, u"0"_s);
    }

    void aFailureLinksToTheLogOfTheFailedSession_data()
    {
        QTest::addColumn<QByteArray>("result");
        QTest::addColumn<QByteArray>("log");
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<int>("line");
        const QByteArray begin = "[2026-02-21T15:01:00Z] [INFO] begins\n";
        const QByteArray error = "[2026-02-21T15:04:00Z] [ERROR] port 8080 in use\n";
        QTest::newRow("told by result and log")
            << QByteArray(R"({"status": "failed", "errors": ["port 8080 in use"]})")
            << begin + error << QByteArray("FAILED") << 2;
        QTest::newRow("told by the log alone")
            << QByteArray() << begin + begin + error << QByteArray("FAILED") << 3;
        QTest::newRow("told in other words")
            << QByteArray(R"({"status": "failed", "errors": ["no gateway"]})") << begin + error
            << QByteArray("FAILED") << 2;
        QTest::newRow("ended from outside")
            << QByteArray() << begin + error << QByteArray("KILLED") << 2;
        QTest::newRow("a log without an error")
            << QByteArray(R"({"status": "failed", "errors": ["no gateway"]})") << begin
            << QByteArray("FAILED") << 0;
    }

    void aFailureLinksToTheLogOfTheFailedSession()
    {
        QFETCH(QByteArray, result);
        QFETCH(QByteArray, log);
        QFETCH(QByteArray, status);
        QFETCH(int, line);
        Files files{{nativeFile(u"plan"_s, u"state.json"_s), stateOf("plan", "COMPLETED", {})},
                    {nativeFile(u"plan"_s, u"session.log"_s), logUntil("15:09")},
                    {nativeFile(u"gateway"_s, u"state.json"_s), stateOf("gateway", status, "plan")},
                    {nativeFile(u"gateway"_s, u"session.log"_s), log}};
        if (!result.isEmpty()) {
            files.append({nativeFile(u"gateway"_s, u"result.json"_s), result});
        }
        const Session session = sessionOf(files, *m_catalog);
        QVERIFY(!session.causes.empty());
        const SessionFailure &failure = session.causes.front().failure;
        QCOMPARE(session.phases[size_t(failure.phase)].id, u"gateway"_s);
        const auto isLog = [](const Evidence &place) {
            return place.path.endsWith("gateway/session.log"_L1);
        };
        const auto found = std::ranges::find_if(failure.evidence, isLog);
        QVERIFY(found != failure.evidence.end());
        QCOMPARE(found->line, line);
        // Other uses of the log agree.
        const Evidence state{
            session.phases[size_t(failure.phase)].sessionPath + u"/state.json"_s, {}, 0, 1};
        QVERIFY(isLog(logOfOther(session, state)));
        QVERIFY(logOfOther(session, {session.summary.place.path + u"/session.log"_s, {}, 0, 1})
                    .isEmpty());
    }

    void aKilledParentDoesNotFailWithItsChild_data()
    {
        QTest::addColumn<QByteArray>("childEnded"); // the parent is killed at 15:10
        QTest::addColumn<qsizetype>("causes");
        QTest::addColumn<QString>("rule");
        QTest::newRow("killed after the failure")
            << QByteArray("15:05") << qsizetype(1)
            << u"plan was killed after its part work had failed"_s;
        QTest::newRow("killed before it") << QByteArray("15:20") << qsizetype(2) << QString();
    }

    void aKilledParentDoesNotFailWithItsChild()
    {
        QFETCH(QByteArray, childEnded);
        QFETCH(qsizetype, causes);
        QFETCH(QString, rule);
        const Session session =
            sessionOf({{nativeFile(u"plan"_s, u"state.json"_s), stateOf("plan", "KILLED", {})},
                       {nativeFile(u"work"_s, u"state.json"_s),
                        stateOf("work", "FAILED", "plan").replace("15:10", childEnded)}},
                      *m_catalog);
        QCOMPARE(qsizetype(session.causes.size()), causes);
        QCOMPARE(session.summary.status, RunStatus::Killed);
        if (!rule.isEmpty()) {
            QCOMPARE(session.causes[0].consequences.size(), size_t(1));
            QCOMPARE(session.causes[0].consequences[0].rule, rule);
        }
    }

    void dependencyOnAFailedSessionIsReported_data()
    {
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<bool>("isOfState");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<bool>("isSaid");
        for (const QByteArray status : {"RUNNING", "CREATED", "COMPLETED"}) {
            for (const bool isOfState : {true, false}) {
                for (const QByteArray other : {"FAILED", "KILLED", "COMPLETED", "RUNNING"}) {
                    const bool isSaid =
                        status != "COMPLETED" && (other == "FAILED" || other == "KILLED");
                    QTest::addRow("%s on %s, by the %s", status.constData(), other.constData(),
                                  isOfState ? "state" : "request")
                        << status << isOfState << other << isSaid;
                }
            }
        }
    }

    void dependencyOnAFailedSessionIsReported()
    {
        QFETCH(QByteArray, status);
        QFETCH(bool, isOfState);
        QFETCH(QByteArray, other);
        QFETCH(bool, isSaid);
        Files files{
            {nativeFile(u"work"_s, u"state.json"_s),
             stateOf("work", status, "plan", isOfState ? R"({"depends_on": ["gateway"]})" : "{}")},
            {nativeFile(u"work"_s, u"session.log"_s), logUntil("15:50")},
            {nativeFile(u"plan"_s, u"state.json"_s), stateOf("plan", "COMPLETED", {})},
            {nativeFile(u"gateway"_s, u"state.json"_s), stateOf("gateway", other, "plan")},
        };
        if (!isOfState) {
            files.append(
                {nativeFile(u"work"_s, u"prompt.md"_s), request("work", "depends_on=\"gateway\"")});
        }
        const Session own = sessionOf(files, *m_catalog);
        QCOMPARE(own.dependsOn, QStringList(u"gateway"_s));
        QCOMPARE(!saidBy(u"session.dependency-failed"_s, own).isEmpty(), isSaid);
        std::swap(files[0], files[2]);
        const Session batch = sessionOf(files, *m_catalog);
        const SessionPhase *row = rowOf(batch, u"work"_s);
        QVERIFY(row);
        QCOMPARE(row->flaw.contains("gateway, which failed"_L1), isSaid);
        // The list and the parent's rows have the same mark, and name who acts.
        QCOMPARE(statusOf(*row), statusOf(own.summary));
        QVERIFY(!isSaid || statusOf(*row) == Status::Warning);
        QCOMPARE(own.next.does.contains("starts the session that failed again"_L1), isSaid);
    }

    void aRowHasTheMarkAndTheFlawOfItsSession_data()
    {
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<QByteArray>("sign");
        QTest::addColumn<QByteArray>("again"); // how the second run of what it depends on stands
        QTest::addColumn<bool>("hasFlaw");
        for (const QByteArray status : {"CREATED", "RUNNING"}) {
            for (const QByteArray sign : {"15:05", "15:50"}) {
                for (const QByteArray again : {"", "FAILED", "COMPLETED"}) {
                    QTest::addRow("%s, %s, %s", status.constData(), sign.constData(),
                                  again.isEmpty() ? "not again" : again.constData())
                        << status << sign << again << (again != "COMPLETED");
                }
            }
        }
    }

    /// The session may be silent, and its dependency may have succeeded in a second run.
    void aRowHasTheMarkAndTheFlawOfItsSession()
    {
        QFETCH(const QByteArray, status);
        QFETCH(const QByteArray, sign);
        QFETCH(const QByteArray, again);
        QFETCH(const bool, hasFlaw);
        const QByteArray first = "20260221-143100-gateway";
        const QByteArray second = "20260221-144000-gateway";
        Files files{
            {nativeFile(u"work"_s, u"state.json"_s),
             stateOf("work", status, "plan", R"({"depends_on": [")" + first + R"("]})")},
            {nativeFile(u"work"_s, u"session.log"_s), logUntil(sign)},
            {nativeFile(u"plan"_s, u"state.json"_s), stateOf("plan", "RUNNING", {})},
            {nativeFile(u"plan"_s, u"session.log"_s), logUntil("15:50")},
            {nativeFile(QString::fromLatin1(first), u"state.json"_s),
             stateOf(first, "FAILED", "plan")},
        };
        if (!again.isEmpty()) {
            files.append({nativeFile(QString::fromLatin1(second), u"state.json"_s),
                          stateOf(second, again, "plan")
                              .replace("T15:00:00Z", "T15:20:00Z")
                              .replace("T15:10:00Z", "T15:30:00Z")});
        }
        const Session own = sessionOf(files, *m_catalog);
        QCOMPARE(!own.summary.flaw.isEmpty(), hasFlaw);
        std::swap(files[0], files[2]);
        const Session parent = sessionOf(files, *m_catalog);
        const SessionPhase *row = rowOf(parent, u"work"_s);
        QVERIFY(row);
        QCOMPARE(row->flaw, own.summary.flaw);
        QCOMPARE(statusOf(*row), statusOf(own.summary));
        QCOMPARE(statusOf(own.phases.front()), statusOf(own.summary));
    }

    void aMissingDeliverableIsAFlaw_data()
    {
        QTest::addColumn<QByteArray>("required");
        QTest::addColumn<bool>("isThere");
        QTest::addColumn<bool>("isOwed");
        QTest::newRow("missing") << QByteArray("true") << false << true;
        QTest::newRow("existing file") << QByteArray("true") << true << false;
        QTest::newRow("not required") << QByteArray("false") << false << false;
    }

    void aMissingDeliverableIsAFlaw()
    {
        QFETCH(QByteArray, required);
        QFETCH(bool, isThere);
        QFETCH(bool, isOwed);
        QByteArray prompt = request("work", {});
        prompt.replace("</agent_request>",
                       "<original_intent>Verify</original_intent>\n"
                       "<current_task_summary>Check that it answers</current_task_summary>\n"
                       "<workflow>standard</workflow>\n<task_details>Ask it.</task_details>\n"
                       "<constraints><constraint>Read only</constraint></constraints>\n"
                       "<deliverables><file path=\"docs/answer.json\" required=\""
                           + required + "\">Answer</file></deliverables>\n</agent_request>");
        Files files{{nativeFile(u"work"_s, u"state.json"_s), stateOf("work", "COMPLETED", {})},
                    {nativeFile(u"work"_s, u"prompt.md"_s), prompt}};
        if (isThere) {
            files.append({u"docs/answer.json"_s, "{}"});
        }
        const Session session = sessionOf(files, *m_catalog);
        QCOMPARE(!saidBy(u"session.deliverable-missing"_s, session).isEmpty(), isOwed);
        QCOMPARE(session.summary.flaw.contains("docs/answer.json"_L1), isOwed);
        QCOMPARE(statusOf(session.summary), isOwed ? Status::Warning : Status::Ok);
        QCOMPARE(session.headline.contains("docs/answer.json"_L1), isOwed);
        QCOMPARE(session.next.does.isEmpty(), !isOwed);
    }

    void theAttributesOfARequestAreRead_data()
    {
        QTest::addColumn<QByteArray>("metadata");
        QTest::addColumn<QByteArray>("attributes");
        QTest::addColumn<QStringList>("dependsOn");
        QTest::addColumn<int>("maxRetries");
        const QStringList both{u"a"_s, u"b"_s};
        QTest::newRow("the request")
            << QByteArray("{}") << QByteArray("depends_on=\"a, b\" max_retries=\"3\"") << both << 3;
        QTest::newRow("a list in the state")
            << QByteArray(R"({"depends_on": ["a", "b"], "max_retries": 2})") << QByteArray() << both
            << 2;
        QTest::newRow("state, in camel case")
            << QByteArray(R"({"dependsOn": ["a", "b"], "maxRetries": 2})") << QByteArray() << both
            << 2;
        QTest::newRow("a text in the state")
            << QByteArray(R"({"depends_on": "a,b", "max_retries": "2"})") << QByteArray() << both
            << 2;
        QTest::newRow("both, the state first")
            << QByteArray(R"({"depends_on": ["a"], "max_retries": 1})")
            << QByteArray("depends_on=\"a,b\" max_retries=\"3\"") << both << 1;
        QTest::newRow("neither") << QByteArray("{}") << QByteArray() << QStringList() << -1;
        QTest::newRow("no number")
            << QByteArray("{}") << QByteArray("max_retries=\"some\"") << QStringList() << -1;
    }

    void theAttributesOfARequestAreRead()
    {
        QFETCH(QByteArray, metadata);
        QFETCH(QByteArray, attributes);
        QFETCH(QStringList, dependsOn);
        QFETCH(int, maxRetries);
        const Session session = sessionOf(
            {{nativeFile(u"work"_s, u"state.json"_s), stateOf("work", "RUNNING", {}, metadata)},
             {nativeFile(u"work"_s, u"prompt.md"_s), request("work", attributes)}},
            *m_catalog);
        QCOMPARE(session.dependsOn, dependsOn);
        QCOMPARE(session.maxRetries, maxRetries);
        const auto has = [&session](const QString &title) {
            return std::ranges::find(session.facts, title, &SessionFact::title)
                != session.facts.end();
        };
        QCOMPARE(has(u"Depends on"_s), !dependsOn.isEmpty());
        QCOMPARE(has(u"Retries allowed"_s), maxRetries >= 0);
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestChildSessions)
#include "tst_childsessions.moc"
