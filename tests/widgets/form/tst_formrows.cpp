// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"

#include <QAbstractScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

FormRequest sourceOf(FormHarness &form)
{
    FormController &controller = form.pane.controller();
    return {form.document.snapshot(), form.document.catalog(), controller.place(),
            controller.form().state()};
}

QByteArray manyChallenges(int count)
{
    QByteArray text = FormHarness::fixture(u"review.yaml"_s);
    for (int i = 0; i < count; ++i) {
        text += "      - severity: \"WARNING\"\n        description: \"Challenge "
            + QByteArray::number(i) + "\"\n";
    }
    return text;
}

} // namespace

/// Which rows of a long form have widgets, and who creates the form.
class TestFormRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FormHarness::data = QStringLiteral(BATON_TEST_DATA); }
    void init() { failOnWarnings(); }

    void buildsWidgetsForVisibleRowsOnly()
    {
        FormHarness form;
        QVERIFY(form.load(manyChallenges(5000)));
        QVERIFY(form.pane.controller().model().rows.size() > 5000);
        QVERIFY(form.pane.builtRowCount() < 60);
        auto *area = form.named<QAbstractScrollArea>(u"formList"_s);
        QScrollBar *bar = area->verticalScrollBar();
        for (int step = 0; step <= 10; ++step) {
            bar->setValue(bar->maximum() * step / 10);
            QVERIFY(form.pane.builtRowCount() < 60);
        }
        const QString last = u"/handoff/engineering_review/findings/5002"_s;
        QVERIFY(form.named(u"row:card:"_s + last));
        form.pane.revealPath(JsonPointer::of(last + u"/description"_s));
        QVERIFY(form.field(last + u"/description"_s)->hasFocus());
        QVERIFY(form.pane.builtRowCount() < 60);
    }

    void theWorkerBuildsRowsOfTypedText()
    {
        FormHarness form;
        const QByteArray text = manyChallenges(500);
        QVERIFY(form.load(text));
        FormController &controller = form.pane.controller();
        const QString card = u"card:/handoff/engineering_review/findings/7"_s;
        const qsizetype at = text.lastIndexOf("description:") + 15;
        QVERIFY(at > 15);
        for (int key = 0; key < 4; ++key) {
            QVERIFY(form.document.buffer().apply({{at, 0, "x"}}, u"Typing"_s).isOk());
            QVERIFY(form.settle());
            QVERIFY(controller.form().isPrepared());
            QCOMPARE(controller.model().rows.size(), makeForm(sourceOf(form)).model.rows.size());
            controller.form().toggle(card); // the next form includes it
        }
        QVERIFY(!controller.model().rows[size_t(controller.model().indexOf(card))].isExpanded);
        // While the text is broken the form stays the same and is not created again.
        QVERIFY(form.document.buffer().apply({{0, 0, "["}}, u"Typing"_s).isOk());
        QSignalSpy changed(&controller, &FormController::modelChanged);
        QVERIFY(form.settle());
        QVERIFY(controller.isStale());
        QCOMPARE(changed.size(), 1);
        QVERIFY(form.document.buffer().apply({{1, 0, "["}}, u"Typing"_s).isOk());
        QVERIFY(form.settle());
        QCOMPARE(changed.size(), 1);
    }

    void theWorkerBuildsRowsForAFormShownLater()
    {
        EditorDocument document(FormHarness::catalog());
        document.load(manyChallenges(20'000), u"/nowhere/handoffs/x.yaml"_s);
        FormPane pane(document); // during the check
        QVERIFY(pane.controller().model().rows.empty());
        QTRY_VERIFY_WITH_TIMEOUT(document.isAnalysed(), 60'000);
        QVERIFY(pane.controller().form().isPrepared());
        QVERIFY(pane.controller().model().rows.size() > 20'000);
    }

    void theWorkerBuildsRowsOfLongSections()
    {
        FormHarness form;
        QVERIFY(form.load(manyChallenges(20'000)));
        FormController &controller = form.pane.controller();
        const size_t all = controller.model().rows.size();
        form.pane.collapseAll();
        QCOMPARE(controller.model().rows.size(), all); // temporarily
        QVERIFY(form.settle());
        QVERIFY(controller.model().rows.size() < 100);
        const auto last =
            JsonPointer::of(u"/handoff/engineering_review/findings/20002/description"_s);
        form.pane.revealPath(last); // a requested field is available immediately
        QVERIFY(form.field(last.toString()));
        QVERIFY(form.field(last.toString())->hasFocus());
        QVERIFY(form.focus(u"/handoff/context/task_id"_s)); // what has the focus stays in sight
        form.pane.collapseAll();
        QVERIFY(form.settle());
        form.pane.showPath(last);
        QVERIFY(controller.model().rows.size() < 100); // the place of the caret is not required
        QVERIFY(form.settle());
        QVERIFY(controller.form().isPrepared());
        QWidget *field = form.field(last.toString());
        QVERIFY(field);
        QVERIFY(!field->hasFocus());
        QVERIFY(field->visibleRegion().boundingRect().isValid());
    }

    void theLatestOfFastTogglesIsShown()
    {
        FormHarness form;
        QVERIFY(form.load(manyChallenges(20'000)));
        FormController &controller = form.pane.controller();
        form.pane.expandAll();
        QVERIFY(form.settle());
        const size_t all = controller.model().rows.size();
        form.pane.collapseAll();
        form.pane.expandAll(); // before the rows of the other are created
        QVERIFY(form.settle());
        QCOMPARE(controller.model().rows.size(), all);
        form.pane.expandAll();
        form.pane.collapseAll();
        QVERIFY(form.settle());
        QVERIFY(controller.model().rows.size() < 100);
        QVERIFY(controller.form().isPrepared());
        controller.uncover(JsonPointer::of(u"/handoff/producer")); // made here
        form.pane.collapseAll(); // the worker's earlier result is needed again
        QVERIFY(form.settle());
        QVERIFY(controller.model().rows.size() < 100);
    }

    void typedAndUndoneTextDoesNotStayInTheField()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        const QString path = u"/handoff/context/task_id"_s;
        auto *line = form.focus<QLineEdit>(path);
        QVERIFY(line);
        const QString before = line->text();
        const QByteArray bytes = form.bytes();
        QTest::keyClick(line, Qt::Key_X);
        QVERIFY(line->text() != before);
        form.document.buffer().history().undo(); // before it was analysed
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), bytes);
        QCOMPARE(line->text(), before);
    }

    void keepsTheFocusedRowWhileScrolling()
    {
        FormHarness form;
        QVERIFY(form.load(manyChallenges(500)));
        const QString path = u"/handoff/engineering_review/approval_status"_s;
        QWidget *field = form.focus(path);
        auto *bar = form.named<QAbstractScrollArea>(u"formList"_s)->verticalScrollBar();
        bar->setValue(bar->maximum());
        QCOMPARE(form.field(path), field);
        QVERIFY(field->hasFocus());
    }
};

QTEST_MAIN(TestFormRows)
#include "tst_formrows.moc"
