// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/diffmodel.h"
#include "models/protocol/catalog.h"
#include "tests/widgets/look.h"
#include "widgets/compare/compareview.h"
#include "widgets/compare/diffdelegate.h"
#include "widgets/compare/difffilter.h"
#include "widgets/compare/difftree.h"
#include "widgets/compare/linesmodel.h"
#include "widgets/compare/linesview.h"
#include "widgets/editor/infobar.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QByteArray before()
{
    return "handoff:\n"
           "  producer: 'cfd-reviewer'   # who\n"
           "  notes: \"The outlet is too short for backflow\"\n"
           "  limit: 1.0e-10\n"
           "  gone: true\n"
           "  zones: [lumen, wall, header]\n"
           "  challenges:\n"
           "    - severity: CRITICAL\n"
           "      description: \"Outlet 2 D behind the sparger\"\n"
           "    - severity: NOTE\n"
           "      description: \"Units not verified\"\n";
}

QByteArray after()
{
    return "{\"handoff\": {\"producer\": \"cfd-reviewer\",\n"
           "  \"notes\": \"The outlet is long enough for backflow\",\n"
           "  \"limit\": 1e-10,\n"
           "  \"zones\": [\"wall\", \"lumen\", \"header\"],\n"
           "  \"challenges\": [\n"
           "    {\"severity\": \"WARNING\", \"description\": \"Outlet 2 D behind the sparger\"},\n"
           "    {\"severity\": \"NOTE\", \"description\": \"Units not verified\"}],\n"
           "  \"added\": {\"by\": \"hand\"}}}\n";
}

/// A shown comparison of two open documents.
class Fixture
{
public:
    Fixture(const QByteArray &leftBytes, const QByteArray &rightBytes,
            const QString &rightName = u"right.json"_s)
        : left(ProtocolCatalog::load())
        , right(left.catalog())
    {
        left.load(leftBytes, u"left.yaml"_s);
        right.load(rightBytes, rightName);
        view = std::make_unique<CompareView>(new CompareSource(left, u"left.yaml"_s),
                                             new CompareSource(right, rightName), left.catalog());
        view->resize(1000, 640);
        view->show();
    }

    [[nodiscard]] bool isReady() const
    {
        return QTest::qWaitFor(
            [this] {
                return view->isCurrent() && left.isAnalysed() && right.isAnalysed()
                    && !left.hasPendingEdits() && !right.hasPendingEdits();
            },
            20000);
    }

    void press(const QString &name) const
    {
        QTest::mouseClick(view->findChild<QToolButton *>(name), Qt::LeftButton);
    }

    [[nodiscard]] QString current() const
    {
        return pointerOn(view->tree().diffModel().diff(), view->tree().currentPath(), Side::Right)
            .toString();
    }

    [[nodiscard]] QString counts() const
    {
        return view->findChild<QLabel *>(u"compareCounts"_s)->text();
    }

    EditorDocument left;
    EditorDocument right;
    std::unique_ptr<CompareView> view;
};

} // namespace

class TestCompareView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    /// Nothing that is written by an edit of a field; another name of a root key is.
    void whatStandsAroundTheFieldsIsNotOffered()
    {
        const QByteArray call = R"({"task_id": "0-4-1", "step_index": 1, "agent": "Devon", )"
                                R"("status": "success", "artifacts": [], "summary": "s", )"
                                R"("context_for_next_step": "c"})";
        const QByteArray wrapped = R"({"name": "submit_step_completion", "input": )" + call + '}';
        const Fixture fixture(call, wrapped);
        QVERIFY(fixture.isReady());
        DiffTree &tree = fixture.view->tree();
        const QModelIndex around = tree.diffModel().index(0, DiffModel::TakeColumn);
        QVERIFY(tree.diffModel().entry(around).isWrapping);
        QVERIFY(around.data(DiffModel::DiffersRole).toBool());
        QVERIFY(!around.data(DiffModel::TakeableRole).toBool());
        tree.setCurrentIndex(tree.model()->index(0, 0));
        for (const QString &name : {u"compareTakeLeft"_s, u"compareTakeRight"_s}) {
            const auto *action = fixture.view->findChild<QAction *>(name);
            QVERIFY(action && !action->isEnabled());
            QVERIFY2(action->toolTip().startsWith(u"What stands around"_s),
                     qPrintable(action->toolTip()));
        }
    }

    void showsWhatDiffers()
    {
        const Fixture fixture(before(), after());
        QVERIFY(fixture.isReady());
        shoot(*fixture.view, u"compare-light"_s);
        Theme::apply(Theme::Mode::Dark);
        shoot(*fixture.view, u"compare-dark"_s);
        Theme::apply(Theme::Mode::Light);
        const DiffTally tally = fixture.view->tree().diffModel().diff().tally;
        QCOMPARE(tally,
                 (DiffTally{.changed = 2, .added = 1, .removed = 1, .moved = 1, .spelling = 1}));
        QCOMPARE(fixture.counts(),
                 u"2 changed · 1 only on the left · 1 only on the right · 1 moved · "
                 "1 written differently"_s);
    }

    void theKeysWalkTheDifferences()
    {
        const Fixture fixture(before(), after());
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

    void aValueIsTakenOverByKeyAndUndone()
    {
        Fixture fixture(before(), after());
        QVERIFY(fixture.isReady());
        DiffTree &tree = fixture.view->tree();
        tree.setFocus();
        QTest::keyClick(&tree, Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
        QTRY_VERIFY(fixture.left.buffer().bytes() != before());
        QByteArray expected = before();
        expected.replace("\"The outlet is too short for backflow\"",
                         "\"The outlet is long enough for backflow\"");
        QCOMPARE(fixture.left.buffer().bytes(), expected);
        QCOMPARE(fixture.right.buffer().bytes(), after());
        QVERIFY(fixture.isReady());
        QCOMPARE(fixture.view->lastChanged(), &fixture.left);
        fixture.left.buffer().history().undo();
        QCOMPARE(fixture.left.buffer().bytes(), before());
    }

    void aValueIsTakenOverByClick()
    {
        Fixture fixture(before(), after());
        QVERIFY(fixture.isReady());
        DiffTree &tree = fixture.view->tree();
        fixture.view->showNext(); // what only the left has
        const QModelIndex cell = tree.currentIndex().siblingAtColumn(DiffModel::TakeColumn);
        const QRect button = tree.delegate().buttonIn(tree.visualRect(cell), cell, Side::Left);
        QVERIFY(!button.isEmpty());
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, button.center());
        QByteArray expected = before();
        expected.replace("  gone: true\n", "");
        QTRY_COMPARE(fixture.left.buffer().bytes(), expected);
    }

    void takingEverythingOverMakesBothTheSame()
    {
        Fixture fixture(before(), after());
        QVERIFY(fixture.isReady());
        for (int i = 0; i < 5; ++i) {
            fixture.view->showNext();
            const int left = fixture.view->tree().diffModel().diff().tally.total();
            fixture.press(u"compareTakeLeftButton"_s);
            QTRY_VERIFY(fixture.view->tree().diffModel().diff().tally.total() < left);
            QVERIFY(fixture.isReady());
        }
        QCOMPARE(fixture.view->tree().diffModel().diff().tally.total(), 0);
        QVERIFY(fixture.left.buffer().bytes().contains("producer: 'cfd-reviewer'   # who\n"));
        QVERIFY(fixture.left.buffer().bytes().contains("limit: 1.0e-10\n"));
        QCOMPARE(fixture.right.buffer().bytes(), after());
    }

    void eachPressTakesOneDifference()
    {
        Fixture fixture(before(), after());
        QVERIFY(fixture.isReady());
        fixture.view->showNext();
        for (int left = fixture.view->tree().diffModel().diff().tally.total(); left > 0; --left) {
            fixture.press(u"compareTakeLeftButton"_s);
            QTRY_COMPARE(fixture.view->tree().diffModel().diff().tally.total(), left - 1);
            QVERIFY(fixture.isReady());
        }
        QCOMPARE(fixture.right.buffer().bytes(), after());
    }

    void aValueIsTakenOverToTheRight()
    {
        Fixture fixture(before(), after());
        QVERIFY(fixture.isReady());
        fixture.press(u"compareTakeRightButton"_s);
        QByteArray expected = after();
        expected.replace("long enough for", "too short for");
        QTRY_COMPARE(fixture.right.buffer().bytes(), expected);
        QCOMPARE(fixture.left.buffer().bytes(), before());
        QVERIFY(fixture.isReady());
        QCOMPARE(fixture.view->lastChanged(), &fixture.right);
        fixture.right.buffer().history().undo();
        QCOMPARE(fixture.right.buffer().bytes(), after());
    }

    void theSidesAreSwapped()
    {
        const Fixture fixture(before(), after());
        QVERIFY(fixture.isReady());
        fixture.press(u"compareSwapButton"_s);
        QVERIFY(fixture.isReady());
        QCOMPARE(fixture.view->title(), u"right.json ↔ left.yaml"_s);
        QCOMPARE(fixture.view->tree().diffModel().diff().tally.added, 1);
        QVERIFY(fixture.counts().contains(u"1 only on the right"_s));
    }

    void allFieldsAreShownOnRequest()
    {
        const Fixture fixture(before(), after());
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

    void bothTextsStandInFullBelow()
    {
        const Fixture fixture(before(), after());
        QVERIFY(fixture.isReady());
        const auto *left = fixture.view->findChild<QPlainTextEdit *>(u"diffDetailLeft"_s);
        QCOMPARE(left->toPlainText(), u"The outlet is too short for backflow"_s);
        QVERIFY(!left->extraSelections().isEmpty());
        QCOMPARE(left->extraSelections().front().cursor.selectedText(), u"too short"_s);
    }

    void whatDoesNotParseIsComparedByLine()
    {
        Fixture fixture("a: 1\nb: \"open\nc: 3\n", "a: 1\nb: 2\nc: 3\n", u"right.yaml"_s);
        QVERIFY(fixture.isReady());
        QVERIFY(fixture.view->findChild<LinesView *>(u"linesView"_s)->isVisible());
        auto *bar = fixture.view->findChild<InfoBar *>(u"compareProblem"_s);
        QVERIFY(bar);
        QCOMPARE(bar->title(), u"left.yaml cannot be compared by field."_s);
        shoot(*fixture.view, u"compare-lines"_s);
        QVERIFY(fixture.left.buffer().apply({{8, 1, {}}}, u"mend"_s));
        QTRY_VERIFY(!fixture.view->findChild<InfoBar *>(u"compareProblem"_s));
        QVERIFY(fixture.view->tree().isVisible());
        QCOMPARE(fixture.view->tree().diffModel().diff().tally.changed, 1);
    }

    /// A text that is given up takes its comments with it: what no field tells of is counted.
    void whatNoFieldTellsIsCounted()
    {
        Fixture fixture("# mine\n# alone\na: 1\nb: 2\n", "a: 1  # theirs\nb: 2\n", u"right.yaml"_s);
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

    void theSameIsSaid()
    {
        const Fixture fixture("a: 1\n", "{\"a\": 1}");
        QVERIFY(fixture.isReady());
        QVERIFY(fixture.view->findChild<QWidget *>(u"compareEmpty"_s)->isVisible());
        QVERIFY(!fixture.view->tree().isVisible());
    }

    void whatIsNotOpenCannotBeChanged()
    {
        EditorDocument document(ProtocolCatalog::load());
        document.load("a: 1\n", u"a.yaml"_s);
        CompareView view(new CompareSource("a: 2\n", u"b.yaml"_s, u"b.yaml"_s, document.catalog()),
                         new CompareSource(document, u"a.yaml"_s), document.catalog());
        view.show();
        QTRY_VERIFY(view.isCurrent());
        QVERIFY(!view.findChild<QAction *>(u"compareTakeLeft"_s)->isEnabled());
        QVERIFY(view.findChild<QAction *>(u"compareTakeRight"_s)->isEnabled());
        QSignalSpy failed(&view, &CompareView::failed);
        view.take(Side::Left);
        QCOMPARE(failed.size(), 1);
    }

    void aDocumentMayGo()
    {
        auto document = std::make_unique<EditorDocument>(ProtocolCatalog::load());
        document->load("a: 1\n", u"a.yaml"_s);
        CompareView view(new CompareSource("a: 2\n", u"b.yaml"_s, u"b"_s, document->catalog()),
                         new CompareSource(*document, u"a"_s), document->catalog());
        view.show();
        QTRY_VERIFY(view.isCurrent());
        document.reset();
        QTRY_VERIFY(!view.findChild<QAction *>(u"compareTakeRight"_s)->isEnabled());
        QCOMPARE(view.tree().diffModel().diff().tally.changed, 1);
    }

    void fiveThousandEntriesAreQuick()
    {
        QByteArray left = "challenges:\n";
        QByteArray right = left;
        for (int i = 0; i < 5000; ++i) {
            const QByteArray number = QByteArray::number(i);
            left += "  - severity: WARNING\n    description: Cell " + number + " is coarse\n";
            right += "  - severity: WARNING\n    description: Cell " + number + " is fine\n";
        }
        QElapsedTimer timer;
        timer.start();
        const Fixture fixture(left, right, u"right.yaml"_s);
        QVERIFY(fixture.isReady());
        QTRY_VERIFY(fixture.view->tree().isVisible());
        const qint64 shown = timer.restart();
        fixture.view->showNext();
        fixture.view->showPrevious();
        fixture.view->showPrevious();
        QCoreApplication::processEvents();
        const qint64 walked = timer.elapsed();
        qInfo("shown after %lld ms, three steps %lld ms", static_cast<long long>(shown),
              static_cast<long long>(walked));
        QCOMPARE(fixture.current(), u"/challenges/4999/description"_s);
        QVERIFY2(shown < 8000, qPrintable(QString::number(shown)));
        shoot(*fixture.view, u"compare-5000"_s);
    }

    void linesAreWalked()
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

QTEST_MAIN(TestCompareView)
#include "tst_compareview.moc"
