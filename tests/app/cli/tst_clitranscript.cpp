// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"
#include "tests/files.h"
#include "tests/support/everysecret.h"

using namespace Qt::StringLiterals;
using namespace baton;

/// `baton transcript` as a script uses it.
class TestCliTranscript : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }

    void exitsWithTheDocumentedCode_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("complaint");
        const QString good = sample(u"claude-2.0/bbbb2222.jsonl"_s);
        QTest::newRow("good") << QStringList{good} << 0 << QString();
        QTest::newRow("broken record") << QStringList{sample(u"claude-2.1/cccc3333.jsonl"_s)} << 1
                                       << u"records that cannot be read: 1"_s;
        QTest::newRow("folder of a session")
            << QStringList{sample(u"claude-2.2/dddd4444"_s)} << 0 << QString();
        QTest::newRow("folder") << QStringList{sample(u"claude-2.2"_s)} << 0 << QString();
        QTest::newRow("folder without") << QStringList{u"."_s} << 1 << u"no transcript"_s;
        QTest::newRow("folder as Markdown")
            << QStringList{u"--format"_s, u"markdown"_s, u"."_s} << 2 << u"is a folder"_s;
        QTest::newRow("missing") << QStringList{u"nowhere.jsonl"_s} << 2 << u"No such file"_s;
        QTest::newRow("another file")
            << QStringList{u"plan.json"_s} << 2 << u"not a transcript that Baton knows"_s;
        QTest::newRow("standard input") << QStringList{u"-"_s} << 2 << u"standard input"_s;
        QTest::newRow("none") << QStringList() << 2 << u"missing"_s;
        QTest::newRow("two") << QStringList{good, good} << 2 << QString();
        QTest::newRow("format") << QStringList{u"--format"_s, u"xml"_s, good} << 2 << u"xml"_s;
        QTest::newRow("kind of secret")
            << QStringList{u"--mask"_s, u"shoes"_s, good} << 2 << u"shoes"_s;
    }

    void exitsWithTheDocumentedCode()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, complaint);
        write(u"plan.json"_s, "{\"handoff\": {}}");
        const Printed printed = run(QStringList{u"transcript"_s} + arguments);
        QTEST(printed.code, "code");
        QVERIFY2(printed.error.contains(complaint), qPrintable(printed.error));
        QCOMPARE(printed.error.isEmpty(), complaint.isEmpty() && printed.code != 2);
    }

    void jsonHoldsEveryEntryInPlace()
    {
        const QJsonObject printed = json(run(
            {u"transcript"_s, u"--format"_s, u"json"_s, sample(u"claude-2.0/bbbb2222.jsonl"_s)}));
        QStringList entries;
        for (const QJsonValue entry : printed[u"entries"_s].toArray()) {
            entries.append(u"%1 %2 %3 %4"_s.arg(entry[u"agent"_s].toInt())
                               .arg(entry[u"line"_s].toInt())
                               .arg(entry[u"kind"_s].toString(), entry[u"callId"_s].toString()));
        }
        QCOMPARE(entries,
                 (QStringList{u"0 1 message "_s, u"0 2 tool-call t1"_s, u"1 1 message "_s,
                              u"1 2 tool-call t2"_s, u"1 3 tool-result t2"_s, u"1 4 message "_s,
                              u"0 3 tool-result t1"_s, u"0 4 message "_s}));
        const QJsonValue agent = printed[u"agents"_s][1];
        QCOMPARE(agent[u"name"_s].toString(), u"reviewer"_s);
        QCOMPARE(agent[u"parentLine"_s].toInt(), 2);
        QCOMPARE(agent[u"state"_s].toString(), u"done"_s);
    }

    void aBrokenRecordIsReportedWithItsLineAndMistake()
    {
        write(u"a.jsonl"_s, userLine(u"Go."_s) + "{\"type\":\"user\",\"sess\n");
        const Printed printed = run({u"transcript"_s, u"a.jsonl"_s});
        QCOMPARE(printed.code, 1);
        QVERIFY2(printed.out.contains(u" ✗ broken record in line 2\n"_s), qPrintable(printed.out));
        QVERIFY2(printed.out.contains(u" at byte 21 of its line.\n"_s), qPrintable(printed.out));
        QVERIFY2(printed.out.contains(u"           {\"type\":\"user\",\"sess\n"_s),
                 qPrintable(printed.out));
        QVERIFY2(printed.error.contains(u"a.jsonl:2: The record does not parse: "_s),
                 qPrintable(printed.error));
    }

    /// The totals equal those of the window; see tst_transcriptview.
    void theTotalsAreThoseOfTheWindow()
    {
        const QString path = sample(u"claude-1.0/aaaa1111.jsonl"_s);
        const QString text = run({u"transcript"_s, path}).out;
        QVERIFY2(text.contains(u"\n2 agents · 1 error · 460 in"_s), qPrintable(text));
        QVERIFY2(text.contains(u", 90 out\n"_s), qPrintable(text));
        const QString markdown = run({u"transcript"_s, u"--format"_s, u"markdown"_s, path}).out;
        QVERIFY2(markdown.contains(u"\n- 2 agents, 1 error, 460 in"_s), qPrintable(markdown));
        const QJsonObject printed = json(run({u"transcript"_s, u"--format"_s, u"json"_s, path}));
        QCOMPARE(printed[u"errors"_s].toInt(), 1);
        QCOMPARE(printed[u"tokens"_s][u"output"_s].toInt(), 90);
    }

    void handoffsAndSessionsThatWereTouchedAreListed()
    {
        const QString handoff = m_folder->filePath(u"plan.yaml"_s);
        write(u"plan.yaml"_s,
              baton::contentOf(QStringLiteral(BATON_TEST_DATA "/cfd/valid-mesh-plan.yaml")));
        write(
            u"a.jsonl"_s,
            R"({"type":"assistant","sessionId":"s","message":{"content":[{"type":"tool_use","id":)"
            R"("t","name":"Write","input":{"file_path":")"
                + handoff.toUtf8() + R"("}}]}})" + "\n");
        const QJsonObject printed =
            json(run({u"transcript"_s, u"--format"_s, u"json"_s, u"a.jsonl"_s}));
        const QJsonValue touched = printed[u"handoffs"_s][0];
        QCOMPARE(touched[u"path"_s].toString(), handoff);
        QCOMPARE(touched[u"kind"_s].toString(), u"cfd.mesh-plan"_s);
        QCOMPARE(touched[u"title"_s].toString(), u"Mesh plan"_s);
        QVERIFY(touched[u"written"_s].toBool());
        QCOMPARE(touched[u"line"_s].toInt(), 1);
        QCOMPARE(printed[u"agents"_s][0][u"wrote"_s][0].toString(), handoff);
        const QString text = run({u"transcript"_s, u"a.jsonl"_s}).out;
        QVERIFY2(text.contains(u"wrote "_s + handoff)
                     && text.contains(u"\nHandoffs\n  "_s + handoff),
                 qPrintable(text));
    }

    void notesAreNamedAndPrintedOnRequest()
    {
        const QString path = sample(u"claude-2.1/cccc3333.jsonl"_s);
        const QString text = run({u"transcript"_s, path}).out;
        QVERIFY(text.contains(u"note agent_progress\n"_s));
        QVERIFY(!text.contains(u"working"_s));
        QVERIFY(run({u"transcript"_s, u"--notes"_s, path}).out.contains(u"working"_s));
    }

    void markdownFencesMessages_data()
    {
        QTest::addColumn<QByteArray>("role");
        QTest::newRow("by a user") << QByteArray("user");
        QTest::newRow("by an agent") << QByteArray("assistant");
    }

    void markdownFencesMessages()
    {
        QFETCH(const QByteArray, role);
        const QByteArray line = userLine(u"# Look\n````\n<img src=x>"_s);
        write(u"a.jsonl"_s, QByteArray(line).replace("\"user\"", '"' + role + '"'));
        const QString text = run({u"transcript"_s, u"--format"_s, u"markdown"_s, u"a.jsonl"_s}).out;
        QVERIFY2(text.contains(u"`````text\n# Look\n````\n<img src=x>\n`````\n"_s),
                 qPrintable(text));
    }

    void escapesControlCharacters_data()
    {
        QTest::addColumn<QString>("format");
        QTest::newRow("text") << u"text"_s;
        QTest::newRow("markdown") << u"markdown"_s;
    }

    void escapesControlCharacters()
    {
        QFETCH(const QString, format);
        write(u"a.jsonl"_s, userLine(u"\u001b[31mred"_s));
        const QString text = run({u"transcript"_s, u"--format"_s, format, u"a.jsonl"_s}).out;
        QVERIFY2(text.contains(u"\\x1b[31mred"_s), qPrintable(text));
        QVERIFY(!text.contains(u'\u001b'));
    }

    void nothingSecretIsPrinted_data()
    {
        QTest::addColumn<QString>("format");
        for (const char *format : {"text", "json", "markdown"}) {
            QTest::newRow(format) << QString::fromLatin1(format);
        }
    }

    void nothingSecretIsPrinted()
    {
        QFETCH(const QString, format);
        const QByteArray line = userLine(everySecretText());
        QVERIFY(!secretsLeftIn(QString::fromUtf8(line)).isEmpty());
        write(u"a.jsonl"_s, line);
        baton::write(m_folder->filePath(u".baton/secrets.txt"_s), everyKindLines());
        const Printed printed = run({u"transcript"_s, u"--format"_s, format, u"a.jsonl"_s});
        QCOMPARE(printed.code, 0);
        QCOMPARE(secretsLeftIn(printed.out), QStringList());
        QVERIFY(printed.out.contains(u"masked"_s));
    }

    /// The tool's result prints the password without its name, and an earlier entry as well.
    void aSecretOfOneEntryIsMaskedInAll_data() { nothingSecretIsPrinted_data(); }

    void aSecretOfOneEntryIsMaskedInAll()
    {
        QFETCH(const QString, format);
        write(u"a.jsonl"_s,
              userLine(u"Is winter-Rose-71 refused?"_s)
                  + userLine(u"export DB_PASSWORD=winter-Rose-71 && ./migrate"_s)
                  + userLine(u"connecting as baton with winter-Rose-71: refused"_s));
        const Printed printed = run({u"transcript"_s, u"--format"_s, format, u"a.jsonl"_s});
        QCOMPARE(printed.code, 0);
        QVERIFY2(!printed.out.contains("winter-Rose-71"_L1), qPrintable(printed.out));
        QVERIFY(printed.out.contains("connecting as baton with"_L1));
    }

    /// Names, tasks and paths are in the table of agents.
    void noSecretOfAnAgentIsPrinted_data() { nothingSecretIsPrinted_data(); }

    void noSecretOfAnAgentIsPrinted()
    {
        QFETCH(const QString, format);
        const QString secret = everySecretText().remove(u'"').replace(u'|', u',');
        write(u"a.jsonl"_s, userLine(u"Go."_s));
        const QString agent = m_folder->filePath(u"a/subagents/agent-x"_s);
        const QJsonObject meta{{u"agentType"_s, u"ghp_"_s + QString(36, u'a')},
                               {u"description"_s, secret}};
        baton::write(agent + u".jsonl"_s, userLine(u"Go."_s));
        baton::write(agent + u".meta.json"_s, QJsonDocument(meta).toJson());
        baton::write(m_folder->filePath(u".baton/secrets.txt"_s), everyKindLines());
        const Printed printed = run({u"transcript"_s, u"--format"_s, format, u"a.jsonl"_s});
        QCOMPARE(printed.code, 0);
        QCOMPARE(secretsLeftIn(QString(printed.out).remove(u'\\')), QStringList());
        QVERIFY(printed.out.contains(u"masked"_s));
    }

    void aListShowsFormatAgentsAndPrompt()
    {
        const Printed printed = run({u"transcript"_s, sample(u"claude-2.2"_s)});
        QVERIFY2(printed.out.contains(u" · Claude Code · "_s)
                     && printed.out.contains(u" · 5 agent files · Run the review. · "_s),
                 qPrintable(printed.out));
        const QJsonArray rows = json(run({u"transcript"_s, u"--format"_s, u"json"_s,
                                          sample(u"codex/2026/02"_s)}))[u"transcripts"_s]
                                    .toArray();
        QCOMPARE(rows.size(), 3);
    }

private:
    static QByteArray userLine(const QString &text)
    {
        const QJsonObject message{{u"role"_s, u"user"_s}, {u"content"_s, text}};
        const QJsonObject record{
            {u"type"_s, u"user"_s}, {u"sessionId"_s, u"s"_s}, {u"message"_s, message}};
        return QJsonDocument(record).toJson(QJsonDocument::Compact) + '\n';
    }

    static QString sample(const QString &name)
    {
        return QStringLiteral(BATON_TEST_DATA "/transcripts/") + name;
    }
};

QTEST_GUILESS_MAIN(TestCliTranscript)
#include "tst_clitranscript.moc"
