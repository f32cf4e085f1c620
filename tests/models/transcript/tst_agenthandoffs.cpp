// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/files.h"

#include "models/protocol/catalog/catalog.h"
#include "models/routing/graphs/graphsource.h"
#include "models/routing/graphs/handofffielddiff.h"
#include "models/transcript/files/readtranscript.h"
#include "models/transcript/links/agenthandoffs.h"

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QString sample(const QString &name)
{
    return QStringLiteral(BATON_TEST_DATA "/transcripts/") + name;
}

QByteArray callLine(const QByteArray &id, const QByteArray &tool, const QByteArray &input,
                    const QByteArray &agent = {})
{
    return R"({"type":"assistant","sessionId":"s","cwd":"/w",)"
        + (agent.isEmpty() ? QByteArray() : R"("isSidechain":true,"agentId":")" + agent + "\",")
        + R"("message":{"content":[{"type":"tool_use","id":")" + id + R"(","name":")" + tool
        + R"(","input":{)" + input + "}}]}}\n";
}

QByteArray resultLine(const QByteArray &id, const QByteArray &agent, const QByteArray &text)
{
    return R"({"type":"user","sessionId":"s","message":{"content":[{"type":"tool_result",)"
           R"("tool_use_id":")"
        + id + R"(","content":")" + text + R"("}]},"toolUseResult":{"agentId":")" + agent
        + "\"}}\n";
}

/// The agent @p agent ended, by the call @p id. The runner may tell the same several times.
QByteArray notificationLine(const QByteArray &id, const QByteArray &agent, const QByteArray &result,
                            const QByteArray &status = "completed")
{
    return R"({"type":"user","sessionId":"s","origin":{"kind":"task-notification"},"message":)"
           R"({"content":"<task-id>)"
        + agent + "</task-id><tool-use-id>" + id + "</tool-use-id><status>" + status
        + "</status><result>" + result + "</result>\"}}\n";
}

/// The agent @p agent says @p text, and ends if @p stop is "end_turn".
QByteArray speechLine(const QByteArray &agent, const QByteArray &text, const QByteArray &stop)
{
    return R"({"type":"assistant","sessionId":"s","isSidechain":true,"agentId":")" + agent
        + R"(","message":{"stop_reason":)" + stop + R"(,"content":[{"type":"text","text":")" + text
        + "\"}]}}\n";
}

/// "Prompt lead > checker line 2: {"prompt":"Check."}" of each handoff.
QStringList toldBy(const QString &path)
{
    QStringList told;
    for (const SessionHandoff &handoff : agentHandoffs(*readTranscript(path))) {
        told.append(
            u"%1 %2 > %3 line %4: %5"_s.arg(handoff.kindTitle, handoff.producer, handoff.consumer)
                .arg(handoff.at.line)
                .arg(QString::fromUtf8(handoff.kept)));
    }
    return told;
}

} // namespace

class TestAgentHandoffs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void promptsAndResultsAreHandoffs()
    {
        const QStringList told = toldBy(sample(u"claude-2.2/dddd4444.jsonl"_s));
        QCOMPARE(told.size(), 10);
        QCOMPARE(told.at(0),
                 u"Prompt main agent > lead line 2: {\"prompt\":\"Lead the review.\"}"_s);
        QCOMPARE(told.at(1), u"Prompt main agent > lead line 4: {\"prompt\":\"Hurry up.\"}"_s);
        QCOMPARE(
            told.at(2),
            u"Error lead > main agent line 4: {\"result\":\"The lead died: context limit.\"}"_s);
        QCOMPARE(told.at(3),
                 u"Prompt lead > unit-checker line 2: {\"prompt\":\"Check the units.\"}"_s);
    }

    /// The result of the call that starts an agent in the background says only that it started.
    void anAgentInTheBackgroundGivesItsResultAtItsEnd()
    {
        const QString path = sample(u"claude-2.2/dddd4444.jsonl"_s);
        QVERIFY(
            toldBy(path).contains(u"Result runner > main agent line 7: {\"result\":\"41 s\"}"_s));
        QTemporaryDir folder;
        const QList<QByteArray> lines = contentOf(path).split('\n');
        write(folder.filePath(u"dddd4444.jsonl"_s), lines.first(3).join('\n') + '\n');
        const QString agent = u"/dddd4444/subagents/agent-d3"_s;
        for (const QString &end : {u".jsonl"_s, u".meta.json"_s}) {
            write(folder.path() + agent + end, contentOf(sample(u"claude-2.2"_s) + agent + end));
        }
        QCOMPARE(
            toldBy(folder.filePath(u"dddd4444.jsonl"_s)),
            (QStringList{u"Prompt main agent > lead line 2: {\"prompt\":\"Lead the review.\"}"_s,
                         u"Prompt main agent > runner line 2: {\"prompt\":\"Measure the "
                         "runtime.\"}"_s}));
    }

    void aResultListsTheFilesThatTheAgentWrote()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"s.jsonl"_s),
              callLine("t", "Agent", "\"prompt\":\"Plan.\"") + resultLine("t", "a", "Planned."));
        write(folder.filePath(u"s/subagents/agent-a.jsonl"_s),
              callLine("a1", "Read", "\"file_path\":\"/w/in.md\"", "a")
                  + callLine("a2", "Write", "\"file_path\":\"plan.yaml\"", "a")
                  + callLine("a3", "Edit", "\"file_path\":\"/w/notes.md\"", "a"));
        const auto handoffs = agentHandoffs(*readTranscript(folder.filePath(u"s.jsonl"_s)));
        QCOMPARE(handoffs.size(), size_t(2));
        const auto fields =
            handoffFieldDiff(handoffs.back(), std::nullopt, *ProtocolCatalog::load());
        QVERIFY(fields);
        QStringList told;
        for (const HandoffField &field : *fields) {
            told.append(field.title + u": "_s + field.value);
        }
        QCOMPARE(told, (QStringList{u"result: Planned."_s, u"wrote: /w/plan.yaml, /w/notes.md"_s}));
    }

    void anAgentThatGoesOnGivesAnotherResult_data()
    {
        QTest::addColumn<QByteArray>("start");
        QTest::addColumn<QByteArray>("end");
        QTest::addColumn<QString>("first");
        const QByteArray started = resultLine("t", "a", "Started.")
                                       .replace("{\"agentId\"", "{\"isAsync\":true,\"agentId\"");
        const QByteArray first = notificationLine("t", "a", "Planned.");
        QTest::newRow("in the background")
            << started + first + first << first + notificationLine("t", "a", "Mended.")
            << u"line 3"_s;
        QTest::newRow("told by the call to go on")
            << started + first + first
            << first + resultLine("u", "a", "Sent.") + notificationLine("u", "a", "Mended.")
            << u"line 3"_s;
        QTest::newRow("awaited first") << resultLine("t", "a", "Planned.")
                                       << notificationLine("u", "a", "Mended.") << u"line 2"_s;
    }

    void anAgentThatGoesOnGivesAnotherResult()
    {
        QFETCH(const QByteArray, start);
        QFETCH(const QByteArray, end);
        QFETCH(const QString, first);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"s.jsonl"_s);
        const QByteArray main =
            callLine("t", "Agent", "\"prompt\":\"Plan.\",\"subagent_type\":\"planner\"") + start
            + callLine("u", "SendMessage", "\"to\":\"a\",\"message\":\"Mend it.\"") + end;
        write(path, main);
        const QByteArray prompt =
            R"({"type":"user","sessionId":"s","isSidechain":true,"agentId":"a",)"
            R"("message":{"content":"Plan."}})"
            "\n";
        write(folder.filePath(u"s/subagents/agent-a.jsonl"_s),
              prompt + speechLine("a", "Planned.", "\"end_turn\"")
                  + QByteArray(prompt)
                        .replace("Plan.", "Mend it.")
                        .replace("\"message\"", R"("origin":{"kind":"coordinator"},"message")")
                  + speechLine("a", "Mended.", "\"end_turn\""));
        QCOMPARE(
            toldBy(path),
            (QStringList{u"Prompt main agent > planner line 1: {\"prompt\":\"Plan.\"}"_s,
                         u"Prompt main agent > planner line 3: {\"prompt\":\"Mend it.\"}"_s,
                         u"Result planner > main agent %1: {\"result\":\"Planned.\"}"_s.arg(first),
                         u"Result planner > main agent line %1: {\"result\":\"Mended.\"}"_s.arg(
                             main.count('\n'))}));
    }

    /// Of the agents of a workflow only its end is told. One of them was cut off.
    void anAgentOfAWorkflowThatNeverEndedHasNoResult_data()
    {
        QTest::addColumn<QByteArray>("end");
        QTest::addColumn<QStringList>("states");
        QTest::newRow("it runs") << QByteArray() << QStringList{u"done"_s, u"running"_s};
        for (const char *status : {"completed", "failed"}) {
            QTest::newRow(status) << notificationLine("t", "wf_1", "2 of 2.", status)
                                  << QStringList{u"done"_s, u"unknown"_s};
        }
    }

    void anAgentOfAWorkflowThatNeverEndedHasNoResult()
    {
        QFETCH(const QByteArray, end);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"s.jsonl"_s);
        write(path,
              callLine("t", "Workflow", "\"script\":\"all\"")
                  + resultLine("t", "wf_1", "Began.").replace("\"agentId\"", "\"runId\"") + end);
        const QString run = folder.filePath(u"s/subagents/workflows/wf_1/agent-"_s);
        write(run + u"a.jsonl"_s, speechLine("a", "Part 1 is fine.", "\"end_turn\""));
        write(run + u"b.jsonl"_s, speechLine("b", "I look at part 2.", "null"));
        const Result<Transcript> transcript = readTranscript(path);
        QVERIFY(transcript);
        QStringList states;
        for (size_t i = 1; i < transcript->lanes.size(); ++i) {
            states.append(stateWord(transcript->lanes[i].state));
        }
        QTEST(states, "states");
        QStringList results = toldBy(path);
        results.removeIf([](const QString &told) { return told.startsWith("Prompt"_L1); });
        QCOMPARE(results.size(), 1);
        QVERIFY2(results.first().contains(u"Part 1 is fine."_s), qPrintable(results.first()));
    }

    /// The parent contains prompt and result of an agent whose file was removed.
    void anAgentWithoutATranscriptIsReadFromItsParent()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"s.jsonl"_s);
        write(path,
              callLine("t", "Agent", "\"prompt\":\"Plan.\",\"subagent_type\":\"planner\"")
                  + resultLine("t", "a", "Planned.")
                  + callLine("u", "Agent", "\"prompt\":\"Wait.\",\"subagent_type\":\"waiter\""));
        QCOMPARE(toldBy(path),
                 (QStringList{u"Prompt main agent > planner line 1: {\"prompt\":\"Plan.\"}"_s,
                              u"Result planner > main agent line 2: {\"result\":\"Planned.\"}"_s,
                              u"Prompt main agent > waiter line 3: {\"prompt\":\"Wait.\"}"_s}));
    }

    /// An agent started another one in the background, and the main agent gets its result.
    void failuresReportedToAnotherAgentAreErrors()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"s.jsonl"_s);
        const auto told = [](const QByteArray &call, const QByteArray &status,
                             const QByteArray &result) {
            return QByteArray("{\"type\":\"text\",\"text\":\"<tool-use-id>") + call
                + "</tool-use-id><status>" + status + "</status><result>" + result + "</result>\"}";
        };
        write(path,
              callLine("t", "Agent", "\"prompt\":\"Lead.\",\"subagent_type\":\"lead\"")
                  + "{\"type\":\"user\",\"sessionId\":\"s\",\"origin\":{\"kind\":\"task-"
                    "notification\"},"
                  + "\"message\":{\"content\":[" + told("n1", "completed", "Meshed.") + ','
                  + told("n2", "failed", "Disk full.") + "]}}\n");
        const QString agent = folder.filePath(u"s/subagents/agent-a"_s);
        write(agent + u".meta.json"_s, "{\"agentType\":\"lead\",\"toolUseId\":\"t\"}");
        write(
            agent + u".jsonl"_s,
            callLine("n1", "Agent", "\"prompt\":\"Mesh.\",\"subagent_type\":\"mesher\"", "a")
                + callLine("n2", "Agent", "\"prompt\":\"Solve.\",\"subagent_type\":\"solver\"", "a")
                + "{\"type\":\"user\",\"sessionId\":\"s\",\"isSidechain\":true,\"agentId\":\"a\","
                + "\"message\":{\"content\":[{\"type\":\"tool_result\",\"tool_use_id\":\"n2\","
                + "\"content\":\"Started.\"}]},\"toolUseResult\":{\"isAsync\":true,\"agentId\":"
                  "\"b\"}}"
                + "\n");
        const QStringList all = toldBy(path);
        QVERIFY(all.contains(u"Result mesher > lead line 2: {\"result\":\"Meshed.\"}"_s));
        QVERIFY(all.contains(u"Error solver > lead line 2: {\"result\":\"Disk full.\"}"_s));
    }

    void aCodexAgentGivesItsLastMessage()
    {
        const QString folder = sample(u"codex/2026/02/21/"_s);
        const QString main = u"rollout-2026-02-21T15-00-00-e1.jsonl"_s;
        const QString agent = u"rollout-2026-02-21T15-00-10-e2.jsonl"_s;
        const QString prompt =
            u"Prompt main agent > worker line 10: {\"prompt\":\"gAAAAciphertext\"}"_s;
        QCOMPARE(toldBy(folder + main),
                 (QStringList{prompt,
                              u"Result worker > main agent line 4: {\"result\":\"Relaxation of "
                              "0.5 helps.\"}"_s}));
        QTemporaryDir copy;
        write(copy.filePath(main), contentOf(folder + main));
        const QList<QByteArray> lines = contentOf(folder + agent).split('\n');
        write(copy.filePath(agent), lines.first(4).join('\n') + '\n'); // it continues
        QCOMPARE(toldBy(copy.filePath(main)), QStringList{prompt});
    }

    void theRoutingGraphShowsAgentsOfATranscript()
    {
        const auto catalog = ProtocolCatalog::load();
        const GraphSource source =
            readGraphSource(sample(u"claude-2.2/dddd4444.jsonl"_s), *catalog);
        const RoutingGraph graph = routingGraph(source, GraphKind::Agents, *catalog);
        QStringList nodes;
        for (const RoutingNode &node : graph.nodes) {
            nodes.append(u"%1 %2/%3"_s.arg(node.title).arg(node.sent).arg(node.received));
        }
        nodes.sort();
        QCOMPARE(nodes,
                 (QStringList{u"checker 1/2"_s, u"lead 2/3"_s, u"main agent 5/3"_s, u"runner 1/1"_s,
                              u"unit-checker 1/1"_s}));
        QCOMPARE(graph.edges.size(), 8);
        QVERIFY(graph.findings.empty());
    }

    void aMissingFileHasNone()
    {
        QVERIFY(looseHandoffs(u"/nowhere/a.jsonl"_s, *ProtocolCatalog::load()).empty());
    }
};

QTEST_GUILESS_MAIN(TestAgentHandoffs)
#include "tst_agenthandoffs.moc"
