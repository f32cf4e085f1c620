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

    /// What was typed as it stands is what is meant.
    void prefersOneRunToSeveralStartsOfWords()
    {
        QVERIFY(fuzzyMatch(u"phase1", u"phase1-swarm-synthesis.yaml")->score
                > fuzzyMatch(u"phase1", u"phase2-review-1.md")->score);
    }

    void theScoreAloneIsThatOfTheMatch()
    {
        const QStringList texts{u"phase2-engineering-review.yaml"_s,
                                u"handoff › context › task_id"_s,
                                u"Größenänderung"_s,
                                u"Save as"_s,
                                u"aaaa"_s,
                                QString()};
        const QStringList queries{u"per"_s,   u"rev"_s,   u"aa"_s, u"größ"_s,
                                  u"GRÖSS"_s, u"ta id"_s, u"zz"_s};
        for (const QString &typed : queries) {
            const FuzzyQuery query(typed);
            for (const QString &text : texts) {
                const std::optional<FuzzyMatch> match = query.match(text);
                const std::optional<int> score = query.score(text);
                QCOMPARE(score.has_value(), match.has_value());
                QVERIFY(!match || match->score == *score);
                QVERIFY(!match || query.mayFit(FuzzyQuery::lettersOf(text)));
                QVERIFY(!match || match->places.size() == QString(typed).remove(u' ').size());
            }
        }
        QVERIFY(!FuzzyQuery(u"zz"_s).mayFit(FuzzyQuery::lettersOf(u"Save"_s)));
    }

    void aLetterAmidAWordIsFound() { QVERIFY(fuzzyMatch(u"w", u"engineering-review")); }
};

QTEST_GUILESS_MAIN(TestFuzzyMatch)
#include "tst_fuzzymatch.moc"
