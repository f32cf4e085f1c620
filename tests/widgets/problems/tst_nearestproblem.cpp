// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/problems/nearestproblem.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

class TestNearestProblem : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheDistanceOfAProblem_data()
    {
        QTest::addColumn<QString>("path"); // of what is wrong
        QTest::addColumn<QString>("missing");
        QTest::addColumn<int>("caret"); // negative: in the form
        QTest::addColumn<QString>("field");
        QTest::addColumn<qsizetype>("distance");
        QTest::newRow("caret in it") << u"/a/b"_s << u""_s << 12 << u""_s << qsizetype(10);
        QTest::newRow("caret behind it") << u"/a/b"_s << u""_s << 20 << u""_s << qsizetype(10);
        QTest::newRow("caret elsewhere") << u"/a/b"_s << u""_s << 30 << u"/a/b"_s << farAway;
        QTest::newRow("caret in a line of all") << u""_s << u""_s << 12 << u""_s << qsizetype(10);
        QTest::newRow("of all") << u""_s << u""_s << 30 << u""_s << wholeDocument;
        QTest::newRow("its field") << u"/a/b"_s << u""_s << -1 << u"/a/b"_s << qsizetype(0);
        QTest::newRow("a missing field") << u"/a"_s << u"c"_s << -1 << u"/a/c"_s << qsizetype(0);
        QTest::newRow("around the field") << u"/a"_s << u""_s << -1 << u"/a/b/0"_s << qsizetype(2);
        QTest::newRow("within the field") << u"/a/b/0"_s << u""_s << -1 << u"/a"_s << farAway;
        QTest::newRow("another field") << u"/a/b"_s << u""_s << -1 << u"/a/c"_s << farAway;
        QTest::newRow("of all, in a field") << u""_s << u""_s << -1 << u"/a/c"_s << wholeDocument;
    }

    void showsTheDistanceOfAProblem()
    {
        QFETCH(QString, path);
        QFETCH(QString, missing);
        QFETCH(int, caret);
        QFETCH(QString, field);
        QFETCH(qsizetype, distance);
        Problem problem;
        problem.finding.path = JsonPointer::of(path);
        problem.finding.field = missing;
        problem.finding.range = {10, 20};
        CursorPosition place{{}, {}, JsonPointer::of(field)};
        if (caret >= 0) {
            place.offset = caret;
        }
        QCOMPARE(distanceOf(problem, place), distance);
    }

    void problemsOfOtherHandoffsAreElsewhere()
    {
        Problem problem;
        problem.place = {1, {}};
        QCOMPARE(distanceOf(problem, {{0, {}}, {}, {}}), farAway);
        QCOMPARE(distanceOf(problem, {{1, {}}, {}, {}}), wholeDocument);
    }
};

QTEST_GUILESS_MAIN(TestNearestProblem)
#include "tst_nearestproblem.moc"
