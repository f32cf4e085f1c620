// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/documentbuffer.h"

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

    void appliesStepsAsOneOrNone()
    {
        DocumentBuffer buffer;
        buffer.reset("a: 1\n");
        QSignalSpy stepped(&buffer, &DocumentBuffer::stepped);
        QVERIFY(buffer.applyAll({{{3, 1, "10"}}, {{0, 1, "key"}}}, u"Fix all"_s).isOk());
        QCOMPARE(buffer.bytes(), "key: 10\n");
        QCOMPARE(buffer.history().count(), 1);
        QCOMPARE(stepped.count(), 0);
        buffer.history().undo();
        QCOMPARE(buffer.bytes(), "a: 1\n");
        QVERIFY(stepped.count() > 0);
        QVERIFY(!buffer.applyAll({{{3, 1, "10"}}, {{99, 1, "x"}}}, u"Fix all"_s).isOk());
        QCOMPARE(buffer.bytes(), "a: 1\n");
        buffer.history().redo();
        QCOMPARE(buffer.bytes(), "key: 10\n");
    }

    void tellsWhatUndoAndRedoDid()
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

    void mergesTypingThatGoesOn()
    {
        DocumentBuffer buffer;
        buffer.reset("");
        QVERIFY(buffer.apply({{0, 0, "a"}}, u"Typing"_s, true).isOk());
        QVERIFY(buffer.apply({{1, 0, "b"}}, u"Typing"_s, true).isOk());
        QVERIFY(buffer.apply({{0, 0, "c"}}, u"Typing"_s, true).isOk());
        QCOMPARE(buffer.bytes(), "cab");
        QCOMPARE(buffer.history().count(), 2);
        buffer.history().undo();
        buffer.history().undo();
        QCOMPARE(buffer.bytes(), "");
    }

    void mergesRewritesOfOnePlace()
    {
        DocumentBuffer buffer;
        buffer.reset("a: x, b: y");
        QVERIFY(buffer.apply({{3, 1, "'x1'"}}, u"Set a"_s, true).isOk());
        QVERIFY(buffer.apply({{3, 4, "'x12'"}}, u"Set a"_s, true).isOk());
        QVERIFY(buffer.apply({{13, 1, "z"}}, u"Set b"_s, true).isOk());
        QCOMPARE(buffer.bytes(), "a: 'x12', b: z");
        QCOMPARE(buffer.history().count(), 2);
        buffer.history().undo();
        buffer.history().undo();
        QCOMPARE(buffer.bytes(), "a: x, b: y");
        buffer.history().redo();
        QCOMPARE(buffer.bytes(), "a: 'x12', b: y");
    }

    void beginsAStepWithEachWord()
    {
        DocumentBuffer buffer;
        buffer.reset("");
        for (const char letter : QByteArrayView("ab cd")) {
            const TextEdit edit{buffer.bytes().size(), 0, QByteArray(1, letter)};
            QVERIFY(buffer.apply({edit}, u"Typing"_s, true).isOk());
        }
        buffer.history().undo();
        QCOMPARE(buffer.bytes(), "ab");
    }

    void mergesRemovingThatGoesOn()
    {
        DocumentBuffer buffer;
        buffer.reset("abcdef");
        for (const TextEdit &edit : {TextEdit{3, 1, {}}, TextEdit{2, 1, {}}, TextEdit{2, 1, {}}}) {
            QVERIFY(buffer.apply({edit}, u"Typing"_s, true).isOk());
        }
        QCOMPARE(buffer.bytes(), "abf");
        QCOMPARE(buffer.history().count(), 1);
        buffer.history().undo();
        QCOMPARE(buffer.bytes(), "abcdef");
        buffer.history().redo();
        QCOMPARE(buffer.bytes(), "abf");
    }

    void knowsWhenItIsAsSaved()
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

    void refusesABadEditWithoutAChange()
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
