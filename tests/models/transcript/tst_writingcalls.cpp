// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/files.h"

#include "models/protocol/catalog/catalog.h"
#include "models/transcript/files/readtranscript.h"
#include "models/transcript/links/writingcalls.h"

#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QByteArray writeLine(const QString &tool, const QString &path, const QByteArray &time,
                     const QString &folder)
{
    return R"({"type":"assistant","sessionId":"s","uuid":"u","cwd":")" + folder.toUtf8()
        + R"(","timestamp":")" + time
        + R"(","message":{"id":"m","content":[{"type":"tool_use","id":"t","name":")" + tool.toUtf8()
        + R"(","input":{"file_path":")" + path.toUtf8() + "\"}}]}}\n";
}

QDateTime at(const QString &time)
{
    return QDateTime::fromString(time, Qt::ISODate);
}

QByteArray shellLine(const QByteArray &command, const QByteArray &time, const QString &folder)
{
    return R"({"type":"assistant","sessionId":"s","uuid":"u","cwd":")" + folder.toUtf8()
        + R"(","timestamp":")" + time
        + R"(","message":{"content":[{"type":"tool_use","id":"t","name":"Bash","input":{"command":")"
        + command + "\"}}]}}\n";
}

QByteArray resultLine(const QByteArray &time)
{
    return R"({"type":"user","sessionId":"s","uuid":"v","timestamp":")" + time
        + R"(","message":{"content":[{"type":"tool_result","tool_use_id":"t","content":"ok"}]}})"
        + "\n";
}

QByteArray codexLine(const QByteArray &type, const QByteArray &payload)
{
    return R"({"timestamp":"2026-02-21T14:00:00Z","type":")" + type + R"(","payload":{)" + payload
        + "}}\n";
}

} // namespace

class TestWritingCalls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_home = std::make_unique<QTemporaryDir>();
        m_work = m_home->filePath(u"work/run"_s);
        m_handoff = m_work + u"/handoff.yaml"_s;
        write(m_handoff, "handoff: {}\n");
        QFile file(m_handoff);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(at(u"2026-02-21T15:00:00Z"_s), QFileDevice::FileModificationTime));
    }

    void theLastCallBeforeTheFileWasWrittenWroteIt()
    {
        const QString path = m_home->filePath(u".claude/projects/x/s.jsonl"_s);
        write(path,
              writeLine(u"Write"_s, m_handoff, "2026-02-21T14:00:00Z", m_work)
                  + writeLine(u"Edit"_s, m_handoff, "2026-02-21T14:59:58Z", m_work)
                  + writeLine(u"Read"_s, m_handoff, "2026-02-21T14:59:59Z", m_work)
                  + writeLine(u"Edit"_s, m_work + u"/other.yaml"_s, "2026-02-21T15:00:00Z", m_work)
                  + writeLine(u"Edit"_s, m_handoff, "2026-02-21T16:00:00Z", m_work));
        QCOMPARE(writingCalls(path, m_handoff).size(), 3);
        const WritingCall call = writerOf(m_handoff, places());
        QCOMPARE(call.transcript, path);
        QCOMPARE(call.line, 2);
        QCOMPARE(call.tool, u"Edit"_s);
        QCOMPARE(call.time, at(u"2026-02-21T14:59:58Z"_s));
    }

    void aCallOfAnAgentIsFoundInItsFile()
    {
        const QString path = m_work + u"/s.jsonl"_s;
        const QString agent = m_work + u"/s/subagents/agent-a.jsonl"_s;
        write(path, writeLine(u"Bash"_s, u"x"_s, "2026-02-21T14:00:00Z", m_work));
        write(agent,
              writeLine(u"Write"_s, u"handoff.yaml"_s, "2026-02-21T14:10:00Z", m_work)); // relative
        const WritingCall call = writerOf(m_handoff, places());
        QCOMPARE(call.transcript, path);
        QCOMPARE(call.path, agent);
        QCOMPARE(call.line, 1);
    }

    void aShellCommandThatWritesTheFileIsFound()
    {
        const QString path = m_work + u"/s.jsonl"_s;
        write(path,
              shellLine("cat > handoff.yaml <<'EOF'\\nx\\nEOF", "2026-02-21T14:10:00Z", m_work)
                  + shellLine("cat handoff.yaml", "2026-02-21T14:20:00Z", m_work));
        const WritingCall call = writerOf(m_handoff, places());
        QCOMPARE(call.line, 1);
        QVERIFY(!call.isByTime);
    }

    /// The file was written by a program that the command started.
    void otherwiseTheCommandOfThatTimeIsFound()
    {
        const QString path = m_work + u"/s.jsonl"_s;
        write(path,
              shellLine("make plan", "2026-02-21T14:00:00Z", m_work)
                  + resultLine("2026-02-21T14:10:00Z")
                  + shellLine("make handoff", "2026-02-21T14:59:00Z", m_work)
                  + resultLine("2026-02-21T15:00:01Z")
                  + shellLine("make more", "2026-02-21T15:10:00Z", m_work)
                  + resultLine("2026-02-21T15:20:00Z"));
        const WritingCall call = writerOf(m_handoff, places());
        QCOMPARE(call.line, 3);
        QVERIFY(call.isByTime);
    }

    /// A script made the change that was refused to the agent.
    void failedCallsWroteNothing()
    {
        const QString path = m_work + u"/s.jsonl"_s;
        write(path,
              writeLine(u"Write"_s, m_handoff, "2026-02-21T14:00:00Z", m_work)
                  + resultLine("2026-02-21T14:00:01Z")
                        .replace("\"content\":\"ok\"",
                                 R"("is_error":true,"content":"Permission denied.")")
                  + shellLine("make handoff", "2026-02-21T14:59:00Z", m_work)
                  + resultLine("2026-02-21T15:00:01Z"));
        QVERIFY(writingCalls(path, m_handoff).empty());
        const WritingCall call = writerOf(m_handoff, places());
        QCOMPARE(call.line, 3);
        QVERIFY(call.isByTime);
    }

    void theLastOfSeveralCommandsIsFound()
    {
        const QString path = m_work + u"/s.jsonl"_s;
        write(path,
              shellLine("make handoff", "2026-02-21T14:59:30Z", m_work)
                  + resultLine("2026-02-21T15:00:01Z"));
        write(m_work + u"/s/subagents/agent-a.jsonl"_s,
              shellLine("make other", "2026-02-21T14:58:00Z", m_work)
                  + resultLine("2026-02-21T15:00:01Z"));
        const WritingCall call = writerOf(m_handoff, places());
        QCOMPARE(call.path, path);
        QVERIFY(call.isByTime);
    }

    void transcriptsAreFoundByWhereAgentsWorked_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<int>("count");
        QTest::newRow("inside the folder") << u"work/run"_s << 1;
        QTest::newRow("above") << u"work"_s << 1;
        QTest::newRow("below") << u"work/run/deep"_s << 1;
        QTest::newRow("beside, with a name that begins alike") << u"work/run2"_s << 0;
    }

    void transcriptsAreFoundByWhereAgentsWorked()
    {
        QFETCH(const QString, folder);
        write(m_home->filePath(u".claude/projects/x/s.jsonl"_s),
              writeLine(u"Write"_s, m_handoff, "2026-02-21T14:00:00Z", m_home->filePath(folder)));
        QTEST(int(transcriptsAbout(m_work, places()).size()), "count");
    }

    /// A link leads to the folder of work, or to the handoff itself.
    void aHandoffIsFoundThroughALink_data()
    {
        QTest::addColumn<QString>("worked"); // by the agent
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("opened");
        const QString real = u"work/run"_s;
        const QString link = u"link"_s;
        QTest::newRow("opened through it") << real << u"handoff.yaml"_s << u"link/handoff.yaml"_s;
        QTest::newRow("written through it")
            << link << u"handoff.yaml"_s << u"work/run/handoff.yaml"_s;
        QTest::newRow("a link is opened") << real << u"handoff.yaml"_s << u"work/run/latest.yaml"_s;
    }

    void aHandoffIsFoundThroughALink()
    {
        QFETCH(const QString, worked);
        QFETCH(const QString, written);
        QFETCH(const QString, opened);
        QVERIFY(QFile::link(m_work, m_home->filePath(u"link"_s)));
        QVERIFY(QFile::link(m_handoff, m_work + u"/latest.yaml"_s));
        const QString path = m_home->filePath(u".claude/projects/x/s.jsonl"_s);
        write(path,
              writeLine(u"Write"_s, written, "2026-02-21T14:00:00Z", m_home->filePath(worked)));
        const WritingCall call = writerOf(m_home->filePath(opened), places());
        QCOMPARE(call.transcript, path);
        QVERIFY(!call.isByTime);
    }

    /// Another transcript of the same folder is later.
    void aSessionIsFoundThroughALink()
    {
        write(m_work + u"/plan.yaml"_s,
              contentOf(QStringLiteral(BATON_TEST_DATA "/cfd/valid-mesh-plan.yaml")));
        const QString link = m_home->filePath(u"link"_s);
        QVERIFY(QFile::link(m_work, link));
        const QString path = m_home->filePath(u".claude/projects/x/s.jsonl"_s);
        write(path, writeLine(u"Write"_s, u"plan.yaml"_s, "2026-02-21T14:00:00Z", m_work));
        write(m_home->filePath(u".claude/projects/x/t.jsonl"_s),
              writeLine(u"Read"_s, u"/else/y"_s, "2026-02-21T14:00:01Z", m_work));
        const QDateTime time = at(u"2026-02-21T14:00:01Z"_s);
        QCOMPARE(momentOf(time, link, {}, *m_catalog, places()).transcript, path);
    }

    /// Open transcripts are searched wherever their files are.
    void anOpenTranscriptIsSearchedInAnyFolder()
    {
        const QString path = m_home->filePath(u"s.jsonl"_s);
        write(path, writeLine(u"Write"_s, m_handoff, "2026-02-21T14:00:00Z", m_work));
        write(m_work + u"/notes.md"_s, contentOf(path)); // no transcript
        QVERIFY(writerOf(m_handoff, places()).transcript.isEmpty());
        QCOMPARE(writerOf(m_handoff, places({path})).transcript, path);
        const QDateTime moment = at(u"2026-02-21T14:00:00Z"_s);
        QCOMPARE(momentAt(moment, places({path})).transcript, path);
        QCOMPARE(transcriptsAbout(m_home->path(), places({path})).size(), size_t(1));
    }

    void timesLinkToTheLastRecordBefore()
    {
        const QString path = m_work + u"/s.jsonl"_s;
        write(path,
              writeLine(u"Bash"_s, u"x"_s, "2026-02-21T14:00:00Z", m_work)
                  + writeLine(u"Bash"_s, u"y"_s, "2026-02-21T14:10:00Z", m_work)
                  + writeLine(u"Bash"_s, u"z"_s, "2026-02-21T14:20:00Z", m_work));
        QCOMPARE(momentAt(at(u"2026-02-21T14:15:00Z"_s), places()).line, 2);
        QVERIFY(momentAt(at(u"2026-02-22T14:15:00Z"_s), places()).transcript.isEmpty());
        QVERIFY(momentAt(at(u"2026-02-20T14:15:00Z"_s), places()).transcript.isEmpty());
    }

    /// Two agents worked at that time, and the other one spoke last.
    void theMomentIsInTheTranscriptOfTheSession_data()
    {
        QTest::addColumn<QString>("touched");
        QTest::addColumn<QString>("file"); // of the evidence
        QTest::newRow("a file of the session") << u"plan.yaml"_s << QString();
        QTest::newRow("the evidence elsewhere") << u"../solve.log"_s << u"work/solve.log"_s;
    }

    void theMomentIsInTheTranscriptOfTheSession()
    {
        QFETCH(const QString, touched);
        QFETCH(const QString, file);
        write(m_work + u"/plan.yaml"_s,
              contentOf(QStringLiteral(BATON_TEST_DATA "/cfd/valid-mesh-plan.yaml")));
        const QString path = m_home->filePath(u".claude/projects/x/s.jsonl"_s);
        const QString other = m_home->filePath(u".claude/projects/x/t.jsonl"_s);
        write(path,
              writeLine(u"Write"_s, touched, "2026-02-21T14:00:00Z", m_work)
                  + writeLine(u"Read"_s, u"/else/x"_s, "2026-02-21T14:10:00Z", m_work)
                  + writeLine(u"Read"_s, u"/else/x"_s, "2026-02-21T14:30:00Z", m_work));
        write(other,
              writeLine(u"Read"_s, u"/else/y"_s, "2026-02-21T14:00:00Z", m_work)
                  + writeLine(u"Read"_s, u"/else/y"_s, "2026-02-21T14:14:00Z", m_work)
                  + writeLine(u"Read"_s, u"/else/y"_s, "2026-02-21T16:00:00Z", m_work));
        const QString evidence = file.isEmpty() ? QString() : m_home->filePath(file);
        const WritingCall moment = momentAt(at(u"2026-02-21T14:15:00Z"_s), places(), evidence);
        QCOMPARE(moment.transcript, path);
        QCOMPARE(moment.line, 2);
        // It had ended by then.
        QCOMPARE(momentAt(at(u"2026-02-21T15:00:00Z"_s), places(), evidence).transcript, other);
    }

    void theEvidenceGivesAMissingTime()
    {
        const QString path = m_home->filePath(u".claude/projects/x/s.jsonl"_s);
        write(path, writeLine(u"Write"_s, m_handoff, "2026-02-21T14:00:00Z", m_work));
        QCOMPARE(momentAt({}, places(), m_handoff).transcript, path);
        QVERIFY(momentAt({}, places()).transcript.isEmpty());
    }

    /// In this format a whole file is one record.
    void aCallInADocumentIsFound_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("OpenTelemetry")
            << u"opentelemetry/spans.json"_s << QByteArray("/home/mara/flow/review.yaml")
            << QByteArray("write_file");
        QTest::newRow("Gemini CLI")
            << u"gemini/chats/session-2026-02-21T16-00-gggg.json"_s << QByteArray("wc -l mesh.msh")
            << QByteArray("run_shell_command");
    }

    void aCallInADocumentIsFound()
    {
        QFETCH(const QString, sample);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, name);
        const bool isCommand = name.contains("command");
        const QByteArray after = (isCommand ? "echo 1 > " : "") + m_handoff.toUtf8();
        const QString path = m_home->filePath(u"session-x.json"_s);
        write(path,
              contentOf(QStringLiteral(BATON_TEST_DATA "/transcripts/") + sample)
                  .replace(before, after)
                  .replace("error.type", "note.type") // a failed call writes nothing
                  .replace(R"("status": "error")", R"("status": "success")"));
        const auto calls = writingCalls(path, m_handoff);
        QCOMPARE(calls.size(), size_t(1));
        QCOMPARE(calls.front().tool.toUtf8(), name);
        const auto transcript = readTranscript(path);
        QVERIFY(transcript);
        QStringList shown; // the displayed text of that part
        for (const TranscriptLane &lane : transcript->lanes) {
            for (const TranscriptEntry &entry : lane.entries) {
                if (lane.path == path && entry.part == calls.front().part) {
                    shown.append(kindWord(entry.kind) + u' ' + entry.name);
                }
            }
        }
        QCOMPARE(shown, QStringList{u"tool-call "_s + QString::fromUtf8(name)});
        QCOMPARE(writerOf(m_handoff, places({path})).transcript, path);
    }

    void aCodexAgentWorksInItsOwnFolder()
    {
        const QString other = m_home->filePath(u"other"_s);
        const QString path = m_home->filePath(u"rollout-1.jsonl"_s);
        write(path, codexLine("session_meta", R"("id":"e1","cwd":")" + other.toUtf8() + '"'));
        const QString agent = m_home->filePath(u"rollout-2.jsonl"_s);
        const auto headIn = [](const QString &folder) {
            return codexLine("session_meta",
                             R"("id":"e2","parent_thread_id":"e1","cwd":")" + folder.toUtf8()
                                 + '"');
        };
        const QByteArray call =
            codexLine("response_item",
                      R"("type":"function_call","name":"write_file","call_id":"k",)"
                      R"("arguments":"{\"file_path\":\"handoff.yaml\"}")");
        write(agent, headIn(m_work) + call);
        QCOMPARE(writingCalls(path, m_handoff).size(), size_t(1));
        write(agent, headIn(other) + call);
        QCOMPARE(writingCalls(path, m_handoff).size(), size_t(0));
        write(agent,
              headIn(other) + codexLine("turn_context", R"("cwd":")" + m_work.toUtf8() + '"')
                  + call);
        QCOMPARE(writingCalls(path, m_handoff).size(), size_t(1));
    }

    void aHandoffWithoutACallHasNoWriter()
    {
        QVERIFY(writerOf(m_handoff, places()).transcript.isEmpty());
        QVERIFY(writerOf(u"/nowhere/handoff.yaml"_s, places()).transcript.isEmpty());
    }

private:
    /// The moment of a failure of the session in the working folder.
    [[nodiscard]] WritingCall momentAt(const QDateTime &time, const TranscriptPlaces &places,
                                       const QString &evidence = {}) const
    {
        return momentOf(time, m_work, evidence, *m_catalog, places);
    }

    /// The places in a home folder, and @p open.
    [[nodiscard]] TranscriptPlaces places(const QStringList &open = {}) const
    {
        return {{m_home->filePath(u".claude/projects"_s), m_home->filePath(u".codex/sessions"_s)},
                open};
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog = ProtocolCatalog::load();
    std::unique_ptr<QTemporaryDir> m_home;
    QString m_work;
    QString m_handoff;
};

QTEST_GUILESS_MAIN(TestWritingCalls)
#include "tst_writingcalls.moc"
