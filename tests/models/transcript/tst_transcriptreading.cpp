// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/transcript/transcriptfixture.h"

#include "models/transcript/files/transcriptfiles.h"
#include "models/transcript/files/transcriptlist.h"
#include "models/transcript/reading/transcriptreader.h"
#include "models/transcript/value/agentwork.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QString sample(const QString &name)
{
    return QStringLiteral(BATON_TEST_DATA "/transcripts/") + name;
}

const QString waiting = u"codex/2026/03/01/rollout-2026-03-01T09-00-00-f1.jsonl"_s;
const QString codex = u"codex/2026/02/21/rollout-2026-02-21T15-00-00-e1.jsonl"_s;

/// All entries of @p lane as "kind name: text".
QStringList entriesOf(const OpenTranscript &transcript, int lane)
{
    QStringList lines;
    const auto &entries = transcript.transcript().lanes[size_t(lane)].entries;
    for (int i = 0; i < int(entries.size()); ++i) {
        const TranscriptEntry &entry = entries[size_t(i)];
        const QString text = transcript.textOf({lane, i}).text;
        lines.append(kindWord(entry.kind) + u' '
                     + (entry.name.isEmpty() ? roleWord(entry.role) : entry.name)
                     + (entry.isError ? u" ✗"_s : QString()) + u": "_s + text.section(u'\n', 0, 0));
    }
    return lines;
}

/// A line with the span of the agent @p id, and a prompt.
QByteArray agentSpan(const QString &id, const QString &parent, int output = 0,
                     const QString &operation = u"invoke_agent"_s)
{
    const auto attribute = [](const QString &key, const QString &text) {
        return QJsonObject{{u"key"_s, key}, {u"value"_s, QJsonObject{{u"stringValue"_s, text}}}};
    };
    const QJsonObject span{
        {u"spanId"_s, id},
        {u"parentSpanId"_s, parent},
        {u"name"_s, id},
        {u"attributes"_s,
         QJsonArray{QJsonObject{{u"key"_s, u"gen_ai.usage.output_tokens"_s},
                                {u"value"_s, QJsonObject{{u"intValue"_s, output}}}},
                    attribute(u"gen_ai.operation.name"_s, operation),
                    attribute(u"gen_ai.input.messages"_s,
                              u"[{\"role\": \"user\", \"content\": \"Go.\"}]"_s)}}};
    const QJsonObject scope{{u"spans"_s, QJsonArray{span}}};
    const QJsonObject resource{{u"scopeSpans"_s, QJsonArray{scope}}};
    return QJsonDocument(QJsonObject{{u"resourceSpans"_s, QJsonArray{resource}}})
               .toJson(QJsonDocument::Compact)
        + '\n';
}

/// The text of a result of Claude Code that consists of @p block.
QString resultText(const QByteArray &block)
{
    const QByteArray line = R"({"type":"user","sessionId":"s","message":{"content":[{"type":)"
                            R"("tool_result","tool_use_id":"t","content":[)"
        + block + "]}]}}";
    return readRecords(line, TranscriptFormat::ClaudeCode).front().entries.front().text;
}

} // namespace

class TestTranscriptReading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void recordsOfOtherVersionsAreRead_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("entry");
        QTest::newRow("Claude Code without ids")
            << QByteArray(R"({"type":"user","timestamp":"2024-01-01T10:00:00Z","message":{)"
                          R"("content":"Check it."}})")
            << u"Claude Code message user: Check it."_s;
        QTest::newRow("Codex, a message without a type")
            << QByteArray(R"({"type":"response_item","payload":{"role":"assistant","content":)"
                          R"([{"type":"output_text","text":"Done."}]}})")
            << u"Codex message assistant: Done."_s;
        QTest::newRow("Codex, agents that work together")
            << QByteArray(R"({"type":"event_msg","payload":{"type":"collab_agent_spawn_end",)"
                          R"("call_id":"c1","new_thread_id":"t2"}})")
            << u"Codex note : c1 starts t2"_s;
    }

    void recordsOfOtherVersionsAreRead()
    {
        QFETCH(const QByteArray, line);
        const auto format = TranscriptReader::formatOf(QJsonDocument::fromJson(line).object());
        QVERIFY(format);
        const TranscriptRecord record = readRecords(line, *format).front();
        const EntryText &entry = record.entries.front();
        const QString told = record.links.empty()
            ? entry.text
            : record.links.front().callId + u" starts "_s + record.links.front().agent;
        QTEST(formatName(*format) + u' ' + kindWord(entry.kind) + u' ' + roleWord(entry.role)
                  + u": "_s + told,
              "entry");
    }

    void agentsAreJoinedToTheirCalls_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("lanes");
        QTest::newRow("Claude Code 1.0: in the same file")
            << u"claude-1.0/aaaa1111.jsonl"_s
            << QStringList{u"main, unknown, 6 entries, 0 errors, 50 out"_s,
                           u"geometry-reader of 0 at line 4, done, 4 entries, 1 errors, 40 out"_s};
        QTest::newRow("Claude Code 2.0: by the prompt")
            << u"claude-2.0/bbbb2222.jsonl"_s
            << QStringList{u"main, unknown, 4 entries, 0 errors, 40 out"_s,
                           u"reviewer of 0 at line 2, done, 4 entries, 0 errors, 40 out"_s};
        QTest::newRow("Claude Code 2.1: by progress and result")
            << u"claude-2.1/cccc3333.jsonl"_s
            << QStringList{u"main, unknown, 13 entries, 3 errors, 60 out"_s,
                           u"compaction, unknown, 2 entries, 0 errors, 20 out"_s,
                           u"writer of 0 at line 2, done, 5 entries, 0 errors, 40 out"_s};
        QTest::newRow("Claude Code 2.2: by files beside")
            << u"claude-2.2/dddd4444.jsonl"_s
            << QStringList{u"main, unknown, 11 entries, 2 errors, 60 out"_s,
                           u"lead of 0 at line 2, failed, 5 entries, 0 errors, 40 out"_s,
                           u"unit-checker of 1 at line 2, done, 2 entries, 0 errors, 20 out"_s,
                           u"runner of 0 at line 2, done, 2 entries, 0 errors, 20 out"_s,
                           u"checker of 0 at line 5, done, 2 entries, 0 errors, 20 out"_s,
                           u"checker of 0 at line 5, running, 2 entries, 0 errors, 20 out"_s};
        QTest::newRow("Codex")
            << codex
            << QStringList{u"main, unknown, 17 entries, 2 errors, 50 out"_s,
                           u"worker of 0 at line 10, done, 5 entries, 0 errors, 0 out"_s};
        QTest::newRow("Codex, which waits for them")
            << waiting
            << QStringList{u"main, unknown, 17 entries, 1 errors, 0 out"_s,
                           u"worker of 0 at line 3, done, 3 entries, 0 errors, 0 out"_s,
                           u"worker of 0 at line 5, failed, 2 entries, 0 errors, 0 out"_s,
                           u"worker of 0 at line 7, done, 3 entries, 0 errors, 0 out"_s};
        QTest::newRow("Gemini CLI")
            << u"gemini/chats/session-2026-02-21T16-00-gggg.json"_s
            << QStringList{u"main, unknown, 10 entries, 2 errors, 19 out"_s,
                           u"main of 0 at line 1, done, 3 entries, 0 errors, 0 out"_s};
        QTest::newRow("Gemini CLI, by lines")
            << u"gemini/lines/session-2026-02-21T17-00-hhhh.jsonl"_s
            << QStringList{u"main, unknown, 10 entries, 1 errors, 19 out"_s};
        QTest::newRow("OpenTelemetry")
            << u"opentelemetry/spans.json"_s
            << QStringList{u"main, unknown, 2 entries, 0 errors, 0 out"_s,
                           u"planner of 0 at line 1, done, 6 entries, 0 errors, 3 out"_s,
                           u"reviewer of 1 at line 1, done, 4 entries, 1 errors, 7 out"_s};
        QTest::newRow("OpenTelemetry, by lines")
            << u"opentelemetry/spans.jsonl"_s
            << QStringList{u"main, unknown, 3 entries, 0 errors, 0 out"_s,
                           u"planner of 0 at line 1, done, 6 entries, 0 errors, 3 out"_s,
                           u"reviewer of 1 at line 1, done, 4 entries, 1 errors, 7 out"_s};
        QTest::newRow("OpenTelemetry, a span a line as it ends")
            << u"opentelemetry/ended.jsonl"_s
            << QStringList{u"main, unknown, 2 entries, 0 errors, 0 out"_s,
                           u"reviewer of 2 at line 3, done, 4 entries, 1 errors, 7 out"_s,
                           u"planner of 0 at line 6, done, 6 entries, 0 errors, 3 out"_s};
    }

    void agentsAreJoinedToTheirCalls()
    {
        QFETCH(const QString, file);
        OpenTranscript transcript;
        openAndRead(transcript, sample(file));
        QTEST(lanesText(transcript.transcript()), "lanes");
    }

    void nothingIsDropped()
    {
        OpenTranscript transcript;
        openAndRead(transcript, sample(u"claude-2.1/cccc3333.jsonl"_s));
        const QStringList lines = entriesOf(transcript, 0);
        QCOMPARE(lines.at(1), u"tool-call Task: description: Write it"_s);
        QCOMPARE(lines.at(2), u"note agent_progress: {"_s);
        QCOMPARE(lines.at(5), u"tool-result Task: I wrote handoff.yaml with all fields."_s);
        QCOMPARE(lines.at(6), u"compaction compact_boundary: Conversation compacted"_s);
        QCOMPARE(lines.at(7), u"compaction user: So far: the handoff is written."_s);
        QCOMPARE(lines.at(8), u"error api_error ✗: Overloaded, retrying"_s);
        QCOMPARE(lines.at(9), u"raw telepathy: {"_s);
        QCOMPARE(lines.at(10), u"error assistant ✗: API Error: 529 overloaded"_s);
        QVERIFY2(lines.at(11).startsWith(u"raw  ✗: The record does not parse: "_s),
                 qPrintable(lines.at(11)));
        QVERIFY(
            transcript.textOf({0, 11}).text.endsWith(u"{\"type\":\"user\",\"uuid\":\"broken"_s));
        QCOMPARE(lines.at(12), u"message assistant: Done."_s);
        QCOMPARE(totalsOf(transcript.transcript()).broken, 1);
    }

    void contentsInOtherFormsAreShown_data()
    {
        QTest::addColumn<QByteArray>("block");
        QTest::addColumn<QStringList>("shown");
        QTest::newRow("found page")
            << QByteArray(R"({"type":"web_search_result","title":"Meshes","url":"urn:page:7"})")
            << QStringList{u"Meshes"_s, u"urn:page:7"_s};
        QTest::newRow("found text") << QByteArray(
            R"({"type":"search_result","source":"notes","content":[{"type":"text","text":"y+"}]})")
                                    << QStringList{u"notes"_s, u"y+"_s};
        QTest::newRow("tool") << QByteArray(R"({"type":"tool_reference","tool_name":"Mesh"})")
                              << QStringList{u"Mesh"_s};
        QTest::newRow("resource") << QByteArray(
            R"({"type":"resource","resource":{"uri":"a:b","mimeType":"text/x","text":"Go."}})")
                                  << QStringList{u"a:b"_s, u"text/x"_s, u"Go."_s};
        QTest::newRow("file of bytes") << QByteArray(
            R"({"type":"resource","resource":{"uri":"a:b","mimeType":"a/zip","blob":"UEs="}})")
                                       << QStringList{u"a:b"_s};
        QTest::newRow("document of text")
            << QByteArray(R"({"type":"document","source":{"type":"text","media_type":"text/plain",)"
                          R"("data":"All is well."}})")
            << QStringList{u"All is well."_s};
        QTest::newRow("document of bytes")
            << QByteArray(R"({"type":"document","title":"Plan","source":{"type":"base64",)"
                          R"("media_type":"application/pdf","data":"UEs="}})")
            << QStringList{u"Plan"_s};
        QTest::newRow("picture elsewhere")
            << QByteArray(R"({"type":"image","source":{"type":"url","url":"urn:picture:3"}})")
            << QStringList{u"urn:picture:3"_s};
    }

    void contentsInOtherFormsAreShown()
    {
        QFETCH(const QByteArray, block);
        QFETCH(const QStringList, shown);
        const QString text = resultText(block);
        for (const QString &part : shown) {
            QVERIFY2(text.contains(part), qPrintable(text));
        }
        QVERIFY2(!text.contains(u"UEs="_s), qPrintable(text));
    }

    void aPictureIsNamed_data()
    {
        QTest::addColumn<QByteArray>("block");
        QTest::newRow("Claude Code") << QByteArray(
            R"({"type":"image","source":{"type":"base64","media_type":"image/png","data":"iVBO"}})");
        QTest::newRow("MCP") << QByteArray(
            R"({"type":"image","mimeType":"image/png","data":"iVBO"})");
        QTest::newRow("Codex") << QByteArray(
            R"({"type":"image","image_url":"data:image/png;base64,iVBO"})");
    }

    void aPictureIsNamed()
    {
        QFETCH(const QByteArray, block);
        QCOMPARE(resultText(block), u"[image]"_s);
    }

    void thoughtsOfCodexAreReadFromSummaryAndContent_data()
    {
        QTest::addColumn<QByteArray>("item");
        QTest::addColumn<QString>("text");
        const QByteArray summary = R"("summary":[{"type":"summary_text","text":"Short."}])";
        const QByteArray content = R"("content":[{"type":"reasoning_text","text":"Long."}])";
        QTest::newRow("summary") << summary << u"Short."_s;
        QTest::newRow("content") << "\"summary\":[]," + content << u"Long."_s;
        QTest::newRow("both") << summary + ',' + content << u"Short.\nLong."_s;
        QTest::newRow("no content") << summary + ",\"content\":null" << u"Short."_s;
    }

    void thoughtsOfCodexAreReadFromSummaryAndContent()
    {
        QFETCH(const QByteArray, item);
        const QByteArray line =
            R"({"type":"response_item","payload":{"type":"reasoning",)" + item + "}}";
        QTEST(readRecords(line, TranscriptFormat::Codex).front().entries.front().text, "text");
    }

    void readsCodexItems()
    {
        OpenTranscript transcript;
        openAndRead(transcript, sample(codex));
        const QStringList lines = entriesOf(transcript, 0);
        QCOMPARE(lines.at(2), u"message user: Fix the solver."_s);
        QCOMPARE(lines.at(4), u"thinking assistant: Look at the log first."_s);
        QCOMPARE(lines.at(6), u"tool-result shell ✗: 1 test failed"_s);
        QCOMPARE(lines.at(11), u"error stream_error ✗: stream disconnected, retrying"_s);
        QCOMPARE(lines.at(13), u"compaction compacted: The solver was fixed."_s);
        QCOMPARE(lines.at(14), u"raw hologram: {"_s);
        QCOMPARE(transcript.transcript().lanes[0].tokens, (TokenUsage{150, 50, 150, 0}));
    }

    void theResultOfAWaitingCallIsTheAgentsResult()
    {
        OpenTranscript transcript;
        openAndRead(transcript, sample(waiting));
        QStringList results;
        for (const TranscriptLane &lane : transcript.transcript().lanes) {
            results.append(lane.answer.isValid() ? transcript.textOf(lane.answer).result
                                                 : u"none"_s);
        }
        QCOMPARE(
            results,
            (QStringList{u"none"_s, u"412,000 cells."_s, u"stream disconnected"_s, u"No gaps."_s}));
    }

    /// The start of a workflow is not a result of its agents; their last texts are.
    void theClaimOfAWorkflowAgentIsItsLastMessage()
    {
        OpenTranscript transcript;
        openAndRead(transcript, sample(u"claude-2.2/dddd4444.jsonl"_s));
        const Transcript &read = transcript.transcript();
        for (const int lane : {4, 5}) {
            QCOMPARE(read.lanes[size_t(lane)].name, u"checker"_s);
            QVERIFY(!read.lanes[size_t(lane)].answer.isValid());
            const EntryPlace claim = claimOf(read, lane);
            QVERIFY(claim.isValid());
            QCOMPARE(transcript.textOf(claim).text, u"Part %1 is fine."_s.arg(lane - 3));
        }
    }

    void aSpanWithAnErrorShowsTheError()
    {
        OpenTranscript transcript;
        openAndRead(transcript, sample(u"opentelemetry/spans.json"_s));
        QCOMPARE(entriesOf(transcript, 2),
                 (QStringList{u"message user: Review the mesh."_s,
                              u"message assistant: The outlet is too coarse."_s,
                              u"tool-call write_file: file_path: /home/mara/flow/review.yaml"_s,
                              u"tool-result write_file ✗: PermissionError"_s}));
    }

    /// A span repeats earlier messages, and each is shown once. Events and incomplete answers are
    /// shown.
    void allContentOfSpansIsShown()
    {
        OpenTranscript transcript;
        openAndRead(transcript, sample(u"opentelemetry/content.json"_s));
        QCOMPARE(entriesOf(transcript, 1),
                 (QStringList{
                     u"note system: Mend what is broken."_s, u"message user: Fix the inlet."_s,
                     u"note invoke_agent fixer: {"_s, u"note chat model-x: {"_s,
                     u"message assistant: I read it."_s, u"tool-call read_file: path: inlet.yaml"_s,
                     u"error exception ✗: FileNotFoundError: inlet.yaml is not there"_s,
                     u"note retry: {"_s, u"tool-result read_file ✗: FileNotFoundError"_s,
                     u"tool-result tool: inlet.yaml is not there"_s,
                     u"message user: Look in cases."_s, u"message assistant: The inlet is"_s,
                     u"error assistant ✗: timeout: no answer in 60 s"_s}));
        QVERIFY(transcript.textOf({1, 6}).text.endsWith(u"in read_file, line 12"_s));
    }

    /// Each turn of a conversation counts, and each trace is a conversation of its own.
    void repeatedMessagesAreShownTwice()
    {
        QTemporaryDir folder;
        const QByteArray said = R"({\"role\": \"user\", \"content\": \"Go.\"})";
        const QByteArray first = agentSpan(u"c"_s, {}, 3, u"chat"_s);
        const QByteArray second =
            agentSpan(u"d"_s, {}, 3, u"chat"_s).replace(said, said + ", " + said);
        const QByteArray otherTrace = agentSpan(u"e"_s, {}, 3, u"chat"_s)
                                          .replace(R"("spanId")", R"("traceId":"t2","spanId")");
        write(folder.filePath(u"a.jsonl"_s), first + second + otherTrace);
        OpenTranscript transcript;
        openAndRead(transcript, folder.filePath(u"a.jsonl"_s));
        const QStringList turn{u"message user: Go."_s, u"message assistant: not recorded"_s};
        QCOMPARE(entriesOf(transcript, 0), turn + turn + turn);
    }

    void otherAttributesOfASpanAreANote()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"a.jsonl"_s), agentSpan(u"c"_s, {}, 3, u"execute_tool"_s));
        OpenTranscript transcript;
        openAndRead(transcript, folder.filePath(u"a.jsonl"_s));
        QCOMPARE(entriesOf(transcript, 0),
                 (QStringList{u"tool-call c: not recorded"_s, u"note c: {"_s,
                              u"tool-result c: not recorded"_s}));
        const QString rest = transcript.textOf({0, 1}).text;
        QVERIFY2(rest.contains(u"gen_ai.usage.output_tokens"_s), qPrintable(rest));
        QVERIFY2(rest.contains(u"gen_ai.input.messages"_s), qPrintable(rest));
    }

    void messagesOfUnknownFormAreShownRaw()
    {
        QTemporaryDir folder;
        QByteArray text = agentSpan(u"c"_s, {}, 3, u"chat"_s);
        QByteArray other = agentSpan(u"d"_s, {}, 3, u"chat"_s);
        write(folder.filePath(u"a.jsonl"_s),
              text.replace(R"([{\"role\": \"user\", \"content\": \"Go.\"}])", "Go on.")
                  + other.replace(R"(\"content\": \"Go.\")", R"(\"calls\": 2)"));
        OpenTranscript transcript;
        openAndRead(transcript, folder.filePath(u"a.jsonl"_s));
        QCOMPARE(entriesOf(transcript, 0),
                 (QStringList{u"message user: Go on."_s, u"message assistant: not recorded"_s,
                              u"message user: {"_s, u"message assistant: not recorded"_s}));
    }

    void contentThatIsNotRecordedIsNamed()
    {
        OpenTranscript transcript;
        openAndRead(transcript, sample(u"opentelemetry/content.json"_s));
        QCOMPARE(
            entriesOf(transcript, 2),
            (QStringList{u"message user: not recorded"_s, u"message assistant: not recorded"_s}));
        QCOMPARE(entriesOf(transcript, 0).last(), u"tool-result quiet: not recorded"_s);
        QCOMPARE(transcript.transcript().lanes[2].entries[1].tokens.output, 5);
    }

    void spansGiveTheSameResultInAnyOrder_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("a document") << u"opentelemetry/spans.json"_s;
        QTest::newRow("by lines, as they end") << u"opentelemetry/ended.jsonl"_s;
    }

    void spansGiveTheSameResultInAnyOrder()
    {
        QFETCH(const QString, file);
        OpenTranscript transcript;
        openAndRead(transcript, sample(file));
        QStringList told;
        walkInPlace(transcript.transcript(), [&](const EntryPlace &place, int depth) {
            const TranscriptEntry &entry =
                transcript.transcript().lanes[size_t(place.lane)].entries[size_t(place.entry)];
            const qint64 began = 1'771'689'600'000;
            told.append(
                u"%1 %2 %3 %4"_s.arg(QString(depth, u'-'))
                    .arg((entry.time - began) / 1000)
                    .arg(kindWord(entry.kind), transcript.textOf(place).text.section(u'\n', 0, 0)));
        });
        QCOMPARE(
            told,
            (QStringList{u" 1 tool-call Plan and review."_s, u"- 1 message Plan and review."_s,
                         u"- 2 tool-call Review the mesh."_s, u"-- 2 message Review the mesh."_s,
                         u"-- 4 message The outlet is too coarse."_s,
                         u"-- 4 tool-call file_path: /home/mara/flow/review.yaml"_s,
                         u"-- 5 tool-result PermissionError"_s, u"- 6 tool-result Rejected."_s,
                         u"- 6 raw {"_s, u"- 7 message What did the reviewer say?"_s,
                         u"- 8 message The mesh was rejected."_s,
                         u" 9 tool-result The mesh was rejected."_s}));
        const auto &lanes = transcript.transcript().lanes;
        const TranscriptLane &reviewer =
            *std::ranges::find(lanes, u"reviewer"_s, &TranscriptLane::name);
        QCOMPARE(reviewer.ended - reviewer.started, 4000);
    }

    /// The actions of an agent are shown before it ends, and replaced by the final ones.
    void spansOfARunningAgentAreShown()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.jsonl"_s);
        const QByteArray bytes = contentOf(sample(u"opentelemetry/ended.jsonl"_s));
        qsizetype end = bytes.indexOf('\n', bytes.indexOf('\n') + 1) + 1;
        write(path, bytes.first(end));
        OpenTranscript transcript;
        openAndRead(transcript, path);
        QCOMPARE(lanesText(transcript.transcript()),
                 QStringList{u"main, unknown, 3 entries, 1 errors, 7 out"_s});
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        file.write(bytes.sliced(end));
        file.close();
        OpenTranscript whole;
        openAndRead(whole, sample(u"opentelemetry/ended.jsonl"_s));
        QTRY_COMPARE(lanesText(transcript.transcript()), lanesText(whole.transcript()));
    }

    void agentsWithEqualPromptsAreDistinguished()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"a.jsonl"_s),
              agentSpan(u"x"_s, u"main"_s) + agentSpan(u"y"_s, u"main"_s)
                  + agentSpan(u"main"_s, {}));
        OpenTranscript transcript;
        openAndRead(transcript, folder.filePath(u"a.jsonl"_s));
        QCOMPARE(lanesText(transcript.transcript()),
                 (QStringList{u"main, unknown, 2 entries, 0 errors, 0 out"_s,
                              u"x of 3 at line 1, done, 1 entries, 0 errors, 0 out"_s,
                              u"y of 3 at line 2, done, 1 entries, 0 errors, 0 out"_s,
                              u"main of 0 at line 3, done, 5 entries, 0 errors, 0 out"_s}));
    }

    void tokensOfAnAgentAreCountedOnce_data()
    {
        QTest::addColumn<QByteArray>("spans");
        QTest::addColumn<QList<qint64>>("output"); // of the lanes
        const QByteArray chat = agentSpan(u"c"_s, u"b"_s, 3, u"chat"_s);
        const QByteArray below = agentSpan(u"b"_s, u"a"_s, 5);
        QTest::newRow("an agent alone") << agentSpan(u"a"_s, {}, 9) << QList<qint64>{0, 9};
        QTest::newRow("with a message that tells none") << agentSpan(u"c"_s, u"a"_s, 0, u"chat"_s)
                + agentSpan(u"a"_s, {}, 9) << QList<qint64>{0, 9};
        QTest::newRow("with messages")
            << agentSpan(u"c"_s, u"a"_s, 3, u"chat"_s) + agentSpan(u"a"_s, {}, 9)
            << QList<qint64>{0, 3};
        QTest::newRow("with an agent below")
            << below + agentSpan(u"a"_s, {}, 9) << QList<qint64>{0, 0, 5};
        QTest::newRow("with messages of an agent below, which come late")
            << agentSpan(u"a"_s, {}, 9) + below + chat << QList<qint64>{0, 0, 3};
    }

    void tokensOfAnAgentAreCountedOnce()
    {
        QFETCH(const QByteArray, spans);
        QFETCH(QList<qint64>, output);
        QTemporaryDir folder;
        write(folder.filePath(u"a.jsonl"_s), spans);
        OpenTranscript transcript;
        openAndRead(transcript, folder.filePath(u"a.jsonl"_s));
        QList<qint64> counted;
        for (const TranscriptLane &lane : transcript.transcript().lanes) {
            counted.append(lane.tokens.output);
        }
        std::ranges::sort(counted); // lanes come in the order of their spans
        std::ranges::sort(output);
        QCOMPARE(counted, output);
    }

    /// Messages and agents below withdraw the tokens of an agent as a whole.
    void tokensThatChangeAreAnnounced()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.jsonl"_s);
        write(path,
              agentSpan(u"a"_s, {}, 9) + agentSpan(u"b"_s, u"a"_s, 5)
                  + agentSpan(u"c"_s, u"b"_s, 3, u"chat"_s));
        AgentFile file;
        file.path = path;
        TranscriptBuilder builder(TranscriptFormat::OpenTelemetry);
        builder.addFile(file);
        int withdrawn = 0;
        for (const RangedRecords &records : recordsOf(path, TranscriptFormat::OpenTelemetry)) {
            const std::vector<TranscriptLane> before = builder.transcript().lanes;
            const TranscriptChange change = builder.take(0, {records});
            for (size_t i = 0; i < before.size(); ++i) {
                const TokenUsage &now = builder.transcript().lanes[i].tokens;
                withdrawn += now.output < before[i].tokens.output ? 1 : 0;
                QVERIFY(now == before[i].tokens || std::ranges::count(change.grown, int(i)) == 1);
            }
        }
        QCOMPARE(withdrawn, 2);
    }

    void anAgentWithoutAPromptIsJoinedToItsCall()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"a.json"_s),
              R"({"resourceSpans":[{"scopeSpans":[{"spans":[{"spanId":"a","name":"invoke_agent a",)"
              R"("attributes":[{"key":"gen_ai.operation.name","value":{"stringValue":)"
              R"("invoke_agent"}}]}]}]}]})");
        OpenTranscript transcript;
        openAndRead(transcript, folder.filePath(u"a.json"_s));
        QCOMPARE(
            lanesText(transcript.transcript()),
            (QStringList{u"main, unknown, 2 entries, 0 errors, 0 out"_s,
                         u"invoke_agent a of 0 at line 1, done, 1 entries, 0 errors, 0 out"_s}));
    }

    void aSpanThatIsDeliveredTwiceIsShownOnce_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("all in a line") << u"opentelemetry/spans.jsonl"_s;
        QTest::newRow("a span a line") << u"opentelemetry/ended.jsonl"_s;
    }

    void aSpanThatIsDeliveredTwiceIsShownOnce()
    {
        QFETCH(const QString, name);
        OpenTranscript once;
        openAndRead(once, sample(name));
        const QByteArray bytes = contentOf(sample(name));
        QByteArrayList lines = bytes.split('\n');
        lines.removeIf([](const QByteArray &line) { return !line.contains("resourceSpans"); });
        QVERIFY(!lines.isEmpty());
        QTemporaryDir folder;
        write(folder.filePath(u"a.jsonl"_s), bytes + lines.join('\n') + '\n');
        OpenTranscript twice;
        openAndRead(twice, folder.filePath(u"a.jsonl"_s));
        QCOMPARE(lanesText(twice.transcript()), lanesText(once.transcript()));
        for (int lane = 0; lane < int(once.transcript().lanes.size()); ++lane) {
            QCOMPARE(entriesOf(twice, lane), entriesOf(once, lane));
        }
    }

    void aSpanOfTheSameIdInAnotherTraceIsShown_data()
    {
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<qsizetype>("count");
        QTest::newRow("the same trace") << QByteArray("t") << qsizetype(1);
        QTest::newRow("another trace") << QByteArray("u") << qsizetype(2);
    }

    void aSpanOfTheSameIdInAnotherTraceIsShown()
    {
        QFETCH(const QByteArray, second);
        QFETCH(const qsizetype, count);
        const auto span = [](const QByteArray &trace) {
            return "{\"traceId\":\"" + trace + "\",\"spanId\":\"a\",\"name\":\"a\"}";
        };
        QTemporaryDir folder;
        write(folder.filePath(u"a.jsonl"_s),
              "{\"resourceSpans\":[{\"scopeSpans\":[{\"spans\":[" + span("t") + ',' + span(second)
                  + "]}]}]}\n");
        OpenTranscript transcript;
        openAndRead(transcript, folder.filePath(u"a.jsonl"_s));
        QCOMPARE(qsizetype(transcript.transcript().lanes.front().entries.size()), count);
    }

    void spansInACircleAreShown()
    {
        QTemporaryDir folder;
        const auto span = [](const QByteArray &id, const QByteArray &parent) {
            return "{\"resourceSpans\":[{\"scopeSpans\":[{\"spans\":[{\"spanId\":\"" + id
                + "\",\"parentSpanId\":\"" + parent + "\",\"name\":\"" + id + "\"}]}]}]}\n";
        };
        write(folder.filePath(u"a.jsonl"_s), span("a", "b") + span("b", "a") + span("c", "none"));
        OpenTranscript transcript;
        openAndRead(transcript, folder.filePath(u"a.jsonl"_s));
        QCOMPARE(transcript.transcript().lanes.front().entries.size(), 3);
    }

    void tokensOfAMessageAreCountedOnce()
    {
        OpenTranscript transcript;
        openAndRead(transcript, sample(u"claude-1.0/aaaa1111.jsonl"_s));
        const TranscriptLane &lane = transcript.transcript().lanes[0];
        // Of the two records of the first message, the last one counts, at the first entry.
        QCOMPARE(lane.entries[2].tokens.output, 30);
        QVERIFY(lane.entries[3].tokens.isEmpty());
        QCOMPARE(lane.tokens, (TokenUsage{10, 50, 200, 20}));
    }

    /// Whenever the file is examined, the final result equals that of reading it at once.
    void readingInStepsEqualsReadingAtOnce()
    {
        QRandomGenerator random(7);
        for (const QString &name :
             {u"claude-1.0/aaaa1111.jsonl"_s, u"claude-2.1/cccc3333.jsonl"_s, codex,
              u"opentelemetry/spans.jsonl"_s, u"opentelemetry/ended.jsonl"_s}) {
            const QByteArray bytes = contentOf(sample(name));
            const TranscriptFormat format = *transcriptFormatOf(sample(name));
            TranscriptBuilder whole(format);
            whole.addFile({});
            whole.take(0, recordsOf(sample(name), format));
            QTemporaryDir folder;
            QFile file(folder.filePath(u"a.jsonl"_s));
            QVERIFY(file.open(QIODevice::WriteOnly));
            TranscriptBuilder grown(format);
            grown.addFile({});
            FilePosition position;
            const auto take = [&grown](RecordStep &&step) {
                QVERIFY(!step.startsAnew);
                grown.take(0, step.records);
            };
            for (qsizetype at = 0; at < bytes.size();) {
                const qsizetype more = 1 + random.bounded(600);
                file.write(bytes.mid(at, more));
                file.flush();
                at += more;
                position = readOn(file.fileName(), format, position, take).position;
            }
            QCOMPARE(position.offset, bytes.size());
            QVERIFY(grown.transcript() == whole.transcript());
        }
    }

    void incompleteLinesAreReadLater()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.jsonl"_s);
        const QByteArray bytes = contentOf(sample(u"claude-2.0/bbbb2222.jsonl"_s));
        write(path, bytes.chopped(30));
        OpenTranscript transcript;
        openAndRead(transcript, path);
        QCOMPARE(transcript.transcript().lanes[0].entries.size(), 3);
        QVERIFY(transcript.unfinishedBytes() > 0);
        QCOMPARE(totalsOf(transcript.transcript()).broken, 0);
        write(path, bytes.chopped(1)); // complete, although no line end follows
        QTRY_COMPARE(transcript.transcript().lanes[0].entries.size(), 4);
        QTRY_COMPARE(transcript.unfinishedBytes(), 0);
    }

    void brokenBytesAreRawEntries_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("cut") << QByteArray("{\"type\":\"user\"");
        QTest::newRow("list") << QByteArray("[1,2]");
        QTest::newRow("text") << QByteArray("Killed");
        QTest::newRow("no UTF-8") << QByteArray("{\"a\":\"\xff\xfe\"}");
        QTest::newRow("zeroes") << QByteArray(40, '\0');
        QTest::newRow("deep") << QByteArray(5000, '[');
    }

    void brokenBytesAreRawEntries()
    {
        QFETCH(const QByteArray, line);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.jsonl"_s);
        const QByteArray good = contentOf(sample(u"claude-2.0/bbbb2222.jsonl"_s));
        write(path, good + line + '\n' + good);
        OpenTranscript transcript;
        openAndRead(transcript, path);
        const TranscriptLane &lane = transcript.transcript().lanes[0];
        QCOMPARE(lane.entries.size(), 9);
        QVERIFY(lane.entries[4].isBroken);
        QCOMPARE(lane.entries[4].range.line, 5);
        QVERIFY(!transcript.textOf({0, 4}).text.isEmpty());
    }

    void aFormatIsKnownByItsFirstRecords_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isTranscript");
        QTest::newRow("empty") << QByteArray() << false;
        QTest::newRow("handoff") << QByteArray("{\"handoff\": {\"producer\": \"a\"}}") << false;
        QTest::newRow("other lines")
            << QByteArray("{\"level\":\"info\"}\n{\"level\":\"error\"}\n") << false;
        QTest::newRow("YAML") << QByteArray("type: user\nsessionId: a\n") << false;
        QTest::newRow("bytes") << QByteArray("\0\1\2{", 4) << false;
        QTest::newRow("known behind unknown")
            << QByteArray("{\"x\":1}\n{broken\n{\"type\":\"user\",\"sessionId\":\"a\"}\n") << true;
        QTest::newRow("old Codex")
            << QByteArray("{\"id\":\"a\",\"timestamp\":\"2025-05-01T00:00:00Z\","
                          "\"instructions\":null}\n")
            << true;
    }

    void aFormatIsKnownByItsFirstRecords()
    {
        QFETCH(const QByteArray, bytes);
        QTemporaryDir folder;
        write(folder.filePath(u"a.jsonl"_s), bytes);
        QTEST(transcriptFormatOf(folder.filePath(u"a.jsonl"_s)).has_value(), "isTranscript");
    }

    void aFolderListsItsTranscripts()
    {
        QStringList found;
        for (const TranscriptSummary &one : transcriptsBelow(sample(QString()))) {
            found.append(u"%1 %2 %3"_s.arg(QFileInfo(one.path).fileName(),
                                           QString::number(one.agentFiles), one.request));
        }
        QVERIFY(found.contains(u"dddd4444.jsonl 5 Run the review."_s));
        QVERIFY(found.contains(u"agent-z1.jsonl 0 Somebody else asks."_s));
        QVERIFY(!found.join(u'\n').contains(u"agent-d1"_s));
        QCOMPARE(transcriptOfFolder(sample(u"claude-2.2/dddd4444"_s)),
                 sample(u"claude-2.2/dddd4444.jsonl"_s));
        QCOMPARE(transcriptOfFolder(sample(u"claude-2.2"_s)), QString());
    }

    void anAgentKnowsItsParent()
    {
        const QString parent = sample(u"claude-2.2/dddd4444.jsonl"_s);
        const QString agents = u"claude-2.2/dddd4444/subagents/"_s;
        QCOMPARE(parentTranscriptOf(sample(agents + u"agent-d1.jsonl"_s)), parent);
        QCOMPARE(parentTranscriptOf(sample(agents + u"workflows/wf_77/agent-w1.jsonl"_s)), parent);
        QCOMPARE(parentTranscriptOf(sample(u"claude-2.0/agent-b1.jsonl"_s)),
                 sample(u"claude-2.0/bbbb2222.jsonl"_s));
        QCOMPARE(parentTranscriptOf(sample(u"claude-2.0/agent-z1.jsonl"_s)), QString());
        QCOMPARE(parentTranscriptOf(parent), QString());
    }
};

QTEST_GUILESS_MAIN(TestTranscriptReading)
#include "tst_transcriptreading.moc"
