// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/palette/fuzzymatch.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class TestFuzzyMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void findsTheCharactersInOrder_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<qsizetype>>("places");
        QTest::newRow("nothing typed") << u""_s << u"Save"_s << QList<qsizetype>{};
        QTest::newRow("start") << u"sa"_s << u"Save"_s << QList<qsizetype>{0, 1};
        QTest::newRow("letter case") << u"SAVE"_s << u"save"_s << QList<qsizetype>{0, 1, 2, 3};
        QTest::newRow("starts of words")
            << u"per"_s << u"phase2-engineering-review.yaml"_s << QList<qsizetype>{0, 7, 19};
        QTest::newRow("a run beats scattered characters")
            << u"plan"_s << u"p-l-a-n mesh-plan"_s << QList<qsizetype>{0, 2, 4, 6};
        QTest::newRow("blanks do not count")
            << u"s as"_s << u"Save as"_s << QList<qsizetype>{0, 5, 6};
    }

    void findsTheCharactersInOrder()
    {
        QFETCH(QString, typed);
        QFETCH(QString, text);
        QFETCH(QList<qsizetype>, places);
        const auto match = fuzzyMatch(typed, text);
        QVERIFY(match);
        QCOMPARE(match->places, places);
    }

    void refusesWhatIsNotThere()
    {
        QVERIFY(!fuzzyMatch(u"xyz", u"Save"));
        QVERIFY(!fuzzyMatch(u"evas", u"Save"));
        QVERIFY(!fuzzyMatch(u"savesave", u"Save"));
    }

    void prefersTheCloserMatch()
    {
        const auto score = [](QStringView text) { return fuzzyMatch(u"save", text)->score; };
        QVERIFY(score(u"Save") > score(u"Save as"));
        QVERIFY(score(u"Save as") > score(u"Stack of valves"));
    }
};

QTEST_GUILESS_MAIN(TestFuzzyMatch)
#include "tst_fuzzymatch.moc"
