// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"

#include <QApplication>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// A typed text keeps its YAML style unless a letter requires another one.
class TestFormTypedStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void typingAtTheEndKeepsTheStyle_data()
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

    /// Types letter by letter, each applied to the document before the next.
    void typingAtTheEndKeepsTheStyle()
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
        form.typeSlowly(typed);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), with(after));
        for (int i = 0; i < 40 && form.document.canUndo(); ++i) {
            form.document.undo();
            QVERIFY(form.settle());
        }
        QCOMPARE(form.bytes(), with(before));
    }

    void aBlankAtTheEndNeedsNoQuotesAfterSavingAndTyping_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("saved");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("left");
        QTest::newRow("plain") << QByteArray("all well") << QByteArray("all well x")
                               << QByteArray("all well x y") << QByteArray("\"all well x y \"");
        QTest::newRow("in quotes") << QByteArray("'all well'") << QByteArray("'all well x '")
                                   << QByteArray("'all well x y'") << QByteArray("'all well x y '");
    }

    void aBlankAtTheEndNeedsNoQuotesAfterSavingAndTyping()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, saved);
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, left);
        const auto with = [](const QByteArray &notes) {
            return "handoff:\n  quality:\n    status: complete\n    notes: " + notes
                + " # end\n  context:\n    task_id: t\n";
        };
        FormHarness form;
        QVERIFY(form.load(with(before)));
        auto *field = form.focus<QLineEdit>(u"/handoff/quality/notes"_s);
        QVERIFY(field);
        field->end(false);
        form.typeSlowly(u" x "_s);
        form.document.endTyping();
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), with(saved));
        QCOMPARE(form.text(u"/handoff/quality/notes"_s), u"all well x "_s);
        form.document.buffer().markSaved();
        form.typeSlowly(u"y"_s);
        QCOMPARE(form.bytes(), with(after));
        form.typeSlowly(u" "_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), with(left));
    }

    /// A second blank in a folded text does not change its lines.
    void typingAtALineEndKeepsTheLines_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("folded") << QByteArray(">-\n  one\n  two\n  three")
                                << QByteArray(">-\n  one\n  x\n  two\n  three");
        QTest::newRow("plain") << QByteArray("one\n  two\n  three")
                               << QByteArray("one\n  x two\n  three");
        QTest::newRow("in quotes")
            << QByteArray("'one\n  two\n  three'") << QByteArray("'one\n  x two\n  three'");
        QTest::newRow("in double quotes")
            << QByteArray("\"one\n  two\n  three\"") << QByteArray("\"one\n  x two\n  three\"");
    }

    void typingAtALineEndKeepsTheLines()
    {
        QFETCH(QByteArray, before);
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
        for (int i = 0; i < 3; ++i) {
            QTest::keyClick(field, Qt::Key_Right);
        }
        form.typeSlowly(u" "_s);
        QCOMPARE(form.bytes(), with(before));
        form.typeSlowly(u"x"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), with(after));
    }

    void typingAtTheStartKeepsTheOtherLines_data()
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

    void typingAtTheStartKeepsTheOtherLines()
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
        form.typeSlowly(typed);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), with(after));
    }
};

QTEST_MAIN(TestFormTypedStyle)
#include "tst_formtypedstyle.moc"
