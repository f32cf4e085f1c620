// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QSignalSpy>

#include <QWindow>
using namespace Qt::StringLiterals;
using namespace baton;

/// Which field has the focus, and that it keeps the focus when rows move.
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

    void returnsTheFocusToItsField()
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

    /// Clears the selection like a line edit: a selection without focus would look like the caret's
    /// place.
    void unfocusedTextShowsNoSelection()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"math.yaml"_s));
        auto *edit = form.focus<QPlainTextEdit>(u"/handoff/math_analysis/variational_form"_s);
        edit->selectAll();
        QVERIFY(edit->textCursor().hasSelection());
        QVERIFY(form.focus(u"/handoff/producer"_s));
        QVERIFY(!edit->textCursor().hasSelection());
    }

    void theWheelDoesNotChangeTheFocus()
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

    /// Tab goes through the buttons of card headers, and back.
    void tabLeavesEveryField_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : {u"review.yaml"_s, u"math.yaml"_s}) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }

    void tabLeavesEveryField()
    {
        QFETCH(const QString, name);
        FormHarness form;
        QVERIFY(form.loadFixture(name));
        form.pane.expandAll();
        QVERIFY(form.focus(u"/handoff/version"_s));
        const auto stepsToTheEnd = [](Qt::Key key) {
            int steps = 0;
            for (QWidget *last = nullptr; last != QApplication::focusWidget(); ++steps) {
                last = QApplication::focusWidget();
                QTest::keyClick(last, key);
            }
            return steps;
        };
        stepsToTheEnd(Qt::Key_Backtab);
        const int forth = stepsToTheEnd(Qt::Key_Tab);
        QVERIFY(forth > 20);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"add-field:/handoff"_s);
        QCOMPARE(stepsToTheEnd(Qt::Key_Backtab), forth);
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

    /// The same stops in both directions, in document order; buttons that remove or revert are not
    /// stops.
    void tabGoesThroughTheFieldsForthAndBack_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("last");
        QTest::newRow("table")
            << "ARENA_TO_GUARDIAN_HANDOFF:\n  Files_Changed:\n"
               "    - path: \"a/b.py\"\n      change_type: \"Added\"\n      summary: \"A\"\n"
               "    - path: \"a/c.py\"\n      change_type: \"Added\"\n      summary: \"B\"\n"_ba
            << u"/ARENA_TO_GUARDIAN_HANDOFF/Files_Changed/0/path"_s
            << u"/ARENA_TO_GUARDIAN_HANDOFF/Files_Changed/1/summary"_s;
        QTest::newRow("list of texts")
            << FormHarness::fixture(u"review.yaml"_s) << u"/handoff/context/description"_s
            << u"/handoff/quality/notes"_s;
        QTest::newRow("numbers") << FormHarness::fixture(u"mesh.yaml"_s)
                                 << u"/handoff/context/description"_s
                                 << u"/handoff/mesh_plan/memory_estimate_mb"_s;
        QTest::newRow("map") << FormHarness::fixture(u"flow.yaml"_s)
                             << u"/handoff/context/description"_s << u"/handoff/quality/notes"_s;
    }

    void tabGoesThroughTheFieldsForthAndBack()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, first);
        QFETCH(const QString, last);
        FormHarness form;
        QVERIFY(form.load(text));
        form.pane.expandAll();
        QVERIFY(QTest::qWaitForWindowActive(&form.pane));
        QVERIFY(form.focus(last));
        QVERIFY(form.focus(first));
        const auto walk = [&](Qt::Key key, Qt::KeyboardModifiers modifiers, const QString &to) {
            QStringList names;
            for (int i = 0; i < 200; ++i) {
                const QString name = QApplication::focusWidget()->objectName();
                names.append(name);
                if (name == u"field:"_s + to) {
                    break;
                }
                QTest::keyClick(QApplication::focusWidget(), key, modifiers);
            }
            return names;
        };
        const QStringList forth = walk(Qt::Key_Tab, {}, last);
        QCOMPARE(forth.back(), u"field:"_s + last);
        QStringList back = walk(Qt::Key_Backtab, Qt::ShiftModifier, first);
        std::ranges::reverse(back);
        QCOMPARE(back, forth);
        QVERIFY(forth.filter(u"remove:"_s).isEmpty());
    }

    void aRejectedNumberIsTheTabStopBeforeItsFix()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        const QString path = u"/handoff/from_phase"_s;
        QVERIFY(form.type(path, u"abc"_s));
        QTest::keyClick(form.field(path), Qt::Key_Tab);
        QTRY_VERIFY(!form.field(path)->hasFocus());
        auto *takeBack = form.named<QAbstractButton>(u"fix-0:"_s + path);
        QVERIFY(takeBack && takeBack->isVisible());
        QVERIFY(!takeBack->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(form.field(path)->hasFocus());
        QTest::keyClick(form.field(path), Qt::Key_End);
        QTest::keyClick(form.field(path), Qt::Key_Right); // the arrow key moves there
        QVERIFY2(takeBack->hasFocus(), qPrintable(QApplication::focusWidget()->objectName()));
        QTest::keyClick(takeBack, Qt::Key_Left);
        QVERIFY(form.field(path)->hasFocus());
    }

    /// A letter selects a value immediately, wherever the choice is, and the next field gets its
    /// keys.
    void aLetterSelectsAChoice_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("letter");
        QTest::addColumn<QString>("chosen");
        const auto files = [](const QByteArray &type) {
            return "ARENA_TO_GUARDIAN_HANDOFF:\n  Files_Changed:\n    - path: \"a/b.py\"\n" + type
                + "      summary: \"A\"\n";
        };
        const QString path = u"/ARENA_TO_GUARDIAN_HANDOFF/Files_Changed/0/change_type"_s;
        QTest::newRow("table") << files("      change_type: \"Added\"\n") << path << u"m"_s
                               << u"Modified"_s;
        QTest::newRow("table, missing") << files("") << path << u"d"_s << u"Deleted"_s;
        QTest::newRow("table, placeholder")
            << files("      change_type: \"[Added, Modified or Deleted]\"\n") << path << u"m"_s
            << u"Modified"_s;
        QTest::newRow("table, empty")
            << files("      change_type: \"\"\n") << path << u"a"_s << u"Added"_s;
        QTest::newRow("field") << FormHarness::fixture(u"review.yaml"_s)
                               << u"/handoff/quality/confidence"_s << u"l"_s << u"low"_s;
    }

    void aLetterSelectsAChoice()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, path);
        QFETCH(const QString, letter);
        QFETCH(const QString, chosen);
        FormHarness form;
        QVERIFY(form.load(text));
        auto *choice = form.focus<QComboBox>(path);
        QVERIFY(choice && choice->hasFocus());
        QTest::keyClicks(choice, letter);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTest::keyClicks(QApplication::focusWidget(), u"x y"_s);
        QVERIFY(form.settle());
        QVERIFY(!QApplication::activePopupWidget());
        QCOMPARE(form.field<QComboBox>(path)->currentText(), chosen);
        QVERIFY2(form.bytes().contains(chosen.toUtf8()), form.bytes().constData());
        if (path.startsWith(u"/ARENA"_s)) {
            QVERIFY2(form.bytes().contains("summary: \"x y\""), form.bytes().constData());
        }
    }

    void editingTheSourceDoesNotScrollTheForm()
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
