// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/transcript/transcriptfixture.h"

#include "tests/memory.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QByteArray userLine(const QByteArray &text, const QByteArray &id = "s1")
{
    return R"({"type":"user","sessionId":")" + id
        + R"(","uuid":"u","timestamp":"2026-02-21T14:30:00Z",)"
        + R"("message":{"role":"user","content":")" + text + "\"}}\n";
}

QByteArray callLine()
{
    return R"({"type":"assistant","sessionId":"s1","uuid":"c","message":{"id":"m","content":[{"type":"tool_use","id":"t1","name":"Agent","input":{"prompt":"Do it.","subagent_type":"doer"}}]}})"
           "\n";
}

QByteArray resultLine()
{
    return R"({"type":"user","sessionId":"s1","uuid":"r","message":{"content":[{"type":"tool_result","tool_use_id":"t1","content":"Done."}]}})"
           "\n";
}

QByteArray codexLine(const QByteArray &time, const QByteArray &meta)
{
    return R"({"timestamp":")" + time + R"(","type":"session_meta","payload":{)" + meta + "}}\n";
}

QByteArray agentLine()
{
    return R"({"type":"user","sessionId":"s1","agentId":"a1","isSidechain":true,"uuid":"a","message":{"content":"Do it."}})"
           "\n";
}

void append(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Append));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestOpenTranscript : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(u"s1.jsonl"_s);
    }

    void appendedLinesAreFollowed()
    {
        write(m_path, userLine("Begin."));
        OpenTranscript transcript;
        openAndRead(transcript, m_path);
        QCOMPARE(lanesText(transcript.transcript()),
                 QStringList{u"main, unknown, 1 entries, 0 errors, 0 out"_s});
        append(m_path, callLine());
        QTRY_COMPARE(transcript.transcript().lanes[0].entries.size(), 2);
        write(m_folder->filePath(u"s1/subagents/agent-a1.jsonl"_s), agentLine());
        QTRY_COMPARE(lanesText(transcript.transcript()),
                     (QStringList{u"main, unknown, 2 entries, 0 errors, 0 out"_s,
                                  u"doer of 0 at line 2, running, 1 entries, 0 errors, 0 out"_s}));
        append(m_folder->filePath(u"s1/subagents/agent-a1.jsonl"_s), agentLine());
        QTRY_COMPARE(transcript.transcript().lanes[1].entries.size(), 2);
        append(m_path, resultLine());
        QTRY_COMPARE(transcript.transcript().lanes[1].state, TranscriptLane::State::Done);
        QCOMPARE(transcript.transcript().lanes[0].entries[1].partner, 2);
    }

    /// Codex stores the sessions of a day in a folder.
    void aCodexAgentMayBeginTheNextDay()
    {
        const QString day = m_folder->filePath(u"2026/02/28/"_s);
        const QString main = day + u"rollout-2026-02-28T23-00-00-e1.jsonl"_s;
        write(main, codexLine("2026-02-28T23:00:00Z", R"("id":"e1")"));
        write(m_folder->filePath(u"2026/03/01/rollout-2026-03-01T00-10-00-e2.jsonl"_s),
              codexLine("2026-03-01T00:10:00Z",
                        R"("id":"e2","parent_thread_id":"e1","agent_role":"worker")"));
        write(m_folder->filePath(u"2026/03/03/rollout-2026-03-03T10-00-00-e3.jsonl"_s),
              codexLine("2026-03-03T10:00:00Z",
                        R"("id":"e3","parent_thread_id":"e1","agent_role":"checker")"));
        OpenTranscript transcript;
        openAndRead(transcript, main);
        QCOMPARE(transcript.transcript().lanes.size(), size_t(2));
        QCOMPARE(transcript.transcript().lanes[1].name, u"worker"_s);
        append(main, codexLine("2026-03-02T23:50:00Z", R"("id":"e1")")); // it was resumed
        QTRY_COMPARE(transcript.transcript().lanes.size(), size_t(3));
        QTRY_VERIFY(!transcript.isReading());
        write(m_folder->filePath(u"2026/03/03/rollout-2026-03-03T11-00-00-e4.jsonl"_s),
              codexLine("2026-03-03T11:00:00Z",
                        R"("id":"e4","parent_thread_id":"e1","agent_role":"writer")"));
        QTRY_COMPARE(transcript.transcript().lanes.size(), size_t(4));
    }

    void changesListTheChangedEntries()
    {
        write(m_path, callLine());
        OpenTranscript transcript;
        std::vector<TranscriptChange> changes;
        connect(&transcript, &OpenTranscript::changed, this,
                [&changes](const TranscriptChange &change) { changes.push_back(change); });
        openAndRead(transcript, m_path);
        changes.clear();
        append(m_path, resultLine());
        QTRY_COMPARE(changes.size(), 1);
        QCOMPARE(changes[0].grown, std::vector<int>{0});
        QCOMPARE(changes[0].changed, (std::vector<EntryPlace>{{0, 0}}));
    }

    void oneStepIsReadPerEventLoopTurn()
    {
        write(m_path, userLine("Go.").repeated(20'000)); // several steps
        OpenTranscript transcript;
        int all = 0;
        int inTurn = 0;
        connect(&transcript, &OpenTranscript::changed, this, [&] {
            ++all;
            ++inTurn;
        });
        transcript.open(m_path);
        while (transcript.isReading()) {
            inTurn = 0;
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
            QVERIFY(inTurn <= 1);
        }
        QVERIFY(all > 3);
    }

    void aReplacedFileIsReadAgain()
    {
        write(m_path, userLine("First.") + userLine("Second."));
        OpenTranscript transcript;
        openAndRead(transcript, m_path);
        QSignalSpy restarted(&transcript, &OpenTranscript::restarted);
        write(m_path, userLine("Other."));
        QTRY_VERIFY(!restarted.isEmpty() && transcript.isOpen() && !transcript.isReading());
        QCOMPARE(transcript.transcript().lanes[0].entries.size(), 1);
        QCOMPARE(transcript.textOf({0, 0}).text, u"Other."_s);
    }

    void lateParentsRestartTheReadingOnce()
    {
        const auto span = [](const QByteArray &id, const QByteArray &parent) {
            return "{\"resourceSpans\":[{\"scopeSpans\":[{\"spans\":[{\"spanId\":\"" + id
                + "\",\"parentSpanId\":\"" + parent + "\",\"name\":\"" + id + "\"}]}]}]}\n";
        };
        write(m_path, span("b", "a") + span("d", "c"));
        OpenTranscript transcript;
        transcript.setRestartPause(std::chrono::hours(1), std::chrono::hours(1));
        openAndRead(transcript, m_path);
        const QSignalSpy restarted(&transcript, &OpenTranscript::restarted);
        append(m_path, span("a", ""));
        QTRY_COMPARE(restarted.size(), 1);
        QTRY_VERIFY(transcript.isOpen() && !transcript.isReading());
        append(m_path, span("c", ""));
        QTRY_COMPARE(transcript.transcript().lanes[0].entries.size(), 4);
        QTRY_VERIFY(!transcript.isReading());
        QCOMPARE(restarted.size(), 1);
        transcript.findChild<QTimer *>(u"restartPause"_s)->setInterval(0); // the pause is over
        QTRY_COMPARE(restarted.size(), 2);
        QTRY_VERIFY(transcript.isOpen() && !transcript.isReading());
        QCOMPARE(transcript.transcript().lanes[0].entries.size(), 4);
    }

    void refusesOtherFormatsWithAReason_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        QTest::newRow("other JSON")
            << QByteArray("{\"a\":1}\n") << u"is not a transcript that Baton knows"_s;
        QTest::newRow("missing") << QByteArray() << u"No such file"_s;
    }

    void refusesOtherFormatsWithAReason()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, reason);
        if (!bytes.isEmpty()) {
            write(m_path, bytes);
        }
        OpenTranscript transcript;
        QSignalSpy failed(&transcript, &OpenTranscript::failed);
        transcript.open(m_path);
        QTRY_COMPARE(failed.size(), 1);
        const QString said = failed.first().first().toString();
        QVERIFY2(said.contains(reason) && said.contains(m_path), qPrintable(said));
    }

    void aRemovedRecordIsReported()
    {
        write(m_path, userLine("First."));
        OpenTranscript transcript;
        openAndRead(transcript, m_path);
        QVERIFY(QFile::remove(m_path));
        const EntryText text = transcript.textOf({0, 0});
        QVERIFY(text.isBroken);
        QVERIFY2(text.text.contains(m_path), qPrintable(text.text));
    }

    /// Texts are not kept in memory: a file of 40 MB needs a small part of that.
    void aLargeFileTakesLittleMemory()
    {
        if (!canMeasureMemory) {
            return;
        }
        constexpr int lines = 4000;
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray line = userLine(QByteArray(10'000, 'x'));
        for (int i = 0; i < lines; ++i) {
            file.write(line);
        }
        file.close();
        OpenTranscript transcript;
        const qint64 peak = peakOf([&] { openAndRead(transcript, m_path); });
        QCOMPARE(transcript.transcript().lanes[0].entries.size(), lines);
        QVERIFY2(peak < file.size() / 2 + 16'000'000, qPrintable(QString::number(peak)));
        QCOMPARE(transcript.textOf({0, lines - 1}).text.size(), 10'000);
    }

    void closingWhileItReadsIsSafe()
    {
        QByteArray bytes;
        for (int i = 0; i < 20'000; ++i) {
            bytes += userLine("Text.");
        }
        write(m_path, bytes);
        auto transcript = std::make_unique<OpenTranscript>();
        QEventLoop loop;
        connect(transcript.get(), &OpenTranscript::changed, &loop, &QEventLoop::quit);
        transcript->open(m_path);
        loop.exec();
        QVERIFY(!transcript->transcript().lanes[0].entries.empty());
        transcript.reset();
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

QTEST_GUILESS_MAIN(TestOpenTranscript)
#include "tst_opentranscript.moc"
