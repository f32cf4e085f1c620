// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"
#include "widgets/form/fields/findingline.h"
#include "widgets/style/metrics.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace baton;

/// Contents of the form.
class TestFormPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FormHarness::data = QStringLiteral(BATON_TEST_DATA); }
    void init() { failOnWarnings(); }

    void aFormOpensWithASectionThatShowsFields()
    {
        FormHarness form;
        QVERIFY(form.load(FormHarness::fixture(u"mesh.yaml"_s)));
        form.pane.collapseAll();
        QVERIFY(form.load("<agent_request mode=\"spawn\" session_id=\"20260101-000000-x\" "
                          "parent_agent=\"a\"><more/></agent_request>\n",
                          u"/w/request.xml"_s));
        const auto &rows = form.pane.controller().model().rows;
        QVERIFY(std::ranges::any_of(rows,
                                    [](const FormRow &row) { return row.kind == RowKind::Field; }));
        QVERIFY(form.load("one: 1\nmore:\n  two: 2\n", u"/w/any.yaml"_s));
        QVERIFY(rows.front().isExpanded || rows.back().kind != RowKind::Section);
    }

    void completelyVisibleTextDoesNotScroll()
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

    void errorMessagesWrap()
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
            auto *line = form.named<FindingLine>(u"issue-0:"_s + path);
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
        QVERIFY(banner->accessibleDescription().startsWith(u"Line 6 "_s));
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

    void showsNoErrorsUntilVisitedOrSaved()
    {
        FormHarness form;
        QVERIFY(form.load("handoff:\n  engineering_review:\n    challenges: []\n", {}));
        form.document.beginDraft();
        const QString path = u"/handoff/timestamp"_s;
        QTRY_VERIFY(!form.named(u"issue-0:"_s + path));
        QVERIFY(form.focus(path));
        QTest::keyClick(form.field(path), Qt::Key_Tab);
        QTRY_VERIFY(form.named(u"issue-0:"_s + path));
        QVERIFY(!form.named(u"issue-0:/handoff/version"_s));
        form.document.endDraft();
        QTRY_VERIFY(form.named(u"issue-0:/handoff/version"_s));
    }

    void addedEntriesShowNoErrorsUntilVisitedOrSaved()
    {
        FormHarness form;
        QVERIFY(form.load("handoff:\n  engineering_review:\n    challenges: []\n", {}));
        const QString list = u"/handoff/engineering_review/challenges"_s;
        const auto issue = [&](int entry) {
            return form.named(u"issue-0:%1/%2/severity"_s.arg(list).arg(entry));
        };
        QTRY_VERIFY(form.named(u"issue-0:/handoff/version"_s)); // it is not new as a whole
        for (const int entry : {0, 1}) {
            QTest::mouseClick(form.focus(list), Qt::LeftButton);
            QVERIFY(form.settle());
            QVERIFY(form.field(u"%1/%2/severity"_s.arg(list).arg(entry)));
            QVERIFY(!issue(entry));
        }
        QTest::keyClick(form.focus(list + u"/0/severity"_s), Qt::Key_Tab);
        QTRY_VERIFY(issue(0));
        QVERIFY(!issue(1));
        form.document.endDraft();
        QTRY_VERIFY(issue(1));
    }

    /// A new entry keeps its place in the list, whatever is added or removed before it.
    void movedEntriesStayMarkedAsNew()
    {
        FormHarness form;
        QVERIFY(form.load("handoff:\n  engineering_review:\n    challenges:\n"
                          "      - {id: C1}\n",
                          {}));
        const JsonPointer list = JsonPointer::of(u"/handoff/engineering_review/challenges");
        form.pane.controller().addItem(list, 1, {});
        QVERIFY(form.settle());
        QCOMPARE(form.document.settings().unsaved.added, QSet<JsonPointer>{list.child(1)});
        form.pane.controller().remove(list.child(0), {});
        QVERIFY(form.settle());
        QCOMPARE(form.document.settings().unsaved.added, QSet<JsonPointer>{list.child(0)});
        form.document.buffer().history().undo();
        QVERIFY(form.settle());
        QCOMPARE(form.document.settings().unsaved.added, QSet<JsonPointer>{list.child(1)});
        form.document.buffer().history().undo();
        QVERIFY(form.settle());
        QCOMPARE(form.document.settings().unsaved.added, QSet<JsonPointer>());
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

    void labelsAreAboveFieldsInNarrowPanes()
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

    void anEmptyViewSaysWhatItWouldShow()
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
