// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/buffer/undogrouping.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;
using namespace std::chrono_literals;

namespace {

constexpr auto noPause = 1h; // longer than any delay of a slow machine

} // namespace

class TestUndoGrouping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void groupsTypingByWord_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("steps");
        QTest::newRow("a word") << u"abc"_s << QStringList{u"abc"_s};
        QTest::newRow("words") << u"ab cd  e"_s << QStringList{u"ab"_s, u" cd"_s, u"  e"_s};
        QTest::newRow("lines") << u"a\nb\n\nc"_s
                               << QStringList{u"a"_s, u"\n"_s, u"b"_s, u"\n"_s, u"\n"_s, u"c"_s};
        QTest::newRow("umlauts") << u"größe"_s << QStringList{u"größe"_s};
    }

    void groupsTypingByWord()
    {
        QFETCH(QString, typed);
        QFETCH(QStringList, steps);
        UndoGrouping typing(noPause);
        QStringList seen;
        qsizetype place = 0;
        for (const QChar letter : typed) {
            const QByteArray bytes = QString(letter).toUtf8();
            if (typing.record({place, 0, bytes}, {}) == HistoryStep::Begins) {
                seen.append(QString());
            }
            seen.last() += letter;
            place += bytes.size();
        }
        QCOMPARE(seen, steps);
    }

    void beginsANewStep_data()
    {
        QTest::addColumn<TextEdit>("first");
        QTest::addColumn<QByteArray>("firstRemoved");
        QTest::addColumn<TextEdit>("second");
        QTest::addColumn<QByteArray>("removed");
        QTest::addColumn<bool>("begins");
        const TextEdit a{5, 0, "a"};
        const TextEdit back{5, 1, {}};
        const QByteArray none;
        QTest::newRow("behind") << a << none << TextEdit{6, 0, "b"} << none << false;
        QTest::newRow("elsewhere") << a << none << TextEdit{2, 0, "b"} << none << true;
        QTest::newRow("a paste") << a << none << TextEdit{6, 0, "bc"} << none << true;
        QTest::newRow("behind a paste")
            << TextEdit{5, 0, "pasted"} << none << TextEdit{11, 0, "b"} << none << true;
        QTest::newRow("over a selection") << a << none << TextEdit{6, 3, "b"} << "xyz"_ba << true;
        QTest::newRow("behind what replaced a selection")
            << TextEdit{5, 3, "b"} << "xyz"_ba << TextEdit{6, 0, "c"} << none << false;
        QTest::newRow("removing behind writing")
            << a << none << TextEdit{5, 1, {}} << "a"_ba << true;
        QTest::newRow("writing behind removing") << back << "x"_ba << a << none << true;
        QTest::newRow("Backspace goes on")
            << back << "x"_ba << TextEdit{4, 1, {}} << "y"_ba << false;
        QTest::newRow("Delete goes on") << back << "x"_ba << TextEdit{5, 1, {}} << "y"_ba << false;
        QTest::newRow("Backspace over a line end")
            << back << "x"_ba << TextEdit{4, 1, {}} << "\n"_ba << true;
        QTest::newRow("a word removed")
            << back << "x"_ba << TextEdit{1, 4, {}} << "word"_ba << true;
    }

    void beginsANewStep()
    {
        QFETCH(TextEdit, first);
        QFETCH(QByteArray, firstRemoved);
        QFETCH(TextEdit, second);
        QFETCH(QByteArray, removed);
        QFETCH(bool, begins);
        UndoGrouping typing(noPause);
        QCOMPARE(typing.record(first, firstRemoved), HistoryStep::Begins);
        QCOMPARE(typing.record(second, removed),
                 begins ? HistoryStep::Begins : HistoryStep::GoesOn);
    }

    void beginsAStepAfterAPause()
    {
        UndoGrouping typing(-1ms);
        QCOMPARE(typing.record({0, 0, "a"}, {}), HistoryStep::Begins);
        QCOMPARE(typing.record({1, 0, "b"}, {}), HistoryStep::Begins);
    }

    void beginsAStepAfterThePreviousOneEnded()
    {
        UndoGrouping typing(noPause);
        QCOMPARE(typing.record({0, 0, "a"}, {}), HistoryStep::Begins);
        typing.end();
        QCOMPARE(typing.record({1, 0, "b"}, {}), HistoryStep::Begins);
    }
};

QTEST_GUILESS_MAIN(TestUndoGrouping)
#include "tst_undogrouping.moc"
