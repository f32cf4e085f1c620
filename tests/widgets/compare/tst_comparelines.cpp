// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "comparefixture.h"
#include "widgets/compare/linesmodel.h"
#include "widgets/compare/linesview.h"
#include "widgets/editor/infobar.h"

#include <QAbstractItemModelTester>
#include <QPushButton>

using namespace baton;
using namespace Qt::StringLiterals;

/// Texts that are compared by line, because no field differs.
class TestCompareLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void textThatDoesNotParseIsComparedByLine()
    {
        CompareFixture fixture("a: 1\nb: \"open\nc: 3\n", "a: 1\nb: 2\nc: 3\n", u"right.yaml"_s);
        QVERIFY(fixture.isReady());
        QVERIFY(fixture.view->findChild<LinesView *>(u"linesView"_s)->isVisible());
        auto *bar = fixture.view->findChild<InfoBar *>(u"compareProblem"_s);
        QVERIFY(bar);
        QCOMPARE(bar->title(), u"left.yaml cannot be compared by field."_s);
        shoot(*fixture.view, u"compare-lines"_s);
        QVERIFY(fixture.left.buffer().apply({{8, 1, {}}}, u"correct"_s));
        QTRY_VERIFY(!fixture.view->findChild<InfoBar *>(u"compareProblem"_s));
        QVERIFY(fixture.view->tree().isVisible());
        QCOMPARE(fixture.view->tree().diffModel().diff().tally.changed, 1);
    }

    /// A removed text takes its comments with it: lines outside of fields are counted.
    void linesOutsideOfFieldsAreCounted()
    {
        CompareFixture fixture("# mine\n# alone\na: 1\nb: 2\n", "a: 1  # theirs\nb: 2\n",
                               u"right.yaml"_s);
        QVERIFY(fixture.isReady());
        const auto bar = [&] { return fixture.view->findChild<InfoBar *>(u"compareBeside"_s); };
        QVERIFY(bar());
        QCOMPARE(fixture.counts(), u"No field differs"_s);
        const QString told = bar()->findChild<QLabel *>(u"infoBarDetail"_s)->text();
        QVERIFY(told.contains(u"3 line(s) of “left.yaml”"_s));
        QVERIFY(told.contains(u"1 line(s) of “right.yaml”"_s));
        shoot(*fixture.view, u"compare-beside"_s);
        QTest::mouseClick(fixture.view->findChild<QPushButton *>(u"compareBesideLines"_s),
                          Qt::LeftButton);
        QTRY_VERIFY(fixture.view->findChild<LinesView *>(u"linesView"_s)->isVisible());
        QVERIFY(!bar());
        fixture.press(u"compareByLineButton"_s);
        QTRY_VERIFY(bar());
        const ByteRange mine{0, 15};
        QVERIFY(fixture.left.buffer().apply({{mine.begin, mine.length(), {}}}, u"less"_s));
        QVERIFY(fixture.right.buffer().apply({{4, 10, {}}}, u"less"_s));
        QTRY_VERIFY(!bar());
        QCOMPARE(fixture.counts(), u"No differences"_s);
    }

    void keysGoThroughChangedLines()
    {
        LinesModel model("a\nb\nc\n", "a\nx\nc\nd\n", u"L"_s, u"R"_s);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.differences(), (QList<int>{1, 3}));
        QCOMPARE(model.index(1, LinesModel::LeftText).data().toString(), u"b"_s);
        QVERIFY(!model.index(3, LinesModel::LeftText).data().isValid());
        QCOMPARE(model.index(3, LinesModel::RightNumber).data().toString(), u"4"_s);
        LinesView view;
        view.showTexts("a\nb\nc\n", "a\nx\nc\nd\n", u"L"_s, u"R"_s);
        view.step(1);
        QCOMPARE(view.currentIndex().row(), 1);
        view.step(1);
        QCOMPARE(view.currentIndex().row(), 3);
        view.step(1);
        QCOMPARE(view.currentIndex().row(), 1);
        view.step(-1);
        QCOMPARE(view.currentIndex().row(), 3);
    }
};

QTEST_MAIN(TestCompareLines)
#include "tst_comparelines.moc"
