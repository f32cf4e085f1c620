// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/languageserver/textpositions.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QJsonObject at(int line, int column)
{
    return {{u"line"_s, line}, {u"character"_s, column}};
}

/// The text after edits of a client, which knows it as UTF-16.
QString edited(QString text, const QJsonArray &edits)
{
    for (qsizetype i = edits.size() - 1; i >= 0; --i) {
        const QJsonObject edit = edits.at(i).toObject();
        const QJsonObject range = edit.value("range"_L1).toObject();
        const auto place = [&](QLatin1StringView end) {
            const QJsonObject position = range.value(end).toObject();
            qsizetype begin = 0;
            for (int line = position.value("line"_L1).toInt(); line > 0; --line) {
                begin = text.indexOf(u'\n', begin) + 1;
            }
            return begin + position.value("character"_L1).toInt();
        };
        const qsizetype from = place("start"_L1);
        text.replace(from, place("end"_L1) - from, edit.value("newText"_L1).toString());
    }
    return text;
}

} // namespace

class TestTextPositions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void countsInTheNegotiatedEncoding_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("offset");
        QTest::addColumn<QList<int>>("columns"); // in UTF-8, UTF-16, UTF-32

        QTest::newRow("ASCII") << u"a: b\n"_s << 0 << 3 << QList<int>{3, 3, 3};
        QTest::newRow("behind an umlaut") << u"ä: b\n"_s << 0 << 2 << QList<int>{2, 1, 1};
        QTest::newRow("behind an emoji") << u"a: 🙂b"_s << 0 << 7 << QList<int>{7, 5, 4};
        QTest::newRow("behind a joined emoji")
            << u"👩‍🔬x"_s << 0 << 11 << QList<int>{11, 5, 3};
        QTest::newRow("the end of a line with CRLF")
            << u"ab\r\ncd\r\n"_s << 0 << 2 << QList<int>{2, 2, 2};
        QTest::newRow("behind CRLF") << u"ab\r\n🙂d\r\n"_s << 1 << 8 << QList<int>{4, 2, 1};
        QTest::newRow("behind a lone CR") << u"ab\rcd"_s << 1 << 4 << QList<int>{1, 1, 1};
        QTest::newRow("the empty last line") << u"ab\n"_s << 1 << 3 << QList<int>{0, 0, 0};
        QTest::newRow("behind a byte order mark") << u"\ufeffab"_s << 0 << 3 << QList<int>{3, 1, 1};
    }

    void countsInTheNegotiatedEncoding()
    {
        QFETCH(QString, text);
        QFETCH(int, line);
        QFETCH(int, offset);
        QFETCH(QList<int>, columns);

        QCOMPARE(columns.size(), 3);
        for (int i = 0; i < 3; ++i) {
            const TextPositions positions(text.toUtf8(), PositionEncoding(i));
            QCOMPARE(positions.positionOf(offset), at(line, columns.at(i)));
            QCOMPARE(positions.offsetOf(at(line, columns.at(i))), offset);
        }
    }

    void roundTripsEachCharacter()
    {
        const QByteArray bytes = u"é🙂\r\n\n👩‍🔬: \"日本\"\rz"_s.toUtf8();
        int seen = 0;
        for (int i = 0; i < 3; ++i) {
            const TextPositions positions(bytes, PositionEncoding(i));
            for (qsizetype offset = 0; offset <= bytes.size(); ++offset) {
                const bool isInside = offset < bytes.size()
                    && ((uchar(bytes[offset]) & 0xC0) == 0x80
                        || (bytes[offset] == '\n' && offset > 0 && bytes[offset - 1] == '\r'));
                if (!isInside) {
                    QCOMPARE(positions.offsetOf(positions.positionOf(offset)), offset);
                    ++seen;
                }
            }
        }
        QCOMPARE(seen, 3 * 16); // fifteen characters, and the end
    }

    void clampsPositionsToTheText_data()
    {
        QTest::addColumn<QJsonObject>("position");
        QTest::addColumn<int>("offset");

        // "a🙂\r\nb"
        QTest::newRow("behind the line") << at(0, 99) << 5;
        QTest::newRow("behind the last line") << at(9, 0) << 8;
        QTest::newRow("between both halves of a character") << at(0, 2) << 1;
        QTest::newRow("before the line") << at(0, -1) << 0;
        QTest::newRow("before the text") << at(-5, 3) << 5;
        QTest::newRow("beyond the largest number")
            << QJsonObject{{u"line"_s, 1e300}, {u"character"_s, 1e300}} << 0;
        QTest::newRow("no position") << QJsonObject{{u"line"_s, u"one"_s}} << 0;
        QTest::newRow("nothing") << QJsonObject() << 0;
    }

    void clampsPositionsToTheText()
    {
        QFETCH(QJsonObject, position);
        QFETCH(int, offset);

        const TextPositions positions(u"a🙂\r\nb"_s.toUtf8(), PositionEncoding::Utf16);
        QCOMPARE(positions.offsetOf(position), offset);
    }

    void splitsNoCharacter_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<TextEdits>("edits");

        QTest::newRow("the second byte of an umlaut")
            << u"xä"_s << u"xö"_s << TextEdits{{2, 1, "\xb6"}};
        QTest::newRow("two bytes of one emoji") << u"🙂"_s << u"🙃"_s << TextEdits{{3, 1, "\x83"}};
        QTest::newRow("two edits in one character")
            << u"日"_s << u"旦"_s << TextEdits{{1, 1, "\x97"}, {2, 1, "\xa6"}};
        QTest::newRow("the line feed of CRLF")
            << u"a\r\nb"_s << u"a\r\n\nb"_s << TextEdits{{2, 1, "\n\n"}};
        QTest::newRow("an edit that does not")
            << u"äb🙂c"_s << u"äx🙂"_s << TextEdits{{2, 1, "x"}, {7, 1, ""}};
    }

    void splitsNoCharacter()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(TextEdits, edits);

        QCOMPARE(*applied(before.toUtf8(), edits), after.toUtf8());
        const TextPositions positions(before.toUtf8(), PositionEncoding::Utf16);
        QCOMPARE(edited(before, positions.editsOf(edits)), after);
    }

    void knowsEncodingsByName()
    {
        QCOMPARE(positionEncodingNamed(u"utf-8"_s), PositionEncoding::Utf8);
        QCOMPARE(positionEncodingNamed(u"utf-32"_s), PositionEncoding::Utf32);
        QCOMPARE(positionEncodingNamed(u"utf-7"_s), std::nullopt);
        QCOMPARE(nameOf(PositionEncoding::Utf16), u"utf-16"_s);
    }
};

QTEST_GUILESS_MAIN(TestTextPositions)
#include "tst_textpositions.moc"
