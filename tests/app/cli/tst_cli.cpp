// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"

using namespace Qt::StringLiterals;

/// The built program as a script or a hook uses it.
class TestCli : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }

    void exitsWithTheDocumentedCode_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        const QString valid = cfd(u"valid-mesh-plan.yaml"_s);
        const QString warning = cfd(u"version-other.yaml"_s);
        const QString error = cfd(u"consumer/agent.yaml"_s);
        const QString several = cfd(u"../yaml/documents.yaml"_s);
        QTest::newRow("clean") << QStringList{u"check"_s, valid} << 0;
        QTest::newRow("warning") << QStringList{u"check"_s, warning} << 0;
        QTest::newRow("strict warning") << QStringList{u"check"_s, u"--strict"_s, warning} << 1;
        QTest::newRow("strict note")
            << QStringList{u"check"_s, u"--strict"_s, cfd(u"producer/swarm-later.yaml"_s)} << 0;
        QTest::newRow("error") << QStringList{u"check"_s, valid, error} << 1;
        QTest::newRow("missing file beats errors")
            << QStringList{u"check"_s, error, u"nowhere.yaml"_s} << 2;
        QTest::newRow("broken syntax")
            << QStringList{u"check"_s, cfd(u"text/missing-colon.yaml"_s)} << 1;
        QTest::newRow("no path") << QStringList{u"check"_s} << 2;
        QTest::newRow("diff of the same") << QStringList{u"diff"_s, valid, valid} << 0;
        const QString samples = QStringLiteral(BATON_SOURCE_DIR "/resources/samples");
        QTest::newRow("diff of a folder and a file")
            << QStringList{u"diff"_s, samples + u"/arena"_s, valid} << 2;
        QTest::newRow("diff of folders that are no sessions")
            << QStringList{u"diff"_s, QStringLiteral(BATON_SOURCE_DIR) + u"/docs"_s,
                           QStringLiteral(BATON_SOURCE_DIR) + u"/cmake"_s}
            << 2;
        QTest::newRow("diff of a document of a session")
            << QStringList{u"diff"_s, u"--document"_s, u"2"_s, samples + u"/arena"_s,
                           samples + u"/arena"_s}
            << 2;
        QTest::newRow("diff of others") << QStringList{u"diff"_s, valid, error} << 1;
        QTest::newRow("diff of what is not there")
            << QStringList{u"diff"_s, valid, u"nowhere.yaml"_s} << 2;
        QTest::newRow("diff of what does not parse")
            << QStringList{u"diff"_s, valid, cfd(u"text/missing-colon.yaml"_s)} << 2;
        QTest::newRow("diff of standard input alone")
            << QStringList{u"diff"_s, u"-"_s, u"-"_s} << 2;
        QTest::newRow("diff in no format")
            << QStringList{u"diff"_s, u"--format"_s, u"xml"_s, valid, valid} << 2;
        QTest::newRow("diff of one of several documents")
            << QStringList{u"diff"_s, several, several} << 2;
        QTest::newRow("diff of a chosen document")
            << QStringList{u"diff"_s, u"--document"_s, u"2"_s, several, several} << 0;
        QTest::newRow("diff of one file") << QStringList{u"diff"_s, valid} << 2;
        QTest::newRow("file name that looks like options")
            << QStringList{u"check"_s, u"-dash.yaml"_s} << 2;
        QTest::newRow("unknown option") << QStringList{u"check"_s, u"--loud"_s, valid} << 2;
        QTest::newRow("unknown format")
            << QStringList{u"check"_s, u"--format"_s, u"xml"_s, valid} << 2;
        QTest::newRow("unknown kind")
            << QStringList{u"check"_s, u"--kind"_s, u"cfd.no"_s, valid} << 2;
        QTest::newRow("attempt zero")
            << QStringList{u"check"_s, u"--attempt"_s, u"0"_s, valid} << 2;
        QTest::newRow("help") << QStringList{u"--help"_s} << 0;
        QTest::newRow("help of a command") << QStringList{u"help"_s, u"fix"_s} << 0;
        QTest::newRow("version") << QStringList{u"--version"_s} << 0;
        QTest::newRow("kinds") << QStringList{u"kinds"_s} << 0;
        QTest::newRow("schema") << QStringList{u"schema"_s, u"cfd.flow-result"_s} << 0;
        QTest::newRow("schema of nothing") << QStringList{u"schema"_s, u"nothing"_s} << 2;
        const QString cfdSession = samples + "/cfd-bioreactor-session-20260221-143000-48213"_L1;
        QTest::newRow("sessions") << QStringList{u"sessions"_s, samples} << 0;
        QTest::newRow("sessions of nowhere")
            << QStringList{u"sessions"_s, samples + "/nowhere"_L1} << 2;
        QTest::newRow("sessions in no format")
            << QStringList{u"sessions"_s, u"--format"_s, u"xml"_s, samples} << 2;
        QTest::newRow("session that failed") << QStringList{u"session"_s, cfdSession} << 1;
        QTest::newRow("session that succeeded")
            << QStringList{u"session"_s, samples + "/arena"_L1} << 0;
        QTest::newRow("session in no format")
            << QStringList{u"session"_s, u"--format"_s, u"xml"_s, cfdSession} << 2;
        QTest::newRow("session that is not there")
            << QStringList{u"session"_s, cfdSession + u'0'} << 2;
        QTest::newRow("graph") << QStringList{u"graph"_s, samples} << 0;
        QTest::newRow("graph that breaks the hub")
            << QStringList{u"graph"_s, cfd(u"consumer/agent.yaml"_s)} << 1;
        QTest::newRow("graph of nowhere") << QStringList{u"graph"_s, samples + "/nowhere"_L1} << 2;
        QTest::newRow("graph in no format")
            << QStringList{u"graph"_s, u"--format"_s, u"xls"_s, samples} << 2;
        QTest::newRow("graph with an ending that is no format")
            << QStringList{u"graph"_s, u"-o"_s, u"graph.xls"_s, samples} << 2;
        QTest::newRow("graph of no kind")
            << QStringList{u"graph"_s, u"--kind"_s, u"steps"_s, samples + "/arena"_L1} << 2;
        QTest::newRow("graph of a session and a workspace")
            << QStringList{u"graph"_s, u"--session"_s, u"--workspace"_s, samples} << 2;
        QTest::newRow("no such value") << QStringList{u"get"_s, valid, u"/handoff/no"_s} << 1;
        QTest::newRow("no pointer") << QStringList{u"get"_s, valid, u"handoff"_s} << 2;
        QTest::newRow("unknown escape in a pointer")
            << QStringList{u"get"_s, valid, u"/a~2b"_s} << 2;
        QTest::newRow("no name") << QStringList{u"check"_s, QString()} << 2;
        QTest::newRow("no name to fix") << QStringList{u"fix"_s, QString()} << 2;
        QTest::newRow("standard input fixed among others")
            << QStringList{u"fix"_s, u"-"_s, valid} << 2;
        QTest::newRow("no such document")
            << QStringList{u"get"_s, u"--document"_s, u"2"_s, valid, u"/handoff"_s} << 2;
    }

    void exitsWithTheDocumentedCode()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        const Printed printed = run(arguments);
        QCOMPARE(printed.code, code);
        QCOMPARE(printed.error.startsWith(u"baton: "_s),
                 code == 2 || arguments.first() == "get"_L1);
    }

    void refusesAWindowWithoutADisplay_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("complaint");
        const QString noDisplay = u"baton: There is no display to open a window on. "
                                  "\"baton check PATH\" works without one.\n"_s;
        QTest::newRow("nothing asked") << QStringList{} << noDisplay;
        QTest::newRow("a file") << QStringList{cfd(u"valid-mesh-plan.yaml"_s)} << noDisplay;
        QTest::newRow("a line of a file")
            << QStringList{cfd(u"valid-mesh-plan.yaml:3"_s)} << noDisplay;
        QTest::newRow("a folder") << QStringList{samples()} << noDisplay;
        QTest::newRow("the sample") << QStringList{u"--sample"_s} << noDisplay;
        QTest::newRow("unknown option")
            << QStringList{u"--bogus"_s}
            << u"baton: Unknown option 'bogus'. \"baton --help\" lists the commands and options.\n"_s;
        QTest::newRow("unknown command")
            << QStringList{u"chek"_s, samples()}
            << u"baton: There is no command and no file \"chek\". \"baton --help\" lists the "
               "commands.\n"_s;
    }

    void refusesAWindowWithoutADisplay()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, complaint);
        const Printed printed = run(arguments);
        QCOMPARE(printed.error, complaint);
        QCOMPARE(printed.out, QString());
        QCOMPARE(printed.code, 2);
    }

    void refusesAWindowOnAMissingDisplay_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("X11") << u"DISPLAY=:4711 baton --sample"_s;
        QTest::newRow("X11, a screen of it") << u"DISPLAY=unix:4711.0 baton --sample"_s;
        QTest::newRow("no number") << u"DISPLAY=: baton --sample"_s;
        QTest::newRow("Wayland")
            << u"XDG_RUNTIME_DIR=/tmp WAYLAND_DISPLAY=wayland-4711 baton --sample"_s;
        QTest::newRow("Wayland, a path") << u"WAYLAND_DISPLAY=/nonexistent baton --sample"_s;
    }

    void refusesAWindowOnAMissingDisplay()
    {
        QFETCH(QString, line);
        const Printed printed = BatonProcess(m_folder->path()).runShell(line);
        QVERIFY2(printed.out.startsWith(u"baton: There is no display to open a window on."_s),
                 qPrintable(printed.out));
        QCOMPARE(printed.code, 2);
    }

    void checksTheSampleWorkspace()
    {
        const Printed printed = run({u"check"_s, u"--verdicts"_s, samples()});
        QCOMPARE(printed.code, 1);
        const QStringList all = printed.out.split(u'\n', Qt::SkipEmptyParts);
        const QStringList lines = all.filter(QRegularExpression(u"^((?!: because: ).)*$"_s));
        QVERIFY(lines.size() < all.size());
        QCOMPARE(lines.filter(u": error: "_s).size(), 5);
        QCOMPARE(lines.filter(u"[cfd.review.blocking-issues-missing]"_s).size(), 1);
        QCOMPARE(lines.filter(u"[cfd.enum]"_s).size(), 1);
        QCOMPARE(lines.filter(u"[cfd.type]"_s).size(), 1);
        QCOMPARE(lines.filter(u"[swarm.enum]"_s).size(), 1);
        QCOMPARE(lines.filter(u"[native.enum]"_s).size(), 1);
        QCOMPARE(lines.filter(u"[arena.spelling]"_s).size(), 1);
        QCOMPARE(lines.filter(u"[orion.agent-alias]"_s).size(), 1);
        QCOMPARE(lines.filter(u"verdict: reinvoke: "_s).size(), 2);
        QCOMPARE(lines.filter(u"verdict: escalate: "_s).size(), 3);
        QCOMPARE(lines.filter(u"verdict: block: "_s).size(), 1);
        QVERIFY2(lines.last().startsWith(u"46 files, 26 documents: 5 errors, 3 warnings, "_s),
                 qPrintable(lines.last()));
    }

    void reportsInTheSameOrderOnEveryRun()
    {
        const Printed first = run({u"check"_s, cfd({})});
        QVERIFY(first.out.size() > 10000);
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(run({u"check"_s, cfd({})}).out, first.out);
        }
    }

    void readsStandardInput()
    {
        const QByteArray text = content(cfd(u"consumer/agent.yaml"_s));
        const Printed printed = run({u"check"_s, u"-"_s}, text);
        QCOMPARE(printed.code, 1);
        QVERIFY2(printed.out.startsWith(u"-:6:"_s), qPrintable(printed.out));
        QCOMPARE(run({u"get"_s, u"-"_s, u"/handoff/consumer"_s}, text).out, u"cfd-reviewer\n"_s);
        QCOMPARE(run({u"set"_s, u"-"_s, u"/handoff/consumer=cfd-bioreactor"_s}, text).out.toUtf8(),
                 QByteArray(text).replace("cfd-reviewer", "cfd-bioreactor"));
    }

    void countsColumnsInCharactersAndOffsetsInBytes()
    {
        const QString path = write(u"a.yaml"_s,
                                   "\xEF\xBB\xBF{\"Strömung 𝛁\": 1, handoff: {producer: "
                                   "cfd-reviewer, engineering_review: {findings: []}}}\n");
        const QJsonObject finding = findingOf(path, u"cfd.synonym"_s);
        const QByteArray bytes = content(path);
        const QJsonObject edit = finding[u"fixes"_s][0][u"edits"_s][0].toObject();
        QCOMPARE(bytes.sliced(edit[u"offset"_s].toInt(), edit[u"length"_s].toInt()),
                 QByteArray("findings"));
        QCOMPARE(finding[u"column"_s].toInt(), 74);
        QCOMPARE(finding[u"endColumn"_s].toInt(), 82);
    }

    void comparesByField()
    {
        const QString left = write(u"left.yaml"_s, "a: 1.0\nl: [{id: 1, v: x}]\n");
        const QString right =
            write(u"right.json"_s, R"({"l": [{"id": 2}, {"id": 1, "v": "y"}], "a": 1})");
        const Printed same = run({u"diff"_s, left, left});
        QCOMPARE(same.code, 0);
        const QJsonObject report = json(run({u"diff"_s, u"--format"_s, u"json"_s, left, right}));
        QCOMPARE(report[u"same"_s].toBool(), false);
        const QJsonArray changes = report[u"changes"_s].toArray();
        QCOMPARE(changes.size(), 2);
        QCOMPARE(changes[0][u"change"_s].toString(), u"added"_s);
        QVERIFY(changes[0][u"left"_s].isNull());
        QCOMPARE(changes[1][u"left"_s].toString(), u"/l/0/v"_s);
        QCOMPARE(changes[1][u"right"_s].toString(), u"/l/1/v"_s);
        QCOMPARE(changes[1][u"to"_s].toString(), u"y"_s);
        QCOMPARE(report[u"summary"_s][u"spelling"_s].toInt(), 1);
        QCOMPARE(run({u"diff"_s, left, u"-"_s}, "a: 1\n").code, 1);
    }

    void listsTheSessionsOfTheSamples()
    {
        const QString samples = QStringLiteral(BATON_SOURCE_DIR "/resources/samples");
        const QJsonArray rows =
            json(run({u"sessions"_s, u"--format"_s, u"json"_s, samples}))[u"sessions"_s].toArray();
        QStringList protocols;
        for (const QJsonValue &row : rows) {
            protocols.append(row[u"protocol"_s].toString());
        }
        protocols.sort();
        QCOMPARE(protocols,
                 (QStringList{u"arena"_s, u"arena"_s, u"cfd"_s, u"generic"_s, u"native"_s,
                              u"native"_s, u"native"_s, u"native"_s, u"orion"_s, u"swarm"_s}));
        QCOMPARE(run({u"sessions"_s, u"--check"_s, samples}).out.count(u'\n'), rows.size());
    }

    void printsASession()
    {
        const QString state =
            QStringLiteral(BATON_SOURCE_DIR "/resources/samples/"
                                            "cfd-bioreactor-state-20260221-143000-48213.yaml");
        const QJsonObject session = json(run({u"session"_s, u"--format"_s, u"json"_s, state}));
        QCOMPARE(session[u"headline"_s].toString(), u"Failed in phase 2 Flow after 3 attempts"_s);
        QCOMPARE(session[u"phases"_s].toArray().size(), 6);
        QCOMPARE(session[u"phases"_s][2][u"attempts"_s].toArray().size(), 3);
        QCOMPARE(session[u"phases"_s][3][u"status"_s].toString(), u"invalidated"_s);
        QCOMPARE(session[u"errorHistory"_s][2][u"sameFixAs"_s].toInt(), 1);
        QCOMPARE(session[u"causes"_s].toArray().size(), 1);
    }

    void drawsTheGraphOfHandoffs()
    {
        const QString samples = QStringLiteral(BATON_SOURCE_DIR "/resources/samples");
        const QJsonObject graph =
            json(run({u"graph"_s, u"--format"_s, u"json"_s, samples + "/arena-review"_L1}));
        QCOMPARE(graph[u"kind"_s].toString(), u"agents"_s);
        QCOMPARE(graph[u"handoffs"_s].toArray().size(), 4);
        QCOMPARE(graph[u"findings"_s].toArray().size(), 1);
        const QJsonObject finding = graph[u"findings"_s][0].toObject();
        QCOMPARE(finding[u"rule"_s].toString(), u"arena.undeclared-route"_s);
        const QJsonValue edge = graph[u"edges"_s][finding[u"edge"_s].toInt()];
        QCOMPARE(edge[u"state"_s].toString(), u"undeclared"_s);
        // The same finding comes from the check.
        QVERIFY(run({u"check"_s, samples + "/arena-review"_L1})
                    .out.contains(u"4-radar-to-guardian.yaml:2:1: note: "_s));

        const Printed plain = run({u"graph"_s, samples + "/arena-review"_L1});
        QVERIFY(!plain.out.contains(u"Sherpa"_s));
        QVERIFY(run({u"graph"_s, u"--declared"_s, samples + "/arena-review"_L1})
                    .out.contains(u"Sherpa → Arena"_s));
        const Printed byTime = run({u"graph"_s, u"--time-order"_s, u"--session"_s,
                                    samples
                                        + "/cfd-bioreactor-session-20260221-143000-48213/handoffs/"
                                          "phase1-mesh-plan.yaml"_L1});
        QVERIFY2(byTime.out.contains(u"2026-02-21T14:43:10Z  cfd-bioreactor → cfd-bioreactor"_s),
                 qPrintable(byTime.out));
        QVERIFY2(byTime.out.contains(u"\n  #6  2026-02-21T"_s), qPrintable(byTime.out));
        QCOMPARE(byTime.out.count(u"2026-02-21T"_s), 6);
    }

    void writesAGraphInTheFormatOfTheFileName()
    {
        const QString samples = QStringLiteral(BATON_SOURCE_DIR "/resources/samples");
        const QString path = m_folder->filePath(u"graph.gv"_s);
        QCOMPARE(run({u"graph"_s, u"-o"_s, path, samples}).out, QString());
        QVERIFY(content(path).startsWith("digraph \"samples\" {\n"));
        const Printed printed =
            run({u"graph"_s, u"--kind"_s, u"chains"_s, u"--format"_s, u"mermaid"_s, samples});
        QVERIFY(printed.out.startsWith(u"flowchart LR\n"_s));
        QVERIFY(printed.out.contains(u"Step 2 of 3"_s));
    }

    void readsAndEditsHandoffsInMarkdown()
    {
        const QByteArray notes = "# Notes\n\n```yaml\ncolour: blue\n```\n\n"
                                 "```yaml\nA_TO_B_HANDOFF:\n  Note: one\n```\n\n"
                                 "```json\n{\"size\": 1}\n```\n\n"
                                 "```yaml\nB_TO_C_HANDOFF:\n  Note: two\n```\n";
        const QString path = write(u"notes.md"_s, notes);
        QCOMPARE(run({u"get"_s, path, u"/A_TO_B_HANDOFF/Note"_s}).out, u"one\n"_s);
        QCOMPARE(run({u"get"_s, u"--document"_s, u"2"_s, path, u"/B_TO_C_HANDOFF/Note"_s}).out,
                 u"two\n"_s);
        QCOMPARE(run({u"get"_s, u"--document"_s, u"3"_s, path, u"/"_s}).code, 2);
        QCOMPARE(run({u"get"_s, path, u"/colour"_s}).code, 1);
        QCOMPARE(run({u"set"_s, path, u"/A_TO_B_HANDOFF/Note=three"_s}).code, 0);
        QCOMPARE(
            run({u"append"_s, u"--document"_s, u"2"_s, path, u"/B_TO_C_HANDOFF/List=x"_s}).code, 0);
        QCOMPARE(run({u"unset"_s, u"--document"_s, u"2"_s, path, u"/B_TO_C_HANDOFF/Note"_s}).code,
                 0);
        QByteArray expected = notes;
        expected.replace("one", "three").replace("  Note: two\n", "  List:\n    - x\n");
        QCOMPARE(content(path), expected);
    }

    void saysWhenStandardOutputIsFull()
    {
        const Printed printed =
            BatonProcess(m_folder->path()).runShell(u"baton kinds > /dev/full; echo $?"_s);
        QVERIFY2(printed.out.endsWith(u"2\n"_s), qPrintable(printed.out));
        QVERIFY2(printed.out.startsWith(u"baton: Cannot write"_s), qPrintable(printed.out));
    }
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
