// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "heldkeys.h"

#include "widgets/form/keyhold.h"

#include <QAction>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>

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

/// Counts the events of a type.
class EventSpy : public QObject
{
public:
    explicit EventSpy(QEvent::Type type)
        : m_type(type)
    {
    }
    [[nodiscard]] int count() const { return m_count; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        m_count += event->type() == m_type ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }

private:
    QEvent::Type m_type;
    int m_count = 0;
};

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
        row("entry removed", listDocument, item(1), {}, u"\bno"_s, "    - \"one\"\n    - \"\"\n",
            "    - \"oneno\"\n");
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
        typeAtOnce(typed);
        QVERIFY(form.bytes() != QByteArray(text).replace(before, after));
        QTRY_COMPARE(form.bytes(), QByteArray(text).replace(before, after));
        QVERIFY(form.settle());
    }

    /// A plan takes its time in a long document.
    void aWordIsOneEdit()
    {
        FormHarness form;
        QVERIFY(form.load(listDocument));
        QVERIFY(form.focus(item(1)));
        const QSignalSpy changes(&form.document.buffer(), &DocumentBuffer::changed);
        typeAtOnce(u"word"_s);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), QByteArray(listDocument).replace("\"\"", "\"word\""));
        QCOMPARE(changes.size(), 1);
    }

    void whereAnEditIsRefusedItStaysInTheFieldOfBefore()
    {
        FormHarness form;
        QByteArray text = listDocument;
        QVERIFY(form.load(text.replace("- \"\"", "- &a \"\"") + "  last: *a\n"));
        QSignalSpy failed(&form.pane, &FormPane::failed);
        QVERIFY(form.focus(item(1)));
        typeAtOnce(u"\bZ"_s);
        QTRY_VERIFY(!failed.isEmpty());
        QTRY_COMPARE(form.text(item(1)), u"Z"_s);
        QCOMPARE(form.text(item(2)), u"three"_s);
    }

    /// However long that takes: nothing is typed into the field of before.
    void itWaitsAsLongAsTheEditIsAtWork()
    {
        FormHarness form;
        QVERIFY(form.load(listDocument));
        QVERIFY(form.focus(item(0)));
        QSignalSpy told(&form.pane, &FormPane::waiting);
        {
            const HeldWorker held(form);
            typeAtOnce(u"\nnew"_s);
            const auto timers = form.pane.findChild<KeyHold *>()->findChildren<QTimer *>();
            QCOMPARE(timers.size(), 2);
            for (QTimer *timer : timers) { // they are over by now
                QSignalSpy over(timer, &QTimer::timeout);
                timer->setInterval(0);
                QTRY_VERIFY(!over.isEmpty());
            }
            QTRY_VERIFY(form.bytes() != listDocument);
            QCOMPARE(form.text(item(0)), u"one"_s);
            QVERIFY(!told.isEmpty());
            QVERIFY(told.last().first().toBool());
        }
        QTRY_COMPARE(form.bytes(),
                     QByteArray(listDocument).replace("    - \"\"", "    - \"new\"\n    - \"\""));
        QVERIFY(!told.last().first().toBool());
    }

    void itIsTypedBehindAnotherWindow()
    {
        FormHarness form;
        QVERIFY(form.load(listDocument));
        QString seen;
        QAction action;
        action.setShortcut(QKeySequence::Save);
        connect(&action, &QAction::triggered, &form.pane, [&] { seen = form.text(item(1)); });
        form.pane.addAction(&action);
        QVERIFY(form.focus(item(0)));
        QWidget other;
        {
            const HeldWorker held(form);
            typeAtOnce(u"\nnew"_s);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
            other.show();
            other.activateWindow();
            QTRY_VERIFY(!QApplication::focusWidget());
        }
        QTRY_COMPARE(form.bytes(),
                     QByteArray(listDocument).replace("    - \"\"", "    - \"new\"\n    - \"\""));
        QCOMPARE(seen, u"new"_s);
    }

    void itAnswersNoQuestion()
    {
        FormHarness form;
        QVERIFY(form.load(listDocument));
        QVERIFY(form.focus(item(0)));
        QDialog question(&form.pane);
        QPushButton answer(&question);
        QSignalSpy answered(&answer, &QPushButton::clicked);
        {
            const HeldWorker held(form);
            typeAtOnce(u"\nnew port\nlast"_s);
            question.open();
            answer.setFocus();
            QTRY_COMPARE(QApplication::focusWidget(), &answer);
        }
        QTRY_COMPARE(form.bytes(),
                     QByteArray(listDocument)
                         .replace("    - \"\"", "    - \"new port\"\n    - \"last\"\n    - \"\""));
        QVERIFY(answered.isEmpty());
    }

    void itIsTypedWhereAnotherDocumentIsShownByThen()
    {
        QStackedWidget tabs;
        FormHarness form;
        QVERIFY(form.load(listDocument));
        tabs.addWidget(&form.pane);
        QLineEdit other;
        tabs.addWidget(&other);
        tabs.show();
        tabs.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&tabs));
        QVERIFY(form.focus(item(0)));
        {
            const HeldWorker held(form);
            typeAtOnce(u"\nnew"_s);
            tabs.setCurrentWidget(&other);
            other.setFocus();
            typeAtOnce(u"typed here"_s);
        }
        QTRY_COMPARE(form.bytes(),
                     QByteArray(listDocument).replace("    - \"\"", "    - \"new\"\n    - \"\""));
        QCOMPARE(other.text(), u"typed here"_s);
        tabs.removeWidget(&form.pane);
        tabs.removeWidget(&other);
        form.pane.setParent(nullptr);
        other.setParent(nullptr);
    }

    /// A command that is asked for by key finds all that was typed before.
    void aShortcutWaitsForItsTurn_data()
    {
        QTest::addColumn<QString>("holder");
        QTest::newRow("of the window") << u"formPane"_s;
        QTest::newRow("of what is around the field") << u"formList"_s;
    }
    void aShortcutWaitsForItsTurn()
    {
        QFETCH(QString, holder);
        FormHarness form;
        QVERIFY(form.load(listDocument));
        QString seen;
        QAction action;
        action.setShortcut(QKeySequence::Save);
        EventSpy keys(QEvent::Shortcut); // who asks by key may mean something else than the menu
        action.installEventFilter(&keys);
        connect(&action, &QAction::triggered, &form.pane, [&] { seen = form.text(item(1)); });
        QWidget *widget = holder == form.pane.objectName() ? &form.pane : form.named(holder);
        widget->addAction(&action);
        QVERIFY(form.focus(item(0)));
        typeAtOnce(u"\nnew"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(seen, QString());
        QTRY_COMPARE(seen, u"new"_s);
        QCOMPARE(keys.count(), 1);
        QVERIFY(form.settle());
    }

    void soDoesTheKeyOfAMenu()
    {
        FormHarness form;
        QVERIFY(form.load(listDocument));
        QString seen;
        QMenuBar bar(&form.pane);
        QMenu *menu = bar.addMenu(u"&File"_s);
        bar.show();
        menu->addAction(u"&Save"_s, &form.pane, [&] { seen = form.text(item(1)); });
        QVERIFY(form.focus(item(0)));
        typeAtOnce(u"\nnew"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F, Qt::AltModifier);
        typeAtOnce(u"s"_s);
        QVERIFY(!menu->isVisible());
        QTRY_COMPARE(seen, u"new"_s);
        QVERIFY(!menu->isVisible());
        QVERIFY(form.settle());
        QCOMPARE(form.text(item(1)), u"new"_s);
    }
};

QTEST_MAIN(TestFormKeyHold)
#include "tst_formkeyhold.moc"
