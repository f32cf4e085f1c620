// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/text/linemap.h"

#include <QRandomGenerator>
#include <QTest>

using namespace baton;

class TestLineMap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void findsTheLinesOfEveryLineEnd()
    {
        const QByteArray bytes = "\xEF\xBB\xBF"
                                 "a\nbc\r\nd\re";
        LineMap lines;
        lines.rebuild(bytes);
        QCOMPARE(lines.count(), 4);
        QCOMPARE(lines.begin(0), 3);
        QCOMPARE(lines.content(bytes, 1), (ByteRange{5, 7}));
        QCOMPARE(lines.lineEnd(bytes, 0), "\n");
        QCOMPARE(lines.lineEnd(bytes, 1), "\r\n");
        QCOMPARE(lines.lineEnd(bytes, 2), "\r");
        QVERIFY(lines.lineEnd(bytes, 3).isEmpty());
        QCOMPARE(lines.lineAt(8), 1);
        QCOMPARE(lines.lineAt(0), 0);
    }

    void countsAnEmptyTextAsOneLine()
    {
        LineMap lines;
        lines.rebuild({});
        QCOMPARE(lines.count(), 1);
        QCOMPARE(lines.content({}, 0), (ByteRange{0, 0}));
    }

    void followsRandomEdits()
    {
        QRandomGenerator random(7);
        const char letters[] = {'a', '\r', '\n', 'b', '\r', '\n'};
        const auto some = [&](int most) {
            QByteArray text;
            for (int left = random.bounded(most + 1); left > 0; --left) {
                text += letters[random.bounded(6)];
            }
            return text;
        };
        for (int round = 0; round < 3000; ++round) {
            QByteArray bytes =
                (round % 3 == 0 ? QByteArray("\xEF\xBB\xBF") : QByteArray()) + some(40);
            LineMap lines;
            lines.rebuild(bytes);
            TextEdits edits;
            qsizetype from = 0;
            const bool hasMany = round % 2 == 0;
            while (edits.size() < (hasMany ? 30 : 4) && from <= bytes.size()) {
                const auto left = static_cast<int>(bytes.size() - from);
                TextEdit edit;
                edit.offset = from + random.bounded(std::min(left, hasMany ? 3 : left) + 1);
                const auto behind = static_cast<int>(bytes.size() - edit.offset);
                edit.length = random.bounded(std::min(behind, hasMany ? 2 : behind) + 1);
                edit.text = some(4);
                edits.push_back(edit);
                from = edit.range().end;
            }
            bytes = *applied(bytes, edits);
            lines.update(bytes, edits);
            LineMap fresh;
            fresh.rebuild(bytes);
            QCOMPARE(lines.count(), fresh.count());
            for (int line = 0; line < fresh.count(); ++line) {
                QCOMPARE(lines.whole(line), fresh.whole(line));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestLineMap)
#include "tst_linemap.moc"
