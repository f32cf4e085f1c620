// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/documents/linediff.h"
#include "app/cli/output/documents/unifieddiff.h"

#include <QRandomGenerator>
#include <QTest>

using namespace baton::cli;

namespace {

QByteArray side(const std::vector<LineOperation> &steps, LineChange other)
{
    QByteArray text;
    for (const LineOperation &step : steps) {
        if (step.change != other) {
            text += step.line;
        }
    }
    return text;
}

QByteArray randomText(QRandomGenerator &random)
{
    QByteArray text;
    for (auto lines = random.bounded(12); lines > 0; --lines) {
        text += char('a' + random.bounded(4));
        text += lines == 1 && random.bounded(2) == 0 ? "" : "\n";
    }
    return text;
}

} // namespace

class TestUnifiedDiff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void printsWhatDiffPrints_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("hunks");
        QTest::newRow("equal") << QByteArray("a\n") << QByteArray("a\n") << QByteArray();
        QTest::newRow("changed line") << QByteArray("a\nb\nc\n") << QByteArray("a\nB\nc\n")
                                      << QByteArray("@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n");
        QTest::newRow("lines into an empty text")
            << QByteArray() << QByteArray("a\n") << QByteArray("@@ -0,0 +1 @@\n+a\n");
        QTest::newRow("all lines removed")
            << QByteArray("a\nb\n") << QByteArray() << QByteArray("@@ -1,2 +0,0 @@\n-a\n-b\n");
        QTest::newRow("inserted line")
            << QByteArray("1\n2\n3\n4\n5\n6\n7\n8\n") << QByteArray("1\n2\n3\n4\nnew\n5\n6\n7\n8\n")
            << QByteArray("@@ -2,6 +2,7 @@\n 2\n 3\n 4\n+new\n 5\n 6\n 7\n");
        QTest::newRow("two hunks")
            << QByteArray("a\n1\n2\n3\n4\n5\n6\n7\nb\n")
            << QByteArray("A\n1\n2\n3\n4\n5\n6\n7\nB\n")
            << QByteArray(
                   "@@ -1,4 +1,4 @@\n-a\n+A\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-b\n+B\n");
        QTest::newRow("a line that comes back soon")
            << QByteArray("x\n1\n2\n3\n") << QByteArray("3\ny\nz\nw\nx\n1\n2\n3\n")
            << QByteArray("@@ -1,3 +1,7 @@\n+3\n+y\n+z\n+w\n x\n 1\n 2\n");
        QTest::newRow("last line end added")
            << QByteArray("a") << QByteArray("a\n")
            << QByteArray("@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n");
    }

    void printsWhatDiffPrints()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, hunks);
        const QByteArray head = hunks.isEmpty() ? "" : "--- a/x\n+++ b/x\n";
        QCOMPARE(unifiedDiff("x", before, after), head + hunks);
    }

    void headersNameThePathForPatch_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("head");
        QTest::newRow("relative") << QByteArray("b/c d.yaml") << QByteArray("a/b/c d.yaml");
        QTest::newRow("absolute") << QByteArray("/b/c.yaml") << QByteArray("a/b/c.yaml");
        QTest::newRow("two slashes") << QByteArray("//b") << QByteArray("a/b");
        QTest::newRow("line break") << QByteArray("b\nc") << QByteArray("\"a/b\\012c\"");
        QTest::newRow("quote") << QByteArray("b\"c") << QByteArray("\"a/b\\\"c\"");
        QTest::newRow("no ASCII") << QByteArray("ü") << QByteArray("a/ü");
    }

    void headersNameThePathForPatch()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, head);
        QCOMPARE(unifiedDiff(name, "x\n", "y\n").split('\n').constFirst(), "--- " + head);
    }

    void hunksTransformOneTextIntoTheOther()
    {
        QRandomGenerator random(20260221);
        for (int i = 0; i < 5000; ++i) {
            const QByteArray before = randomText(random);
            const QByteArray after = randomText(random);
            const std::vector<LineOperation> steps = lineSteps(before, after);
            QCOMPARE(side(steps, LineChange::Add), before);
            QCOMPARE(side(steps, LineChange::Remove), after);
        }
    }

    void comparesUnrelatedTextsQuickly()
    {
        QByteArray before;
        QByteArray after;
        for (int i = 0; i < 50000; ++i) {
            before += "b" + QByteArray::number(i) + '\n';
            after += "a" + QByteArray::number(i) + '\n';
        }
        QCOMPARE(lineSteps(before, after).size(), size_t(100000));
    }
};

QTEST_GUILESS_MAIN(TestUnifiedDiff)
#include "tst_unifieddiff.moc"
