// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"

#include <QApplication>
#include <QClipboard>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// What is typed may need another editor than the one it is typed into: no key may be lost to it,
/// and none may go elsewhere.
class TestFormTyping : public QObject
{
    Q_OBJECT

    const QString m_description = u"/handoff/context/description"_s;
    const QString m_gaps = u"/handoff/context/known_gaps"_s;

    /// A review whose description stands in two lines.
    static QByteArray folded()
    {
        return FormHarness::fixture(u"review.yaml"_s)
            .replace("description: \"Engineering review for phase 2\"",
                     "description: |-\n      Engineering review\n      for phase 2");
    }

    /// Each key goes to what has the focus then, and all that follows from it is done before the
    /// next.
    static void typeSlowly(FormHarness &form, const QString &text)
    {
        for (const QChar letter : text) {
            QVERIFY(QApplication::focusWidget());
            if (letter == u'\n') {
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ShiftModifier);
            } else {
                QTest::keyClicks(QApplication::focusWidget(), QString(letter));
            }
            QVERIFY(form.settle());
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin)"_s));
        FormHarness::data = QStringLiteral(BATON_TEST_DATA);
    }

    void aTextOfSeveralLinesIsReplacedByTyping()
    {
        FormHarness form;
        QVERIFY(form.load(folded()));
        auto *edit = form.focus<QPlainTextEdit>(m_description);
        QVERIFY(edit);
        edit->selectAll();
        typeSlowly(form, u"hello new text"_s);
        QCOMPARE(QApplication::focusWidget(), edit);
        QCOMPARE(edit->toPlainText(), u"hello new text"_s);
        QVERIFY(form.bytes().contains("hello new text"));
        QVERIFY(!form.bytes().contains("Engineering review\n"));
    }

    void theOtherEditorComesOnceTheTextIsLeft()
    {
        FormHarness form;
        QVERIFY(form.load(folded()));
        form.focus<QPlainTextEdit>(m_description)->selectAll();
        typeSlowly(form, u"short"_s);
        QVERIFY(form.focus<QWidget>(u"/handoff/context/task_id"_s));
        QVERIFY(form.settle());
        QTRY_VERIFY(form.field<QLineEdit>(m_description));
        QCOMPARE(form.field<QLineEdit>(m_description)->text(), u"short"_s);
    }

    void shiftEnterBeginsASecondLine()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        auto *line = form.focus<QLineEdit>(m_description);
        QVERIFY(line);
        line->setCursorPosition(int(u"Engineering"_s.size()));
        typeSlowly(form, u"\nand"_s);
        const auto *edit = form.field<QPlainTextEdit>(m_description);
        QVERIFY(edit);
        QCOMPARE(QApplication::focusWidget(), edit);
        QCOMPARE(edit->toPlainText(), u"Engineering\nand review for phase 2"_s);
    }

    void shiftEnterIsEnterInSeveralLines()
    {
        FormHarness form;
        QVERIFY(form.load(folded()));
        auto *edit = form.focus<QPlainTextEdit>(m_description);
        QVERIFY(edit);
        edit->selectAll();
        typeSlowly(form, u"one\ntwo\nthree"_s);
        QCOMPARE(edit->toPlainText(), u"one\ntwo\nthree"_s);
        QVERIFY(!form.bytes().contains("\u2028") && !form.bytes().contains("\\u2028"));
        QVERIFY(form.bytes().contains("one\n      two\n      three"));
    }

    void shiftEnterInAnEntryAddsNone()
    {
        const QString entry = u"/handoff/context/focus_areas/0"_s;
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        auto *line = form.focus<QLineEdit>(entry);
        QVERIFY(line);
        const QString before = line->text();
        line->end(false);
        typeSlowly(form, u"\nmore"_s);
        const auto *edit = form.field<QPlainTextEdit>(entry);
        QVERIFY(edit);
        QCOMPARE(edit->toPlainText(), before + u"\nmore"_s);
    }

    void severalLinesArePastedAndTypingGoesOn_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("field") << m_description;
        QTest::newRow("entry of a list") << u"/handoff/context/focus_areas/0"_s;
    }

    void severalLinesArePastedAndTypingGoesOn()
    {
        QFETCH(const QString, path);
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        auto *line = form.focus<QLineEdit>(path);
        QVERIFY(line);
        const QString before = line->text();
        line->end(false);
        QApplication::clipboard()->setText(u" first\nsecond"_s);
        QTest::keySequence(line, QKeySequence::Paste);
        QVERIFY(form.settle());
        typeSlowly(form, u" line"_s);
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
        auto *raw = form.focus<QPlainTextEdit>(m_gaps);
        QVERIFY(raw);
        raw->selectAll();
        typeSlowly(form, u"- Outlet too short"_s);
        QCOMPARE(QApplication::focusWidget(), raw);
        QCOMPARE(raw->toPlainText(), u"- Outlet too short"_s);
        QVERIFY(form.focus<QWidget>(u"/handoff/context/task_id"_s));
        QVERIFY(form.settle());
        QTRY_VERIFY(form.field<QLineEdit>(m_gaps + u"/0"_s));
        QCOMPARE(form.field<QLineEdit>(m_gaps + u"/0"_s)->text(), u"Outlet too short"_s);
    }

    void undoAfterWhatCouldNotBeTakenBringsTheOldValueBack_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isSaved");
        QTest::newRow("no whole number") << u"1.15"_s << false;
        QTest::newRow("of two digits") << u"12.5"_s << false;
        QTest::newRow("saved meanwhile") << u"1.15"_s << true;
    }

    void undoAfterWhatCouldNotBeTakenBringsTheOldValueBack()
    {
        QFETCH(QString, typed);
        QFETCH(bool, isSaved);
        const QString path = u"/handoff/to_phase"_s;
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        const QByteArray bytes = form.bytes();
        auto *line = form.focus<QLineEdit>(path);
        QVERIFY(line);
        const QString before = line->text();
        line->selectAll();
        typeSlowly(form, typed);
        if (isSaved) {
            form.document.endTyping();
            QVERIFY(form.settle());
            form.document.buffer().markSaved();
        }
        QTest::keyClick(line, Qt::Key_Tab);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), bytes);
        QVERIFY(!form.document.untaken().empty());
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), bytes);
        QCOMPARE(form.field<QLineEdit>(path)->text(), before);
        QVERIFY(form.document.untaken().empty());
    }

    /// Of what a field did not take no step tells: undo takes it back before the step below it.
    void undoTakesBackWhatWasNeverTaken_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isLeft");
        QTest::newRow("in the field") << u"/handoff/to_phase"_s << u"x"_s << false;
        QTest::newRow("left") << u"/handoff/to_phase"_s << u"x"_s << true;
        QTest::newRow("raw") << m_gaps << u"[ a"_s << false;
        QTest::newRow("raw, left") << m_gaps << u"[ a"_s << true;
    }

    void undoTakesBackWhatWasNeverTaken()
    {
        QFETCH(QString, path);
        QFETCH(QString, typed);
        QFETCH(bool, isLeft);
        FormHarness form;
        QVERIFY(form.load(
            FormHarness::fixture(u"review.yaml"_s).replace("known_gaps: []", "known_gaps: none")));
        const QByteArray loaded = form.bytes();
        QVERIFY(form.type(u"/handoff/context/task_id"_s, u"first"_s));
        const QByteArray changed = form.bytes();
        QVERIFY(form.focus(path));
        const QString before = form.text(path);
        QTest::keySequence(form.field(path), QKeySequence::SelectAll);
        QApplication::clipboard()->setText(typed);
        QTest::keySequence(form.field(path), QKeySequence::Paste);
        QVERIFY(form.settle());
        QCOMPARE(form.text(path), typed);
        QCOMPARE(form.bytes(), changed);
        if (isLeft) {
            QVERIFY(form.focus(u"/handoff/producer"_s));
            QVERIFY(form.settle());
        }
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), changed);
        QCOMPARE(form.text(path), before);
        QCOMPARE(QApplication::focusWidget(), form.field(path));
        QVERIFY(form.document.untaken().empty());
        while (form.document.canUndo()) {
            QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
            QVERIFY(form.settle());
        }
        QCOMPARE(form.bytes(), loaded);
    }

    void undoGoesBackStepByStepThroughARawValue()
    {
        FormHarness form;
        QVERIFY(form.load(
            FormHarness::fixture(u"review.yaml"_s).replace("known_gaps: []", "known_gaps: none")));
        const QByteArray loaded = form.bytes();
        auto *raw = form.focus<QPlainTextEdit>(m_gaps);
        QVERIFY(raw);
        QTest::keySequence(raw, QKeySequence::SelectAll);
        typeSlowly(form, u"one two three: four: "_s);
        QVERIFY(!form.document.untaken().empty());
        QStringList texts;
        while (form.document.canUndo()) {
            QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
            QVERIFY(form.settle());
            QVERIFY(form.document.untaken().empty());
            texts.append(form.text(m_gaps));
        }
        QCOMPARE(texts,
                 (QStringList{u"one two three: four"_s, u"one two three:"_s, u"one two"_s, u"one"_s,
                              u"none"_s}));
        QCOMPARE(form.bytes(), loaded);
    }

    /// A later step goes first; what was not taken before it stays as it is.
    void undoKeepsWhatWasNotTakenBefore()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        const QString path = u"/handoff/to_phase"_s;
        const QByteArray loaded = form.bytes();
        QVERIFY(form.focus(path));
        const QString before = form.text(path);
        QTest::keyClicks(form.field(path), u"x"_s);
        QVERIFY(form.type(u"/handoff/context/task_id"_s, u"y"_s));
        QVERIFY(form.bytes() != loaded);
        while (form.bytes() != loaded) {
            QCOMPARE(form.document.untaken().size(), size_t(1));
            QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
            QVERIFY(form.settle());
        }
        QCOMPARE(form.document.untaken().size(), size_t(1));
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
        QVERIFY(form.settle());
        QVERIFY(form.document.untaken().empty());
        QCOMPARE(form.text(path), before);
    }

    void undoLeadsToNoHalfOfWhatCouldNotBeTaken()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        const QString path = u"/handoff/to_phase"_s;
        const QString before = form.focus<QLineEdit>(path)->text();
        form.focus<QLineEdit>(path)->selectAll();
        for (const QChar letter : u"1.15"_s) {
            QTest::keyClick(form.field(path), letter.toLatin1());
            QVERIFY(form.settle());
        }
        QVERIFY(!form.document.untaken().empty());
        QTest::keyClick(form.field(path), Qt::Key_Tab);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), FormHarness::fixture(u"review.yaml"_s));

        while (form.document.buffer().history().canUndo()) {
            form.document.buffer().history().undo();
            QVERIFY(form.settle());
            QCOMPARE(form.bytes(), FormHarness::fixture(u"review.yaml"_s));
            QCOMPARE(form.field<QLineEdit>(path)->text(), before);
            QVERIFY(form.document.untaken().empty());
        }
        while (form.document.buffer().history().canRedo()) {
            form.document.buffer().history().redo();
            QCOMPARE(form.bytes(), FormHarness::fixture(u"review.yaml"_s));
        }
    }

    void tabGoesIntoTheListThatWasTyped()
    {
        FormHarness form;
        QVERIFY(form.load(FormHarness::fixture(u"review.yaml"_s)
                              .replace("known_gaps: []", "known_gaps: \"Outlet too short\"")));
        auto *raw = form.focus<QPlainTextEdit>(m_gaps);
        QVERIFY(raw);
        raw->selectAll();
        typeSlowly(form, u"- Outlet"_s);
        QTest::keyClick(raw, Qt::Key_Tab);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"field:"_s + m_gaps + u"/0"_s);
    }

    void nothingAndAnEmptyTextLookDifferent()
    {
        FormHarness form;
        QVERIFY(form.load(
            FormHarness::fixture(u"review.yaml"_s)
                .replace("description: \"Engineering review for phase 2\"", "description: null")));
        const auto *field = form.focus(m_description);
        QVERIFY(field);
        QCOMPARE(field->property("placeholderText").toString(), u"null"_s);
        QVERIFY(form.load(
            FormHarness::fixture(u"review.yaml"_s)
                .replace("description: \"Engineering review for phase 2\"", "description: \"\"")));
        field = form.focus(m_description);
        QVERIFY(field);
        QVERIFY(field->property("placeholderText").toString() != u"null"_s);
    }

    void undoIsShownInAFieldAtWork()
    {
        FormHarness form;
        QVERIFY(form.load(folded()));
        auto *edit = form.focus<QPlainTextEdit>(m_description);
        edit->selectAll();
        typeSlowly(form, u"x"_s);
        QTest::keySequence(edit, QKeySequence::Undo);
        QVERIFY(form.settle());
        QCOMPARE(edit->toPlainText(), u"Engineering review\nfor phase 2"_s);
        QCOMPARE(form.bytes(), folded());
    }

    void whatIsTypedAtTheEndKeepsTheStyle_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("plain") << QByteArray("notes: all well") << u" x y"_s
                               << QByteArray("notes: all well x y");
        QTest::newRow("plain, with a blank at last")
            << QByteArray("notes: all well") << u" x "_s << QByteArray("notes: \"all well x \"");
        QTest::newRow("in quotes")
            << QByteArray("notes: 'all well'") << u" x y"_s << QByteArray("notes: 'all well x y'");
        QTest::newRow("plain over two lines") << QByteArray("notes: all\n      well") << u" x y"_s
                                              << QByteArray("notes: all\n      well x y");
        QTest::newRow("in quotes over two lines")
            << QByteArray("notes: 'all\n      well\n\n      here'") << u" x y"_s
            << QByteArray("notes: 'all\n      well\n\n      here x y'");
        QTest::newRow("folded")
            << QByteArray("notes: >-\n      The first is folded over\n      two lines.\n\n"
                          "      The second ends here.")
            << u" And x."_s
            << QByteArray("notes: >-\n      The first is folded over\n      two lines.\n\n"
                          "      The second ends here.\n      And x.");
        QTest::newRow("literal") << QByteArray("notes: |\n      one\n      two") << u"three"_s
                                 << QByteArray("notes: |\n      one\n      two\n      three");
        QTest::newRow("literal, a line that begins with blanks")
            << QByteArray("notes: |\n      one\n      two") << u"  - a\n- b"_s
            << QByteArray("notes: |\n      one\n      two\n        - a\n      - b");
        QTest::newRow("literal, an empty line between")
            << QByteArray("notes: |\n      one\n      two") << u"\n\nthree"_s
            << QByteArray("notes: |\n      one\n      two\n\n\n      three");
        QTest::newRow("literal, an empty line at last")
            << QByteArray("notes: |\n      one\n      two") << u"\n"_s
            << QByteArray("notes: |+\n      one\n      two\n");
        QTest::newRow("literal that is stripped, an empty line between")
            << QByteArray("notes: |-\n      one\n      two") << u"\n\nthree"_s
            << QByteArray("notes: |-\n      one\n      two\n\n      three");
        QTest::newRow("literal that is stripped")
            << QByteArray("notes: |-\n      one\n      two") << u"\n  three"_s
            << QByteArray("notes: |-\n      one\n      two\n        three");
        QTest::newRow("literal that keeps its line end")
            << QByteArray("notes: |+\n      one\n      two") << u" And more."_s
            << QByteArray("notes: |+\n      one\n      two\n       And more.");
        QTest::newRow("folded, a line that begins with blanks")
            << QByteArray("notes: >-\n      The first is folded over\n      two lines.\n\n"
                          "      The second ends here.")
            << u"\n  - a\n- b"_s
            << QByteArray("notes: >-\n      The first is folded over\n      two lines.\n\n"
                          "      The second ends here.\n        - a\n      - b");
    }

    /// Letter by letter, each of them in the document before the next.
    void whatIsTypedAtTheEndKeepsTheStyle()
    {
        QFETCH(QByteArray, before);
        QFETCH(QString, typed);
        QFETCH(QByteArray, after);
        const QByteArray text = "handoff:\n  quality:\n    status: complete\n    confidence: high\n"
                                "    % # end\n  context:\n    task_id: t\n";
        const auto with = [&](const QByteArray &notes) {
            return QByteArray(text).replace(notes.contains('\n') ? "% # end" : "%", notes);
        };
        FormHarness form;
        QVERIFY(form.load(with(before)));
        auto *field = form.focus(u"/handoff/quality/notes"_s);
        QVERIFY(field);
        const bool isLine = qobject_cast<QLineEdit *>(field);
        QTest::keyClick(field, Qt::Key_End, isLine ? Qt::NoModifier : Qt::ControlModifier);
        typeSlowly(form, typed);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), with(after));
        for (int i = 0; i < 40 && form.document.canUndo(); ++i) {
            form.document.undo();
            QVERIFY(form.settle());
        }
        QCOMPARE(form.bytes(), with(before));
    }

    void whatIsTypedAtTheBeginningKeepsTheOtherLines_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("folded") << QByteArray(">-\n  Four of them\n  are\n  told.") << u"Well, "_s
                                << QByteArray(">-\n  Well, Four of them\n  are\n  told.");
        QTest::newRow("literal") << QByteArray("|\n  one\n  two") << u"- \n"_s
                                 << QByteArray("|\n  - \n  one\n  two");
        QTest::newRow("literal, with blanks") << QByteArray("|\n  one\n  two") << u"  - a\n"_s
                                              << QByteArray("|2\n    - a\n  one\n  two");
        QTest::newRow("plain") << QByteArray("one\n  two\n\n  three") << u"No "_s
                               << QByteArray("No one\n  two\n\n  three");
        QTest::newRow("in quotes") << QByteArray("\"\\u00e4\n  two\n\n  three\"") << u"No "_s
                                   << QByteArray("\"No \\u00e4\n  two\n\n  three\"");
    }

    void whatIsTypedAtTheBeginningKeepsTheOtherLines()
    {
        QFETCH(QByteArray, before);
        QFETCH(QString, typed);
        QFETCH(QByteArray, after);
        const auto with = [](const QByteArray &notes) {
            return "handoff:\n  quality:\n    status: complete\n    notes: "
                + QByteArray(notes).replace("\n  ", "\n      ") + "\n  context:\n    task_id: t\n";
        };
        FormHarness form;
        QVERIFY(form.load(with(before)));
        auto *field = form.focus(u"/handoff/quality/notes"_s);
        QVERIFY(field);
        const bool isLine = qobject_cast<QLineEdit *>(field);
        QTest::keyClick(field, Qt::Key_Home, isLine ? Qt::NoModifier : Qt::ControlModifier);
        typeSlowly(form, typed);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), with(after));
    }

    /// The editor that a text gets when it has but one line is not as high: what is pressed must
    /// stay until the button is up.
    void nothingMovesBelowAPressedButton()
    {
        FormHarness form;
        QVERIFY(form.load(folded()));
        auto *edit = form.focus<QPlainTextEdit>(m_description);
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
        QTRY_VERIFY(form.field<QLineEdit>(m_description));
    }
};

QTEST_MAIN(TestFormTyping)
#include "tst_formtyping.moc"
