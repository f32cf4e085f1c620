// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"

#include <QDateTime>
#include <QRegularExpression>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace {

const QByteArray askedByArena =
    "ARENA_TO_BUILDER_HANDOFF:\n"
    "  Escalation:\n"
    "    paradigm: COMPETE\n"
    "    mode: Solo\n"
    "    attempts_made: \"2\"\n"
    "    best_score_achieved: N/A\n"
    "  Attempted_Approaches:\n"
    "    - {variant_id: v1, engine: codex, approach_summary: A counter, "
    "failure_reason: Lost after a restart, score: DISQUALIFIED}\n"
    "  Partial_Work:\n"
    "    usable_branches: [arena/variant-gemini]\n"
    "    salvageable_elements: The table's layout\n"
    "  Recommendations:\n"
    "    suggested_approach: Keep the table, add an index\n"
    "    pitfalls_to_avoid: Locks\n"
    "  Chain_Context:\n"
    "    Previous_Agent: Nexus\n"
    "    Next_Expected: DONE\n";

const QByteArray templateOfAStep =
    "{\"task_id\": \"0-4-1\", \"step_index\": \"{step}\", \"agent\": \"{agent}\", "
    "\"status\": \"{status}\"}\n";

} // namespace

/// The hook as the runner of an agent calls it.
class TestCliHooks : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }

    void reportsNothingForOtherFiles_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("source code") << u"main.py"_s << QByteArray("handoff:\n  producer: x\n");
        QTest::newRow("other YAML") << u"compose.yaml"_s << QByteArray("services: {a: 1}\n");
        QTest::newRow("broken YAML") << u"broken.yaml"_s << QByteArray("a: [1\nb: \"\n");
        QTest::newRow("Markdown") << u"README.md"_s
                                  << QByteArray("# Read me\n\n```yaml\na: 1\n```\n");
        QTest::newRow("documentation that quotes handoffs")
            << u"rules.md"_s << content(QStringLiteral(BATON_SOURCE_DIR "/docs/rules.md"));
        QTest::newRow("documentation that quotes one")
            << u"plan.md"_s
            << QByteArray("# Plan\n\n```yaml\n" + content(cfd(u"consumer/agent.yaml"_s)) + "```\n");
        QTest::newRow("a right handoff")
            << u"plan.yaml"_s << content(cfd(u"valid-mesh-plan.yaml"_s));
        QTest::newRow("nothing") << u"empty.yaml"_s << QByteArray();
    }

    void reportsNothingForOtherFiles()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        const QString path = write(name, text);
        for (const QString &event : {u"PreToolUse"_s, u"PostToolUse"_s}) {
            expect(run({u"hook"_s}, writing(event, path, text)), 0, {}, {});
        }
    }

    void doesNotObjectToTemplates_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("name");
        QTest::newRow("CFD") << u"cfd.mesh-plan"_s << u"mesh-plan.yaml"_s;
        QTest::newRow("Orion") << u"orion.step-completion"_s << u"step.json"_s;
        QTest::newRow("Swarm") << u"swarm.payload"_s << u"payload.yaml"_s;
        QTest::newRow("native") << u"native.request"_s << u"request.md"_s;
    }

    void doesNotObjectToTemplates()
    {
        QFETCH(const QString, kind);
        QFETCH(const QString, name);
        const QByteArray text = run({u"new"_s, kind}).out.toUtf8();
        QVERIFY(!text.isEmpty());
        expect(run({u"hook"_s}, writing(u"PreToolUse"_s, m_folder->filePath(name), text)), 0, {},
               {});
    }

    void objectsToARemainingPlaceholder_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        const QByteArray step =
            QByteArray(templateOfAStep).replace("\"{step}\"", "1").replace("{agent}", "Tara");
        QTest::newRow("in a step") << u"step.json"_s << step;
        QTest::newRow("in a step with its summary")
            << u"step.json"_s
            << QByteArray(step).replace("}\n", ", \"summary\": \"The tests pass\"}\n");
        QTest::newRow("a template in the folder of a session")
            << u"swarm-session-1/step.json"_s << templateOfAStep;
    }

    void objectsToARemainingPlaceholder()
    {
        QFETCH(const QString, file);
        QFETCH(const QByteArray, text);
        const QString path = m_folder->filePath(file);
        const Printed told = run({u"hook"_s}, writing(u"PreToolUse"_s, path, text));
        QVERIFY2(told.error.startsWith(path + u" was not written"_s), qPrintable(told.error));
        QCOMPARE(told.code, 2);
    }

    void allowsFillingInATemplateInSteps()
    {
        const QString path = write(u"step.json"_s, templateOfAStep);
        expect(run({u"hook"_s}, writing(u"PreToolUse"_s, path, templateOfAStep)), 0, {}, {});
        const QJsonObject step{{u"file_path"_s, path},
                               {u"old_string"_s, u"\"{step}\", \"agent\": \"{agent}\""_s},
                               {u"new_string"_s, u"1, \"agent\": \"Tara\""_s}};
        expect(run({u"hook"_s}, event(u"PreToolUse"_s, u"Edit"_s, step)), 0, {}, {});
    }

    void requestsTheHandoffThatAFileIsFor_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray review = content(cfd(u"valid-engineering-review.yaml"_s));
        QTest::newRow("other keys") << QByteArray("a: 1\n");
        QTest::newRow("prose") << QByteArray("The review is approved.\n");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a misspelt root key") << QByteArray(review).replace("handoff:", "handof:");
        QTest::newRow("no root key")
            << QByteArray(review).mid(sizeof("handoff:")).replace("\n  ", "\n").sliced(2);
        QTest::newRow("another kind") << content(cfd(u"valid-mesh-plan.yaml"_s));
        QTest::newRow("a template") << run({u"new"_s, u"cfd.engineering-review"_s}).out.toUtf8();
    }

    void requestsTheHandoffThatAFileIsFor()
    {
        QFETCH(const QByteArray, text);
        const QString path = startSession() + u"/phase2-engineering-review.yaml"_s;
        const auto told = [this](QByteArray event, const char *session) {
            const Printed printed = run({u"hook"_s}, event.replace("3f2a", session));
            return printed.code == 2 ? printed.error : QString();
        };
        const QJsonObject reviewer{{u"agent_id"_s, u"a7"_s}, {u"agent_type"_s, u"cfd-reviewer"_s}};
        const QString before = told(writing(u"PreToolUse"_s, path, text), "1");
        QVERIFY2(before.startsWith(path + u" was not written"_s), qPrintable(before));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        QVERIFY(told(writing(u"PostToolUse"_s, path, text), "2").startsWith(path));
        const QString end = told(ending(u"SubagentStop"_s, reviewer), "3");
        QCOMPARE(end.count(path + u" is not right yet"_s), 1);
        QVERIFY2(!end.contains(u"holds none"_s), qPrintable(end)); // said once
        QVERIFY(told(ending(u"Stop"_s), "4").startsWith(path));
        QCOMPARE(told(ending(u"Stop"_s), "4"), QString()); // once, as the protocol does
    }

    /// An agent cannot pass options or call tools of a server.
    void tellsAnAgentWhatItCanDo()
    {
        const QString path = startSession() + u"/phase2-engineering-review.yaml"_s;
        const QString told =
            run({u"hook"_s}, writing(u"PreToolUse"_s, path, "task_id: 0-4-1\nstatus: success\n"))
                .error;
        QVERIFY2(told.contains(u"No kind is known by these root keys: task_id, status."_s),
                 qPrintable(told));
        QVERIFY2(told.contains(u"\"baton new cfd.engineering-review\" prints one"_s),
                 qPrintable(told));
        QVERIFY2(!told.contains(u"--kind"_s) && !told.contains(u"The tool"_s), qPrintable(told));
    }

    void objectsBeforeAHandoffIsWritten()
    {
        const QByteArray text = content(cfd(u"consumer/agent.yaml"_s));
        const QString path = m_folder->filePath(u"review.yaml"_s);
        const Printed told = run({u"hook"_s}, writing(u"PreToolUse"_s, path, text));
        QCOMPARE(told.code, 2);
        QCOMPARE(told.out, QString());
        QCOMPARE(told.error,
                 path + u" was not written: its receiver would send it back.\n\n"_s
                     + feedbackOf(write(u"elsewhere.yaml"_s, text)));
    }

    void judgesTheFileAsAnEditWouldLeaveIt()
    {
        const QByteArray text = content(cfd(u"valid-engineering-review.yaml"_s));
        const QString path = write(u"review.yaml"_s, text);
        const QJsonObject right{{u"file_path"_s, path},
                                {u"old_string"_s, u"\"high\""_s},
                                {u"new_string"_s, u"\"low\""_s}};
        expect(run({u"hook"_s}, event(u"PreToolUse"_s, u"Edit"_s, right)), 0, {}, {});
        const QJsonObject wrong{{u"file_path"_s, path},
                                {u"old_string"_s, u"consumer: \"cfd-bioreactor\"\n  "_s},
                                {u"new_string"_s, QString()}};
        const Printed told = run({u"hook"_s}, event(u"PreToolUse"_s, u"Edit"_s, wrong));
        QCOMPARE(told.code, 2);
        QVERIFY2(told.error.contains(u"missing required field: consumer."_s),
                 qPrintable(told.error));
        QCOMPARE(content(path), text);
    }

    void allowsCorrectionsInSteps()
    {
        QByteArray text = content(cfd(u"valid-engineering-review.yaml"_s));
        text.replace("  consumer: \"cfd-bioreactor\"\n", "").replace("  to_phase: 2\n", "");
        const QString path = write(u"review.yaml"_s, text);
        const QJsonObject step{{u"file_path"_s, path},
                               {u"old_string"_s, u"  from_phase: 2\n"_s},
                               {u"new_string"_s, u"  from_phase: 2\n  to_phase: 2\n"_s}};
        expect(run({u"hook"_s}, event(u"PreToolUse"_s, u"Edit"_s, step)), 0, {}, {});
    }

    void objectsWithinTheRetryLimit()
    {
        const QByteArray text = content(cfd(u"consumer/agent.yaml"_s));
        const QString path = write(u"review.yaml"_s, text);
        const QByteArray after = writing(u"PostToolUse"_s, path, text);
        const Printed first = run({u"hook"_s}, after);
        QCOMPARE(first.code, 2);
        QCOMPARE(first.error,
                 path + u" is not right yet: its receiver would send it back.\n\n"_s
                     + feedbackOf(path));
        expect(run({u"hook"_s}, after), 0, {}, {}); // CFD asks once
        QByteArray other = after;
        other.replace("\"3f2a\"", "\"77aa\"");
        QCOMPARE(run({u"hook"_s}, other).code, 2); // another session
    }

    void doesNotAskOtherAgentsOfTheSessionAgain()
    {
        const QByteArray text = content(cfd(u"consumer/agent.yaml"_s));
        const QString path = write(u"review.yaml"_s, text);
        QByteArray after = writing(u"PostToolUse"_s, path, text);
        QCOMPARE(run({u"hook"_s}, after).code, 2);
        after.replace("\"cwd\":", "\"agent_id\":\"a7\",\"cwd\":");
        expect(run({u"hook"_s}, after), 0, {}, {});
    }

    void asksAgainForAHandoffThatWasRightInBetween()
    {
        const QByteArray wrong = content(cfd(u"consumer/agent.yaml"_s));
        const QByteArray right = content(cfd(u"valid-engineering-review.yaml"_s));
        const QString path = m_folder->filePath(u"review.yaml"_s);
        QCOMPARE(run({u"hook"_s}, writing(u"PreToolUse"_s, path, wrong)).code, 2);
        QCOMPARE(run({u"hook"_s}, writing(u"PreToolUse"_s, path, right)).code, 0);
        QCOMPARE(run({u"hook"_s}, writing(u"PreToolUse"_s, path, wrong)).code, 2);
    }

    void aScriptedAgentCorrectsItsHandoffUntilItPasses()
    {
        write(u"draft.yaml"_s, askedByArena);
        const Printed agent = runAgent(u"draft.yaml"_s);
        QCOMPARE(agent.code, 0);
        const QStringList lines = agent.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        QVERIFY2(lines[0].startsWith(u"asked 1: "_s) && lines[2].startsWith(u"asked 3: "_s),
                 qPrintable(agent.out));
        QCOMPARE(lines[3], u"went on at attempt 4"_s);
        QCOMPARE(summaryOf(m_folder->filePath(u"handoff.yaml"_s))[u"errors"].toInt(), 0);
    }

    void aStubbornAgentIsNotAskedEndlessly_data()
    {
        QTest::addColumn<QByteArray>("draft");
        QTest::addColumn<int>("asked");
        QTest::newRow("Arena, which sets no limit") << askedByArena << 3;
        QTest::newRow("CFD, which asks once") << content(cfd(u"consumer/agent.yaml"_s)) << 1;
    }

    void aStubbornAgentIsNotAskedEndlessly()
    {
        QFETCH(QByteArray, draft);
        QFETCH(int, asked);
        write(u"draft.yaml"_s, draft);
        const Printed agent = runAgent(u"draft.yaml stubborn"_s);
        QCOMPARE(agent.code, 0);
        QCOMPARE(agent.out.count(u"asked "_s), asked);
        QVERIFY(agent.out.endsWith(u"went on at attempt %1\n"_s.arg(asked + 1)));
        QCOMPARE(content(m_folder->filePath(u"handoff.yaml"_s)), draft);
    }

    void answersCodexInItsFormat()
    {
        const QString path = m_folder->filePath(u"plan.yaml"_s);
        const auto patch = [this](const QByteArray &text) {
            QString lines = u"*** Begin Patch\n*** Add File: plan.yaml\n"_s;
            for (const QByteArray &line : text.split('\n')) {
                lines += u'+' + QString::fromUtf8(line) + u'\n';
            }
            return event(u"PreToolUse"_s, u"apply_patch"_s,
                         {{u"command"_s, lines + u"*** End Patch\n"_s}});
        };
        const QStringList hook{u"hook"_s, u"--runner"_s, u"codex"_s};
        expect(run(hook, patch(content(cfd(u"valid-mesh-plan.yaml"_s)))), 0, u"{}\n"_s, {});
        const Printed told = run(hook, patch(content(cfd(u"consumer/agent.yaml"_s))));
        QCOMPARE(told.code, 0);
        QCOMPARE(told.error, QString());
        const QJsonObject output = json(told)[u"hookSpecificOutput"].toObject();
        QCOMPARE(json(told).keys(), QStringList(u"hookSpecificOutput"_s));
        QCOMPARE(output[u"permissionDecision"].toString(), u"deny"_s);
        QVERIFY(output[u"permissionDecisionReason"].toString().startsWith(path));
        expect(run(hook, "{\"hook_event_name\": \"SessionStart\", \"cwd\": \"/\"}"), 0, u"{}\n"_s,
               {});
    }

    void findsAtTheEndWhatAShellCommandWrote()
    {
        write(u"transcript.jsonl"_s, "{\"timestamp\": \"2026-11-02T10:00:00.000Z\"}\n");
        const QString path = write(u"review.yaml"_s, content(cfd(u"consumer/agent.yaml"_s)));
        write(u"other.yaml"_s, "a: 1\n");
        const Printed told = run({u"hook"_s}, ending(u"Stop"_s));
        QCOMPARE(told.code, 2);
        QVERIFY(told.error.startsWith(path + u" is not right yet"_s));
        QVERIFY(!told.error.contains(u"other.yaml"_s));
        expect(run({u"hook"_s}, ending(u"Stop"_s)), 0, {}, {});
    }

    void ignoresFilesThatExistedBefore()
    {
        write(u"review.yaml"_s, content(cfd(u"consumer/agent.yaml"_s)));
        write(u"transcript.jsonl"_s, "{\"timestamp\": \"2999-01-01T00:00:00.000Z\"}\n");
        expect(run({u"hook"_s}, ending(u"Stop"_s)), 0, {}, {});
    }

    void ignoresHandoffsOfOtherAgents()
    {
        write(u"transcript.jsonl"_s, "{\"timestamp\": \"2026-11-02T10:00:00.000Z\"}\n");
        write(u"review.yaml"_s, content(cfd(u"consumer/agent.yaml"_s)));
        const auto endOf = [](const QString &agent) {
            return QJsonObject{{u"agent_id"_s, agent + u"-1"_s}, {u"agent_type"_s, agent}};
        };
        expect(run({u"hook"_s}, ending(u"SubagentStop"_s, endOf(u"cfd-reviewer"_s))), 0, {}, {});
        QCOMPARE(run({u"hook"_s}, ending(u"SubagentStop"_s, endOf(u"cfd-mathematician"_s))).code,
                 2);
    }

    void asksASubAgentAboutItsOwnHandoffsOnly_data()
    {
        QTest::addColumn<QString>("agent");
        QTest::addColumn<QByteArray>("tool");
        QTest::addColumn<QByteArray>("input"); // %1 is the file
        QTest::addColumn<int>("code");
        const QString other = u"general-purpose"_s;
        QTest::newRow("of no protocol") << other << QByteArray() << QByteArray() << 0;
        QTest::newRow("of another protocol") << u"Judge"_s << QByteArray() << QByteArray() << 0;
        QTest::newRow("without a name") << QString() << QByteArray() << QByteArray() << 0;
        QTest::newRow("that read it")
            << other << QByteArray("Read") << QByteArray(R"({"file_path": "%1"})") << 0;
        QTest::newRow("that read it by a command")
            << other << QByteArray("Bash") << QByteArray(R"({"command": "cat %1"})") << 0;
        QTest::newRow("that wrote it")
            << other << QByteArray("Write")
            << QByteArray(R"({"file_path": "%1", "content": "handoff:"})") << 2;
        QTest::newRow("that wrote it by a command")
            << other << QByteArray("Bash") << QByteArray(R"({"command": "echo handoff: > %1"})")
            << 2;
        QTest::newRow("of which its protocol expects it")
            << u"cfd-mathematician"_s << QByteArray() << QByteArray() << 2;
    }

    void asksASubAgentAboutItsOwnHandoffsOnly()
    {
        QFETCH(const QString, agent);
        QFETCH(const QByteArray, tool);
        QFETCH(QByteArray, input);
        QFETCH(const int, code);
        const QString path = write(u"math.yaml"_s, content(cfd(u"consumer/agent.yaml"_s)));
        QByteArray said = "{\"type\": \"user\", \"timestamp\": \"2026-11-02T10:00:00.000Z\", "
                          "\"message\": {\"role\": \"user\", \"content\": \"Go.\"}}\n";
        if (!tool.isEmpty()) {
            said += "{\"type\": \"assistant\", \"timestamp\": \"2026-11-02T10:00:01.000Z\", "
                    "\"message\": {\"id\": \"m\", \"role\": \"assistant\", \"content\": "
                    "[{\"type\": \"tool_use\", \"id\": \"t\", \"name\": \""
                + tool + "\", \"input\": " + input.replace("%1", path.toUtf8()) + "}]}}\n";
        }
        const auto endOf = [&](const QString &name) {
            return ending(u"SubagentStop"_s,
                          {{u"agent_id"_s, name + u"-1"_s},
                           {u"agent_type"_s, name},
                           {u"agent_transcript_path"_s, write(u"agent.jsonl"_s, said)}});
        };
        const Printed told = run({u"hook"_s}, endOf(agent));
        QCOMPARE(told.code, code);
        QCOMPARE(told.error.startsWith(path + u" is not right yet"_s), code == 2);
        // An attempt of its author is used up only by asking for it.
        QCOMPARE(run({u"hook"_s}, endOf(u"cfd-mathematician"_s)).code, 2 - code);
    }

    /// Without a transcript of its own.
    void asksASubAgentAgainAboutWhatItWasAskedFor()
    {
        const QString path = write(u"order.yaml"_s, askedByArena);
        QByteArray after = writing(u"PostToolUse"_s, path, askedByArena);
        after.replace("\"cwd\":", "\"agent_id\":\"a7\",\"cwd\":");
        QCOMPARE(run({u"hook"_s}, after).code, 2);
        const auto endOf = [this](const QString &id) {
            return ending(u"SubagentStop"_s,
                          {{u"agent_id"_s, id}, {u"agent_type"_s, u"general-purpose"_s}});
        };
        expect(run({u"hook"_s}, endOf(u"b8"_s)), 0, {}, {});
        QCOMPARE(run({u"hook"_s}, endOf(u"a7"_s)).code, 2);
    }

    void asksTheMainAgentAboutEveryHandoffWhateverItIsCalled()
    {
        write(u"transcript.jsonl"_s, "{\"timestamp\": \"2026-11-02T10:00:00.000Z\"}\n");
        write(u"math.yaml"_s, content(cfd(u"consumer/agent.yaml"_s)));
        QCOMPARE(run({u"hook"_s}, ending(u"Stop"_s, {{u"agent_type"_s, u"cfd-reviewer"_s}})).code,
                 2);
    }

    void looksIntoTheProjectOfAnAgentThatLeftItsFolder()
    {
        write(u"transcript.jsonl"_s, "{\"timestamp\": \"2026-11-02T10:00:00.000Z\"}\n");
        const QString path = write(u"math.yaml"_s, content(cfd(u"consumer/agent.yaml"_s)));
        const QString scripts = m_folder->filePath(u"scripts"_s);
        QVERIFY(QDir().mkpath(scripts));
        write(u"event.json"_s, ending(u"Stop"_s, {{u"cwd"_s, scripts}}));
        const BatonProcess shell(m_folder->path());
        expect(shell.runShell(u"baton hook < event.json"_s), 0, {}, {});
        const Printed told = shell.runShell(u"CLAUDE_PROJECT_DIR=$PWD baton hook < event.json"_s);
        QCOMPARE(told.code, 2);
        QVERIFY2(told.out.startsWith(path + u" is not right yet"_s), qPrintable(told.out));
    }

    void asksASubAgentForTheHandoffThatItOwes()
    {
        const QString handoffs = startSession();
        const QJsonObject reviewer{{u"agent_id"_s, u"a7"_s}, {u"agent_type"_s, u"cfd-reviewer"_s}};
        const QByteArray end = ending(u"SubagentStop"_s, reviewer);
        const Printed told = run({u"hook"_s}, end);
        QCOMPARE(told.code, 2);
        const QString owed = handoffs + u"/phase2-engineering-review.yaml"_s;
        QVERIFY2(told.error.endsWith(u"Write it before you end: %1\n"_s.arg(owed)),
                 qPrintable(told.error));
        expect(run({u"hook"_s}, end), 0, {}, {}); // once, as the protocol does
    }

    void asksInASessionWhoseHandoffHasAWrongTime_data()
    {
        QTest::addColumn<QByteArray>("year");
        QTest::newRow("long ago") << "2020"_ba;
        QTest::newRow("to come") << "2999"_ba;
    }

    /// The session has no times of its own.
    void asksInASessionWhoseHandoffHasAWrongTime()
    {
        QFETCH(const QByteArray, year);
        const QString handoffs = startSession();
        write(u"cfd-bioreactor-state-20261102-100000-77.yaml"_s,
              "session: {session_id: 20261102-100000-77, mode: LITE, current_phase: 2, status: "
              "running}\n");
        write(handoffs.section(u'/', -2) + u"/phase2-math-analysis.yaml"_s,
              "handoff:\n  version: \"1.0\"\n  from_phase: 2\n  to_phase: 2\n"
              "  producer: cfd-mathematician\n  consumer: cfd-bioreactor\n  timestamp: \""
                  + year + "-01-01T00:00:00Z\"\n  math_analysis: {variational_form: a}\n");
        const QJsonObject reviewer{{u"agent_id"_s, u"a7"_s}, {u"agent_type"_s, u"cfd-reviewer"_s}};
        const Printed told = run({u"hook"_s}, ending(u"SubagentStop"_s, reviewer));
        QCOMPARE(told.code, 2);
        QVERIFY2(told.error.contains(handoffs + u"/phase2-engineering-review.yaml"_s),
                 qPrintable(told.error));
    }

    void asksASubAgentOfAPluginInASessionThatWasNotTouched()
    {
        startSession();
        write(u"transcript.jsonl"_s, "{\"timestamp\": \"2999-01-01T00:00:00.000Z\"}\n");
        const QJsonObject reviewer{{u"agent_id"_s, u"a7"_s},
                                   {u"agent_type"_s, u"p:cfd-reviewer"_s}};
        QCOMPARE(run({u"hook"_s}, ending(u"SubagentStop"_s, reviewer)).code, 2);
    }

    /// Events in the form of Cursor and Codex.
    void asksWithoutATranscriptWhereOneSessionWaits_data()
    {
        QTest::addColumn<QString>("agent");
        QTest::addColumn<QString>("moment");
        QTest::addColumn<QStringList>("sessions");
        QTest::addColumn<int>("code");
        const QString end = u"SubagentStop"_s;
        QTest::newRow("the agent of its phase")
            << u"cfd-reviewer"_s << end << QStringList{u"77"_s} << 2;
        QTest::newRow("another session waits as well")
            << u"cfd-reviewer"_s << end << QStringList{u"77"_s, u"78"_s} << 0;
        QTest::newRow("no session") << u"cfd-reviewer"_s << end << QStringList() << 0;
        QTest::newRow("an agent of no protocol")
            << u"general-purpose"_s << end << QStringList{u"77"_s} << 0;
        QTest::newRow("an agent without a name") << QString() << end << QStringList{u"77"_s} << 0;
        QTest::newRow("the main agent") << QString() << u"Stop"_s << QStringList{u"77"_s} << 0;
    }

    void asksWithoutATranscriptWhereOneSessionWaits()
    {
        QFETCH(const QString, agent);
        QFETCH(const QString, moment);
        QFETCH(const QStringList, sessions);
        QFETCH(const int, code);
        for (const QString &number : sessions) {
            startSession(number);
        }
        QJsonObject more{{u"transcript_path"_s, QJsonValue()}};
        if (!agent.isEmpty()) {
            more.insert(u"agent_type"_s, agent);
        }
        const Printed told = run({u"hook"_s}, ending(moment, more));
        QCOMPARE(told.code, code);
        QCOMPARE(told.error.contains(u"phase2-engineering-review.yaml"_s), code == 2);
        expect(run({u"hook"_s}, ending(moment, more)), 0, {}, {}); // once, as the protocol does
    }

    /// The transcript of the sub-agent names the session.
    void asksForTheSessionThatASubAgentWorkedIn_data()
    {
        QTest::addColumn<QString>("touched");
        QTest::addColumn<bool>("isWritten");
        QTest::addColumn<QString>("owed");
        QTest::newRow("one that has its review") << u"77"_s << true << QString();
        QTest::newRow("one that waits") << u"77"_s << false << u"77"_s;
        QTest::newRow("none") << QString() << false << QString();
    }

    void asksForTheSessionThatASubAgentWorkedIn()
    {
        QFETCH(const QString, touched);
        QFETCH(const bool, isWritten);
        QFETCH(const QString, owed);
        const QString handoffs = startSession();
        startSession(u"78"_s);
        if (isWritten) {
            QVERIFY(QFile::copy(cfd(u"valid-engineering-review.yaml"_s),
                                handoffs + u"/phase2-engineering-review.yaml"_s));
        }
        QByteArray said = "{\"type\": \"user\", \"timestamp\": \"2026-11-02T10:00:00.000Z\", "
                          "\"message\": {\"role\": \"user\", \"content\": \"Go.\"}}\n";
        if (!touched.isEmpty()) {
            said += "{\"type\": \"assistant\", \"timestamp\": \"2026-11-02T10:00:01.000Z\", "
                    "\"message\": {\"id\": \"m\", \"role\": \"assistant\", \"content\": "
                    "[{\"type\": \"tool_use\", \"id\": \"t\", \"name\": \"Read\", \"input\": "
                    "{\"file_path\": \""
                + handoffs.toUtf8() + "/phase2-math-analysis.yaml\"}}]}}\n";
        }
        const QJsonObject reviewer{{u"agent_id"_s, u"a7"_s},
                                   {u"agent_type"_s, u"cfd-reviewer"_s},
                                   {u"agent_transcript_path"_s, write(u"agent.jsonl"_s, said)}};
        const Printed told = run({u"hook"_s}, ending(u"SubagentStop"_s, reviewer));
        QCOMPARE(told.code, owed.isEmpty() ? 0 : 2);
        QCOMPARE(told.error.contains(u"the session 20261102-100000-77 waits"_s), !owed.isEmpty());
        QVERIFY(!told.error.contains(u"100000-78"_s));
    }

    void judgesAFileByThePlaceThatALinkLeadsTo()
    {
        const QString session = startSession().section(u'/', 0, -2);
        const QString link = m_folder->filePath(u"latest"_s);
        QVERIFY(QFile::link(session, link));
        const QString name = u"/handoffs/phase2-engineering-review.yaml"_s;
        const Printed told = run({u"hook"_s}, writing(u"PreToolUse"_s, link + name, "x: 1\n"));
        QVERIFY2(told.error.startsWith(session + name), qPrintable(told.error));
        expect(run({u"hook"_s}, writing(u"PreToolUse"_s, session + name, "x: 1\n")), 0, {},
               {}); // once, as the protocol does
    }

    /// Other files are not meant as handoffs.
    void ignoresOtherFilesOfASession_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        const QByteArray wrong = content(cfd(u"consumer/agent.yaml"_s));
        QTest::newRow("a log that quotes")
            << u"logs/review.md"_s << "# Why\n\n```yaml\n" + wrong + "```\n";
        QTest::newRow("a page") << u"README.md"_s << "# How\n\n```yaml\n" + wrong + "```\n";
        QTest::newRow("a template") << u"templates/review.yaml"_s
                                    << run({u"new"_s, u"cfd.engineering-review"_s}).out.toUtf8();
        QTest::newRow("parameters") << u"scripts/flow.yaml"_s << QByteArray("mesh: [1, 2]\n");
    }

    void ignoresOtherFilesOfASession()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, text);
        const QString session = startSession().section(u'/', 0, -2);
        expect(run({u"hook"_s}, writing(u"PreToolUse"_s, session + u'/' + name, text)), 0, {}, {});
    }

    /// A misplaced file may be a mistake, or belong to other work below the session.
    void objectsToAMisplacedHandoff_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("beside the handoffs") << u"review.yaml"_s;
        QTest::newRow("deep below") << u"scripts/run/2/review.yaml"_s;
    }

    void objectsToAMisplacedHandoff()
    {
        QFETCH(const QString, name);
        const QString path = startSession().section(u'/', 0, -2) + u'/' + name;
        const Printed told = run(
            {u"hook"_s}, writing(u"PreToolUse"_s, path, content(cfd(u"consumer/agent.yaml"_s))));
        QVERIFY2(told.error.startsWith(path + u" was not written"_s), qPrintable(told.error));
        QCOMPARE(told.code, 2);
    }

    void requestsAnUnreadableHandoff_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("an open bracket")
            << QByteArray("handoff:\n  producer: cfd-reviewer\n  x: [1, 2\n");
        QTest::newRow("a tab") << QByteArray("handoff:\n\tproducer: cfd-reviewer\n");
    }

    void requestsAnUnreadableHandoff()
    {
        QFETCH(const QByteArray, text);
        const QString path = m_folder->filePath(u"a.yaml"_s);
        const Printed told = run({u"hook"_s}, writing(u"PreToolUse"_s, path, text));
        QCOMPARE(told.code, 2);
        QVERIFY2(told.error.contains(u"cannot be read"_s), qPrintable(told.error));
    }

    void asksNoSubAgentThatHasWritten()
    {
        const QString handoffs = startSession();
        QVERIFY(QFile::copy(cfd(u"valid-engineering-review.yaml"_s),
                            handoffs + u"/phase2-engineering-review.yaml"_s));
        const QJsonObject reviewer{{u"agent_id"_s, u"a7"_s}, {u"agent_type"_s, u"cfd-reviewer"_s}};
        expect(run({u"hook"_s}, ending(u"SubagentStop"_s, reviewer)), 0, {}, {});
    }

    void letsAnAgentEndAfterTheLimit()
    {
        write(u"transcript.jsonl"_s, "{\"timestamp\": \"2026-11-02T10:00:00.000Z\"}\n");
        const QJsonObject again{{u"stop_hook_active"_s, true}};
        for (int i = 0; i < 3; ++i) {
            write(u"review%1.yaml"_s.arg(i), content(cfd(u"consumer/agent.yaml"_s)));
            QCOMPARE(run({u"hook"_s}, ending(u"Stop"_s, i == 0 ? QJsonObject() : again)).code, 2);
        }
        write(u"review4.yaml"_s, content(cfd(u"consumer/agent.yaml"_s)));
        expect(run({u"hook"_s}, ending(u"Stop"_s, again)), 0, {}, {});
        QCOMPARE(run({u"hook"_s}, ending(u"Stop"_s)).code, 2); // of another turn
    }

    void internalErrorsDoNotBlockTheAgent_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("input");
        QTest::newRow("no event") << QStringList() << QByteArray("hello");
        QTest::newRow("no input") << QStringList() << QByteArray();
        QTest::newRow("an option that is none") << QStringList{u"--loud"_s} << QByteArray("{}");
        QTest::newRow("a runner that is none")
            << QStringList{u"--runner"_s, u"bash"_s} << QByteArray("{}");
        QTest::newRow("an action that is none") << QStringList{u"instal"_s} << QByteArray();
    }

    void internalErrorsDoNotBlockTheAgent()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, input);
        const Printed told = run(QStringList(u"hook"_s) + arguments, input);
        QCOMPARE(told.code, 1);
        QCOMPARE(told.out, QString());
        QVERIFY(told.error.startsWith(u"baton: "_s));
    }

    void doesNotObjectWithoutAttemptCounts()
    {
        write(u".cache"_s, "a file where the folder should be");
        const Printed told = run({u"hook"_s},
                                 writing(u"PreToolUse"_s, m_folder->filePath(u"a.yaml"_s),
                                         content(cfd(u"consumer/agent.yaml"_s))));
        QCOMPARE(told.code, 1);
        QVERIFY(told.error.startsWith(u"baton: The folder "_s));
    }

    void masksItsOutputOnRequest()
    {
        const QString secret = u"ghp_"_s + QString(36, u'a');
        QByteArray text = content(cfd(u"valid-engineering-review.yaml"_s));
        text.replace("APPROVED_WITH_WARNINGS", secret.toUtf8());
        const QString path = m_folder->filePath(u"a.yaml"_s);
        const QByteArray before = writing(u"PreToolUse"_s, path, text);
        QByteArray other = before;
        other.replace("\"3f2a\"", "\"77aa\"");
        QVERIFY(run({u"hook"_s}, before).error.contains(secret));
        const Printed masked = run({u"hook"_s, u"--mask"_s, u"usual"_s}, other);
        QCOMPARE(masked.code, 2);
        QVERIFY(!masked.error.contains(secret));
    }

    void installsAndUninstalls_data()
    {
        QTest::addColumn<QString>("runner");
        QTest::addColumn<QString>("file");
        QTest::newRow("claude") << u"claude"_s << u".claude/settings.json"_s;
        QTest::newRow("codex") << u"codex"_s << u".codex/hooks.json"_s;
        QTest::newRow("gemini") << u"gemini"_s << u".gemini/settings.json"_s;
        QTest::newRow("cursor") << u"cursor"_s << u".cursor/hooks.json"_s;
    }

    void installsAndUninstalls()
    {
        QFETCH(QString, runner);
        QFETCH(QString, file);
        const QString path = m_folder->filePath(file);
        const QStringList runnerOption{u"--runner"_s, runner};
        const Printed shown =
            run(QStringList{u"hook"_s, u"install"_s, u"--dry-run"_s} + runnerOption);
        QCOMPARE(shown.code, 0);
        QVERIFY(shown.out.contains(u"+++ "_s));
        QVERIFY(!QFileInfo::exists(path));
        const Printed done = run(QStringList{u"hook"_s, u"install"_s} + runnerOption);
        QCOMPARE(done.code, 0);
        QCOMPARE(done.out, shown.out);
        QVERIFY(content(path).contains("\"baton hook --runner " + runner.toLatin1() + '"'));
        const Printed again = run(QStringList{u"hook"_s, u"install"_s} + runnerOption);
        expect(again, 0, path + u" is as it should be.\n"_s, {});
        const QStringList uninstall = QStringList{u"hook"_s, u"uninstall"_s} + runnerOption;
        const Printed planned = run(uninstall + QStringList{u"--dry-run"_s});
        QVERIFY2(planned.out.startsWith(u"Would remove %1: nothing else is in it.\n"_s.arg(path)),
                 qPrintable(planned.out));
        QVERIFY(QFileInfo::exists(path));
        const Printed removed = run(uninstall);
        QCOMPARE(removed.code, 0);
        QVERIFY2(removed.out.startsWith(u"Removed %1: nothing else was in it.\n"_s.arg(path)),
                 qPrintable(removed.out));
        QVERIFY(!QFileInfo::exists(path));
        expect(run(uninstall), 0, u"There is nothing of Baton in %1.\n"_s.arg(path), {});
    }

    void helpIsInColumns_data()
    {
        QTest::addColumn<QString>("command");
        for (const char *command : {"hook", "queue", "graph", "sessions"}) {
            QTest::newRow(command) << QString::fromLatin1(command);
        }
    }

    void helpIsInColumns()
    {
        QFETCH(const QString, command);
        const QStringList rows = run({command, u"--help"_s})
                                     .out.section(u"Options:\n"_s, 1)
                                     .split(u'\n', Qt::SkipEmptyParts);
        static const QRegularExpression gap(u"\\S  +"_s);
        QVERIFY(rows.size() > 3);
        QSet<qsizetype> columns;
        for (const QString &row : rows) {
            columns.insert(gap.match(row).capturedEnd());
        }
        QCOMPARE(columns.size(), 1);
    }

    void keepsTheOtherSettingsOfTheUser()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u"home/.claude"_s));
        const QByteArray settings = "{ \"model\" : \"opus\",\n\t\"env\": { \"API_TOKEN\": \"ghp_"
            + QByteArray(36, 'b')
            + "\" } ,\n  \"hooks\": {\"Stop\": [ {\"hooks\": [ {\"type\": \"command\", "
              "\"command\": \"say done\"} ]} ]}\n}";
        const QString path = write(u"home/.claude/settings.json"_s, settings);
        const BatonProcess shell(m_folder->path());
        const Printed done = shell.runShell(u"HOME=$PWD/home baton hook install --user"_s);
        QCOMPARE(done.code, 0);
        QVERIFY2(!done.out.contains(u"bbbb"_s), qPrintable(done.out));
        QVERIFY(content(path).contains("\"say done\""));
        QVERIFY(content(path).contains("bbbb"));
        QCOMPARE(shell.runShell(u"HOME=$PWD/home baton hook uninstall --user"_s).code, 0);
        QCOMPARE(content(path), settings);
    }

    void findsTheFolderOfSettingsThatTheUserChose()
    {
        const BatonProcess shell(m_folder->path());
        const QString install = u"%1=$PWD/own baton hook install --user --runner %2"_s;
        QCOMPARE(shell.runShell(install.arg(u"CLAUDE_CONFIG_DIR"_s, u"claude"_s)).code, 0);
        QVERIFY(content(m_folder->filePath(u"own/settings.json"_s)).contains("baton hook"));
        QCOMPARE(shell.runShell(install.arg(u"CODEX_HOME"_s, u"codex"_s)).code, 0);
        QVERIFY(content(m_folder->filePath(u"own/hooks.json"_s)).contains("baton hook"));
    }

    /// In an environment of its own, which a script enters, such as the one of "./dev install".
    void installsTheScriptThatStartsTheProgram_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("command");
        QTest::newRow("on the PATH") << u"$PWD/bin:$PATH"_s << QByteArray("baton");
        QTest::newRow("elsewhere") << u"$PATH"_s << QByteArray("%1/bin/baton");
    }

    void installsTheScriptThatStartsTheProgram()
    {
        QFETCH(const QString, path);
        QFETCH(QByteArray, command);
        QVERIFY(QDir(m_folder->path()).mkpath(u"bin"_s));
        const QString script = write(u"bin/baton"_s, "#!/bin/sh\n");
        QVERIFY(QFile::setPermissions(script, QFile::ReadOwner | QFile::ExeOwner));
        command.replace("%1", m_folder->path().toUtf8());
        const QString settings = m_folder->filePath(u".claude/settings.json"_s);
        const BatonProcess shell(m_folder->path());
        QCOMPARE(shell.runShell(u"PATH=/usr/bin:/bin; " BATON_PROGRAM " hook install"_s).code, 0);
        QVERIFY(content(settings).contains("\"" BATON_PROGRAM " hook "));
        for (int i = 0; i < 2; ++i) { // it replaces the program that only the script can start
            const Printed done =
                shell.runShell(u"PATH=%1; BATON_PROGRAM=$PWD/bin/baton "_s.arg(path)
                               + QStringLiteral(BATON_PROGRAM " hook install"));
            QCOMPARE(done.code, 0);
            QVERIFY(!content(settings).contains(BATON_PROGRAM));
            QCOMPARE(content(settings).count("\"" + command + " hook --runner claude\""), 4);
        }
    }

    /// Settings that are shared between machines by a link.
    void keepsALinkToSettings()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u".claude"_s));
        const QString path = canonical(u".claude/settings.json"_s);
        write(u"shared.json"_s, "{}");
        const QString shared = canonical(u"shared.json"_s);
        QVERIFY(QFile::link(shared, path));
        QCOMPARE(run({u"hook"_s, u"install"_s}).code, 0);
        QVERIFY(content(shared).contains("baton hook"));
        QVERIFY(QFile::remove(shared));
        QCOMPARE(run({u"hook"_s, u"install"_s}).code, 0);
        QVERIFY(content(shared).contains("baton hook"));
        const Printed gone = run({u"hook"_s, u"uninstall"_s});
        QCOMPARE(gone.code, 0);
        const QString words = u"%1 leads to %2.\nRemoved %2: nothing else was in it.\n"_s;
        QVERIFY2(gone.out.startsWith(words.arg(path, shared)), qPrintable(gone.out));
        QVERIFY(QFileInfo(path).isSymLink());
        QVERIFY(!QFile::exists(shared)); // as it was
    }

    void doesNotBlockOnSettingsThatAreAPipe()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u".claude"_s));
        const QString path = canonical(u".claude/settings.json"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        for (const QString &action : {u"install"_s, u"uninstall"_s}) {
            expect(run({u"hook"_s, action}), 2, {},
                   u"baton: %1 is not a file. Remove it.\n"_s.arg(path));
        }
    }

    /// Gemini CLI allows comments in settings.
    void keepsCommentsInSettings()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u".gemini"_s));
        const QByteArray settings = "// mine\n{\n  \"theme\": \"dark\" // as at home\n}\n";
        const QString path = write(u".gemini/settings.json"_s, settings);
        const QStringList gemini{u"--runner"_s, u"gemini"_s};
        QCOMPARE(run(QStringList{u"hook"_s, u"install"_s} + gemini).code, 0);
        QVERIFY(content(path).contains("// as at home"));
        QVERIFY(content(path).contains("baton hook --runner gemini"));
        QCOMPARE(run(QStringList{u"hook"_s, u"uninstall"_s} + gemini).code, 0);
        QCOMPARE(content(path), settings);
    }

    void refusesSettingsThatWouldLoseAComment()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u".gemini"_s));
        const QByteArray settings = "{\n  // nothing yet\n}\n";
        write(u".gemini/settings.json"_s, settings);
        const QString path = canonical(u".gemini/settings.json"_s);
        const Printed told = run({u"hook"_s, u"install"_s, u"--runner"_s, u"gemini"_s});
        QCOMPARE(told.code, 2);
        QCOMPARE(told.error,
                 u"baton: The settings %1 stay as they are: The comment in line 2 is in the way. "
                 "Move it out of its braces.\n"_s.arg(path));
        QCOMPARE(content(path), settings);
    }

    void doesNotChangeBrokenSettings()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u".claude"_s));
        const QByteArray broken = "{\"model\": \"opus\", \"hooks\": {\n";
        const QString path = write(u".claude/settings.json"_s, broken);
        for (const QString &action : {u"install"_s, u"uninstall"_s}) {
            const Printed told = run({u"hook"_s, action});
            QCOMPARE(told.code, 2);
            QVERIFY2(
                told.error.startsWith(u"baton: The settings %1 stay as they are: "_s.arg(path)),
                qPrintable(told.error));
            QCOMPARE(content(path), broken);
        }
    }

private:
    /// The path of @p name in the folder as the program, which runs there, says it.
    [[nodiscard]] QString canonical(const QString &name) const
    {
        return QDir(m_folder->path()).canonicalPath() + u'/' + name;
    }

    [[nodiscard]] QByteArray event(const QString &name, const QString &tool,
                                   const QJsonObject &input) const
    {
        return QJsonDocument(QJsonObject{{u"session_id"_s, u"3f2a"_s},
                                         {u"cwd"_s, m_folder->path()},
                                         {u"hook_event_name"_s, name},
                                         {u"tool_name"_s, tool},
                                         {u"tool_input"_s, input}})
            .toJson(QJsonDocument::Compact);
    }

    [[nodiscard]] QByteArray writing(const QString &name, const QString &path,
                                     const QByteArray &text) const
    {
        return event(name, u"Write"_s,
                     {{u"file_path"_s, path}, {u"content"_s, QString::fromUtf8(text)}});
    }

    [[nodiscard]] QByteArray ending(const QString &name, const QJsonObject &more = {}) const
    {
        QJsonObject object{{u"session_id"_s, u"3f2a"_s},
                           {u"cwd"_s, m_folder->path()},
                           {u"transcript_path"_s, m_folder->filePath(u"transcript.jsonl"_s)},
                           {u"hook_event_name"_s, name},
                           {u"stop_hook_active"_s, false}};
        for (auto member = more.begin(); member != more.end(); ++member) {
            object.insert(member.key(), member.value());
        }
        return QJsonDocument(object).toJson(QJsonDocument::Compact);
    }

    static void expect(const Printed &printed, int code, const QString &out, const QString &error)
    {
        QCOMPARE(printed.error, error);
        QCOMPARE(printed.out, out);
        QCOMPARE(printed.code, code);
    }

    [[nodiscard]] QString feedbackOf(const QString &path) const
    {
        return run({u"check"_s, u"--feedback"_s, path}).out;
    }

    [[nodiscard]] Printed runAgent(const QString &arguments) const
    {
        return BatonProcess(m_folder->path())
            .runShell(u"python3 " BATON_SOURCE_DIR "/tests/app/cli/scriptedagent.py handoff.yaml "_s
                      + arguments);
    }

    /// Starts a session in its second phase, in which the agent works. Returns its folder of
    /// handoffs.
    QString startSession(const QString &number = u"77"_s) const
    {
        const QString id = u"20261102-100000-"_s + number;
        const QString folder = m_folder->filePath(u"cfd-bioreactor-session-"_s + id);
        const QByteArray now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toLatin1();
        QDir().mkpath(folder + u"/handoffs"_s);
        write(
            u"cfd-bioreactor-state-%1.yaml"_s.arg(id),
            "session:\n  session_id: " + id.toUtf8() + "\n  session_dir: " + folder.toUtf8()
                + "\n  mode: LITE\n  current_phase: 2\n  status: running\ntimestamps: {started: \""
                + now + "\", last_updated: \"" + now + "\"}\n");
        write(u"transcript.jsonl"_s, "{\"timestamp\": \"2026-11-02T10:00:00.000Z\"}\n");
        return folder + u"/handoffs"_s;
    }
};

QTEST_GUILESS_MAIN(TestCliHooks)
#include "tst_clihooks.moc"
