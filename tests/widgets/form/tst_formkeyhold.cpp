// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"

#include <QAbstractButton>
#include <QAction>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray listDocument = "handoff:\n  producer: x\n  notes:\n"
                                "    - \"one\"\n    - \"\"\n    - \"three\"\n";
const QByteArray mapDocument = "handoff:\n  producer: x\n  list: [1]\n  sizes:\n    a: 1\n";

QString item(int index)
{
    return u"/handoff/notes/%1"_s.arg(index);
}

/// Each key goes to what has the focus then, and no answer of a worker comes between.
void type(const QString &text)
{
    for (const QChar letter : text) {
        QWidget *target = QApplication::focusWidget();
        QVERIFY(target);
        switch (letter.unicode()) {
        case u'\n':
            QTest::keyClick(target, Qt::Key_Return);
            break;
        case u'\b':
            QTest::keyClick(target, Qt::Key_Backspace);
            break;
        case u'↓':
            QTest::keyClick(target, Qt::Key_Down, Qt::AltModifier);
            break;
        default:
            QTest::keyClicks(target, QString(letter));
        }
    }
}

} // namespace

/// What is typed while the field is still to come that it is meant for.
class TestFormKeyHold : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FormHarness::data = QStringLiteral(BATON_TEST_DATA); }
    void init() { failOnWarnings(); }

    void itGoesThere_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("control");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const QByteArray &text, const QString &path,
                            const QString &control, const QString &typed, const QByteArray &before,
                            const QByteArray &after) {
            QTest::newRow(name) << text << path << control << typed << before << after;
        };
        const QString map = u"/handoff/sizes"_s;
        row("next entry", listDocument, item(0), {}, u"\nnew port"_s, "    - \"\"\n",
            "    - \"new port\"\n    - \"\"\n");
        row("several entries", listDocument, item(0), {}, u"\nnew\nmore\nlast"_s, "    - \"\"\n",
            "    - \"new\"\n    - \"more\"\n    - \"last\"\n    - \"\"\n");
        row("behind what was typed", listDocument, item(1), {}, u"two\nnew"_s, "    - \"\"\n",
            "    - \"two\"\n    - \"new\"\n");
        row("entry removed", listDocument, item(1), {}, u"\bno"_s, "    - \"\"\n    - \"three\"\n",
            "    - \"threeno\"\n");
        row("entry moved", listDocument, item(0), {}, u"↓↓so"_s,
            "    - \"one\"\n    - \"\"\n    - \"three\"\n",
            "    - \"\"\n    - \"three\"\n    - \"soone\"\n");
        row("entry of a map", mapDocument, map + u"/a"_s, u"add-entry:"_s + map, u"b\nbig"_s,
            "    a: 1\n", "    a: 1\n    b: \"big\"\n");
        row("first entry", mapDocument, u"/handoff/list"_s, {}, u" 25"_s, "[1]", "[1, \"25\"]");
    }

    void itGoesThere()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, path);
        QFETCH(QString, control);
        QFETCH(QString, typed);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        FormHarness form;
        QVERIFY(form.load(text));
        QWidget *start = form.focus(path);
        start = control.isEmpty() ? start : form.named(control);
        QVERIFY(start);
        start->setFocus();
        setCaret(*start, 0);
        type(typed);
        QVERIFY(form.bytes() != QByteArray(text).replace(before, after));
        QTRY_COMPARE(form.bytes(), QByteArray(text).replace(before, after));
        QVERIFY(form.settle());
    }

    void whereAnEditIsRefusedItStaysInTheFieldOfBefore()
    {
        FormHarness form;
        QByteArray text = listDocument;
        QVERIFY(form.load(text.replace("- \"\"", "- &a \"\"") + "  last: *a\n"));
        QSignalSpy failed(&form.pane, &FormPane::failed);
        QVERIFY(form.focus(item(1)));
        type(u"\bZ"_s);
        QTRY_VERIFY(!failed.isEmpty());
        QTRY_COMPARE(form.text(item(1)), u"Z"_s);
        QCOMPARE(form.text(item(2)), u"three"_s);
    }

    void whoClicksElsewhereStaysThere()
    {
        FormHarness form;
        QByteArray text = listDocument;
        QVERIFY(form.load(text.replace("  notes:", "  sizes:\n    a: one\n  notes:")));
        const QString size = u"/handoff/sizes/a"_s;
        QVERIFY(form.focus(size));
        QVERIFY(form.focus(item(0)));
        type(u"\nnew"_s);
        QVERIFY(form.field(size)->isVisible());
        QTest::mouseClick(form.field(size), Qt::LeftButton);
        QVERIFY(form.field(size)->hasFocus());
        type(u"!"_s);
        text.replace("    - \"\"\n", "    - \"new\"\n    - \"\"\n");
        QTRY_COMPARE(form.bytes().replace("!", ""), text);
        QVERIFY(form.settle());
        QVERIFY(form.field(size)->hasFocus());
        QVERIFY(form.text(size).contains(u'!'));
    }

    void escapeEndsTheWaiting()
    {
        FormHarness form;
        QVERIFY(form.load(listDocument));
        QVERIFY(form.focus(item(0)));
        setCaret(*form.field(item(0)), 3);
        type(u"\nnew"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        type(u"s"_s);
        QByteArray expected = listDocument;
        expected.replace("\"one\"\n", "\"ones\"\n    - \"new\"\n");
        QTRY_COMPARE(form.bytes(), expected);
    }

    /// A command that is asked for by key finds all that was typed before.
    void aShortcutWaitsForItsTurn()
    {
        FormHarness form;
        QVERIFY(form.load(listDocument));
        QString seen;
        QAction action;
        action.setShortcut(QKeySequence::Save);
        connect(&action, &QAction::triggered, &form.pane, [&] { seen = form.text(item(1)); });
        form.pane.addAction(&action);
        QVERIFY(form.focus(item(0)));
        type(u"\nnew"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(seen, QString());
        QTRY_COMPARE(seen, u"new"_s);
        QVERIFY(form.settle());
    }
};

QTEST_MAIN(TestFormKeyHold)
#include "tst_formkeyhold.moc"
