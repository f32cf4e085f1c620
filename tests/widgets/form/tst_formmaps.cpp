// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"

#include "widgets/form/fields/fieldlabel.h"

#include <QAbstractItemView>
#include <QCompleter>
using namespace Qt::StringLiterals;
using namespace baton;

/// The entries of a free map, edited with the keyboard alone.
class TestFormMaps : public QObject
{
    Q_OBJECT

    const QString m_map = u"/handoff/math_analysis/function_spaces"_s;
    const QByteArray m_velocity = "      velocity: \"P2 (degree 2)\"\n";
    const QByteArray m_pressure = "      pressure: \"P1 (degree 1)\"\n";

    static QString focused()
    {
        return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : u""_s;
    }
    static void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key(key), modifiers);
    }
    static void type(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }

    /// Moves from the value at @p key to its key.
    bool focusKey(FormHarness &form, const QString &key) const
    {
        if (!form.focus(m_map + u'/' + key)) {
            return false;
        }
        press(Qt::Key_Backtab, Qt::ShiftModifier);
        return focused() == u"key:"_s + m_map + u'/' + key;
    }

    /// A flow result whose map can have one more known key.
    static QByteArray withoutDrop()
    {
        return FormHarness::fixture(u"flow.yaml"_s).replace("      pressure_drop: 12.5\n", "");
    }

private Q_SLOTS:
    void initTestCase() { FormHarness::data = QStringLiteral(BATON_TEST_DATA); }
    void init() { failOnWarnings(); }

    void theEntriesAreInDocumentOrder()
    {
        FormHarness form;
        QVERIFY(form.load(FormHarness::fixture(u"math.yaml"_s)
                              .replace(m_velocity + m_pressure, m_pressure + m_velocity)));
        QVERIFY(form.focus(m_map + u"/pressure"_s));
        QVERIFY(form.field(m_map + u"/pressure"_s)->mapTo(&form.pane, QPoint()).y()
                < form.field(m_map + u"/velocity"_s)->mapTo(&form.pane, QPoint()).y());
    }

    /// Typing continues in the same entry, however soon after its key has changed.
    void theCaretStaysWithARenamedEntry_data()
    {
        QTest::addColumn<bool>("isFast");
        QTest::newRow("slowly") << false;
        QTest::newRow("fast") << true;
    }

    void theCaretStaysWithARenamedEntry()
    {
        QFETCH(bool, isFast);
        FormHarness form;
        QVERIFY(form.loadFixture(u"math.yaml"_s));
        QVERIFY(focusKey(form, u"velocity"_s));
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::SelectAll);
        type(u"speed"_s);
        press(Qt::Key_Tab);
        QVERIFY(isFast || form.settle());
        for (const QChar letter : u"zz z"_s) {
            type(letter);
            QVERIFY(isFast || form.settle());
        }
        QVERIFY(form.settle());
        QCOMPARE(
            form.bytes(),
            FormHarness::fixture(u"math.yaml"_s).replace(m_velocity, "      speed: \"zz z\"\n"));
        QCOMPARE(focused(), u"field:"_s + m_map + u"/speed"_s);
        QCOMPARE(form.text(m_map + u"/speed"_s), u"zz z"_s);
    }

    void enterRenamesAndKeepsTheFocus()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"math.yaml"_s));
        QVERIFY(focusKey(form, u"pressure"_s));
        press(Qt::Key_End);
        type(u"_p"_s);
        press(Qt::Key_Return);
        press(Qt::Key_Tab); // requests it again
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(),
                 FormHarness::fixture(u"math.yaml"_s).replace("pressure:", "pressure_p:"));
        QCOMPARE(focused(), u"field:"_s + m_map + u"/pressure_p"_s);
        QVERIFY(form.document.rejectedInputs().empty());
    }

    /// Except for a key that is being typed, undo is that of the document.
    void undoRevertsARenamedKey_data()
    {
        QTest::addColumn<QString>("from");
        QTest::newRow("from the key") << u"key:%1/speed"_s;
        QTest::newRow("from the value") << u"field:%1/speed"_s;
        QTest::newRow("from the key of a new entry") << u"add-entry:%1"_s;
    }

    void undoRevertsARenamedKey()
    {
        QFETCH(QString, from);
        FormHarness form;
        QVERIFY(form.loadFixture(u"math.yaml"_s));
        QVERIFY(focusKey(form, u"velocity"_s));
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::SelectAll);
        type(u"speed"_s);
        press(Qt::Key_Return);
        QVERIFY(form.settle());
        form.named(from.arg(m_map))->setFocus();
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), FormHarness::fixture(u"math.yaml"_s));
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Redo);
        QVERIFY(form.settle());
        QVERIFY(form.bytes().contains("speed: \"P2"));
    }

    void anEntryIsMoved_data()
    {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("isMoved");
        QTest::newRow("down") << u"velocity"_s << int(Qt::Key_Down) << true;
        QTest::newRow("up") << u"pressure"_s << int(Qt::Key_Up) << true;
        QTest::newRow("above the first") << u"velocity"_s << int(Qt::Key_Up) << false;
        QTest::newRow("below the last") << u"justification"_s << int(Qt::Key_Down) << false;
    }

    void anEntryIsMoved()
    {
        QFETCH(QString, entry);
        QFETCH(int, key);
        QFETCH(bool, isMoved);
        FormHarness form;
        QVERIFY(form.loadFixture(u"math.yaml"_s));
        const QByteArray before = form.bytes();
        const QByteArray after =
            QByteArray(before).replace(m_velocity + m_pressure, m_pressure + m_velocity);
        QVERIFY(focusKey(form, entry));
        press(key, Qt::AltModifier);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), isMoved ? after : before);
        QVERIFY(focused().endsWith(m_map + u'/' + entry));
        const int back = key == Qt::Key_Up ? Qt::Key_Down : Qt::Key_Up;
        if (isMoved) {
            press(back, Qt::AltModifier);
            QVERIFY(form.settle());
            QCOMPARE(form.bytes(), before);
        }
    }

    /// The finding on the first entry is shown below it, and would separate the two lines.
    void theLabelOfAMapStaysComplete_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isWhole");
        QTest::newRow("valid value") << u"0.5"_s << false;
        QTest::newRow("not taken") << u"x"_s << true;
    }

    void theLabelOfAMapStaysComplete()
    {
        QFETCH(QString, typed);
        QFETCH(bool, isWhole);
        FormHarness form;
        const QString map = u"/handoff/flow_result/validation_metrics"_s;
        QVERIFY(form.loadFixture(u"flow.yaml"_s));
        const auto labels = [&] {
            QList<int> heights;
            for (const QString &row : {u"0"_s, u"1"_s}) {
                const auto *widget = form.named(u"row:entry:"_s + map + u'/' + row);
                const auto *label = widget ? widget->findChild<FieldLabel *>() : nullptr;
                heights.append(label && label->isVisible() ? label->height() : 0);
            }
            return heights;
        };
        QVERIFY(form.type(map + u"/poiseuille_L2_error"_s, typed));
        press(Qt::Key_Tab);
        QVERIFY(form.settle());
        QTRY_COMPARE(labels(), isWhole ? (QList<int>{36, 0}) : (QList<int>{18, 18}));
    }

    /// The second line of the label has no row of its own, and the label is not truncated.
    void theLabelOfAMapOfOneEntryIsComplete()
    {
        FormHarness form;
        const QString map = u"/handoff/flow_result/validation_metrics"_s;
        QVERIFY(
            form.load(FormHarness::fixture(u"flow.yaml"_s)
                          .replace("      max_velocity: 0.015\n      pressure_drop: 12.5\n", "")));
        form.pane.revealPath(JsonPointer::of(QString(map + u"/poiseuille_L2_error"_s)));
        const auto *row = form.named(u"row:entry:"_s + map + u"/0"_s);
        QVERIFY(row);
        const auto *label = row->findChild<FieldLabel *>();
        QVERIFY(label && label->isVisible());
        QTRY_COMPARE(label->height(), label->heightAt(label->width()));
        QCOMPARE(label->height(), 36);
        QVERIFY(row->rect().contains(label->geometry()));
    }

    void aNewKeyComesFromTheSuggestions_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QList<int>>("keys");
        QTest::addColumn<QString>("added"); // empty: none
        const QList<int> enter{Qt::Key_Return};
        const QList<int> chosen{Qt::Key_Down, Qt::Key_Return};
        QTest::newRow("typed whole") << u"mine"_s << enter << u"mine"_s;
        QTest::newRow("chosen") << u"p"_s << chosen << u"pressure_drop"_s;
        QTest::newRow("cancelled") << u"p"_s << QList<int>{Qt::Key_Escape} << QString();
    }

    /// The list is a separate window that receives the keys while it is open.
    void aNewKeyComesFromTheSuggestions()
    {
        QFETCH(QString, typed);
        QFETCH(QList<int>, keys);
        QFETCH(QString, added);
        FormHarness form;
        const QString map = u"/handoff/flow_result/validation_metrics"_s;
        QVERIFY(form.load(withoutDrop()));
        const QByteArray before = form.bytes();
        form.pane.revealPath(JsonPointer::of(QString(map + u"/max_velocity"_s)));
        auto *line = form.named<QLineEdit>(u"add-entry:"_s + map);
        QVERIFY(line && line->completer());
        line->setFocus();
        type(typed);
        QTRY_VERIFY(line->completer()->popup()->isVisible());
        for (const int key : keys) {
            QWidget *popup = QApplication::activePopupWidget();
            QTest::keyClick(popup ? popup : QApplication::focusWidget(), Qt::Key(key));
        }
        QVERIFY(form.settle());
        QVERIFY(!QApplication::activePopupWidget());
        if (added.isEmpty()) {
            QCOMPARE(form.bytes(), before);
            QCOMPARE(line->text(), typed);
            return;
        }
        QVERIFY2(form.bytes().contains("      max_velocity: 0.015\n      " + added.toUtf8() + ": "),
                 form.bytes().constData());
        QCOMPARE(form.bytes().count('\n'), before.count('\n') + 1);
        QTRY_COMPARE(form.named<QLineEdit>(u"add-entry:"_s + map)->text(), QString());
    }

    void aKeyIsRenamedToASuggestion()
    {
        FormHarness form;
        const QString map = u"/handoff/flow_result/validation_metrics"_s;
        QVERIFY(form.load(withoutDrop()));
        const QByteArray before = form.bytes();
        QVERIFY(form.focus(map + u"/max_velocity"_s));
        press(Qt::Key_Backtab, Qt::ShiftModifier);
        auto *key = form.named<QLineEdit>(u"key:"_s + map + u"/max_velocity"_s);
        QCOMPARE(QApplication::focusWidget(), key);
        key->selectAll();
        type(u"p"_s);
        QVERIFY(key->completer());
        QTRY_VERIFY(key->completer()->popup()->isVisible());
        for (const int pressed : {Qt::Key_Down, Qt::Key_Return}) {
            QTest::keyClick(key->completer()->popup(), Qt::Key(pressed));
        }
        QVERIFY(form.settle());
        QVERIFY(!QApplication::activePopupWidget());
        QCOMPARE(form.bytes(), QByteArray(before).replace("max_velocity:", "pressure_drop:"));
    }

    /// The list belongs to the line below: it closes, and the key is renamed and not added.
    void aKeyIsRenamedWhileSuggestionsAreOpen()
    {
        FormHarness form;
        const QString map = u"/handoff/flow_result/validation_metrics"_s;
        QVERIFY(form.load(withoutDrop()));
        const QByteArray before = form.bytes();
        form.pane.revealPath(JsonPointer::of(QString(map + u"/max_velocity"_s)));
        auto *line = form.named<QLineEdit>(u"add-entry:"_s + map);
        line->setFocus();
        type(u"p"_s);
        QTRY_VERIFY(line->completer()->popup()->isVisible());
        const QString key = u"key:"_s + map + u"/max_velocity"_s;
        for (int i = 0; i < 5 && focused() != key; ++i) {
            QWidget *popup = QApplication::activePopupWidget();
            QTest::keyClick(popup ? popup : QApplication::focusWidget(), Qt::Key_Backtab,
                            Qt::ShiftModifier);
        }
        QCOMPARE(focused(), key);
        QVERIFY(!QApplication::activePopupWidget());
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::SelectAll);
        type(u"speed"_s);
        press(Qt::Key_Return);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), QByteArray(before).replace("max_velocity:", "speed:"));
        QCOMPARE(form.named<QLineEdit>(u"add-entry:"_s + map)->text(), u"p"_s);
    }

    void removingAnEntryFocusesTheNext()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"math.yaml"_s));
        QVERIFY(form.focus(m_map + u"/velocity"_s));
        press(Qt::Key_End);
        press(Qt::Key_Right); // Tab skips it
        QCOMPARE(focused(), u"remove:"_s + m_map + u"/velocity"_s);
        press(Qt::Key_Space);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), FormHarness::fixture(u"math.yaml"_s).replace(m_velocity, ""));
        QCOMPARE(focused(), u"remove:"_s + m_map + u"/pressure"_s);
        press(Qt::Key_Space);
        QVERIFY(form.settle());
        press(Qt::Key_Space);
        QVERIFY(form.settle());
        QVERIFY(!focused().isEmpty());
        while (form.document.canUndo()) {
            form.document.undo();
            QVERIFY(form.settle());
        }
        QCOMPARE(form.bytes(), FormHarness::fixture(u"math.yaml"_s));
    }
};

QTEST_MAIN(TestFormMaps)
#include "tst_formmaps.moc"
