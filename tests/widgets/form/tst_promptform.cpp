// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"

#include <QPlainTextEdit>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray prompt = "ROLE: Tara\n"
                          "GOAL: Write\n"
                          "CONTEXT FILES:\n"
                          "- src/a.py: x = 1\n"
                          "\n"
                          "INSTRUCTIONS:\n"
                          "1. Read\n"
                          "2. Stop\n"
                          "\n"
                          "CONSTRAINTS:\n"
                          "- Strict TDD\n"
                          "\n"
                          "OUTPUT REQUIREMENT:\n"
                          "Call the tool `submit_step_completion`.\n";

QByteArray with(const QByteArray &before, const QByteArray &after)
{
    return QByteArray(prompt).replace(before, after);
}

bool load(FormHarness &form)
{
    return form.load(prompt, u"/nowhere/step.prompt"_s);
}

QString textIn(const QWidget *field)
{
    const auto *text = qobject_cast<const QPlainTextEdit *>(field);
    return text ? text->toPlainText() : field->property("text").toString();
}

} // namespace

/// The form of a prompt by key and mouse; compares the bytes.
class TestPromptForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void addAppendsAndFocusesAnItem()
    {
        FormHarness form;
        QVERIFY(load(form));
        QTest::mouseClick(form.focus(u"/INSTRUCTIONS"_s), Qt::LeftButton);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), with("2. Stop\n", "2. Stop\n3.\n"));
        const QString item = u"/INSTRUCTIONS/2"_s;
        QTRY_VERIFY(form.field(item) && form.field(item)->hasFocus());
        QTest::keyClicks(form.field(item), u"new one"_s);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), with("2. Stop\n", "2. Stop\n3. new one\n"));
    }

    void enterAddsTheNextItem()
    {
        FormHarness form;
        QVERIFY(load(form));
        QTest::keyClick(form.focus(u"/CONSTRAINTS/0"_s), Qt::Key_Return);
        QVERIFY(form.settle());
        const QString item = u"/CONSTRAINTS/1"_s;
        QTRY_VERIFY(form.field(item) && form.field(item)->hasFocus());
        QTest::keyClicks(form.field(item), u"a b"_s);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), with("- Strict TDD\n", "- Strict TDD\n- a b\n"));
    }

    void typedBlanksStayDuringTyping_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("before");
        QTest::newRow("line") << u"/ROLE"_s << QByteArray("Tara");
        QTest::newRow("text") << u"/GOAL"_s << QByteArray("Write");
        QTest::newRow("item") << u"/INSTRUCTIONS/0"_s << QByteArray("Read");
    }

    void typedBlanksStayDuringTyping()
    {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, before);
        FormHarness form;
        QVERIFY(load(form));
        QWidget *field = form.focus(path);
        QVERIFY(field);
        QTest::keyClick(field, Qt::Key_End);
        QTest::keyClick(field, Qt::Key_Space);
        QVERIFY(form.settle());
        QCOMPARE(textIn(field), QString::fromUtf8(before) + u' ');
        QCOMPARE(form.bytes(), prompt);
        QVERIFY(
            form.pane.controller().fields().rejectedText(JsonPointer::of(path)).reason.isEmpty());
        QTest::keyClicks(field, u"and go "_s);
        QVERIFY(form.settle());
        QCOMPARE(textIn(field), QString::fromUtf8(before) + u" and go "_s);
        QTest::keyClick(field, Qt::Key_Tab);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), with(before, before + " and go"));
        QTRY_COMPARE(textIn(form.field(path)), QString::fromUtf8(before) + u" and go"_s);
    }

    void aFieldIsEmptiedAndFilledAgain_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("empty");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const QString &path, const char *before,
                            const char *empty, const char *after) {
            QTest::newRow(name) << path << QByteArray(before) << QByteArray(empty)
                                << QByteArray(after);
        };
        row("line", u"/ROLE"_s, "ROLE: Tara\n", "ROLE:\n", "ROLE: x\n");
        row("text", u"/GOAL"_s, "GOAL: Write\n", "GOAL:\n", "GOAL: x\n");
        row("item", u"/INSTRUCTIONS/0"_s, "1. Read\n", "1.\n", "1. x\n");
    }

    void aFieldIsEmptiedAndFilledAgain()
    {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, empty);
        QFETCH(const QByteArray, after);
        FormHarness form;
        QVERIFY(load(form));
        QWidget *field = form.focus(path);
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(field, Qt::Key_Delete);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), with(before, empty));
        QTest::keyClicks(form.field(path), u"x"_s);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), with(before, after));
    }

    void aFileIsAddedWithoutContent()
    {
        FormHarness form;
        QVERIFY(load(form));
        form.pane.controller().addMapEntry(JsonPointer::of(u"/CONTEXT FILES"_s), u"new.py"_s);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), with("x = 1\n", "x = 1\n- new.py:\n"));
    }

    void aTextThatWouldBecomeAHeadingIsRejectedWithAReason()
    {
        FormHarness form;
        QVERIFY(load(form));
        const JsonPointer goal = JsonPointer::of(u"/GOAL"_s);
        form.pane.controller().setValue(goal, Value::string(u"Write\nSTOP: now"_s));
        QVERIFY(form.settle());
        QVERIFY(form.pane.controller().fields().rejectedText(goal).reason.contains(u"STOP: now"));
        QCOMPARE(form.bytes(), prompt);
    }

    void thePromptSectionIsOpen()
    {
        FormHarness form;
        QVERIFY(load(form));
        const auto &rows = form.pane.controller().model().rows;
        QCOMPARE(rows.front().field.label, u"Prompt"_s);
        QVERIFY(rows.front().isExpanded);
        QVERIFY(form.field(u"/GOAL"_s));
    }
};

QTEST_MAIN(TestPromptForm)
#include "tst_promptform.moc"
