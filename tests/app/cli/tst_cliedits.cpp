// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"

using namespace Qt::StringLiterals;

/// Edits and fixes by the built program, as a script makes them.
class TestCliEdits : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }

    void doesNotChangeFilesWithoutHandoffs()
    {
        const QByteArray settings = "{\n  // a comment\n  \"strict\": true,\n}\n";
        const QByteArray chart = "name: {{ .Values.name }}\n{{- if .b }}\nc: \"d\n{{- end }}\n";
        const QStringList paths{write(u"tsconfig.json"_s, settings), write(u"chart.yaml"_s, chart),
                                write(u"nothing.yaml"_s, {})};
        const Printed folder = run({u"check"_s, u"--strict"_s, m_folder->path()});
        QCOMPARE(folder.code, 0);
        QVERIFY2(folder.out.contains(u": note: "_s), qPrintable(folder.out));
        QCOMPARE(run(QStringList{u"check"_s} + paths).code, 0);
        QCOMPARE(run({u"check"_s, u"--kind"_s, u"cfd.state"_s, paths.at(1)}).code, 1);
        QCOMPARE(run(QStringList{u"fix"_s} + paths).code, 0);
        QCOMPARE(content(paths.at(0)), settings);
        QCOMPARE(content(paths.at(1)), chart);
        write(u"broken.yaml"_s, "handoff:\n  a: ]\n");
        QCOMPARE(run({u"check"_s, m_folder->path()}).code, 1);
    }

    void createsTheListForAPlaceAfterItsEnd()
    {
        const QString path = write(u"a.yaml"_s, "a: 1\n");
        QCOMPARE(run({u"set"_s, path, u"/b/-=x"_s, u"/b/-=z"_s, u"/c/-/d=1"_s}).code, 0);
        QCOMPARE(content(path), "a: 1\nb:\n  - x\n  - z\nc:\n  - d: 1\n");
    }

    void createsListsForNumericPaths()
    {
        const QString path = write(u"review.yaml"_s, "handoff:\n  producer: \"cfd-reviewer\"\n");
        QCOMPARE(run({u"set"_s, path, u"/handoff/error_history/0/attempt_number=1"_s,
                      u"/handoff/error_history/1/attempt_number=2"_s})
                     .code,
                 0);
        QCOMPARE(content(path),
                 "handoff:\n  producer: \"cfd-reviewer\"\n  error_history:\n"
                 "    - attempt_number: 1\n    - attempt_number: 2\n");
        const QString state = write(u"cfd-state.yaml"_s, "session:\n  id: \"x\"\nother: 1\n");
        QCOMPARE(run({u"set"_s, state, u"/extra/0=a"_s}).code, 0);
        QVERIFY2(content(state).endsWith("extra:\n  - \"a\"\n"), content(state).constData());
    }

    void insertsMissingKeysInLongDocumentsToo()
    {
        QByteArray text = content(cfd(u"valid-mesh-plan.yaml"_s));
        text.replace("  version: \"1.0\"\n", "");
        QVERIFY(!text.contains("version:"));
        for (int i = 0; i < 5000; ++i) {
            text += "# a long document has many lines, none of which matters here\n";
        }
        const QString path = write(u"long.yaml"_s, text);
        const Printed printed = run({u"fix"_s, path});
        QCOMPARE(printed.code, 0);
        QVERIFY2(content(path).contains("version: \"1.0\"\n"), qPrintable(printed.out.right(200)));
    }

    void makesCertainFixesAndPrintsADiff()
    {
        const QByteArray before = content(cfd(u"synonym/findings.yaml"_s));
        const QString path = write(u"review.yaml"_s, before);
        const Printed dry = run({u"fix"_s, u"--dry-run"_s, path});
        QCOMPARE(dry.code, 0);
        QCOMPARE(content(path), before);
        QVERIFY2(dry.out.contains(u"-    findings:\n+    challenges:\n"_s), qPrintable(dry.out));
        QVERIFY(dry.out.endsWith(u"1 fix would be applied in 1 file\n"_s));

        QVERIFY(run({u"fix"_s, path}).out.endsWith(u"1 fix applied in 1 file\n"_s));
        QCOMPARE(content(path), QByteArray(before).replace("findings:", "challenges:"));
        QCOMPARE(run({u"fix"_s, path}).out, u"0 fixes applied in 0 files\n"_s);
    }

    void reportsWhatBlocksFurtherFixes()
    {
        const QString path = write(u"broken.yaml"_s,
                                   content(cfd(u"valid-math-analysis.yaml"_s))
                                       .replace("from_phase: 2", "from_phase:2")
                                       .replace("deliverable:", "deliverable: }x{"));
        const Printed fixed = run({u"fix"_s, path});
        QCOMPARE(fixed.code, 0);
        QVERIFY2(fixed.out.contains(path + u":8: Line 8 does not parse: } closes nothing."_s),
                 qPrintable(fixed.out));
        QVERIFY(fixed.out.contains(u"Then run baton fix again.\n"_s));
        QVERIFY2(fixed.out.contains(u"1 fix applied in 1 file\n1 error left"_s),
                 qPrintable(fixed.out));
    }

    void fixesStandardInput()
    {
        const QByteArray before = content(cfd(u"synonym/findings.yaml"_s));
        const QByteArray after = QByteArray(before).replace("findings:", "challenges:");
        const Printed fixed = run({u"fix"_s, u"-"_s}, before);
        QCOMPARE(fixed.code, 0);
        QCOMPARE(fixed.error, QString());
        QCOMPARE(fixed.out.toUtf8(), after);
        QCOMPARE(run({u"fix"_s, u"-"_s}, after).out.toUtf8(), after);
        const Printed dry = run({u"fix"_s, u"--dry-run"_s, u"-"_s}, before);
        QVERIFY2(dry.out.startsWith(u"--- a/-\n+++ b/-\n"_s), qPrintable(dry.out));
        QVERIFY(dry.out.endsWith(u"1 fix would be applied in 1 file\n"_s));
    }

    void fixesMakeNoFixtureWorse()
    {
        QVERIFY(copy(cfd({}), m_folder->filePath(u"cfd"_s)));
        const QString folder = m_folder->filePath(u"cfd"_s);
        const QJsonObject before = summaryOf(folder);
        QCOMPARE(run({u"fix"_s, folder}).code, 0);
        const QJsonObject after = summaryOf(folder);
        QVERIFY(after[u"errors"_s].toInt() < before[u"errors"_s].toInt());
        QVERIFY(after[u"notes"_s].toInt() < before[u"notes"_s].toInt());
        const Printed again = run({u"fix"_s, folder});
        QVERIFY2(again.out.contains(u"0 fixes applied in 0 files\n"_s), qPrintable(again.out));
        const QString left = u"%1 errors left in "_s.arg(after[u"errors"_s].toInt());
        QVERIFY2(again.out.contains(u'\n' + left), qPrintable(again.out));
    }

    /// An unknown key or a missing field is reported when it is written.
    void newMistakesOfAnEditAreReported_data()
    {
        QTest::addColumn<QStringList>("edit");
        QTest::addColumn<QString>("told");
        const QString review = u"/handoff/engineering_review"_s;
        QTest::newRow("a misspelt key")
            << QStringList{u"set"_s, review + u"/approval_statu=APPROVED"_s}
            << u"approval_statu looks like a misspelling"_s;
        QTest::newRow("another word")
            << QStringList{u"set"_s, review + u"/approval_status=FINE"_s} << u"FINE"_s;
        QTest::newRow("a field that is needed")
            << QStringList{u"unset"_s, review + u"/approval_status"_s} << u"approval_status"_s;
        QTest::newRow("nothing wrong")
            << QStringList{u"set"_s, u"/handoff/quality/notes=as before"_s} << QString();
    }

    void newMistakesOfAnEditAreReported()
    {
        QFETCH(const QStringList, edit);
        QFETCH(const QString, told);
        QByteArray text = content(cfd(u"synonym/findings.yaml"_s));
        if (edit[1].contains(u"approval_statu="_s)) {
            text.replace("    approval_status: \"APPROVED_WITH_WARNINGS\"\n", "");
        }
        const QString path = write(u"review.yaml"_s, text);
        const Printed printed = run({edit[0], path, edit[1]});
        QCOMPARE(printed.code, 0);
        QCOMPARE(printed.error.isEmpty(), told.isEmpty());
        QVERIFY2(printed.error.contains(told), qPrintable(printed.error));
    }

    void editsChangeNothingElse_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("set") << QStringList{u"set"_s, u"@"_s, u"/handoff/producer=x"_s}
                             << QByteArray("'cfd-bioreactor'") << QByteArray("'x'");
        QTest::newRow("set an item") << QStringList{u"set"_s, u"@"_s, u"/handoff/list/0=3"_s}
                                     << QByteArray("[1,") << QByteArray("[3,");
        QTest::newRow("set a text")
            << QStringList{u"set"_s, u"--string"_s, u"@"_s, u"/handoff/list/0=3"_s}
            << QByteArray("[1,") << QByteArray("['3',");
        QTest::newRow("set a new key")
            << QStringList{u"set"_s, u"@"_s, u"/handoff/a/b=1"_s} << QByteArray("yes\r\n")
            << QByteArray("yes\r\n  a:\r\n    b: 1\r\n");
        QTest::newRow("unset") << QStringList{u"unset"_s, u"@"_s, u"/handoff/gone"_s}
                               << QByteArray("  gone: yes\r\n") << QByteArray();
        QTest::newRow("append") << QStringList{u"append"_s, u"@"_s, u"/handoff/list=c"_s}
                                << QByteArray("2.50e0]") << QByteArray("2.50e0, 'c']");
        QTest::newRow("append behind the end")
            << QStringList{u"set"_s, u"@"_s, u"/handoff/list/-=c"_s} << QByteArray("2.50e0]")
            << QByteArray("2.50e0, 'c']");
    }

    void editsChangeNothingElse()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const QString path = write(u"plan.yaml"_s, plan);
        arguments.replaceInStrings(u"@"_s, path);
        const Printed dry = run(arguments + QStringList{u"--dry-run"_s});
        QCOMPARE(content(path), plan);
        QVERIFY2(dry.out.startsWith(u"--- a/"_s), qPrintable(dry.out + dry.error));
        const Printed printed = run(arguments);
        QCOMPARE(printed.error, QString());
        QCOMPARE(printed.code, 0);
        QCOMPARE(content(path), QByteArray(plan).replace(from, to));
    }

    void refusedEditsDoNotChangeTheFile_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("second of two")
            << QStringList{u"set"_s, u"@"_s, u"/handoff/producer=x"_s, u"/handoff/producer/y=1"_s}
            << plan;
        QTest::newRow("unset nothing")
            << QStringList{u"unset"_s, u"@"_s, u"/handoff/none"_s} << plan;
        QTest::newRow("append to a text")
            << QStringList{u"append"_s, u"@"_s, u"/handoff/producer=x"_s} << plan;
        QTest::newRow("past the end")
            << QStringList{u"set"_s, u"@"_s, u"/handoff/list/7=x"_s} << plan;
        QTest::newRow("no value") << QStringList{u"set"_s, u"@"_s, u"/handoff/producer"_s} << plan;
        QTest::newRow("half a list")
            << QStringList{u"set"_s, u"@"_s, u"/handoff/producer=[1"_s} << plan;
        QTest::newRow("first place of a new list is not 2")
            << QStringList{u"set"_s, u"@"_s, u"/handoff/new/2=x"_s} << plan;
        QTest::newRow("under another of its names")
            << QStringList{u"set"_s, u"@"_s,
                           u"/handoff/engineering_review/challenges/0/severity=NOTE"_s}
            << QByteArray("handoff:\n  producer: \"cfd-reviewer\"\n  engineering_review:\n"
                          "    findings:\n      - severity: \"WARNING\"\n");
        QTest::newRow("broken file")
            << QStringList{u"set"_s, u"@"_s, u"/a=1"_s} << QByteArray("a: 'b\n");
    }

    void refusedEditsDoNotChangeTheFile()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, text);
        const QString path = write(u"plan.yaml"_s, text);
        arguments.replaceInStrings(u"@"_s, path);
        const Printed printed = run(arguments);
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.startsWith(u"baton: "_s), qPrintable(printed.error));
        QCOMPARE(content(path), text);
    }

    void namesTheRootInComplaints()
    {
        const Printed printed = run({u"append"_s, write(u"plan.yaml"_s, plan), u"=x"_s});
        QVERIFY2(printed.error.contains(u"The value at the root is not a list."_s),
                 qPrintable(printed.error));
    }

    void printsValuesRawOrAsJson_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("printed");
        QTest::newRow("text") << QStringList{u"/handoff/producer"_s} << u"cfd-bioreactor\n"_s;
        QTest::newRow("text as JSON")
            << QStringList{u"--json"_s, u"/handoff/producer"_s} << u"\"cfd-bioreactor\"\n"_s;
        QTest::newRow("spelling of a number") << QStringList{u"/handoff/list/1"_s} << u"2.50e0\n"_s;
        QTest::newRow("list") << QStringList{u"/handoff/list"_s} << u"[\n  1,\n  2.50e0\n]\n"_s;
    }

    void printsValuesRawOrAsJson()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, printed);
        arguments.insert(arguments.size() - 1, write(u"plan.yaml"_s, plan));
        QCOMPARE(run(QStringList{u"get"_s} + arguments).out, printed);
    }

    void editsTheDocumentThatIsChosen()
    {
        const QByteArray text = "a: 1 # one\n---\na: 2 # two\n";
        const QString path = write(u"two.yaml"_s, text);
        const QStringList second{u"--document"_s, u"2"_s, path};
        QCOMPARE(run(QStringList{u"get"_s} + second + QStringList{u"/a"_s}).out, u"2\n"_s);
        QCOMPARE(run(QStringList{u"set"_s} + second + QStringList{u"/a=3"_s}).code, 0);
        QCOMPARE(content(path), QByteArray(text).replace("a: 2", "a: 3"));
    }
};

QTEST_GUILESS_MAIN(TestCliEdits)
#include "tst_cliedits.moc"
