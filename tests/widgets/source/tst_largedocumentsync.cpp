// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/widgets/source/documentsyncfixture.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// A long text is loaded and changed in pieces.
class TestLargeDocumentSync : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void longDocumentsAreLoadedInPieces()
    {
        QByteArray bytes;
        for (int line = 0; line < 60'000; ++line) {
            bytes += "- a line of some length, number " + QByteArray::number(line) + "\r\n";
        }
        Both both(bytes);
        QVERIFY(both.sync->isLoading());
        QVERIFY(!both.sync->isEditable());
        QVERIFY(both.view.blockCount() > 100);
        QVERIFY(both.buffer.apply({{2, 1, "A"}, {bytes.size() - 3, 1, "x"}}, u"Form"_s).isOk());
        QTRY_VERIFY_WITH_TIMEOUT(!both.sync->isLoading(), 60000);
        QVERIFY(both.sync->isEditable());
        QCOMPARE(allText(both.view), shownOf(both.buffer.bytes()));
    }

    void aChangeOfEveryLineComesLineByLine()
    {
        QByteArray bytes;
        for (int line = 0; line < 20'000; ++line) {
            bytes += "- one of all, number " + QByteArray::number(line) + "\r\n";
        }
        Both both(bytes);
        QTRY_VERIFY_WITH_TIMEOUT(!both.sync->isLoading(), 60000);
        const QTextCursor caret(both.view.findBlockByNumber(15'000));
        both.view.findBlockByNumber(10'000).setUserState(1); // as of a folded line
        QVERIFY(both.buffer.apply(everywhere(bytes, "one", "another"), u"Replace"_s).isOk());
        QVERIFY(both.sync->isLoading());
        QVERIFY(!both.sync->isEditable());
        QVERIFY(both.sync->hasAllLines());
        QVERIFY(allText(both.view) != shownOf(both.buffer.bytes()));
        QCOMPARE(both.view.blockCount(), 20'001);
        QTRY_VERIFY_WITH_TIMEOUT(!both.sync->isLoading(), 60000);
        QVERIFY(both.sync->isEditable());
        QCOMPARE(allText(both.view), shownOf(both.buffer.bytes()));
        QCOMPARE(caret.blockNumber(), 15'000);
        QCOMPARE(both.view.findBlockByNumber(10'000).userState(), 1);
        both.buffer.history().undo();
        both.buffer.history().redo();
        both.buffer.history().undo(); // before the first is finished
        QTRY_VERIFY_WITH_TIMEOUT(!both.sync->isLoading(), 60000);
        QCOMPARE(both.buffer.bytes(), bytes);
        QCOMPARE(allText(both.view), shownOf(bytes));
        QCOMPARE(caret.blockNumber(), 15'000);
    }

    void otherLinesComeWhileAllOfThemChange()
    {
        QByteArray bytes;
        for (int line = 0; line < 20'000; ++line) {
            bytes += "- one of all, number " + QByteArray::number(line) + "\n";
        }
        Both both(bytes);
        QTRY_VERIFY_WITH_TIMEOUT(!both.sync->isLoading(), 60000);
        QVERIFY(both.buffer.apply(everywhere(bytes, "one", "another"), u"Replace"_s).isOk());
        QVERIFY(both.buffer.apply({{2, 0, "first\n"}}, u"Form"_s).isOk());
        QTRY_VERIFY_WITH_TIMEOUT(!both.sync->isLoading(), 60000);
        QCOMPARE(allText(both.view), shownOf(both.buffer.bytes()));
        const TextEdits apart = everywhere(both.buffer.bytes(), " of ", "\n");
        QVERIFY(both.buffer.apply(apart, u"Replace"_s).isOk());
        QVERIFY(!both.sync->hasAllLines());
        QTRY_VERIFY_WITH_TIMEOUT(!both.sync->isLoading(), 60000);
        QCOMPARE(allText(both.view), shownOf(both.buffer.bytes()));
    }

private:
    static TextEdits everywhere(const QByteArray &bytes, const QByteArray &from,
                                const QByteArray &to)
    {
        TextEdits edits;
        for (qsizetype at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) {
            edits.push_back({at, from.size(), to});
        }
        return edits;
    }
};

QTEST_MAIN(TestLargeDocumentSync)
#include "tst_largedocumentsync.moc"
