// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/buffer/documentbuffer.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

class TestDocumentBuffer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void undoesAndRedoesByteForByte()
    {
        DocumentBuffer buffer;
        buffer.reset("a: 1\r\nb: 2\r\n");
        QVERIFY(buffer.apply({{3, 1, "10"}, {9, 1, "20"}}, u"Edit"_s).isOk());
        QCOMPARE(buffer.bytes(), "a: 10\r\nb: 20\r\n");
        buffer.history().undo();
        QCOMPARE(buffer.bytes(), "a: 1\r\nb: 2\r\n");
        buffer.history().redo();
        QCOMPARE(buffer.bytes(), "a: 10\r\nb: 20\r\n");
    }

    void reportsRangesOfUndoAndRedo()
    {
        DocumentBuffer buffer;
        buffer.reset("x");
        QSignalSpy stepped(&buffer, &DocumentBuffer::stepped);
        QVERIFY(buffer.apply({{0, 1, "yz"}}, u"Edit"_s).isOk());
        QCOMPARE(stepped.count(), 0);
        buffer.history().undo();
        QCOMPARE(stepped.at(0).at(0).value<TextEdits>(), (TextEdits{{0, 2, "x"}}));
        buffer.history().redo();
        QCOMPARE(stepped.at(1).at(0).value<TextEdits>(), (TextEdits{{0, 1, "yz"}}));
    }

    void dropsForgottenSteps()
    {
        DocumentBuffer buffer;
        buffer.reset("x");
        QVERIFY(buffer.apply({{0, 1, "y"}}, u"Edit"_s).isOk());
        buffer.markSaved();
        QSignalSpy stepped(&buffer, &DocumentBuffer::stepped);
        QVERIFY(buffer.apply({{1, 0, "1"}}, u"Edit"_s, HistoryStep::Begins).isOk());
        QVERIFY(buffer.apply({{2, 0, " 2"}}, u"Edit"_s, HistoryStep::Begins).isOk());
        buffer.forgetBehind(1);
        QCOMPARE(buffer.bytes(), "y");
        QVERIFY(!buffer.isModified());
        QVERIFY(!buffer.history().canRedo());
        QCOMPARE(stepped.count(), 0);
        buffer.history().undo();
        QCOMPARE(buffer.bytes(), "x");
        QCOMPARE(stepped.count(), 1);
    }

    void emitsOneChangeForEachStep()
    {
        DocumentBuffer buffer;
        buffer.reset("x");
        QSignalSpy changes(&buffer, &DocumentBuffer::changed);
        QVERIFY(buffer.apply({{0, 1, "y"}}, u"Edit"_s).isOk());
        buffer.history().undo();
        buffer.history().redo();
        QCOMPARE(changes.count(), 3);
    }

    void joinsContinuedLines_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<TextEdits>("edits");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<TextEdits>("taken");
        const auto row = [](const char *name, const QByteArray &before, const TextEdits &edits,
                            const QByteArray &after, const TextEdits &taken) {
            QTest::newRow(name) << before << edits << after << taken;
        };
        row("letters", "x", {{1, 0, "a"}, {2, 0, "b"}}, "xab", {{1, 2, ""}});
        row("letters removed", "abcdef", {{3, 1, {}}, {2, 1, {}}, {2, 1, {}}}, "abf",
            {{2, 0, "cde"}});
        row("rewritten values", "a: x, b", {{3, 1, "'x1'"}, {3, 4, "'x12'"}}, "a: 'x12', b",
            {{3, 5, "x"}});
        row("another range each time", "a: [x]\nb: 1\n", {{2, 4, "\n- y"}, {5, 1, "yz\n- "}},
            "a:\n- yz\n- \nb: 1\n", {{2, 8, " [x]"}});
        row("around what was written", "a: x\n", {{3, 1, "y"}, {0, 4, "b: yz"}}, "b: yz\n",
            {{0, 5, "a: x"}});
        row("within a character", "\xC3\xA4", {{0, 2, "\xC3\xB6"}, {2, 0, "x"}}, "\xC3\xB6x",
            {{0, 3, "\xC3\xA4"}});
        row("nothing in the end", "x", {{1, 0, "a"}, {1, 1, ""}}, "x", {{1, 0, ""}});
    }

    void joinsContinuedLines()
    {
        QFETCH(QByteArray, before);
        QFETCH(TextEdits, edits);
        QFETCH(QByteArray, after);
        QFETCH(TextEdits, taken);
        DocumentBuffer buffer;
        buffer.reset(before);
        QSignalSpy stepped(&buffer, &DocumentBuffer::stepped);
        for (const TextEdit &edit : edits) {
            QVERIFY(buffer.apply({edit}, u"Typing"_s, HistoryStep::GoesOn).isOk());
        }
        QCOMPARE(buffer.bytes(), after);
        QCOMPARE(buffer.history().count(), 1);
        buffer.history().undo();
        QCOMPARE(buffer.bytes(), before);
        QCOMPARE(stepped.at(0).at(0).value<TextEdits>(), taken);
        buffer.history().redo();
        QCOMPARE(buffer.bytes(), after);
    }

    void joinsEditsOfSeveralPlaces()
    {
        DocumentBuffer buffer;
        buffer.reset("a: 1\nb: 2\nc: 3\n");
        const TextEdits first{{3, 1, "10"}, {8, 1, "20"}};
        const TextEdits second{{3, 2, "100"}, {15, 1, "30"}};
        QVERIFY(buffer.apply(first, u"Set"_s, HistoryStep::Begins).isOk());
        QVERIFY(buffer.apply(second, u"Set"_s, HistoryStep::GoesOn).isOk());
        QCOMPARE(buffer.bytes(), "a: 100\nb: 20\nc: 30\n");
        buffer.history().undo();
        QCOMPARE(buffer.bytes(), "a: 1\nb: 2\nc: 3\n");
        buffer.history().redo();
        QCOMPARE(buffer.bytes(), "a: 100\nb: 20\nc: 30\n");
    }

    void doesNotJoinTypingAcrossOtherSteps_data()
    {
        QTest::addColumn<int>("between");
        QTest::newRow("a step that begins") << 0;
        QTest::newRow("one that changes nothing") << 1;
        QTest::newRow("undo and redo") << 2;
        QTest::newRow("a step that stands alone") << 3;
    }

    void doesNotJoinTypingAcrossOtherSteps()
    {
        QFETCH(int, between);
        DocumentBuffer buffer;
        buffer.reset("");
        QVERIFY(buffer.apply({{0, 0, "a"}}, u"Typing"_s, HistoryStep::Begins).isOk());
        if (between == 1) {
            QVERIFY(buffer.apply({}, u"Typing"_s, HistoryStep::Begins).isOk());
        } else if (between == 2) {
            buffer.history().undo();
            buffer.history().redo();
        } else if (between == 3) {
            QVERIFY(buffer.apply({{1, 0, "."}}, u"Fix"_s).isOk());
        }
        const HistoryStep step = between == 0 ? HistoryStep::Begins : HistoryStep::GoesOn;
        const QByteArray before = buffer.bytes();
        QVERIFY(buffer.apply({{before.size(), 0, "b"}}, u"Typing"_s, step).isOk());
        buffer.history().undo();
        QCOMPARE(buffer.bytes(), before);
    }

    void knowsWhetherItEqualsTheSavedText()
    {
        DocumentBuffer buffer;
        buffer.reset("x");
        QSignalSpy modified(&buffer, &DocumentBuffer::modifiedChanged);
        QVERIFY(buffer.apply({{0, 1, "y"}}, u"Edit"_s).isOk());
        QVERIFY(buffer.isModified());
        buffer.markSaved();
        QVERIFY(!buffer.isModified());
        buffer.history().undo();
        QVERIFY(buffer.isModified());
        QCOMPARE(modified.count(), 3);
    }

    void replacesOnlyTheLinesThatDiffer_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<qsizetype>("offset");
        QTest::addColumn<qsizetype>("length");
        const auto row = [](const char *name, const QByteArray &from, const QByteArray &to,
                            qsizetype offset, qsizetype length) {
            QTest::newRow(name) << from << to << offset << length;
        };
        row("a line changed", "a\nbc\nd\n", "a\nbx\nd\n", 2, 3);
        row("a line came", "a\nb\n", "a\nnew\nb\n", 2, 0);
        row("a line like the next one came", "a\na\n", "a\na\na\n", 4, 0);
        row("a line went", "a\nb\nc\n", "a\nc\n", 2, 2);
        row("the last line has no end", "a\nb", "a\nc", 2, 1);
        row("within a character", "a\n\xC3\xA4\n", "a\n\xC3\xB6\n", 2, 3);
        row("the same", "a\nb\n", "a\nb\n", 4, 0);
        row("nothing before", "", "a\n", 0, 0);
        row("nothing after", "a\n", "", 0, 2);
        row("no line ends", "ab", "axb", 0, 2);
    }

    void replacesOnlyTheLinesThatDiffer()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(qsizetype, offset);
        QFETCH(qsizetype, length);
        DocumentBuffer buffer;
        buffer.reset(from);
        TextEdits edits;
        connect(&buffer, &DocumentBuffer::changed, this,
                [&edits](const TextEdits &made) { edits = made; });
        buffer.replaceAll(to, u"Reload"_s);
        QCOMPARE(buffer.bytes(), to);
        QCOMPARE(edits.front().offset, offset);
        QCOMPARE(edits.front().length, length);
        buffer.history().undo();
        QCOMPARE(buffer.bytes(), from);
    }

    void refusesInvalidEditsWithoutAChange()
    {
        DocumentBuffer buffer;
        buffer.reset("x");
        QVERIFY(!buffer.apply({{5, 1, ""}}, u"Edit"_s).isOk());
        QCOMPARE(buffer.bytes(), "x");
        QCOMPARE(buffer.history().count(), 0);
    }
};

QTEST_GUILESS_MAIN(TestDocumentBuffer)
#include "tst_documentbuffer.moc"
