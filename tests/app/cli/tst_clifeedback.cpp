// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"

using namespace Qt::StringLiterals;

/// "baton check --feedback", by which a script asks an agent again.
class TestCliFeedback : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }

    void theExitCodeTellsAScriptWhatToDo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<bool>("hasText");
        const QString wrong = cfd(u"consumer/agent.yaml"_s);
        QTest::newRow("right") << QStringList{cfd(u"valid-mesh-plan.yaml"_s)} << 0 << false;
        QTest::newRow("wrong") << QStringList{wrong} << 1 << true;
        QTest::newRow("cannot be parsed")
            << QStringList{cfd(u"text/missing-colon.yaml"_s)} << 1 << true;
        QTest::newRow("asked often enough")
            << QStringList{u"--attempt"_s, u"2"_s, wrong} << 3 << false;
        const QString other = cfd(u"../hooks/claude-stop.json"_s);
        QTest::newRow("no handoff") << QStringList{other} << 1 << true;
        QTest::newRow("no handoff for the third time")
            << QStringList{u"--attempt"_s, u"3"_s, other} << 1 << true;
        QTest::newRow("no handoff, asked often enough")
            << QStringList{u"--attempt"_s, u"4"_s, other} << 3 << false;
        QTest::newRow("nothing on standard input") << QStringList{u"-"_s} << 1 << true;
        QTest::newRow("with a baseline")
            << QStringList{u"--baseline"_s, u"b.json"_s, wrong} << 2 << false;
        QTest::newRow("not there") << QStringList{u"nowhere.yaml"_s} << 2 << false;
        QTest::newRow("in a format") << QStringList{u"--format"_s, u"json"_s, wrong} << 2 << false;
    }

    void theExitCodeTellsAScriptWhatToDo()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(bool, hasText);
        const Printed told = run(QStringList{u"check"_s, u"--feedback"_s} + arguments);
        QCOMPARE(told.code, code);
        QCOMPARE(!told.out.isEmpty(), hasText);
        QCOMPARE(!told.error.isEmpty(), code == 2);
    }

    void requestsUnrecognisedDocuments_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("an open bracket")
            << QByteArray("handoff:\n  producer: cfd-reviewer\n  x: [1, 2\n");
        QTest::newRow("a missing comma")
            << QByteArray("{\"handoff\": {\"producer\": \"a\" \"consumer\": \"b\"}}");
        QTest::newRow("an open quote") << QByteArray("handoff:\n  producer: \"a\n  x: 1\n");
        QTest::newRow("a tab") << QByteArray("handoff:\n\tproducer: a\n");
        QTest::newRow("no handoff") << QByteArray("error_history:\n  - attempt_number: [1\n");
    }

    void requestsUnrecognisedDocuments()
    {
        QFETCH(const QByteArray, text);
        const QString path = write(u"a.yaml"_s, text);
        const Printed told = run({u"check"_s, u"--feedback"_s, path});
        QCOMPARE(told.code, 1);
        QVERIFY2(told.out.contains(u" of this file cannot be read. "_s), qPrintable(told.out));
        const Printed last = run({u"check"_s, u"--feedback"_s, u"--attempt"_s, u"4"_s, path});
        QCOMPARE(last.code, 3);
        QCOMPARE(last.out, QString());
    }

    void requestsEachUnreadableFileSeparately_data()
    {
        QTest::addColumn<QStringList>("paths");
        QTest::addColumn<bool>("isOfOther");
        QTest::newRow("its folder") << QStringList{u"alone"_s} << false;
        QTest::newRow("twice") << QStringList{u"alone/broken.yaml"_s, u"alone/broken.yaml"_s}
                               << false;
        QTest::newRow("with a wrong one")
            << QStringList{u"alone/broken.yaml"_s, u"wrong.yaml"_s} << true;
        QTest::newRow("a folder with a wrong one") << QStringList{u"."_s} << true;
    }

    void requestsEachUnreadableFileSeparately()
    {
        QFETCH(const QStringList, paths);
        QFETCH(const bool, isOfOther);
        QVERIFY(QDir(m_folder->path()).mkpath(u"alone"_s));
        const QString path = write(u"alone/broken.yaml"_s, "handoff:\n  version: \"1.0\n");
        write(u"wrong.yaml"_s, content(cfd(u"consumer/agent.yaml"_s)));
        const QStringList check{u"check"_s, u"--feedback"_s};
        const Printed alone = run(check + QStringList{path});
        QCOMPARE(alone.code, 1);
        QVERIFY2(alone.out.contains(u" of this file cannot be read. "_s), qPrintable(alone.out));
        const Printed told = run(check + paths);
        QCOMPARE(told.code, 1);
        QVERIFY2(told.out.contains(alone.out.trimmed()), qPrintable(told.out));
        QCOMPARE(told.out.contains(u"Your handoff"_s), isOfOther);
        QCOMPARE(told.out.contains(u"broken.yaml is not right yet: "_s), isOfOther);
        const Printed last = run(check + QStringList{u"--attempt"_s, u"4"_s} + paths);
        QCOMPARE(last.code, 3);
        QCOMPARE(last.out, QString());
    }

    void namesEachOfSeveralFiles()
    {
        const QByteArray text = content(cfd(u"consumer/agent.yaml"_s));
        const QString path = write(u"a.yaml"_s, text);
        const Printed alone = run({u"check"_s, u"--feedback"_s, path});
        QCOMPARE(alone.code, 1);
        write(u"b.yaml"_s, text);
        write(u"right.yaml"_s, content(cfd(u"valid-mesh-plan.yaml"_s)));
        const QString line = u"%1 is not right yet: its receiver would send it back.\n\n"_s;
        const Printed told = run(
            {u"check"_s, u"--feedback"_s, u"right.yaml"_s, u"b.yaml"_s, u"-"_s, u"a.yaml"_s}, text);
        QCOMPARE(told.code, 1);
        QCOMPARE(told.out,
                 line.arg(u"b.yaml"_s) + alone.out + u'\n' + line.arg(u"Standard input"_s)
                     + alone.out + u'\n' + line.arg(u"a.yaml"_s) + alone.out);
    }

    void namesWhatItDidNotCheck_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QStringList>("named");
        const QStringList both{u"other.yaml"_s, u"empty.yaml"_s};
        QTest::newRow("beside a right one") << QStringList{u"right.yaml"_s} + both << 0 << both;
        QTest::newRow("beside a wrong one") << QStringList{u"wrong.yaml"_s} + both << 1 << both;
        QTest::newRow("alone") << both << 0 << both;
        QTest::newRow("one alone") << QStringList{u"other.yaml"_s} << 1 << QStringList();
        QTest::newRow("in a folder") << QStringList{u"."_s} << 1 << QStringList();
        QTest::newRow("with the choice to ignore them")
            << QStringList{u"--skip-unknown"_s, u"right.yaml"_s} + both << 0 << QStringList();
    }

    void namesWhatItDidNotCheck()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const int, code);
        QFETCH(const QStringList, named);
        write(u"right.yaml"_s, content(cfd(u"valid-mesh-plan.yaml"_s)));
        write(u"wrong.yaml"_s, content(cfd(u"consumer/agent.yaml"_s)));
        write(u"other.yaml"_s, "a: 1\n");
        write(u"empty.yaml"_s, "");
        const Printed told = run(QStringList{u"check"_s, u"--feedback"_s} + arguments);
        QString error;
        for (const QString &file : named) {
            error += u"baton: %1 contains no handoff, so nothing in it was checked.\n"_s.arg(file);
        }
        QCOMPARE(told.error, error);
        QCOMPARE(told.code, code);
    }

    void usesDefaultWordsIfTheProtocolHasNone()
    {
        const QString pack = u".baton/protocols/kitchen"_s;
        QVERIFY(QDir(m_folder->path()).mkpath(pack));
        write(pack + u"/protocol.yaml"_s,
              "id: kitchen\ntitle: Kitchen\nkinds:\n  - name: order\n    title: Order\n    schema: "
              "order.schema.json\n    has: [/order]\n");
        write(
            pack + u"/order.schema.json"_s,
            R"({"type": "object", "required": ["order"], "properties": {"order": {"type": "object",
                  "required": ["dish"], "properties": {"dish": {}}}}})");
        const QString path = write(u"order.yaml"_s, "order: {guests: 4}\n");
        const Printed told = run({u"check"_s, u"--feedback"_s, path});
        QCOMPARE(told.out, u"The required field dish is missing. Please include it.\n"_s);
        QCOMPARE(told.code, 1);
    }

    void describesAFileWithoutAHandoff_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("reason");
        const QByteArray review = content(cfd(u"valid-engineering-review.yaml"_s));
        QTest::newRow("nothing") << QByteArray() << QString();
        QTest::newRow("other keys")
            << QByteArray("a: 1\n") << u"No kind is known by these root keys: a."_s;
        QTest::newRow("prose") << QByteArray("The review is approved.\n") << QString();
        QTest::newRow("a misspelt root key") << QByteArray(review).replace("handoff:", "handof:")
                                             << u"No protocol has the root key handof"_s;
        QTest::newRow("broken YAML") << QByteArray("a: [1\n") << u"Line 1 does not parse: "_s;
    }

    void describesAFileWithoutAHandoff()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, reason);
        const Printed told = run({u"check"_s, u"--feedback"_s, write(u"a.yaml"_s, text)});
        QCOMPARE(told.code, 1);
        QVERIFY2(told.out.startsWith(u"There is no handoff in this file that can be recognised. "_s
                                     + reason),
                 qPrintable(told.out));
        QVERIFY2(told.out.contains(u"\"baton new KIND\""_s), qPrintable(told.out));
        QVERIFY(!told.out.contains(u"status bar"_s)); // which no agent has
    }

    /// A block of a page may quote such a text.
    void reportsPlainTextFilesAsText_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isSaid");
        const QByteArray text = "\"{\\\"handoff\\\": {}}\"\n";
        QTest::newRow("a file") << u"a.json"_s << text << true;
        QTest::newRow("a block") << u"a.md"_s << "# Plan\n\n```json\n" + text + "```\n" << false;
    }

    void reportsPlainTextFilesAsText()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, text);
        QFETCH(const bool, isSaid);
        const Printed told = run({u"check"_s, u"--feedback"_s, write(name, text)});
        QCOMPARE(told.code, 1);
        QVERIFY2(
            told.out.startsWith(u"There is no handoff in this file that can be recognised. "_s),
            qPrintable(told.out));
        QCOMPARE(told.out.contains(u"JSON was encoded twice"_s), isSaid);
    }

    void acceptsANewerVersion_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("version");
        QTest::newRow("CFD") << u"cfd.mesh-plan"_s
                             << u"cfd-bioreactor-session-1/handoffs/phase1-mesh-plan.yaml"_s
                             << QByteArray("\"1.1\"");
        QTest::newRow("swarm") << u"swarm.payload"_s << u"swarm-session-1/handoff-payload.yaml"_s
                               << QByteArray("\"3.0\"");
    }

    void acceptsANewerVersion()
    {
        QFETCH(const QString, kind);
        QFETCH(const QString, file);
        QFETCH(const QByteArray, version);
        QByteArray text = run({u"new"_s, kind}).out.toUtf8();
        QVERIFY(text.contains("\"1.0\""));
        QVERIFY(QDir(m_folder->path()).mkpath(file.section(u'/', 0, -2)));
        const QString path = write(file, text.replace("\"1.0\"", version));
        const Printed told = run({u"check"_s, u"--feedback"_s, path});
        QCOMPARE(told.out, QString());
        QCOMPARE(told.code, 0);
    }

    void rejectsAHandoffOfAnotherKind_data()
    {
        QTest::addColumn<QString>("attempt");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("action");
        QTest::newRow("asks again") << u"1"_s << 1 << u"reinvoke"_s;
        QTest::newRow("asked often enough") << u"2"_s << 3 << u"escalate"_s;
    }

    void rejectsAHandoffOfAnotherKind()
    {
        QFETCH(const QString, attempt);
        QFETCH(const int, code);
        QFETCH(const QString, action);
        const QString folder = u"cfd-bioreactor-session-1/handoffs"_s;
        QVERIFY(QDir(m_folder->path()).mkpath(folder));
        const QString path = write(folder + u"/phase2-engineering-review.yaml"_s,
                                   content(cfd(u"valid-mesh-plan.yaml"_s)));
        const QStringList check{u"check"_s, u"--attempt"_s, attempt, path};
        const Printed told = run(check + QStringList{u"--feedback"_s});
        QCOMPARE(told.code, code);
        QCOMPARE(told.out.startsWith(u"This file is for the Engineering review"_s), code == 1);
        const Printed printed = run(check + QStringList{u"--format"_s, u"json"_s});
        QCOMPARE(printed.code, 1);
        const QJsonObject report = json(printed);
        const QJsonValue document = report[u"files"][0][u"documents"][0];
        QCOMPARE(document[u"findings"][0][u"rule"].toString(), u"handoff.other-kind"_s);
        QCOMPARE(document[u"verdict"][u"action"].toString(), action);
        QCOMPARE(document[u"verdict"][u"feedback"].toString(), told.out.trimmed());
    }

    void printsTheTextOfTheVerdict()
    {
        const QString wrong = cfd(u"consumer/agent.yaml"_s);
        const QJsonObject report = json(run({u"check"_s, u"--format"_s, u"json"_s, wrong}));
        const QString feedback =
            report[u"files"][0][u"documents"][0][u"verdict"][u"feedback"].toString();
        QVERIFY(!feedback.isEmpty());
        QCOMPARE(run({u"check"_s, u"--feedback"_s, wrong}).out, feedback.trimmed() + u'\n');
    }

    void escapesControlCharacters_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("findings") << QStringList();
        QTest::newRow("feedback") << QStringList{u"--feedback"_s};
    }

    /// A value may contain control sequences for a terminal.
    void escapesControlCharacters()
    {
        QFETCH(const QStringList, options);
        QByteArray review = content(cfd(u"valid-engineering-review.yaml"_s));
        const qsizetype at = review.indexOf("approval_status: ");
        review.replace(at, review.indexOf('\n', at) - at, "approval_status: \"\\e[31mno\"");
        const QString path = write(u"review.yaml"_s, review);
        const QString told = run(QStringList{u"check"_s, path} + options).out;
        QVERIFY2(told.contains(u"\\x1b[31mno"_s), qPrintable(told));
        QVERIFY(!told.contains(u'\u001b'));
    }

    void runsTheLoopOfThePage()
    {
        const QString page =
            QString::fromUtf8(content(QStringLiteral(BATON_SOURCE_DIR) + u"/docs/hooks.md"_s));
        const QRegularExpressionMatch loop =
            QRegularExpression(u"```sh\n(attempt=1\n.*?)```"_s,
                               QRegularExpression::DotMatchesEverythingOption)
                .match(page);
        QVERIFY(loop.hasMatch());
        QVERIFY(QFile::copy(cfd(u"consumer/agent.yaml"_s), m_folder->filePath(u"handoff.yaml"_s)));
        write(u"correct.sh"_s,
              "ask_agent() { echo \"asked: $1\"; baton set handoff.yaml "
              "/handoff/consumer=cfd-bioreactor >/dev/null; }\n"
                  + loop.captured(1).toUtf8());
        write(u"stubborn.sh"_s,
              "ask_agent() { echo \"asked: $1\"; }\n" + loop.captured(1).toUtf8());
        const BatonProcess shell(m_folder->path());
        const Printed stubborn = shell.runShell(u"sh stubborn.sh"_s);
        QCOMPARE(stubborn.code, 3);
        QCOMPARE(stubborn.out.count(u"asked: Your handoff"_s), 1);
        const Printed corrected = shell.runShell(u"sh correct.sh"_s);
        QVERIFY2(corrected.code == 0, qPrintable(corrected.out));
        QCOMPARE(corrected.out.count(u"asked: Your handoff"_s), 1);
    }
};

QTEST_GUILESS_MAIN(TestCliFeedback)
#include "tst_clifeedback.moc"
