// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"

using namespace Qt::StringLiterals;

/// Files that are named on the command line: their required content, and the messages if it is
/// missing or cannot be read.
class TestCliNamed : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }

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

    /// The name of a file does not matter.
    void aPromptIsRecognisedByItsHeadings_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::newRow("lower case") << u"# %1"_s;
        QTest::newRow("another level") << u"#### %1 (for you)"_s;
        QTest::newRow("bold") << u"**%1**"_s;
        QTest::newRow("like keys of YAML") << u"%1:"_s;
    }

    void aPromptIsRecognisedByItsHeadings()
    {
        QFETCH(const QString, pattern);
        QByteArray text;
        for (const QString &name : {u"role"_s, u"context files"_s, u"instructions"_s,
                                    u"constraints"_s, u"output requirement"_s}) {
            text += pattern.arg(name).toUtf8() + "\nTara\n\n";
        }
        const auto saidOf = [this](const QString &name, const QByteArray &input) {
            const QJsonObject file =
                json(run({u"check"_s, u"--format"_s, u"json"_s, name}, input))[u"files"_s][0]
                    .toObject();
            return file[u"documents"_s].toArray();
        };
        const QJsonArray said = saidOf(write(u"a.md"_s, text), {});
        QCOMPARE(said[0][u"kind"_s].toString(), u"orion.focused-prompt"_s);
        QCOMPARE(saidOf(write(u"a.txt"_s, text), {}), said);
        QCOMPARE(saidOf(write(u"a"_s, text), {}), said);
        QCOMPARE(saidOf(u"-"_s, text), said);
        QVERIFY(run({u"check"_s, u"."_s}).out.contains(u"2 files, 2 documents"_s));
        const Printed set = run({u"set"_s, u"--dry-run"_s, u"a.txt"_s, u"/GOAL=Test it"_s});
        QVERIFY2(set.out.contains(u"Test it"_s), qPrintable(set.error));
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
            << u":1:1: error: No protocol has the root key handof, but the keys under it are "
               "those of the kind Engineering review, whose root key is handoff. Rename it."_s;
        QTest::newRow("root key without its fields")
            << u"a.yaml"_s << "handoff:\n" + rootless.sliced(2)
            << u"the root key handoff above them does not contain them. Indent them."_s;
        QTest::newRow("some keys of a kind")
            << u"a.json"_s << R"({"task_id": "0-4-1", "status": "success"})"_ba
            << u"error: No kind is known by these root keys: task_id, status. The nearest is "
               "orion.step-completion, which has task_id, status too and lacks step_index, agent. "
               "If it is meant for one, give its kind with --kind KIND. \"baton kinds\" lists them."_s;
        QTest::newRow("no similar kind")
            << u"a.yaml"_s << "colour: blue\nsize: 3\n"_ba
            << u":1:1: error: No kind is known by these root keys: colour, size. If it is meant "
               u"for one, give its kind with --kind KIND. \"baton kinds\" lists them. "
               "[handoff.none]"_s;
        QTest::newRow("a letter") << u"no.txt"_s << "a letter\n"_ba << u"error: Nothing in this"_s;
        QTest::newRow("null") << u"null.yaml"_s << "null\n"_ba << u"error: Nothing in this"_s;
        QTest::newRow("JSON in a text")
            << u"a.json"_s << "\"{\\\"task_id\\\": 1}\""_ba << u"is one quoted string"_s;
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
        // Among other files it may be anything, with a warning; a hook ignores it.
        const QString good = cfd(u"valid-mesh-plan.yaml"_s);
        const Printed beside = run({u"check"_s, good, path});
        QCOMPARE(beside.code, 0);
        QVERIFY2(beside.out.contains(u": warning: "_s), qPrintable(beside.out));
        QCOMPARE(run({u"check"_s, u"--strict"_s, good, path}).code, 1);
        QCOMPARE(run({u"check"_s, u"--skip-unknown"_s, path}).code, 0);
        const Printed walked = run({u"check"_s, m_folder->path()});
        QCOMPARE(walked.code, 0);
        QCOMPARE(walked.out.contains(u"[handoff.nearest]"_s),
                 words.contains(u"keys of the kind"_s) || words.contains(u"those of the kind"_s)
                     || words.contains(u"root key handoff"_s));
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

    void anotherFileOfASessionIsNotChecked()
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

    void appliesMergeKeysAndDuplicatesLikeReceivers()
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

    /// An alias that is not expanded is unknown, not null.
    void getRefusesTooManyExpandedAliases()
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

    void reportsNamesThatAreNotUtf8()
    {
        const Printed printed = BatonProcess(m_folder->path())
                                    .runShell(u"n=$(printf 'bad\\377.yaml'); echo a: 1 > \"$n\"; "
                                              "baton check \"$n\"; echo $?; rm \"$n\""_s);
        QVERIFY2(printed.out.contains(u"its name is not UTF-8. Rename it."_s),
                 qPrintable(printed.out));
        QVERIFY2(printed.out.endsWith(u"2\n"_s), qPrintable(printed.out));
    }

    /// Only error messages are printed to standard error.
    void readsUtf8NamesInAnyLocale_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::newRow("C") << u"LC_ALL=C"_s;
        QTest::newRow("not there") << u"LC_ALL= LANG=xx_XX.ISO-8859-1"_s;
        QTest::newRow("only the letters") << u"LC_ALL= LC_CTYPE=POSIX LANG=en_US.UTF-8"_s;
    }

    void readsUtf8NamesInAnyLocale()
    {
        QFETCH(QString, setting);
        const QString path = write(u"ä.yaml"_s, content(cfd(u"valid-mesh-plan.yaml"_s)));
        const Printed printed =
            BatonProcess(m_folder->path()).runShell(setting + u" baton check '"_s + path + u"'"_s);
        QCOMPARE(printed.out, u"1 file, 1 document: 0 errors, 0 warnings, 0 notes\n"_s);
    }

    void reportsEmptyNames()
    {
        QCOMPARE(run({u"check"_s, QString()}).error,
                 u"baton: Cannot read a file without a name. Give the path of a file.\n"_s);
    }
};

QTEST_GUILESS_MAIN(TestCliNamed)
#include "tst_clinamed.moc"
