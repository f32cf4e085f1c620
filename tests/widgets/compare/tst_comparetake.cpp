// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "comparefixture.h"
#include "widgets/compare/diffdelegate.h"

#include <QSignalSpy>

using namespace baton;
using namespace Qt::StringLiterals;

/// Values that a comparison copies from one side to the other, and those that it leaves.
class TestCompareTake : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    /// Only values that an edit of a field can write, and another name of a root key.
    void textAroundTheFieldsIsNotOffered()
    {
        const QByteArray call = R"({"task_id": "0-4-1", "step_index": 1, "agent": "Devon", )"
                                R"("status": "success", "artifacts": [], "summary": "s", )"
                                R"("context_for_next_step": "c"})";
        const QByteArray wrapped = R"({"name": "submit_step_completion", "input": )" + call + '}';
        const CompareFixture fixture(call, wrapped);
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
            QVERIFY2(action->toolTip().startsWith(u"Change the text around"_s),
                     qPrintable(action->toolTip()));
        }
    }

    void aValueIsCopiedByKeyAndUndone()
    {
        CompareFixture fixture(before(), after());
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

    void aValueIsCopiedByClick()
    {
        CompareFixture fixture(before(), after());
        QVERIFY(fixture.isReady());
        DiffTree &tree = fixture.view->tree();
        fixture.view->showNext(); // the left side only
        const QModelIndex cell = tree.currentIndex().siblingAtColumn(DiffModel::TakeColumn);
        const QRect button = tree.delegate().buttonIn(tree.visualRect(cell), cell, Side::Left);
        QVERIFY(!button.isEmpty());
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, button.center());
        QByteArray expected = before();
        expected.replace("  gone: true\n", "");
        QTRY_COMPARE(fixture.left.buffer().bytes(), expected);
    }

    void copyingAllDifferencesMakesBothEqual()
    {
        CompareFixture fixture(before(), after());
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

    void eachPressCopiesOneDifference()
    {
        CompareFixture fixture(before(), after());
        QVERIFY(fixture.isReady());
        fixture.view->showNext();
        for (int left = fixture.view->tree().diffModel().diff().tally.total(); left > 0; --left) {
            fixture.press(u"compareTakeLeftButton"_s);
            QTRY_COMPARE(fixture.view->tree().diffModel().diff().tally.total(), left - 1);
            QVERIFY(fixture.isReady());
        }
        QCOMPARE(fixture.right.buffer().bytes(), after());
    }

    void aValueIsCopiedToTheRight()
    {
        CompareFixture fixture(before(), after());
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

    void filesThatAreNotOpenCannotBeChanged()
    {
        EditorDocument document(ProtocolCatalog::load());
        document.load("a: 1\n", u"a.yaml"_s);
        CompareView view(
            std::make_unique<CompareSource>("a: 2\n", u"b.yaml"_s, u"b.yaml"_s, document.catalog()),
            std::make_unique<CompareSource>(document, u"a.yaml"_s), document.catalog());
        view.show();
        QTRY_VERIFY(view.isCurrent());
        QVERIFY(!view.findChild<QAction *>(u"compareTakeLeft"_s)->isEnabled());
        QVERIFY(view.findChild<QAction *>(u"compareTakeRight"_s)->isEnabled());
        QSignalSpy failed(&view, &CompareView::failed);
        view.take(Side::Left);
        QCOMPARE(failed.size(), 1);
    }

    void aDocumentMayBeDestroyed()
    {
        auto document = std::make_unique<EditorDocument>(ProtocolCatalog::load());
        document->load("a: 1\n", u"a.yaml"_s);
        CompareView view(
            std::make_unique<CompareSource>("a: 2\n", u"b.yaml"_s, u"b"_s, document->catalog()),
            std::make_unique<CompareSource>(*document, u"a"_s), document->catalog());
        view.show();
        QTRY_VERIFY(view.isCurrent());
        document.reset();
        QTRY_VERIFY(!view.findChild<QAction *>(u"compareTakeRight"_s)->isEnabled());
        QCOMPARE(view.tree().diffModel().diff().tally.changed, 1);
    }
};

QTEST_MAIN(TestCompareTake)
#include "tst_comparetake.moc"
