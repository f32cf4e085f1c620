// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/palette/fuzzymatch.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

std::optional<FuzzyMatch> fuzzyMatch(QStringView typed, QStringView text)
{
    return FuzzyQuery(typed).match(text);
}

} // namespace

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
        QTest::newRow("a number starts a word")
            << u"p2"_s << u"phase2-review.yaml"_s << QList<qsizetype>{0, 5};
        QTest::newRow("amid a word as it stands")
            << u"view"_s << u"review"_s << QList<qsizetype>{2, 3, 4, 5};
        QTest::newRow("a run beats scattered characters")
            << u"plan"_s << u"p-l-a-n mesh-plan"_s << QList<qsizetype>{13, 14, 15, 16};
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

    /// A name that is typed exactly is the first match, however long its item is.
    void consecutiveLettersBeatScatteredOnes()
    {
        const auto run = fuzzyMatch(u"20260310", u"cfd-bioreactor-session-20260310-090000-11111");
        const auto scattered = fuzzyMatch(u"20260310", u"20260317-090000");
        QVERIFY(run && scattered);
        QVERIFY(run->score > scattered->score);
    }

    void rejectsNonMatchingFiles()
    {
        QVERIFY(!fuzzyMatch(u"xyz", u"Save"));
        QVERIFY(!fuzzyMatch(u"evas", u"Save"));
        QVERIFY(!fuzzyMatch(u"savesave", u"Save"));
    }

    void rejectsScatteredLetters_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        QTest::newRow("across a sentence") << u"spell"_s << u"New .session.lock Spec file list"_s;
        QTest::newRow("within a word") << u"sve"_s << u"Save"_s;
        QTest::newRow("from the midst of a word") << u"avas"_s << u"Save as"_s;
        QTest::newRow("into the midst of a word") << u"save"_s << u"Stack of valves"_s;
        QTest::newRow("in several words") << u"rview"_s << u"engineering-review"_s;
    }

    void rejectsScatteredLetters()
    {
        QFETCH(QString, typed);
        QFETCH(QString, text);
        QVERIFY(!fuzzyMatch(typed, text));
        QVERIFY(!FuzzyQuery(typed).score(text));
    }

    void recognisesTheNameOfAText_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isName");
        QTest::newRow("a word") << u"new"_s << true;
        QTest::newRow("starts of words in any order") << u"lock NEW"_s << true;
        QTest::newRow("initials") << u"nsl"_s << false;
        QTest::newRow("the midst of a word") << u"ession"_s << false;
        QTest::newRow("one word too many") << u"new spell"_s << false;
    }

    void recognisesTheNameOfAText()
    {
        QFETCH(QString, typed);
        QFETCH(bool, isName);
        QCOMPARE(FuzzyQuery(typed).isNamedBy(u"New .session.lock"), isName);
    }

    void prefersTheCloserMatch()
    {
        const auto score = [](QStringView text) { return fuzzyMatch(u"save", text)->score; };
        QVERIFY(score(u"Save") > score(u"Save as"));
        QVERIFY(score(u"Save as") > score(u"Stack any values everywhere"));
    }

    /// An exact match has precedence.
    void prefersOneRunToSeveralWordStarts()
    {
        QVERIFY(fuzzyMatch(u"phase1", u"phase1-swarm-synthesis.yaml")->score
                > fuzzyMatch(u"phase1", u"phase2-review-1.md")->score);
    }

    void theScoreEqualsThatOfTheMatch()
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

    void findsALetterInsideAWord() { QVERIFY(fuzzyMatch(u"w", u"engineering-review")); }
};

QTEST_GUILESS_MAIN(TestFuzzyMatch)
#include "tst_fuzzymatch.moc"
