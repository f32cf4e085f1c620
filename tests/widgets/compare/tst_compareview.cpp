// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "comparefixture.h"
#include "tests/threadtime.h"

#include <QAbstractItemModelTester>
#include <QPlainTextEdit>

using namespace baton;
using namespace Qt::StringLiterals;

/// Contents of a comparison of two documents, and moving through it.
class TestCompareView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void showsWhatDiffers()
    {
        const CompareFixture fixture(before(), after());
        QVERIFY(fixture.isReady());
        shoot(*fixture.view, u"compare-light"_s);
        Theme::apply(Theme::Mode::Dark);
        shoot(*fixture.view, u"compare-dark"_s);
        Theme::apply(Theme::Mode::Light);
        const DiffCounts tally = fixture.view->tree().diffModel().diff().tally;
        QCOMPARE(tally,
                 (DiffCounts{.changed = 2, .added = 1, .removed = 1, .moved = 1, .spelling = 1}));
        QCOMPARE(fixture.counts(),
                 u"2 changed · 1 only on the left · 1 only on the right · 1 moved · "
                 "1 written differently"_s);
    }

    void keysGoThroughTheDifferences()
    {
        const CompareFixture fixture(before(), after());
        QVERIFY(fixture.isReady());
        DiffTree &tree = fixture.view->tree();
        tree.setFocus();
        QCOMPARE(fixture.current(), u"/handoff/notes"_s);
        QTest::keyClick(&tree, Qt::Key_F7);
        QCOMPARE(fixture.current(), u"/handoff/gone"_s);
        QTest::keyClick(&tree, Qt::Key_F7, Qt::ShiftModifier);
        QTest::keyClick(&tree, Qt::Key_F7, Qt::ShiftModifier);
        QCOMPARE(fixture.current(), u"/handoff/added"_s);
        QTest::keyClick(&tree, Qt::Key_F7);
        QCOMPARE(fixture.current(), u"/handoff/notes"_s);
    }

    void theSidesAreSwapped()
    {
        const CompareFixture fixture(before(), after());
        QVERIFY(fixture.isReady());
        fixture.press(u"compareSwapButton"_s);
        QVERIFY(fixture.isReady());
        QCOMPARE(fixture.view->title(), u"right.json ↔ left.yaml"_s);
        QCOMPARE(fixture.view->tree().diffModel().diff().tally.added, 1);
        QVERIFY(fixture.counts().contains(u"1 only on the right"_s));
    }

    void allFieldsAreShownOnRequest()
    {
        const CompareFixture fixture(before(), after());
        QVERIFY(fixture.isReady());
        const DiffTree &tree = fixture.view->tree();
        const auto shown = [&tree] { return tree.model()->rowCount(tree.model()->index(0, 0)); };
        QCOMPARE(shown(), 6);
        fixture.press(u"compareOnlyButton"_s);
        QCOMPARE(shown(), 7);
        const QAbstractItemModelTester tester(
            tree.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        fixture.press(u"compareOnlyButton"_s);
        QCOMPARE(shown(), 6);
    }

    void bothTextsAreShownCompletelyBelow()
    {
        const CompareFixture fixture(before(), after());
        QVERIFY(fixture.isReady());
        const auto *left = fixture.view->findChild<QPlainTextEdit *>(u"diffDetailLeft"_s);
        QCOMPARE(left->toPlainText(), u"The outlet is too short for backflow"_s);
        QVERIFY(!left->extraSelections().isEmpty());
        QCOMPARE(left->extraSelections().front().cursor.selectedText(), u"too short"_s);
    }

    void equalityIsShownInASentence()
    {
        const CompareFixture fixture("a: 1\n", "{\"a\": 1}");
        QVERIFY(fixture.isReady());
        QVERIFY(fixture.view->findChild<QWidget *>(u"compareEmpty"_s)->isVisible());
        QVERIFY(!fixture.view->tree().isVisible());
    }

    void theSameBytesAreJudgedByTheNewestProtocols()
    {
        const auto catalog = ProtocolCatalog::load();
        CompareSource source(before(), u"left.yaml"_s, u"left.yaml"_s, catalog);
        QTRY_VERIFY(source.snapshot());
        const SnapshotPtr first = source.snapshot();
        source.setCatalog(catalog);
        source.setBytes(before());
        QTRY_VERIFY(source.snapshot() != first);
    }

    void thousandsOfEntriesAreShownInLinearTime()
    {
        const qint64 half = timeToShow(2500);
        const qint64 whole = timeToShow(5000);
        QVERIFY2(whole < 3 * half + 200, qPrintable(u"%1 ms, then %2 ms"_s.arg(half).arg(whole)));
    }

private:
    /// Milliseconds of the UI thread for @p count differing entries, and for moving through some.
    static qint64 timeToShow(int count)
    {
        QByteArray left = "challenges:\n";
        QByteArray right = left;
        for (int i = 0; i < count; ++i) {
            const QByteArray number = QByteArray::number(i);
            left += "  - severity: WARNING\n    description: Cell " + number + " is coarse\n";
            right += "  - severity: WARNING\n    description: Cell " + number + " is fine\n";
        }
        const qint64 begin = threadTime();
        const CompareFixture fixture(left, right, u"right.yaml"_s);
        const DiffTree &tree = fixture.view->tree();
        const bool isShown =
            fixture.isReady() && QTest::qWaitFor([&tree] { return tree.isVisible(); });
        fixture.view->showNext();
        fixture.view->showPrevious();
        fixture.view->showPrevious();
        QCoreApplication::processEvents();
        const qint64 time = threadTime() - begin;
        const QString last = u"/challenges/%1/description"_s.arg(count - 1);
        [&] {
            QVERIFY(isShown);
            QCOMPARE(fixture.current(), last);
        }();
        shoot(*fixture.view, u"compare-%1"_s.arg(count));
        return time;
    }
};

QTEST_MAIN(TestCompareView)
#include "tst_compareview.moc"
