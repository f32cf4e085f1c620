// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"
#include "widgets/common/measures.h"
#include "widgets/form/issueline.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

FormSource sourceOf(FormHarness &form)
{
    const FormController &controller = form.pane.controller();
    return {form.document.snapshot(), form.document.catalog(), controller.place(),
            controller.state()};
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

/// What the form shows, and what must not move while it follows the source.
class TestFormPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // The offscreen platform says what it cannot do.
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin)"_s));
        FormHarness::data = QStringLiteral(BATON_TEST_DATA);
    }

    void buildsWidgetsOnlyForWhatIsSeen()
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

    void theWorkerMakesTheRowsOfWhatIsTyped()
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
            QVERIFY(controller.isPrepared());
            QCOMPARE(controller.model().rows.size(), makeForm(sourceOf(form)).model.rows.size());
            controller.toggle(card); // the next form is made with it
        }
        QVERIFY(!controller.model().rows[size_t(controller.model().indexOf(card))].isExpanded);
        // While the text is broken the form stays as it is, and nobody makes it again.
        QVERIFY(form.document.buffer().apply({{0, 0, "["}}, u"Typing"_s).isOk());
        QSignalSpy changed(&controller, &FormController::modelChanged);
        QVERIFY(form.settle());
        QVERIFY(controller.isStale());
        QCOMPARE(changed.size(), 1);
        QVERIFY(form.document.buffer().apply({{1, 0, "["}}, u"Typing"_s).isOk());
        QVERIFY(form.settle());
        QCOMPARE(changed.size(), 1);
    }

    void theWorkerMakesTheRowsForAFormThatComesLater()
    {
        EditorDocument document(FormHarness::catalog());
        document.load(manyChallenges(20'000), u"/nowhere/handoffs/x.yaml"_s);
        FormPane pane(document); // while it is being checked
        QVERIFY(pane.controller().model().rows.empty());
        QTRY_VERIFY_WITH_TIMEOUT(document.isAnalysed(), 60'000);
        QVERIFY(pane.controller().isPrepared());
        QVERIFY(pane.controller().model().rows.size() > 20'000);
    }

    void theWorkerMakesTheRowsOfASectionThatIsLong()
    {
        FormHarness form;
        QVERIFY(form.load(manyChallenges(20'000)));
        FormController &controller = form.pane.controller();
        const size_t all = controller.model().rows.size();
        form.pane.collapseAll();
        QCOMPARE(controller.model().rows.size(), all); // for a moment
        QVERIFY(form.settle());
        QVERIFY(controller.model().rows.size() < 100);
        const auto last =
            JsonPointer::of(u"/handoff/engineering_review/findings/20002/description"_s);
        form.pane.revealPath(last);
        QVERIFY(form.settle());
        QVERIFY(controller.isPrepared());
        QVERIFY(form.field(last.toString()));
        QVERIFY(form.field(last.toString())->hasFocus());
        form.pane.collapseAll();
        QVERIFY(form.settle());
        form.pane.showPath(last);
        QVERIFY(form.settle());
        QWidget *field = form.field(last.toString());
        QVERIFY(field);
        QVERIFY(!field->hasFocus());
        QVERIFY(field->visibleRegion().boundingRect().isValid());
    }

    void whatWasTypedAndUndoneAtOnceDoesNotStayInTheField()
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
        QSignalSpy changed(&form.document.buffer(), &DocumentBuffer::changed);
        QVERIFY(changed.wait());
        form.document.buffer().history().undo(); // before it was looked at
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), bytes);
        QCOMPARE(line->text(), before);
    }

    void keepsTheFocusedRowWhereverItIsScrolled()
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

    void revealsTheExactField()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        QSignalSpy current(&form.pane, &FormPane::currentPathChanged);
        const JsonPointer path =
            JsonPointer::of(u"/handoff/engineering_review/challenges/1/impact");
        form.pane.revealPath(path);
        const QString spelt = u"/handoff/engineering_review/findings/1/impact"_s;
        QVERIFY(form.field(spelt));
        QVERIFY(form.field(spelt)->hasFocus());
        QCOMPARE(form.pane.currentPath(), JsonPointer::of(spelt));
        QCOMPARE(current.count(), 1);
    }

    void handsTheFocusToTheFieldThatHadIt()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        form.pane.setFocus();
        QVERIFY(form.named(u"row:section:/handoff"_s)->hasFocus());
        QWidget *field = form.focus(u"/handoff/quality/notes"_s);
        QVERIFY(field->hasFocus());
        field->clearFocus();
        form.pane.setFocus();
        QVERIFY(field->hasFocus());
    }

    void aFormOpensWithASectionThatShowsFields()
    {
        FormHarness form;
        QVERIFY(form.load(FormHarness::fixture(u"mesh.yaml"_s)));
        form.pane.collapseAll();
        QVERIFY(form.load("<agent_request mode=\"spawn\" session_id=\"20260101-000000-x\" "
                          "parent_agent=\"a\"><more/></agent_request>\n",
                          u"/w/request.xml"_s));
        const std::vector<FormRow> &rows = form.pane.controller().model().rows;
        QVERIFY(std::ranges::any_of(rows,
                                    [](const FormRow &row) { return row.kind == RowKind::Field; }));
        QVERIFY(form.load("one: 1\nmore:\n  two: 2\n", u"/w/any.yaml"_s));
        QVERIFY(rows.front().isExpanded || rows.back().kind != RowKind::Section);
    }

    void revealingAFieldOpensNoOtherSection()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        form.pane.collapseAll();
        form.pane.revealPath(JsonPointer::of(u"/handoff/quality/notes"));
        const FormModel &model = form.pane.controller().model();
        for (auto it = model.expansion.cbegin(); it != model.expansion.cend(); ++it) {
            QCOMPARE(it.value(), it.key() == u"section:/handoff/quality"_s);
        }
        form.pane.showPath(JsonPointer::of(u"/handoff")); // as the caret passes there
        QVERIFY(!model.expansion.value(u"section:/handoff"_s));
        form.pane.revealPath(JsonPointer::of(u"/handoff/producer"));
        QVERIFY(model.expansion.value(u"section:/handoff"_s));
    }

    void theWheelTakesNoFocus()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        QVERIFY(QTest::qWaitForWindowActive(&form.pane));
        QWidget *choice = form.focus(u"/handoff/quality/status"_s);
        QWidget *notes = form.focus(u"/handoff/quality/notes"_s);
        QVERIFY(notes->hasFocus());
        const QPoint place = choice->mapTo(choice->window(), choice->rect().center());
        QTest::wheelEvent(choice->window()->windowHandle(), place, QPoint(0, -120));
        QVERIFY(notes->hasFocus());
    }

    void textThatIsSeenWholeDoesNotScroll()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"math.yaml"_s));
        QVERIFY(QTest::qWaitForWindowActive(&form.pane));
        auto *edit = form.focus<QPlainTextEdit>(u"/handoff/math_analysis/variational_form"_s);
        QVERIFY(edit && edit->hasFocus());
        edit->selectAll();
        QTest::keyClicks(edit, u"one"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QTest::keyClicks(edit, u"two"_s);
        QVERIFY(form.settle());
        const QPoint place = edit->mapTo(edit->window(), edit->rect().center());
        for (int i = 0; i < 3; ++i) {
            QTest::wheelEvent(edit->window()->windowHandle(), place, QPoint(0, -120));
            QCOMPARE(edit->verticalScrollBar()->value(), 0);
        }
        QTest::keyClick(edit, Qt::Key_Return);
        QTest::keyClicks(edit, u"three"_s);
        QCOMPARE(edit->verticalScrollBar()->value(), 0);
        QVERIFY(form.settle());
        QCOMPARE(edit->verticalScrollBar()->value(), 0);
    }

    void aLineOfAnErrorBreaksSoThatAllOfItIsSeen()
    {
        FormHarness form;
        QByteArray text = FormHarness::fixture(u"review.yaml"_s);
        const qsizetype at = text.indexOf("approval_status: ");
        QVERIFY(at > 0);
        text.replace(at, text.indexOf('\n', at) - at, "approval_status: \"Rejected\"");
        QVERIFY(form.load(text));
        const QString path = u"/handoff/engineering_review/approval_status"_s;
        QVERIFY(form.focus(path));
        for (const int width : {300, 406, 480, 700}) {
            form.pane.resize(width, 760);
            auto *line = form.named<IssueLine>(u"issue-0:"_s + path);
            QVERIFY(line && line->hasButton());
            QTRY_VERIFY(line->height() >= line->heightAt(line->width() - 4));
            const int room = line->textWidth(line->width() - 4);
            int longest = 0;
            for (const QString &word : line->accessibleName().split(u' ')) {
                longest = std::max(longest, line->fontMetrics().horizontalAdvance(word));
            }
            QVERIFY2(longest <= room, qPrintable(u"%1 of %2"_s.arg(longest).arg(room)));
            const bool isBeside = line->button()->y() < line->fontMetrics().height();
            QVERIFY(!isBeside || line->button()->x() >= measures::smallIconSize + room);
        }
    }

    void revealsAFieldThatIsMissing()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        form.pane.revealPath(JsonPointer::of(u"/handoff/deliverable/checksum"));
        QVERIFY(form.field(u"/handoff/deliverable/checksum"_s)->hasFocus());
    }

    void showingAPathLeavesTheFocus()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        QWidget *before = form.focus(u"/handoff/quality/notes"_s);
        form.pane.showPath(JsonPointer::of(u"/handoff/engineering_review/findings/0/impact"));
        QVERIFY(form.field(u"/handoff/engineering_review/findings/0/impact"_s));
        QVERIFY(before->hasFocus());
    }

    void tabGoesThroughRowsThatWereNotBuiltYet()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"math.yaml"_s));
        form.pane.expandAll();
        QVERIFY(form.focus(u"/handoff/version"_s));
        QStringList seen;
        for (int i = 0; i < 200 && form.pane.isAncestorOf(QApplication::focusWidget()); ++i) {
            const QString name = QApplication::focusWidget()->objectName();
            if (seen.contains(name)) {
                break;
            }
            seen.append(name);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QVERIFY(seen.contains(u"field:/handoff/math_analysis/known_risks"_s));
        QVERIFY(seen.indexOf(u"field:/handoff/producer"_s)
                < seen.indexOf(u"field:/handoff/math_analysis/variational_form"_s));
        QTest::keyClick(form.focus(u"/handoff/math_analysis/known_risks"_s), Qt::Key_Backtab);
        QVERIFY(form.pane.isAncestorOf(QApplication::focusWidget()));
        QVERIFY(form.pane.currentPath() != JsonPointer::of(u"/handoff/math_analysis/known_risks"));
    }

    void nothingJumpsWhileTheSourceIsEdited()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"mesh.yaml"_s));
        form.pane.expandAll();
        auto *line = form.focus<QLineEdit>(u"/handoff/context/description"_s);
        line->setCursorPosition(7);
        auto *area = form.named<QAbstractScrollArea>(u"formList"_s);
        const int y = line->mapTo(area->viewport(), QPoint()).y();
        QVERIFY(form.document.buffer()
                    .apply({{form.bytes().indexOf("version: "), 0, "added: 1\n  "}}, u"Type"_s)
                    .isOk());
        QVERIFY(form.settle());
        QCOMPARE(form.field<QLineEdit>(u"/handoff/context/description"_s), line);
        QVERIFY(line->hasFocus());
        QCOMPARE(line->cursorPosition(), 7);
        QCOMPARE(line->mapTo(area->viewport(), QPoint()).y(), y);
    }

    void keepsTheLastValidStateUnderABanner()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        auto *status = form.focus<QComboBox>(u"/handoff/engineering_review/approval_status"_s);
        auto *banner = form.named(u"staleBanner"_s);
        QVERIFY(!banner->isVisible());
        const qsizetype at = form.bytes().indexOf("consumer: ");
        QVERIFY(form.document.buffer().apply({{at, 0, "\"["}}, u"Type"_s).isOk());
        QTRY_VERIFY(banner->isVisible());
        QVERIFY(banner->accessibleName().contains(u"6"_s));
        QCOMPARE(status->currentText(), u"REJECTED"_s);
        QVERIFY(!status->isEnabled());
        QSignalSpy goTo(&form.pane, &FormPane::goToLineRequested);
        QTest::mouseClick(form.named<QAbstractButton>(u"staleGoToLine"_s), Qt::LeftButton);
        QCOMPARE(goTo.count(), 1);
        QVERIFY(goTo.front().front().toInt() >= 6);
        form.document.buffer().history().undo();
        QTRY_VERIFY(!banner->isVisible());
        QVERIFY(form.settle());
        QVERIFY(status->isEnabled());
    }

    void isQuietUntilVisitedOrSaved()
    {
        FormHarness form;
        QVERIFY(form.load("handoff:\n  engineering_review:\n    challenges: []\n", {}));
        const QString path = u"/handoff/timestamp"_s;
        QVERIFY(form.focus(path));
        QVERIFY(!form.named(u"issue-0:"_s + path));
        QTest::keyClick(form.field(path), Qt::Key_Tab);
        QVERIFY(form.named(u"issue-0:"_s + path));
        QVERIFY(!form.named(u"issue-0:/handoff/version"_s));
        form.pane.endQuiet();
        QVERIFY(form.named(u"issue-0:/handoff/version"_s));
    }

    void aSectionFoldsByClickAndKey()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        auto *section = form.named(u"row:section:/handoff/quality"_s);
        QTest::mouseClick(section, Qt::LeftButton, {}, QPoint(60, 14));
        QVERIFY(form.field(u"/handoff/quality/notes"_s));
        QTest::keyClick(section, Qt::Key_Left);
        QTRY_VERIFY(!form.field(u"/handoff/quality/notes"_s));
        QTest::keyClick(section, Qt::Key_Right);
        QVERIFY(form.field(u"/handoff/quality/notes"_s));
    }

    void labelsStandAboveFieldsWhereThereIsNoRoom()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        QWidget *wide = form.focus(u"/handoff/context/task_id"_s);
        QVERIFY(wide->mapTo(&form.pane, QPoint()).x() > 140);
        form.pane.resize(340, 760);
        QCoreApplication::processEvents();
        QVERIFY(wide->mapTo(&form.pane, QPoint()).x() < 20);
        QVERIFY(wide->width() > 280);
    }

    void saysWhatWouldBeHereWhenThereIsNothing()
    {
        FormHarness form;
        QVERIFY(form.load({}));
        QVERIFY(form.named(u"formEmpty"_s)->isVisible());
        QSignalSpy wanted(&form.pane, &FormPane::kindRequested);
        QTest::mouseClick(form.pane.findChild<QPushButton *>(u"emptyAction"_s), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        QVERIFY(!form.named(u"formEmpty"_s)->isVisible());
    }
};

QTEST_MAIN(TestFormPane)
#include "tst_formpane.moc"
