// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "heldkeys.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray document = "handoff:\n  producer: x\n  sizes:\n    a: one\n  notes:\n"
                            "    - \"one\"\n    - \"\"\n    - \"three\"\n    - \"four\"\n";
const QString size = u"/handoff/sizes/a"_s;

QString item(int index)
{
    return u"/handoff/notes/%1"_s.arg(index);
}

QByteArray with(const QByteArray &before, const QByteArray &after)
{
    return QByteArray(document).replace(before, after);
}

void click(QWidget *control)
{
    QVERIFY(control);
    QVERIFY(control->isVisible());
    QTest::mouseClick(control, Qt::LeftButton);
}

} // namespace

/// Who asks for a field and goes elsewhere before it is there.
class TestFormKeyLeave : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FormHarness::data = QStringLiteral(BATON_TEST_DATA); }
    void init() { failOnWarnings(); }

    void whoClicksElsewhereStaysThere()
    {
        FormHarness form;
        QVERIFY(form.load(document));
        QVERIFY(form.focus(size));
        QVERIFY(form.focus(item(0)));
        typeAtOnce(u"\nnew"_s);
        click(form.field(size));
        QVERIFY(form.field(size)->hasFocus());
        typeAtOnce(u"!"_s);
        QTRY_COMPARE(form.bytes().replace("!", ""),
                     with("    - \"\"\n", "    - \"new\"\n    - \"\"\n"));
        QVERIFY(form.settle());
        QVERIFY(form.field(size)->hasFocus());
        QVERIFY(form.text(size).contains(u'!'));
    }

    /// It stands one further once the new one is there.
    void whoClicksIntoALaterEntryStaysInThat()
    {
        FormHarness form;
        QVERIFY(form.load(document));
        QVERIFY(form.focus(item(0)));
        {
            const HeldWorker held(form);
            typeAtOnce(u"\nnew"_s);
            click(form.field(item(2)));
            QVERIFY(form.field(item(2))->hasFocus());
            setCaret(*form.field(item(2)), 5);
            typeAtOnce(u"!"_s);
            QTRY_VERIFY(form.bytes() != document);
            typeAtOnce(u"?"_s);
        }
        QTRY_COMPARE(QApplication::focusWidget(), form.field(item(3)));
        QCOMPARE(form.text(item(3)), u"three!?"_s);
        QCOMPARE(caretOf(*form.field(item(3))), 7);
        typeAtOnce(u"!"_s);
        QVERIFY(form.settle());
        QCOMPARE(form.text(item(3)), u"three!?!"_s);
        QCOMPARE(
            form.bytes(),
            with("    - \"\"\n    - \"three\"", "    - \"new\"\n    - \"\"\n    - \"three!?!\""));
        QCOMPARE(QApplication::focusWidget(), form.field(item(3)));
    }

    void escapeEndsTheWaiting_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("entries");
        QTest::newRow("one entry") << u"\nnew"_s << QByteArray("    - \"new\"\n");
        QTest::newRow("nothing typed") << u"\n"_s << QByteArray("    - \"\"\n");
        QTest::newRow("several") << u"\nnew\nmore\nlast"_s
                                 << QByteArray("    - \"new\"\n    - \"more\"\n    - \"last\"\n");
    }
    void escapeEndsTheWaiting()
    {
        QFETCH(QString, typed);
        QFETCH(QByteArray, entries);
        FormHarness form;
        QVERIFY(form.load(document));
        QVERIFY(form.focus(item(0)));
        setCaret(*form.field(item(0)), 3);
        typeAtOnce(typed + u"\x1bs"_s);
        QTRY_COMPARE(form.bytes(), with("\"one\"\n", "\"ones\"\n" + entries));
        QVERIFY(form.settle());
        QVERIFY(form.field(item(0))->hasFocus());
        typeAtOnce(u"!"_s);
        QTRY_COMPARE(form.bytes(), with("\"one\"\n", "\"ones!\"\n" + entries));
    }

    /// What was typed for the first field does not go to the second.
    void whoLeavesAsksForAnother()
    {
        FormHarness form;
        QVERIFY(form.load(document));
        QVERIFY(form.focus(item(0)));
        {
            const HeldWorker held(form);
            typeAtOnce(u"\nnew"_s);
            click(form.field(item(2)));
            typeAtOnce(u"\nmore"_s);
            QTRY_VERIFY(form.bytes() != document);
        }
        QTRY_COMPARE(form.bytes(),
                     with("    - \"\"\n    - \"three\"\n",
                          "    - \"new\"\n    - \"\"\n    - \"three\"\n"
                          "    - \"more\"\n"));
        QVERIFY(form.settle());
        QCOMPARE(QApplication::focusWidget(), form.field(item(4)));
    }

    /// It is the entry that was clicked, wherever that stands by then.
    void whoLeavesRemovesAnother()
    {
        FormHarness form;
        QVERIFY(form.load(document));
        QVERIFY(form.focus(item(0)));
        {
            const HeldWorker held(form);
            typeAtOnce(u"\nnew"_s);
            click(form.named(u"remove:"_s + item(2)));
            QTRY_VERIFY(form.bytes() != document);
        }
        QTRY_COMPARE(form.bytes(),
                     with("    - \"\"\n    - \"three\"\n", "    - \"new\"\n    - \"\"\n"));
        QVERIFY(form.settle());
    }

    /// The list shows where the reader is, not where the new entry came.
    void theViewStaysWithWhoLeft()
    {
        QByteArray bytes = document;
        for (int i = 0; i < 200; ++i) {
            bytes += "    - \"x\"\n";
        }
        FormHarness form;
        QVERIFY(form.load(bytes));
        QVERIFY(form.focus(item(0)));
        {
            const HeldWorker held(form);
            typeAtOnce(u"\nnew"_s);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
            QVERIFY(form.focus(item(150)));
        }
        QVERIFY(form.settle());
        QTRY_COMPARE(QApplication::focusWidget(), form.field(item(151)));
        QVERIFY(form.bytes().contains("    - \"new\"\n"));
        QVERIFY(!form.field(item(151))->visibleRegion().isEmpty());
    }
};

QTEST_MAIN(TestFormKeyLeave)
#include "tst_formkeyleave.moc"
