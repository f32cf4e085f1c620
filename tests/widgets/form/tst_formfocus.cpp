// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"

#include <QAbstractScrollArea>
#include <QSignalSpy>

#include <QWindow>
using namespace Qt::StringLiterals;
using namespace baton;

/// Which field has the keyboard, and that it keeps it where it stands.
class TestFormFocus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FormHarness::data = QStringLiteral(BATON_TEST_DATA); }
    void init() { failOnWarnings(); }

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
};

QTEST_MAIN(TestFormFocus)
#include "tst_formfocus.moc"
