// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/hookevent.h"
#include "tests/models/hooks/hookevents.h"

#include <QScopeGuard>
#include <QTest>

#include <algorithm>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QByteArray bytesOf(const char *name)
{
    return eventBytes(QStringLiteral(BATON_TEST_DATA "/hooks"), name);
}

} // namespace

class TestHookEvent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qunsetenv("CLAUDE_PROJECT_DIR"); }

    void init() { QTest::failOnWarning(); }

    void readsEveryEvent_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("runner");
        QTest::addColumn<int>("moment");
        QTest::addColumn<QString>("session");
        QTest::addColumn<QStringList>("paths");
        const auto row = [](const char *name, const QByteArray &bytes, const QString &runner,
                            HookMoment moment, const QString &session, const QStringList &paths) {
            QTest::newRow(name) << bytes << runner << int(moment) << session << paths;
        };
        row("Claude writes", bytesOf("claude-write"), u"claude"_s, HookMoment::BeforeTool,
            u"3f2a"_s, {u"/w/handoffs/plan.yaml"_s});
        row("Claude edited", bytesOf("claude-edit"), u"claude"_s, HookMoment::AfterTool, u"3f2a"_s,
            {u"/w/plan.yaml"_s});
        row("Claude edits at several places", bytesOf("claude-multi-edit"), u"claude"_s,
            HookMoment::BeforeTool, u"3f2a"_s, {u"/w/plan.yaml"_s});
        row("Claude ends", bytesOf("claude-stop"), u"claude"_s, HookMoment::AgentEnd, u"3f2a"_s,
            {});
        row("a sub-agent of Claude ends", bytesOf("claude-subagent-stop"), u"claude"_s,
            HookMoment::SubagentEnd, u"3f2a"_s, {});
        row("Codex patches", bytesOf("codex-patch"), u"codex"_s, HookMoment::BeforeTool, u"019a"_s,
            {u"/w/handoffs/plan.yaml"_s, u"/w/other.yaml"_s});
        row("Codex patched", bytesOf("codex-patched"), u"codex"_s, HookMoment::AfterTool, u"019a"_s,
            {u"/w/handoffs/plan.yaml"_s});
        row("Gemini wrote", bytesOf("gemini-wrote"), u"gemini"_s, HookMoment::AfterTool, u"g1"_s,
            {u"/w/plan.yaml"_s});
        row("Cursor wrote", bytesOf("cursor-wrote"), u"cursor"_s, HookMoment::AfterTool, u"c1"_s,
            {u"/w/plan.yaml"_s});
        row("Gemini writes", bytesOf("gemini-write"), u"gemini"_s, HookMoment::BeforeTool, u"g1"_s,
            {u"/w/plan.yaml"_s});
        row("Gemini replaced", bytesOf("gemini-replace"), u"gemini"_s, HookMoment::AfterTool,
            u"g1"_s, {u"/w/plan.yaml"_s});
        row("Gemini ends", bytesOf("gemini-end"), u"gemini"_s, HookMoment::AgentEnd, u"g1"_s, {});
        row("Cursor writes", bytesOf("cursor-write"), u"cursor"_s, HookMoment::BeforeTool, u"c1"_s,
            {u"/w/plan.yaml"_s});
        row("Cursor ends", bytesOf("cursor-stop"), u"cursor"_s, HookMoment::AgentEnd, u"c1"_s, {});
        row("a sub-agent of Cursor ends", bytesOf("cursor-subagent-stop"), u"cursor"_s,
            HookMoment::SubagentEnd, u"c1"_s, {});
    }

    void readsEveryEvent()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, runner);
        QFETCH(int, moment);
        QFETCH(QString, session);
        QFETCH(QStringList, paths);
        const auto event = readHookEvent(bytes);
        QVERIFY2(event, event ? "" : qPrintable(event.error()));
        QVERIFY(event->has_value());
        QCOMPARE(QString((*event)->runner->id), runner);
        QCOMPARE(int((*event)->moment()), moment);
        QCOMPARE((*event)->session, session);
        QCOMPARE((*event)->folder(), u"/w"_s);
        QStringList found;
        for (const FileChange &change : (*event)->changes) {
            found.append(change.path);
        }
        QCOMPARE(found, paths);
    }

    void knowsTheSubAgentAndItsTranscript()
    {
        const auto event = readHookEvent(bytesOf("claude-subagent-stop"));
        QVERIFY(event && *event);
        QCOMPARE((*event)->agent, u"a7"_s);
        QCOMPARE((*event)->agentName, u"cfd-reviewer"_s);
        QCOMPARE((*event)->transcript, u"/t/3f2a.jsonl"_s);
        QCOMPARE((*event)->agentTranscript, u"/t/3f2a/subagents/agent-a7.jsonl"_s);
    }

    void knowsASubAgentOfAPluginByItsOwnName()
    {
        QCOMPARE(readEvent(bytesOf("claude-subagent-stop")
                               .replace("cfd-reviewer", "my-plugin:review:cfd-reviewer"))
                     .agentName,
                 u"cfd-reviewer"_s);
    }

    void knowsEveryFolderOfAWorkspace()
    {
        QCOMPARE(readEvent(bytesOf("cursor-stop").replace("\"/w\"", "\"/w\", \"/v\"")).folders,
                 (QStringList{u"/w"_s, u"/v"_s}));
    }

    /// The agent may have left it by "cd".
    void knowsTheProjectBesideTheFolder_data()
    {
        QTest::addColumn<QByteArray>("project");
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<QStringList>("folders");
        QTest::newRow("another folder")
            << QByteArray("/p") << bytesOf("claude-stop") << QStringList{u"/w"_s, u"/p"_s};
        QTest::newRow("the folder")
            << QByteArray("/w/") << bytesOf("claude-stop") << QStringList{u"/w"_s};
        QTest::newRow("nothing") << QByteArray() << bytesOf("claude-stop") << QStringList{u"/w"_s};
        QTest::newRow("of another runner")
            << QByteArray("/p") << bytesOf("cursor-stop") << QStringList{u"/w"_s};
    }

    void knowsTheProjectBesideTheFolder()
    {
        QFETCH(const QByteArray, project);
        QFETCH(const QByteArray, event);
        QFETCH(const QStringList, folders);
        qputenv("CLAUDE_PROJECT_DIR", project);
        const auto unset = qScopeGuard([] { qunsetenv("CLAUDE_PROJECT_DIR"); });
        QCOMPARE(readEvent(event).folders, folders);
    }

    void knowsAnAgentThatWasStopped()
    {
        QVERIFY(!readEvent(bytesOf("cursor-stop")).isStopped);
        QVERIFY(!readEvent(bytesOf("claude-stop")).isStopped);
        QVERIFY(readEvent(bytesOf("cursor-stop").replace("completed", "aborted")).isStopped);
    }

    void knowsWhetherAHookKeptTheAgentAtWork()
    {
        QVERIFY(readEvent(bytesOf("claude-stop")).isRepeated);
        QVERIFY(readEvent(bytesOf("cursor-stop")).isRepeated);
        QVERIFY(!readEvent(bytesOf("claude-subagent-stop")).isRepeated);
        QVERIFY(!readEvent(bytesOf("cursor-subagent-stop")).isRepeated);
    }

    void usesTheGivenRunner()
    {
        const auto event = readHookEvent(bytesOf("codex-stop"), hookRunnerNamed(u"codex"));
        QVERIFY(event && *event);
        QCOMPARE(QString((*event)->runner->id), u"codex"_s);
        QCOMPARE((*event)->transcript, QString());
    }

    void knowsTheSubAgentOfCodex()
    {
        const HookEvent event = readEvent(bytesOf("codex-subagent-stop"), u"codex");
        QCOMPARE(QString(event.runner->id), u"codex"_s);
        QCOMPARE(event.moment(), HookMoment::SubagentEnd);
        QCOMPARE(event.agent, u"019b"_s);
        QCOMPARE(event.agentName, u"cfd-reviewer"_s);
        QCOMPARE(event.agentTranscript, u"/t/rollout-019b.jsonl"_s);
        QVERIFY(event.isRepeated);
    }

    void ignoresOtherEventsAndTools_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("a shell command") << bytesOf("claude-bash");
        QTest::newRow("a prompt") << bytesOf("claude-prompt");
        QTest::newRow("an event of tomorrow")
            << QByteArray(R"({"hook_event_name": "PlanChanged", "cwd": "/w"})");
    }

    void ignoresOtherEventsAndTools()
    {
        QFETCH(QByteArray, bytes);
        const auto event = readHookEvent(bytes);
        QVERIFY(event);
        QVERIFY(!event->has_value());
    }

    void rejectsInputThatIsNotAnEvent_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        const QString noObject = u"It is JSON, but not an object, as an event is. "_s;
        const QString noName = u"It has no \"hook_event_name\". "_s;
        QTest::newRow("nothing") << QByteArray() << u"It is empty. "_s;
        QTest::newRow("a list") << QByteArray("[1]") << noObject;
        QTest::newRow("a number") << QByteArray("5") << noObject;
        QTest::newRow("a text") << QByteArray("\"Stop\"\n") << noObject;
        QTest::newRow("two numbers") << QByteArray("5, 6") << u"It is not JSON: "_s;
        QTest::newRow("cut off") << bytesOf("claude-write").first(200) << u"It is not JSON: "_s;
        QTest::newRow("without a name") << QByteArray(R"({"session_id": "a"})") << noName;
        QTest::newRow("a name of another type")
            << QByteArray(R"({"hook_event_name": 7})") << noName;
    }

    void rejectsInputThatIsNotAnEvent()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, reason);
        const auto event = readHookEvent(bytes);
        QVERIFY(!event);
        QVERIFY2(event.error().startsWith(u"Standard input is not an event of an agent's runner. "_s
                                          + reason),
                 qPrintable(event.error()));
    }

    void skipsInvalidPaths_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QStringList>("paths");
        const auto row = [](const char *event, const QByteArray &path, const QByteArray &wrong,
                            const QStringList &paths) {
            QTest::addRow("%s: %s", event, path.constData())
                << bytesOf(event).replace(path, wrong) << paths;
        };
        row("claude-write", "/w/handoffs/plan.yaml", "/w/a\\u0000b.yaml", {});
        row("claude-write", "\"/w\"", "\"/w\\u0000\"", {u"/w/handoffs/plan.yaml"_s});
        row("claude-write", "/t/3f2a.jsonl", "/t/a\\u0000.jsonl", {u"/w/handoffs/plan.yaml"_s});
        row("codex-patch", "handoffs/plan.yaml", "a\\u0000b.yaml", {u"/w/other.yaml"_s});
    }

    void skipsInvalidPaths()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QStringList, paths);
        QVERIFY(bytes.contains("\\u0000"));
        const HookEvent event = readEvent(bytes); // no warning of Qt either
        QStringList found;
        for (const FileChange &change : event.changes) {
            found.append(change.path);
        }
        QCOMPARE(found, paths);
        const QStringList all = event.folders + QStringList{event.transcript};
        QVERIFY(std::ranges::none_of(
            all, [](const QString &path) { return path.contains(QChar::Null); }));
    }

    void skipsMembersOfOtherTypes()
    {
        const auto event = readHookEvent(
            R"({"hook_event_name": "PreToolUse", "tool_name": "Write", "cwd": 3, "session_id": {},
                "tool_input": {"file_path": ["a"], "content": null}})");
        QVERIFY(event && *event);
        QCOMPARE((*event)->session, QString());
        const auto none = readHookEvent(
            R"({"hook_event_name": "PreToolUse", "tool_name": "Write", "tool_input": "text"})");
        QVERIFY(none && *none);
        QVERIFY((*none)->changes.empty());
    }
};

QTEST_GUILESS_MAIN(TestHookEvent)
#include "tst_hookevent.moc"
