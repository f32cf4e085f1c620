// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/transcript/transcriptfixture.h"

#include "models/protocol/catalog/catalog.h"
#include "models/transcript/files/readtranscript.h"
#include "models/transcript/links/touched.h"
#include "models/transcript/value/agentwork.h"

#include <memory>

#include <sys/stat.h>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QByteArray recordHead(const QByteArray &type, const QByteArray &agent)
{
    return R"({"type":")" + type + R"(","sessionId":"s","uuid":"u","cwd":"/w",)"
        + (agent.isEmpty() ? QByteArray() : R"("isSidechain":true,"agentId":")" + agent + "\",");
}

QByteArray callLine(const QByteArray &id, const QByteArray &tool, const QByteArray &input,
                    const QByteArray &agent = {})
{
    return recordHead("assistant", agent) + R"("message":{"content":[{"type":"tool_use","id":")"
        + id + R"(","name":")" + tool + R"(","input":)" + input + "}]}}\n";
}

QByteArray resultLine(const QByteArray &id, const QByteArray &text, bool isError = false,
                      const QByteArray &agent = {})
{
    return recordHead("user", agent)
        + R"("message":{"content":[{"type":"tool_result","tool_use_id":")" + id + R"(","is_error":)"
        + (isError ? "true" : "false") + R"(,"content":")" + text + "\"}]}}\n";
}

QByteArray timed(const QByteArray &time, const QByteArray &line)
{
    return R"({"timestamp":")" + time + R"(",)" + line.sliced(1);
}

QByteArray promptLine(const QByteArray &agent)
{
    return recordHead("user", agent) + R"("message":{"content":"Do it."}})" + "\n";
}

} // namespace

/// The files that agents wrote, and the work that they only claim.
class TestAgentWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(u"s.jsonl"_s);
    }

    void filesThatAnAgentOnlyMentionsAreListed()
    {
        writeAgent(callLine("a1", "Write", R"({"file_path":"/w/out/result.yaml"})", "x")
                       + resultLine("a1", "ok", false, "x")
                       + callLine("a2", "Read", R"({"file_path":"plan.yaml"})", "x")
                       + callLine("a3", "Bash", R"({"command":"echo 1 > notes.md"})", "x"),
                   "Wrote result.yaml and report.md from plan.yaml, see https://x.org/a.html.");
        const Transcript transcript = read();
        QCOMPARE(filesWrittenBy(transcript, 1),
                 (QStringList{u"/w/out/result.yaml"_s, u"/w/notes.md"_s}));
        const EntryPlace claim = claimOf(transcript, 1);
        QCOMPARE(claim, (EntryPlace{0, 1}));
        QCOMPARE(
            filesOnlyClaimed(transcript, 1, u"Wrote result.yaml and report.md from plan.yaml."_s),
            QStringList{u"report.md"_s});
        QCOMPARE(filesOnlyClaimed(transcript, 1,
                                  u"Wrote https://x.org/a.html in Next.js.\nSee report.md."_s),
                 QStringList());
    }

    void aWrittenFileIsRecognisedInAnySpelling_data()
    {
        QTest::addColumn<QString>("claim");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("end of a name with blanks") << u"Wrote my report.md."_s << QStringList();
        QTest::newRow("backslash") << u"Wrote out\\result.yaml."_s << QStringList();
        QTest::newRow("other folder")
            << u"Wrote out\\plan.yaml."_s << QStringList{u"out\\plan.yaml"_s};
        QTest::newRow("umlaut") << u"Wrote größe.md."_s << QStringList{u"größe.md"_s};
    }

    void aWrittenFileIsRecognisedInAnySpelling()
    {
        QFETCH(const QString, claim);
        writeAgent(callLine("a1", "Write", R"({"file_path":"/w/out/result.yaml"})", "x")
                       + callLine("a2", "Write", R"({"file_path":"/w/my report.md"})", "x"),
                   "Done.");
        QTEST(filesOnlyClaimed(read(), 1, claim), "names");
    }

    /// An agent changes its working directory.
    void relativePathsStartInTheFolderOfTheRecord()
    {
        const QByteArray line = callLine("a1", "Write", R"({"file_path":"notes.md"})", "x");
        writeAgent(line + QByteArray(line).replace("\"/w\"", "\"/w/sub\""), "Done.");
        QCOMPARE(filesWrittenBy(read(), 1), (QStringList{u"/w/notes.md"_s, u"/w/sub/notes.md"_s}));
    }

    void theLastOfTwoAgentsWroteAFile()
    {
        const QByteArray input = R"({"file_path":"plan.yaml"})";
        writeAgent(timed("2026-02-21T14:20:00Z", callLine("a1", "Write", input, "x")), "Done.");
        write(m_folder->filePath(u"s/subagents/agent-y.jsonl"_s),
              promptLine("y") + timed("2026-02-21T14:10:00Z", callLine("b1", "Write", input, "y")));
        const Transcript transcript = read();
        QCOMPARE(transcript.lanes.size(), 3);
        const std::vector<TouchedFile> files = touchedFiles(transcript);
        QCOMPARE(files.size(), 1);
        QVERIFY(files.front().isWritten);
        QCOMPARE(transcript.lanes[size_t(files.front().call.lane)].id, u"x"_s);
    }

    /// A pipe would block, and a name without a folder is ambiguous.
    void onlyRegularFilesAreRead()
    {
        const QString pipe = m_folder->filePath(u"pipe.yaml"_s);
        QCOMPARE(mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        write(m_folder->filePath(u"plan.yaml"_s),
              contentOf(QStringLiteral(BATON_TEST_DATA "/cfd/valid-mesh-plan.yaml")));
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_folder->path()));
        const Touched touched = touchedAmong({{pipe, {0, 0}, true}, {u"plan.yaml"_s, {0, 0}, true}},
                                             *ProtocolCatalog::load());
        QVERIFY(QDir::setCurrent(before));
        QCOMPARE(touched, Touched());
    }

    void aCallThatFailedWroteNothing()
    {
        writeAgent(callLine("a1", "Write", R"({"file_path":"result.yaml"})", "x")
                       + resultLine("a1", "denied", true, "x"),
                   "Wrote result.yaml.");
        const Transcript transcript = read();
        QCOMPARE(filesWrittenBy(transcript, 1), QStringList());
        QCOMPARE(filesOnlyClaimed(transcript, 1, u"Wrote result.yaml."_s),
                 QStringList{u"result.yaml"_s});
    }

    void aTranscriptLinksToHandoffsAndSessions()
    {
        const QString handoff = m_folder->filePath(u"plan.yaml"_s);
        write(handoff, contentOf(QStringLiteral(BATON_TEST_DATA "/cfd/valid-mesh-plan.yaml")));
        write(m_folder->filePath(u"other.yaml"_s), "services: {}\n");
        const QByteArray folder = m_folder->path().toUtf8();
        writeAgent(
            callLine("a1", "Write", R"({"file_path":")" + folder + R"(/plan.yaml"})", "x")
                + callLine("a2", "Read", R"({"file_path":")" + folder + R"(/other.yaml"})", "x")
                + callLine("a3", "Write", R"({"file_path":")" + folder + R"(/gone.yaml"})", "x"),
            "Done.");
        const Transcript transcript = read();
        QCOMPARE(touchedFiles(transcript).size(), 3);
        const Touched touched = touchedAmong(touchedFiles(transcript), *ProtocolCatalog::load());
        QCOMPARE(touched.handoffs.size(), 1);
        QCOMPARE(touched.handoffs.front().file, (TouchedFile{handoff, {1, 1}, true}));
        QCOMPARE(touched.handoffs.front().kind, u"cfd.mesh-plan"_s);
        QCOMPARE(touched.handoffs.front().kindTitle, u"Mesh plan"_s);
        QCOMPARE(touched.sessions, QStringList(m_folder->path())); // as in the list of sessions
        QCOMPARE(touched.written, touched.sessions);
    }

    void anAgentsFileCanBeReadAlone()
    {
        writeAgent(callLine("a1", "Write", R"({"file_path":"result.yaml"})", "x"), "Done.");
        const Result<Transcript> agent =
            readTranscript(m_folder->filePath(u"s/subagents/agent-x.jsonl"_s));
        QVERIFY(agent);
        QCOMPARE(agent->lanes.size(), 1);
        QCOMPARE(agent->lanes[0].id, u"x"_s);
        QCOMPARE(agent->lanes[0].entries.size(), 2);
    }

private:
    /// Writes a main agent that starts one with @p lines, which ends with @p claim.
    void writeAgent(const QByteArray &lines, const QByteArray &claim)
    {
        write(m_path,
              callLine("t1", "Agent", R"({"prompt":"Do it.","subagent_type":"doer"})")
                  + resultLine("t1", claim));
        write(m_folder->filePath(u"s/subagents/agent-x.jsonl"_s), promptLine("x") + lines);
    }

    [[nodiscard]] Transcript read() const
    {
        const Result<Transcript> transcript = readTranscript(m_path);
        return transcript ? *transcript : Transcript();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

QTEST_GUILESS_MAIN(TestAgentWork)
#include "tst_agentwork.moc"
