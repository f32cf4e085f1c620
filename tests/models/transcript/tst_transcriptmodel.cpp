// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/transcript/transcriptfixture.h"

#include "models/findings/status.h"
#include "models/transcript/rows/transcriptfind.h"
#include "models/transcript/rows/transcriptmodel.h"
#include "models/transcript/rows/transcriptnavigation.h"

#include <QAbstractItemModelTester>
#include <QThreadPool>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QString sample(const QString &name)
{
    return QStringLiteral(BATON_TEST_DATA "/transcripts/") + name;
}

/// All rows, expanded, each with its depth.
QStringList rowsOf(const QAbstractItemModel &model, const QModelIndex &parent = {}, int depth = 0)
{
    QStringList rows;
    for (int i = 0; i < model.rowCount(parent); ++i) {
        const QModelIndex index = model.index(i, 0, parent);
        rows.append(QString(depth * 2, u' ') + index.data().toString().section(u'\n', 0, 0));
        rows += rowsOf(model, index, depth + 1);
    }
    return rows;
}

/// A record of Claude Code with the message content @p content.
QByteArray recordLine(const QByteArray &type, const QByteArray &content,
                      const QByteArray &agent = {})
{
    return R"({"type":")" + type + R"(","sessionId":"s","uuid":"u","cwd":"/w",)"
        + (agent.isEmpty() ? QByteArray() : R"("isSidechain":true,"agentId":")" + agent + "\",")
        + R"("message":{"content":)" + content + "}}\n";
}

/// The first row of @p type below @p parent.
QModelIndex rowOfType(const TranscriptModel &model, const QModelIndex &parent,
                      TranscriptModel::RowType type)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (TranscriptModel::typeOf(index) == type) {
            return index;
        }
    }
    return {};
}

void append(const QString &path, const QByteArray &bytes)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Append));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestTranscriptModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void agentsAreBelowTheirCalls()
    {
        OpenTranscript source;
        TranscriptModel model(source);
        const QAbstractItemModelTester tester(&model);
        openAndRead(source, sample(u"claude-2.0/bbbb2222.jsonl"_s));
        QCOMPARE(
            rowsOf(model),
            (QStringList{u"User: Review the plan."_s, u"Task: Review numbers"_s,
                         u"  description: Review numbers"_s, u"  reviewer: Review numbers"_s,
                         u"    User: Check every number of plan.yaml."_s,
                         u"    Read: /home/mara/flow/plan.yaml"_s,
                         u"      file_path: /home/mara/flow/plan.yaml"_s,
                         u"      element_type: triangle"_s, u"    Assistant: All numbers hold."_s,
                         u"  Written: no file that a call names"_s, u"  All numbers hold."_s,
                         u"Assistant: The plan is approved."_s}));
    }

    void agentsWithoutACallAreLast()
    {
        OpenTranscript source;
        TranscriptModel model(source);
        openAndRead(source, sample(u"claude-2.1/cccc3333.jsonl"_s));
        const QModelIndex last = model.index(model.rowCount() - 1, 0);
        QCOMPARE(last.data().toString(), u"compaction: "_s);
        QCOMPARE(model.laneAt(last), 1);
        QCOMPARE(model.indexOfLane(1), last);
    }

    void notesAreShownOnRequest()
    {
        OpenTranscript source;
        TranscriptModel model(source);
        const QAbstractItemModelTester tester(&model);
        openAndRead(source, sample(u"claude-2.1/cccc3333.jsonl"_s));
        QVERIFY(!rowsOf(model).join(u'\n').contains(u"agent_progress"_s));
        model.setShowsNotes(true);
        QCOMPARE(rowsOf(model).filter(u"agent_progress"_s).size(), 3);
    }

    /// Work that an agent claims is a warning until a call shows the writing.
    void claimedWorkIsAWarning()
    {
        QTemporaryDir folder;
        const QString agent = folder.filePath(u"s/subagents/agent-x.jsonl"_s);
        append(agent, recordLine("user", R"("Do it.")", "x"));
        append(folder.filePath(u"s.jsonl"_s),
               recordLine("assistant",
                          R"([{"type":"tool_use","id":"t1","name":"Task",)"
                          R"("input":{"prompt":"Do it.","subagent_type":"doer"}}])")
                   + recordLine("user",
                                R"([{"type":"tool_result","tool_use_id":"t1",)"
                                R"("content":"Wrote a.md, b.md, c.md, d.md and e.md."}])"));
        OpenTranscript source;
        TranscriptModel model(source);
        const QAbstractItemModelTester tester(&model);
        openAndRead(source, folder.filePath(u"s.jsonl"_s));
        const QPersistentModelIndex work =
            rowOfType(model, model.index(0, 0), TranscriptModel::RowType::Work);
        QVERIFY(work.isValid());
        const QString claimed = u"claimed, but not seen to be written: "_s;
        QCOMPARE(work.data(TranscriptModel::StatusRole).toInt(), int(Status::Warning));
        QCOMPARE(work.data(TranscriptModel::DetailRole).toString(),
                 claimed + u"a.md, b.md, c.md, 2 more"_s);
        QCOMPARE(work.data(Qt::AccessibleTextRole).toString(),
                 u"Written: no file that a call names · "_s + claimed
                     + u"a.md, b.md, c.md, 2 more"_s);
        QCOMPARE(model.textOf(work), work.data(Qt::AccessibleTextRole).toString());
        append(agent,
               recordLine("assistant",
                          R"([{"type":"tool_use","id":"a1","name":"Write",)"
                          R"("input":{"file_path":"a.md"}}])",
                          "x"));
        QTRY_COMPARE(work.data(TranscriptModel::SummaryRole).toString(), u"a.md"_s);
        QCOMPARE(work.data(TranscriptModel::DetailRole).toString(),
                 claimed + u"b.md, c.md, d.md, 1 more"_s);
    }

    /// A signal would require reading the texts of their calls.
    void changesBelowCollapsedCallsEmitNoSignal()
    {
        OpenTranscript source;
        TranscriptModel model(source);
        const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        openAndRead(source, sample(u"claude-2.2/dddd4444.jsonl"_s));
        QVERIFY(!inserted.isEmpty());
        for (const QList<QVariant> &rows : inserted) {
            QVERIFY(!rows.first().toModelIndex().isValid());
        }
        QVERIFY(rowsOf(model).size() > model.rowCount()); // they are there once they are requested
    }

    /// The rows of the agent were at the top level before its call, which is collapsed, was known.
    void aResultThatArrivesBelowAFoldedCallIsShown()
    {
        QTemporaryDir folder;
        const QString main = folder.filePath(u"s.jsonl"_s);
        const QString agent = folder.filePath(u"s/subagents/agent-x.jsonl"_s);
        append(agent,
               recordLine("user", R"("Do it.")", "x")
                   + recordLine("assistant",
                                R"([{"type":"tool_use","id":"a1","name":"Read",)"
                                R"("input":{"file_path":"a.md"}}])",
                                "x"));
        append(main, recordLine("user", R"("Go.")"));
        OpenTranscript source;
        TranscriptModel model(source);
        openAndRead(source, main);
        QTRY_COMPARE(model.rowCount(), 2);
        const QPersistentModelIndex loose = model.indexOfLane(1);
        QVERIFY(loose.isValid());
        QVERIFY(!rowsOf(model).isEmpty()); // expanded
        append(main,
               recordLine("assistant",
                          R"([{"type":"tool_use","id":"t1","name":"Task",)"
                          R"("input":{"prompt":"Do it.","subagent_type":"doer"}}])"));
        QTRY_VERIFY(!loose.isValid());
        append(agent,
               recordLine("user",
                          R"([{"type":"tool_result","tool_use_id":"a1",)"
                          R"("content":"It has 12 lines."}])",
                          "x"));
        QTRY_COMPARE(source.transcript().lanes[1].entries.size(), size_t(3));
        append(main, recordLine("user", R"("Go on.")"));
        QTRY_COMPARE(model.rowCount(), 3); // the result was applied before
        QCOMPARE(rowsOf(model).filter(u"It has 12 lines."_s).size(), 1);
    }

    /// However it grows, the rows equal those of a transcript that was complete at first.
    void aGrowingTranscriptEqualsACompleteOne_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("in the file") << u"claude-1.0/aaaa1111.jsonl"_s;
        QTest::newRow("files beside") << u"claude-2.2/dddd4444.jsonl"_s;
        QTest::newRow("spans") << u"opentelemetry/spans.jsonl"_s;
        QTest::newRow("spans as they end") << u"opentelemetry/ended.jsonl"_s;
    }

    void aGrowingTranscriptEqualsACompleteOne()
    {
        QFETCH(const QString, file);
        OpenTranscript whole;
        TranscriptModel expected(whole);
        openAndRead(whole, sample(file));
        QTemporaryDir folder;
        const QString name = QFileInfo(file).fileName();
        const QString agents = sample(file).chopped(6) + u"/subagents"_s;
        const QString own = folder.filePath(name).chopped(6) + u"/subagents"_s;
        const QList<QByteArray> lines = contentOf(sample(file)).split('\n');
        append(folder.filePath(name), lines.front() + '\n');
        OpenTranscript source;
        TranscriptModel model(source);
        const QAbstractItemModelTester tester(&model);
        openAndRead(source, folder.filePath(name));
        for (const QString &one : QDir(agents).entryList(QDir::Files)) {
            (void)rowsOf(model); // all existing rows are expanded
            append(own + u'/' + one, contentOf(agents + u'/' + one));
        }
        for (qsizetype i = 1; i < lines.size(); ++i) {
            (void)rowsOf(model);
            append(folder.filePath(name), lines.at(i) + '\n');
            QTest::qWait(1); // lets a part of it be noticed
        }
        for (const QString &one : QDir(agents).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QString run = u'/' + one + u"/wf_77/"_s;
            for (const QString &agent : QDir(agents + run).entryList(QDir::Files)) {
                append(own + run + agent, contentOf(agents + run + agent));
            }
        }
        const auto sorted = [](QStringList rows) {
            std::ranges::sort(rows); // agents of one call are in the order in which they started
            return rows;
        };
        QTRY_COMPARE(sorted(rowsOf(model)), sorted(rowsOf(expected)));
    }

    void theNextFailureIsFoundInAgentsToo()
    {
        OpenTranscript source;
        openAndRead(source, sample(u"claude-1.0/aaaa1111.jsonl"_s));
        const Transcript &transcript = source.transcript();
        const auto failed = [&](const EntryPlace &place) { return isFailure(transcript, place); };
        const EntryPlace first = nextPlace(transcript, {}, true, failed);
        QCOMPARE(first, (EntryPlace{1, 1})); // the call of the agent
        QVERIFY(!nextPlace(transcript, first, true, failed).isValid());
        QCOMPARE(nextPlace(transcript, {0, 5}, false, failed), first);
    }

    void aSearchFindsInAgentsAndResults_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<int>("count");
        QTest::newRow("any case") << u"ALL NUMBERS"_s << 2;
        QTest::newRow("in a result") << u"triangle"_s << 1;
        QTest::newRow("a path, which JSON may spell otherwise") << u"flow/plan.yaml"_s << 1;
        QTest::newRow("a tool") << u"read"_s << 1;
        QTest::newRow("an argument as it is shown") << u"file_path: /home"_s << 1;
        QTest::newRow("nothing") << u"nowhere"_s << 0;
    }

    void aSearchFindsInAgentsAndResults()
    {
        QFETCH(const QString, query);
        OpenTranscript source;
        openAndRead(source, sample(u"claude-2.0/bbbb2222.jsonl"_s));
        TranscriptSearch search(source);
        search.setQuery({query});
        QTRY_VERIFY(!search.isSearching());
        QTEST(search.count(), "count");
    }

    /// The search wraps around, and covers agents and results while they are read.
    void matchesAreVisitedInOrder()
    {
        OpenTranscript source;
        openAndRead(source, sample(u"claude-2.0/bbbb2222.jsonl"_s));
        TranscriptModel model(source);
        TranscriptFind find(source);
        QSignalSpy reached(&find, &TranscriptFind::reached);
        find.setQuery({u"all numbers"_s}, {});
        QTRY_COMPARE(reached.size(), 1);
        QCOMPARE(find.count(), 2);
        QCOMPARE(find.number(), 1);
        QCOMPARE(find.current().place, (EntryPlace{1, 3})); // the agent says it
        QVERIFY(find.step(true, find.current().place));
        QCOMPARE(find.number(), 2);
        QCOMPARE(find.current().place, (EntryPlace{0, 2})); // its parent gets the text
        model.setMarks(find.matcher(), find.current());
        const QModelIndex row = model.indexOfMatch(find.current());
        QCOMPARE(TranscriptModel::typeOf(row), TranscriptModel::RowType::Text);
        const auto mark = row.data(TranscriptModel::CurrentMarkRole).value<LogMatch>();
        QCOMPARE(row.data().toString().mid(mark.begin, mark.length), u"All numbers"_s);
        QVERIFY(find.step(true, find.current().place));
        QCOMPARE(find.number(), 1);
        QVERIFY(find.step(false, find.current().place));
        QCOMPARE(find.number(), 2);
        find.setQuery({u"triangle"_s}, {});
        QTRY_COMPARE(find.number(), 1);
        QVERIFY(!find.step(true, find.current().place)); // the only one
        QCOMPARE(find.number(), 1);
    }

    void matchesAreFoundInPartsToo()
    {
        const QString text = u"one two\n"_s + u"x"_s.repeated(900) + u"two x\nend two"_s;
        const LogMatcher matcher({u"two"_s});
        const std::vector<LogMatch> all = matchesInText(text, matcher);
        QCOMPARE(all.size(), size_t(3));
        std::vector<LogMatch> joined;
        for (const TextPart &part : std::vector<TextPart>{{0, 909}, {909, text.size() - 909}}) {
            for (LogMatch match : matchesInPart(text, part, matcher)) {
                match.begin += part.begin;
                joined.push_back(match);
            }
        }
        // The second one spans both parts.
        QCOMPARE(joined, (std::vector<LogMatch>{all[0], {908, 1}, {909, 2}, all[2]}));
    }

    void aSearchContinuesWhileTheTranscriptGrows()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.jsonl"_s);
        const QByteArray bytes = contentOf(sample(u"claude-2.0/bbbb2222.jsonl"_s));
        append(path, bytes);
        OpenTranscript source;
        openAndRead(source, path);
        TranscriptSearch search(source);
        search.setQuery({u"approved"_s});
        QTRY_COMPARE(search.count(), 1);
        append(path, bytes);
        QTRY_COMPARE(search.count(), 2);
    }

    void theSameQueryAgainKeepsTheMatch()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.jsonl"_s);
        const QByteArray line = recordLine("user", "\"mesh and mesh\"");
        append(path, line);
        OpenTranscript source;
        openAndRead(source, path);
        TranscriptFind find(source);
        find.setQuery({u"mesh"_s}, {});
        QTRY_COMPARE(find.number(), 1);
        QVERIFY(find.step(true, {0, 0}));
        find.setQuery({u"mesh"_s}, {0, 0});
        QCOMPARE(find.number(), 2);
        QSignalSpy reached(&find, &TranscriptFind::reached);
        append(path, line);
        QTRY_COMPARE(find.count(), 4);
        QTRY_VERIFY(!find.isSearching());
        QCOMPARE(find.number(), 2);
        QVERIFY(reached.isEmpty());
        QVERIFY(find.step(true, {0, 0}));
        QCOMPARE(find.number(), 3);
    }

    void stepsDuringASearchAreMadeAfterwards_data()
    {
        QTest::addColumn<int>("found");
        QTest::addColumn<int>("number");
        QTest::newRow("nothing was found yet") << 0 << 1;
        QTest::newRow("matches were found") << 3 << 2;
    }

    void stepsDuringASearchAreMadeAfterwards()
    {
        QFETCH(const int, found);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.jsonl"_s);
        append(path, recordLine("user", "\"mesh\"").repeated(3));
        OpenTranscript source;
        openAndRead(source, path);
        TranscriptFind find(source);
        int steps = 0;
        const auto step = [&find, &steps, found] {
            if (steps == 0 && find.isSearching() && find.count() == found) {
                ++steps;
                find.step(true, {0, 1});
            }
        };
        connect(&find, &TranscriptFind::changed, &find, step);
        find.setQuery({u"mesh"_s}, {0, 0});
        QTRY_VERIFY(!find.isSearching());
        QCOMPARE(steps, 1);
        QTEST(find.number(), "number");
    }

    /// The match was counted, and its record is removed before it is shown.
    void aMatchInARemovedRecordIsSkipped()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.jsonl"_s);
        append(path, recordLine("user", "\"relaxation\"").repeated(3));
        OpenTranscript source;
        openAndRead(source, path);
        TranscriptFind find(source);
        find.setQuery({u"relaxation"_s}, {0, 1});
        QThreadPool::globalInstance()->waitForDone(); // no results were taken yet
        QVERIFY(QFile::remove(path));
        QTRY_VERIFY(!find.isSearching());
        QCOMPARE(find.count(), 3);
        QVERIFY(!find.current().place.isValid());
        for (const bool isForward : {true, false}) {
            QVERIFY(!find.step(isForward, {0, 1}));
            QCOMPARE(find.number(), 0);
        }
    }

    void aMatchOfARewrittenRecordIsPassedOver()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.jsonl"_s);
        const QByteArray line = recordLine("user", "\"relaxation\"");
        append(path, line.repeated(2));
        OpenTranscript source;
        openAndRead(source, path);
        TranscriptFind find(source);
        find.setQuery({u"relaxation"_s}, {0, 0});
        QTRY_COMPARE(find.number(), 1);
        write(path, line + recordLine("user", "\"convection\""));
        QVERIFY(!find.step(true, {0, 1})); // before the file is read again
        QCOMPARE(find.current().place, (EntryPlace{0, 0}));
    }

    void theJoinedPartsAreTheWholeText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("short") << u"one line"_s;
        QTest::newRow("lines") << u"a\nb\n\nc\n"_s.repeated(50);
        QTest::newRow("one long line") << u"abc "_s.repeated(5000);
        QTest::newRow("pairs") << u"😀"_s.repeated(5000);
        QTest::newRow("line ends") << u"\n"_s.repeated(1'000'000);
    }

    void theJoinedPartsAreTheWholeText()
    {
        QFETCH(const QString, text);
        const std::vector<TextPart> parts = textParts(text, 1000);
        QString joined;
        for (const TextPart &part : parts) {
            const QString one = text.mid(part.begin, part.length);
            QVERIFY(!one.isEmpty() && !one.front().isLowSurrogate());
            joined += one;
        }
        QCOMPARE(joined, text);
        QVERIFY(parts.size() <= 1000);
    }
};

QTEST_GUILESS_MAIN(TestTranscriptModel)
#include "tst_transcriptmodel.moc"
