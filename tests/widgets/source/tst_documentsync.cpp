// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/widgets/source/documentsyncfixture.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// Pieces that are hard to convert: every line end, surrogate pairs, substitutes, structure.
const QStringList &hardPieces()
{
    static const QStringList pieces{
        u"a"_s,  u"b"_s, u": "_s, u"\n"_s,     u"\n"_s, u"ä"_s, u"\u00A0"_s, u"\u2028"_s,
        u"😀"_s, u"𝒳"_s, u"€"_s,  u"\uFEFF"_s, u"\t"_s, u"¶"_s, u"\u0301"_s, u"\uFFFD"_s};
    return pieces;
}

QByteArray hardBytes(QRandomGenerator &random, int most)
{
    static const QList<QByteArray> extra{"\r\n",         "\r",           "\n",
                                         "\xE2\x80\xA9", "\xEF\xB7\x90", "\xEF\xBF\xBC"};
    QByteArray bytes;
    for (int left = random.bounded(most + 1); left > 0; --left) {
        bytes += random.bounded(3) == 0
            ? extra[random.bounded(extra.size())]
            : hardPieces()[random.bounded(hardPieces().size())].toUtf8();
    }
    return bytes;
}

/// Offsets at which a character begins or the bytes end.
QList<qsizetype> boundaries(const QByteArray &bytes)
{
    QList<qsizetype> places;
    for (qsizetype i = 0; i < bytes.size();) {
        places += i;
        i += firstDisplayed(QByteArrayView(bytes).sliced(i)).bytes;
    }
    return places << bytes.size();
}

} // namespace

class TestDocumentSync : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void showsUniformLineEndsWithoutBom()
    {
        const Both both("\xEF\xBB\xBF"
                        "a\r\nb\rc\n");
        QCOMPARE(allText(both.view), u"a\nb\nc\n"_s);
    }

    void typesWithTheLineEndOfItsLine_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<int>("position");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("LF") << "a\nb"_ba << 1 << "a\n\nb"_ba;
        QTest::newRow("CRLF") << "a\r\nb"_ba << 1 << "a\r\n\r\nb"_ba;
        QTest::newRow("CR") << "a\rb"_ba << 1 << "a\r\rb"_ba;
        QTest::newRow("last line") << "a\r\nb"_ba << 3 << "a\r\nb\r\n"_ba;
        QTest::newRow("no line end") << "ab"_ba << 1 << "a\nb"_ba;
        QTest::newRow("mixed, first") << "a\nb\r\nc"_ba << 1 << "a\n\nb\r\nc"_ba;
        QTest::newRow("mixed, second") << "a\nb\r\nc"_ba << 3 << "a\nb\r\n\r\nc"_ba;
        QTest::newRow("line ends that would join") << "a\rb\nc"_ba << 2 << "a\r\r\nb\nc"_ba;
    }

    void typesWithTheLineEndOfItsLine()
    {
        QFETCH(QByteArray, before);
        QFETCH(int, position);
        QFETCH(QByteArray, after);
        Both both(before);
        both.type(position, 0, u"\n"_s);
        QCOMPARE(both.buffer.bytes(), after);
        QCOMPARE(allText(both.view), shownOf(after));
    }

    void changesOnlyTheTypedBytes_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<int>("position");
        QTest::addColumn<int>("removed");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("NBSP stays") << "a\xC2\xA0z\n"_ba << 2 << 0 << u"x"_s << "a\xC2\xA0xz\n"_ba;
        QTest::newRow("NBSP typed") << "az"_ba << 1 << 0 << u"\u00A0"_s << "a\xC2\xA0z"_ba;
        QTest::newRow("U+2028 stays")
            << "a\xE2\x80\xA8z"_ba << 2 << 1 << u"x"_s << "a\xE2\x80\xA8x"_ba;
        QTest::newRow("U+2029 stays")
            << "a\xE2\x80\xA9z"_ba << 2 << 1 << u"x"_s << "a\xE2\x80\xA9x"_ba;
        QTest::newRow("surrogate pair removed")
            << "a\xF0\x9F\x98\x80z"_ba << 1 << 2 << u""_s << "az"_ba;
        QTest::newRow("behind the mark") << "\xEF\xBB\xBF"
                                            "a"_ba
                                         << 0 << 0 << u"x"_s
                                         << "\xEF\xBB\xBF"
                                            "xa"_ba;
        QTest::newRow("all removed") << "\xEF\xBB\xBF"
                                        "a\r\nb"_ba
                                     << 0 << 3 << u""_s << "\xEF\xBB\xBF"_ba;
        QTest::newRow("lines joined") << "a\r\nb\r\nc"_ba << 1 << 1 << u""_s << "ab\r\nc"_ba;
        QTest::newRow("CR meets LF") << "a\rb\nc"_ba << 2 << 1 << u""_s << "a\r\nc"_ba;
    }

    void changesOnlyTheTypedBytes()
    {
        QFETCH(QByteArray, before);
        QFETCH(int, position);
        QFETCH(int, removed);
        QFETCH(QString, text);
        QFETCH(QByteArray, after);
        Both both(before);
        both.type(position, removed, text);
        QCOMPARE(both.buffer.bytes(), after);
        QCOMPARE(allText(both.view), shownOf(after));
        both.buffer.history().undo();
        QCOMPARE(both.buffer.bytes(), before);
        QCOMPARE(allText(both.view), shownOf(before));
    }

    void followsTheBufferAndKeepsTheCaret()
    {
        Both both("one: 1\r\ntwo: 2\r\nthree: 3\r\n");
        QTextCursor caret(&both.view);
        caret.setPosition(both.sync->positionOf(18));
        QVERIFY(both.buffer.apply({{5, 1, "100"}}, u"Form"_s).isOk());
        QCOMPARE(both.sync->offsetOf(caret.position()), 20);
        QVERIFY(both.buffer.apply({{25, 1, "3\r\nfour: 4"}}, u"Form"_s).isOk());
        QCOMPARE(both.sync->offsetOf(caret.position()), 20);
        QCOMPARE(allText(both.view), u"one: 100\ntwo: 2\nthree: 3\nfour: 4\n"_s);
    }

    void rejectsLoneSurrogatesAndNul()
    {
        Both both("ab");
        both.type(1, 0, QString(QChar(0)) + u"x"_s);
        QCOMPARE(both.buffer.bytes(), "axb");
        QCOMPARE(allText(both.view), u"axb"_s);
        both.type(1, 0, QString(QChar(0)));
        QCOMPARE(both.buffer.bytes(), "axb");
        QCOMPARE(allText(both.view), u"axb"_s);
        both.type(1, 0, QString(QChar(0xD83D)));
        QVERIFY(both.sync->isFaithful());
        QCOMPARE(allText(both.view), shownOf(both.buffer.bytes()));
    }

    void showsBytesThatAreNotTextReadOnly_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("shown");
        QTest::newRow("stray byte") << "a\xFFz\n"_ba << u"a\uFFFDz\n"_s;
        QTest::newRow("cut sequence") << "a\xE2\x82"_ba << u"a\uFFFD\uFFFD"_s;
        QTest::newRow("overlong") << "\xC0\xAF"_ba << u"\uFFFD\uFFFD"_s;
        QTest::newRow("surrogate") << "\xED\xA0\x80"_ba << u"\uFFFD\uFFFD\uFFFD"_s;
        QTest::newRow("NUL") << QByteArray("a\0b", 3) << u"a\u2400b"_s;
    }

    void showsBytesThatAreNotTextReadOnly()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, shown);
        Both both(bytes);
        QVERIFY(!both.sync->isEditable());
        QCOMPARE(allText(both.view), shown);
        both.type(0, 1, u"x"_s);
        QCOMPARE(both.buffer.bytes(), bytes);
        QCOMPARE(allText(both.view), shown);
        QSignalSpy editable(both.sync.get(), &DocumentSync::editableChanged);
        both.buffer.reset("a");
        QCOMPARE(editable.size(), 1);
        QVERIFY(both.sync->isEditable());
    }

    void noticesThatBytesBecameInvalidText()
    {
        Both both("a\nb\n");
        QVERIFY(both.buffer.apply({{2, 1, "\xFF"}}, u"Reload"_s).isOk());
        QVERIFY(!both.sync->isEditable());
        both.buffer.history().undo();
        QVERIFY(both.sync->isEditable());
    }

    void convertsPlacesInBothDirections()
    {
        QRandomGenerator random(11);
        for (int round = 0; round < 500; ++round) {
            const QByteArray bytes = hardBytes(random, 30);
            const Both both(bytes);
            int previous = -1;
            for (int position = 0; position < both.view.characterCount(); ++position) {
                const qsizetype offset = both.sync->offsetOf(position);
                const int back = both.sync->positionOf(offset);
                QVERIFY(back == position || back == position - 1);
                QVERIFY(back >= previous);
                previous = back;
            }
        }
    }

    void keepsBothSidesEqualUnderRandomEdits()
    {
        const uint seed = qEnvironmentVariableIntValue("BATON_SEED");
        const int rounds = std::max(300, qEnvironmentVariableIntValue("BATON_ROUNDS"));
        QRandomGenerator random(seed);
        for (int round = 0; round < rounds; ++round) {
            const QByteArray mark = random.bounded(4) == 0 ? "\xEF\xBB\xBF"_ba : ""_ba;
            Both both(mark + hardBytes(random, 25));
            const QByteArray start = both.buffer.bytes();
            for (int step = 0; step < 12; ++step) {
                if (random.bounded(2) == 0) {
                    editInView(both, random);
                } else {
                    editInBuffer(both, random);
                }
                if (QTest::currentTestFailed()) {
                    qInfo("round %d, step %d", round, step);
                    return;
                }
            }
            const QByteArray end = both.buffer.bytes();
            while (both.buffer.history().canUndo()) {
                both.buffer.history().undo();
                QCOMPARE(allText(both.view), shownOf(both.buffer.bytes()));
            }
            QCOMPARE(both.buffer.bytes(), start);
            while (both.buffer.history().canRedo()) {
                both.buffer.history().redo();
            }
            QCOMPARE(both.buffer.bytes(), end);
            QCOMPARE(allText(both.view), shownOf(end));
        }
    }

private:
    static void editInView(Both &both, QRandomGenerator &random)
    {
        const QByteArray before = both.buffer.bytes();
        const int length = both.view.characterCount() - 1;
        QTextCursor cursor(&both.view);
        cursor.setPosition(random.bounded(length + 1));
        cursor.movePosition(QTextCursor::Left);
        const int from = cursor.position();
        cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, random.bounded(5));
        const int to = cursor.position();
        const ByteRange range = both.sync->rangeOf(from, to);
        QString text;
        for (int left = random.bounded(4); left > 0; --left) {
            text += hardPieces()[random.bounded(hardPieces().size())];
        }
        cursor.insertText(text);
        const QByteArray after = both.buffer.bytes();
        QVERIFY(after.startsWith(before.first(range.begin)));
        QVERIFY(after.endsWith(before.sliced(range.end)));
        QCOMPARE(allText(both.view), shownOf(after));
    }

    static void editInBuffer(Both &both, QRandomGenerator &random)
    {
        QList<qsizetype> places = boundaries(both.buffer.bytes());
        TextEdits edits;
        while (!places.isEmpty() && edits.size() < 3) {
            const qsizetype first = random.bounded(static_cast<int>(places.size()));
            const qsizetype last = std::min(places.size() - 1, first + random.bounded(4));
            edits.push_back({places[first], places[last] - places[first], hardBytes(random, 3)});
            places.remove(0, last + 1);
        }
        QVERIFY(both.buffer.apply(edits, u"Form"_s).isOk());
        QCOMPARE(allText(both.view), shownOf(both.buffer.bytes()));
    }
};

QTEST_MAIN(TestDocumentSync)
#include "tst_documentsync.moc"
