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
        QTest::newRow("name like options") << QStringList{u"check"_s, u"-dash.yaml"_s} << 2;
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
        const QString samples = QStringLiteral(BATON_SOURCE_DIR "/resources/samples");
        const QString cfdSession = samples + "/cfd-bioreactor-session-20260221-143000-48213"_L1;
        QTest::newRow("sessions") << QStringList{u"sessions"_s, samples} << 0;
        QTest::newRow("sessions of nowhere")
            << QStringList{u"sessions"_s, samples + "/nowhere"_L1} << 2;
        QTest::newRow("sessions in no format")
            << QStringList{u"sessions"_s, u"--format"_s, u"xml"_s, samples} << 2;
        QTest::newRow("session that failed") << QStringList{u"session"_s, cfdSession} << 1;
        QTest::newRow("session that came through")
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
            << u"baton: Unknown option 'bogus'. \"baton --help\" lists what can be asked for.\n"_s;
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

    void refusesAWindowOnADisplayThatIsNotThereAnyMore_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("X11") << u"DISPLAY=:4711 baton --sample"_s;
        QTest::newRow("X11, a screen of it") << u"DISPLAY=unix:4711.0 baton --sample"_s;
        QTest::newRow("no number") << u"DISPLAY=: baton --sample"_s;
        QTest::newRow("Wayland")
            << u"XDG_RUNTIME_DIR=/tmp WAYLAND_DISPLAY=wayland-4711 baton --sample"_s;
        QTest::newRow("Wayland, a path") << u"WAYLAND_DISPLAY=/nonexistent baton --sample"_s;
    }

    void refusesAWindowOnADisplayThatIsNotThereAnyMore()
    {
        QFETCH(QString, line);
        const Printed printed = BatonProcess(m_folder->path()).runShell(line);
        QVERIFY2(printed.out.startsWith(u"baton: There is no display to open a window on."_s),
                 qPrintable(printed.out));
        QCOMPARE(printed.code, 2);
    }

    void rejectsEmptyFilesThatAreNamed()
    {
        const QStringList paths{write(u"nothing.yaml"_s, {}), write(u"words.yaml"_s, "# later\n"),
                                write(u"nothing"_s, {})};
        for (const QString &path : paths) {
            const Printed printed = run({u"check"_s, path});
            QCOMPARE(printed.code, 1);
            QVERIFY2(printed.out.startsWith(path + u":1:1: error: The file is empty."_s),
                     qPrintable(printed.out));
            QVERIFY(printed.out.contains(u"[text.empty]\n1 file, 1 document: 1 error,"_s));
        }
        QCOMPARE(run({u"check"_s, u"-"_s}).code, 1);
        QCOMPARE(run({u"check"_s, m_folder->path()}).code, 0);
    }

    void aNamedFileHasToHoldAHandoff_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        const QByteArray review = content(cfd(u"valid-engineering-review.yaml"_s));
        const QByteArray rootless =
            QByteArray(review).mid(sizeof("handoff:")).replace("\n  ", "\n");
        QTest::newRow("root key missing")
            << u"a.yaml"_s << rootless.sliced(2)
            << u":1:1: error: version, from_phase, to_phase, producer, consumer, timestamp, "
               "deliverable, context, quality, engineering_review are keys of the kind Engineering "
               "review, but the root key handoff above them is missing"_s;
        QTest::newRow("root key misspelt")
            << u"a.yaml"_s << QByteArray(review).replace("handoff:", "handof:")
            << u":1:1: error: No protocol has the root key handof, but what stands under it are "
               u"keys "
               "of the kind Engineering review, whose root key is handoff. Rename it."_s;
        QTest::newRow("root key without its fields")
            << u"a.yaml"_s << "handoff:\n" + rootless.sliced(2)
            << u"the root key handoff above them does not hold them. Indent them."_s;
        QTest::newRow("some keys of a kind")
            << u"a.json"_s << R"({"task_id": "0-4-1", "status": "success"})"_ba
            << u"error: No kind is known by these root keys: task_id, status. The nearest is "
               "orion.step-completion, which has task_id, status too and lacks step_index, agent. "
               "--kind orion.step-completion says"_s;
        QTest::newRow("nothing alike")
            << u"a.yaml"_s << "colour: blue\nsize: 3\n"_ba
            << u":1:1: error: No kind is known by these root keys: colour, size. If it is meant "
               u"for "
               "one, --kind KIND says what it lacks; baton kinds lists them. [handoff.none]"_s;
        QTest::newRow("a letter") << u"no.txt"_s << "a letter\n"_ba << u"error: Nothing in this"_s;
        QTest::newRow("null") << u"null.yaml"_s << "null\n"_ba << u"error: Nothing in this"_s;
        QTest::newRow("JSON in a text")
            << u"a.json"_s << "\"{\\\"task_id\\\": 1}\""_ba << u"is one text in quotes"_s;
        QTest::newRow("Markdown") << u"a.md"_s << "# A letter\n"_ba << u"error: No fenced block"_s;
    }

    void aNamedFileHasToHoldAHandoff()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        QFETCH(QString, words);
        const QString path = write(name, text);
        const Printed alone = run({u"check"_s, path});
        QCOMPARE(alone.code, 1);
        QVERIFY2(alone.out.contains(words), qPrintable(alone.out));
        const Printed piped = run({u"check"_s, u"-"_s}, text);
        QCOMPARE(piped.code, 1);
        // Beside others it may be anything, but that is said; a hook passes over it.
        const QString good = cfd(u"valid-mesh-plan.yaml"_s);
        const Printed beside = run({u"check"_s, good, path});
        QCOMPARE(beside.code, 0);
        QVERIFY2(beside.out.contains(u": warning: "_s), qPrintable(beside.out));
        QCOMPARE(run({u"check"_s, u"--strict"_s, good, path}).code, 1);
        QCOMPARE(run({u"check"_s, u"--skip-unknown"_s, path}).code, 0);
        const Printed walked = run({u"check"_s, m_folder->path()});
        QCOMPARE(walked.code, 0);
        QCOMPARE(walked.out.contains(u"[handoff.nearest]"_s),
                 words.contains(u"keys of the kind"_s) || words.contains(u"root key handoff"_s));
        QVERIFY(!walked.out.contains(u"[handoff.none]"_s));
    }

    void aFileIsCheckedAsTheKindThatIsForced()
    {
        const QByteArray review = content(cfd(u"valid-engineering-review.yaml"_s));
        const QString path = write(u"a.yaml"_s, QByteArray(review).replace("handoff:", "handof:"));
        const Printed printed = run({u"check"_s, u"--kind"_s, u"engineering-review"_s, path});
        QCOMPARE(printed.code, 1);
        QVERIFY2(printed.out.contains(u"handof looks like a misspelling of it"_s),
                 qPrintable(printed.out));
        const QByteArray rootless =
            QByteArray(review).mid(sizeof("handoff:")).replace("\n  ", "\n").sliced(2);
        const Printed bare =
            run({u"check"_s, u"--kind"_s, u"engineering-review"_s, write(u"b.yaml"_s, rootless)});
        QCOMPARE(bare.code, 1);
        QVERIFY2(bare.out.contains(u"the root key handoff above them is missing"_s),
                 qPrintable(bare.out));
    }

    void aFileOfASessionThatIsNoHandoffIsLeftAlone()
    {
        const QString state = samples() + "/docs/.scratch/sessions"_L1;
        QDirIterator found(state, {u"state.json"_s}, QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        QVERIFY(found.hasNext());
        const Printed printed = run({u"check"_s, found.next()});
        QVERIFY2(!printed.out.contains(u"[handoff.none]"_s), qPrintable(printed.out));
    }

    void rejectsNamedFilesThatCannotBeReadAtAll()
    {
        const QByteArray wide("\xFF\xFE"
                              "a\0:\0 \0"
                              "1\0\n\0",
                              12);
        const QString path = write(u"wide.yaml"_s, wide);
        const Printed printed = run({u"check"_s, path});
        QCOMPARE(printed.code, 1);
        QVERIFY2(printed.out.contains(u": error: The file is UTF-16"_s), qPrintable(printed.out));
        const QString large = write(u"large.yaml"_s, QByteArray(64 * 1024 * 1024 + 1, ' '));
        QCOMPARE(run({u"check"_s, large}).code, 1);
        // In a folder they may be anything.
        QCOMPARE(run({u"check"_s, m_folder->path()}).code, 0);
    }

    void readsAsReceiversDo()
    {
        const QString path =
            write(u"a.yaml"_s, "b: &b {x: 1, z: {y: 1}}\nc: {<<: *b, d: 2}\nd: 1\nd: 2\n");
        QCOMPARE(run({u"get"_s, path, u"/d"_s}).out, u"2\n"_s);
        QCOMPARE(run({u"get"_s, path, u"/c/x"_s}).out, u"1\n"_s);
        const QJsonDocument merged =
            QJsonDocument::fromJson(run({u"get"_s, path, u"/c"_s}).out.toUtf8());
        QCOMPARE(merged.object().keys(), (QStringList{u"d"_s, u"x"_s, u"z"_s}));
        QCOMPARE(run({u"set"_s, path, u"/d=3"_s}).code, 2);
        QCOMPARE(run({u"unset"_s, path, u"/c/x"_s}).code, 2);
        QCOMPARE(run({u"set"_s, path, u"/c/z/y=2"_s}).code, 2);
        QCOMPARE(run({u"set"_s, path, u"/c/x=5"_s}).code, 0);
        QCOMPARE(run({u"get"_s, path, u"/c/x"_s}).out, u"5\n"_s);
        QCOMPARE(run({u"get"_s, path, u"/b/x"_s}).out, u"1\n"_s);
    }

    /// What is not followed is unknown, and no null.
    void getRefusesWhatAliasesStandForTooOften()
    {
        QByteArray bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n";
        for (int i = 1; i < 12; ++i) {
            const QByteArray last = "*a" + QByteArray::number(i - 1) + ", ";
            bomb += "a" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " ["
                + last.repeated(8) + "x]\n";
        }
        const QString path = write(u"bomb.yaml"_s, bomb + "b: 1\n");
        const Printed all = run({u"get"_s, path, u"/a11"_s});
        QCOMPARE(all.code, 2);
        QCOMPARE(all.out, QString());
        QVERIFY2(all.error.startsWith(u"baton: "_s + path + u": "_s), qPrintable(all.error));
        QCOMPARE(run({u"get"_s, path, u"/b"_s}).out, u"1\n"_s);
    }

    void saysThatANameIsNotUtf8()
    {
        const Printed printed = BatonProcess(m_folder->path())
                                    .runShell(u"n=$(printf 'bad\\377.yaml'); echo a: 1 > \"$n\"; "
                                              "baton check \"$n\"; echo $?; rm \"$n\""_s);
        QVERIFY2(printed.out.contains(u"its name is not UTF-8. Rename it."_s),
                 qPrintable(printed.out));
        QVERIFY2(printed.out.endsWith(u"2\n"_s), qPrintable(printed.out));
    }

    /// Complaints are the only thing on standard error.
    void aLocaleThatIsNotUtf8IsNoMatter_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::newRow("C") << u"LC_ALL=C"_s;
        QTest::newRow("not there") << u"LC_ALL= LANG=xx_XX.ISO-8859-1"_s;
        QTest::newRow("only the letters") << u"LC_ALL= LC_CTYPE=POSIX LANG=en_US.UTF-8"_s;
    }

    void aLocaleThatIsNotUtf8IsNoMatter()
    {
        QFETCH(QString, setting);
        const QString path = write(u"ä.yaml"_s, content(cfd(u"valid-mesh-plan.yaml"_s)));
        const Printed printed =
            BatonProcess(m_folder->path()).runShell(setting + u" baton check '"_s + path + u"'"_s);
        QCOMPARE(printed.out, u"1 file, 1 document: 0 errors, 0 warnings, 0 notes\n"_s);
    }

    void saysWhatIsWrongWithAnEmptyName()
    {
        QCOMPARE(run({u"check"_s, QString()}).error,
                 u"baton: Cannot read a file without a name. Give the path of a file.\n"_s);
    }

    void checksTheSampleWorkspace()
    {
        const Printed printed = run({u"check"_s, u"--verdicts"_s, samples()});
        QCOMPARE(printed.code, 1);
        const QStringList lines = printed.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.filter(u": error: "_s).size(), 5);
        QCOMPARE(lines.filter(u"[cfd.review.blocking-issues-missing]"_s).size(), 1);
        QCOMPARE(lines.filter(u"[cfd.enum]"_s).size(), 1);
        QCOMPARE(lines.filter(u"[cfd.type]"_s).size(), 1);
        QCOMPARE(lines.filter(u"[swarm.enum]"_s).size(), 1);
        QCOMPARE(lines.filter(u"[native.enum]"_s).size(), 1);
        QCOMPARE(lines.filter(u"[arena.spelling]"_s).size(), 1);
        QCOMPARE(lines.filter(u"[orion.agent-alias]"_s).size(), 1);
        QCOMPARE(lines.filter(u"verdict: reinvoke: "_s).size(), 2);
        QCOMPARE(lines.filter(u"verdict: escalate: "_s).size(), 2);
        QCOMPARE(lines.filter(u"verdict: block: "_s).size(), 2);
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

    void printsASessionWhole()
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

    void graphsWhoHandsWhatToWhom()
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

    void writesAGraphAsTheFileIsCalled()
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

    void ofMarkdownTheHandoffsAreReadAndEdited()
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
