// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"

#include <QApplication>
#include <QClipboard>
#include <QPlainTextEdit>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// Typed texts that require another editor than the present one: no key may be lost or go
/// elsewhere.
class TestFormTyping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FormHarness::data = QStringLiteral(BATON_TEST_DATA); }
    void init() { failOnWarnings(); }

    void aTextOfSeveralLinesIsReplacedByTyping()
    {
        FormHarness form;
        QVERIFY(form.load(FormHarness::foldedReview()));
        auto *edit = form.focus<QPlainTextEdit>(FormHarness::description);
        QVERIFY(edit);
        edit->selectAll();
        form.typeSlowly(u"hello new text"_s);
        QCOMPARE(QApplication::focusWidget(), edit);
        QCOMPARE(edit->toPlainText(), u"hello new text"_s);
        QVERIFY(form.bytes().contains("hello new text"));
        QVERIFY(!form.bytes().contains("Engineering review\n"));
    }

    void theEditorIsReplacedOnFocusOut()
    {
        FormHarness form;
        QVERIFY(form.load(FormHarness::foldedReview()));
        form.focus<QPlainTextEdit>(FormHarness::description)->selectAll();
        form.typeSlowly(u"short"_s);
        QVERIFY(form.focus<QWidget>(u"/handoff/context/task_id"_s));
        QVERIFY(form.settle());
        QTRY_VERIFY(form.field<QLineEdit>(FormHarness::description));
        QCOMPARE(form.field<QLineEdit>(FormHarness::description)->text(), u"short"_s);
    }

    void shiftEnterBeginsASecondLine()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        auto *line = form.focus<QLineEdit>(FormHarness::description);
        QVERIFY(line);
        line->setCursorPosition(int(u"Engineering"_s.size()));
        form.typeSlowly(u"\nand"_s);
        const auto *edit = form.field<QPlainTextEdit>(FormHarness::description);
        QVERIFY(edit);
        QCOMPARE(QApplication::focusWidget(), edit);
        QCOMPARE(edit->toPlainText(), u"Engineering\nand review for phase 2"_s);
    }

    void shiftEnterInsertsALineInMultilineText()
    {
        FormHarness form;
        QVERIFY(form.load(FormHarness::foldedReview()));
        auto *edit = form.focus<QPlainTextEdit>(FormHarness::description);
        QVERIFY(edit);
        edit->selectAll();
        form.typeSlowly(u"one\ntwo\nthree"_s);
        QCOMPARE(edit->toPlainText(), u"one\ntwo\nthree"_s);
        QVERIFY(!form.bytes().contains("\u2028") && !form.bytes().contains("\\u2028"));
        QVERIFY(form.bytes().contains("one\n      two\n      three"));
    }

    void shiftEnterInAnEntryAddsNoEntry()
    {
        const QString entry = u"/handoff/context/focus_areas/0"_s;
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        QVERIFY(form.focus(entry));
        const QString before = form.text(entry);
        setCaret(*form.field(entry), static_cast<int>(before.size()));
        form.typeSlowly(u"\nmore"_s);
        const auto *edit = form.field<QPlainTextEdit>(entry);
        QVERIFY(edit);
        QCOMPARE(edit->toPlainText(), before + u"\nmore"_s);
    }

    void severalLinesArePastedAndTypingContinues_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("field") << FormHarness::description;
        QTest::newRow("entry of a list") << u"/handoff/context/focus_areas/0"_s;
    }

    void severalLinesArePastedAndTypingContinues()
    {
        QFETCH(const QString, path);
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        auto *line = form.focus(path);
        QVERIFY(line);
        const QString before = form.text(path);
        setCaret(*line, static_cast<int>(before.size()));
        QApplication::clipboard()->setText(u" first\nsecond"_s);
        QTest::keySequence(line, QKeySequence::Paste);
        QVERIFY(form.settle());
        form.typeSlowly(u" line"_s);
        const auto *edit = form.field<QPlainTextEdit>(path);
        QVERIFY(edit);
        QCOMPARE(QApplication::focusWidget(), edit);
        QCOMPARE(edit->toPlainText(), before + u" first\nsecond line"_s);
    }

    void aListIsTypedInPlaceOfAText()
    {
        FormHarness form;
        const QByteArray text = FormHarness::fixture(u"review.yaml"_s)
                                    .replace("known_gaps: []", "known_gaps: \"Outlet too short\"");
        QVERIFY(form.load(text));
        auto *raw = form.focus<QPlainTextEdit>(FormHarness::gaps);
        QVERIFY(raw);
        raw->selectAll();
        form.typeSlowly(u"- Outlet too short"_s);
        QCOMPARE(QApplication::focusWidget(), raw);
        QCOMPARE(raw->toPlainText(), u"- Outlet too short"_s);
        QVERIFY(form.focus<QWidget>(u"/handoff/context/task_id"_s));
        QVERIFY(form.settle());
        QTRY_COMPARE(form.text(FormHarness::gaps + u"/0"_s), u"Outlet too short"_s);
    }

    void tabFocusesTheTypedList()
    {
        FormHarness form;
        QVERIFY(form.load(FormHarness::fixture(u"review.yaml"_s)
                              .replace("known_gaps: []", "known_gaps: \"Outlet too short\"")));
        auto *raw = form.focus<QPlainTextEdit>(FormHarness::gaps);
        QVERIFY(raw);
        raw->selectAll();
        form.typeSlowly(u"- Outlet"_s);
        QTest::keyClick(raw, Qt::Key_Tab);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(),
                     u"field:"_s + FormHarness::gaps + u"/0"_s);
    }

    void missingAndEmptyTextLookDifferent()
    {
        FormHarness form;
        QVERIFY(form.load(
            FormHarness::fixture(u"review.yaml"_s)
                .replace("description: \"Engineering review for phase 2\"", "description: null")));
        const auto *field = form.focus(FormHarness::description);
        QVERIFY(field);
        QCOMPARE(field->property("placeholderText").toString(), u"null"_s);
        QVERIFY(form.load(
            FormHarness::fixture(u"review.yaml"_s)
                .replace("description: \"Engineering review for phase 2\"", "description: \"\"")));
        field = form.focus(FormHarness::description);
        QVERIFY(field);
        QVERIFY(field->property("placeholderText").toString() != u"null"_s);
    }

    /// The editor for a text of one line is lower: the pressed button must stay in place until it
    /// is released.
    void aPressedButtonDoesNotMove()
    {
        FormHarness form;
        QVERIFY(form.load(FormHarness::foldedReview()));
        auto *edit = form.focus<QPlainTextEdit>(FormHarness::description);
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, u"x"_s);
        QVERIFY(form.settle());
        auto *head = form.named(u"row:section:/handoff/quality"_s);
        QVERIFY(head);
        QWindow *window = form.pane.windowHandle();
        const auto place = [&] { return head->mapTo(&form.pane, QPoint(40, 14)); };
        const QPoint pressed = place();
        QTest::mousePress(window, Qt::LeftButton, {}, pressed);
        QVERIFY(form.settle());
        QCOMPARE(place(), pressed);
        QTest::mouseRelease(window, Qt::LeftButton, {}, pressed);
        QTRY_VERIFY(form.field<QLineEdit>(FormHarness::description));
    }
};

QTEST_MAIN(TestFormTyping)
#include "tst_formtyping.moc"
