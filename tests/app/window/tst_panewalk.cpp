// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include "widgets/common/dock.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QApplication>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace baton;
using namespace Qt::StringLiterals;

/// F6 moves from pane to pane, to the last focused widget of each.
class TestPaneWalk : public QObject
{
    Q_OBJECT

    static QString paneWithFocus(const WindowFixture &fixture)
    {
        const QWidget *focus = QApplication::focusWidget();
        for (const QString &name : {u"workspaceDock"_s, u"verdictDock"_s, u"problemsDock"_s,
                                    u"formPane"_s, u"sourcePane"_s}) {
            const auto *pane = fixture.find<QWidget>(name);
            if (pane && focus && pane->isAncestorOf(focus)) {
                return name;
            }
        }
        return {};
    }

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void panesRestoreTheirFocus()
    {
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        EditorTab *tab = fixture.window->currentTab();
        tab->form().revealPath(JsonPointer::of(u"/handoff/context/task_id"));
        const QPointer<QWidget> field = QApplication::focusWidget();
        QTRY_COMPARE(paneWithFocus(fixture), u"formPane"_s);
        fixture.trigger(u"go.nextPane"_s);
        QCOMPARE(QApplication::focusWidget(), &tab->source().edit());
        fixture.trigger(u"go.previousPane"_s);
        QCOMPARE(QApplication::focusWidget(), field.data());
    }

    /// The form was not focused yet: its rows get the focus, not its buttons, and Tab continues
    /// there.
    void theFormIsFocusedAtItsRows()
    {
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        EditorTab *tab = fixture.window->currentTab();
        tab->source().edit().setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
        const auto *list = fixture.find<QWidget>(u"formList"_s);
        for (int step = 0; step < 4; ++step) {
            QVERIFY(list->isAncestorOf(QApplication::focusWidget()));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        auto *button = tab->findChild<QToolButton *>(u"form.collapseAllButton"_s);
        QVERIFY(button);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Tab);
        QVERIFY(list->isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(tab->source().edit().toPlainText().toUtf8(), review());
    }

    void keysCycleThroughAllPanes_data()
    {
        QTest::addColumn<bool>("isBack");
        QTest::newRow("F6") << false;
        QTest::newRow("Shift+F6") << true;
    }

    void keysCycleThroughAllPanes()
    {
        QFETCH(bool, isBack);
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        QByteArray flawed = review();
        flawed.replace("\"APPROVED\"", "\"approved\"");
        QVERIFY(fixture.open(u"a.yaml"_s, flawed));
        fixture.find<QWidget>(u"verdictDock"_s)->show();
        fixture.find<QWidget>(u"problemsDock"_s)->show();
        fixture.window->currentTab()->form().revealPath(
            JsonPointer::of(u"/handoff/context/task_id"));
        const QPointer<QWidget> field = QApplication::focusWidget();
        QTRY_COMPARE(paneWithFocus(fixture), u"formPane"_s);
        QStringList round{u"sourcePane"_s, u"verdictDock"_s, u"problemsDock"_s, u"workspaceDock"_s};
        if (isBack) {
            std::ranges::reverse(round);
        }
        for (int i = 0; i < 2; ++i) {
            for (const QString &pane : std::as_const(round)) {
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6,
                                isBack ? Qt::ShiftModifier : Qt::NoModifier);
                QTRY_COMPARE(paneWithFocus(fixture), pane);
            }
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6,
                            isBack ? Qt::ShiftModifier : Qt::NoModifier);
            QTRY_COMPARE(QApplication::focusWidget(), field.data());
        }
    }

    void withoutADocumentDocksReturnToTheStartPage_data()
    {
        QTest::addColumn<bool>("byEscape");
        QTest::newRow("Esc") << true;
        QTest::newRow("its key") << false;
    }

    void withoutADocumentDocksReturnToTheStartPage()
    {
        QFETCH(const bool, byEscape);
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        write(fixture.path(u"a.yaml"_s), review());
        fixture.window->openWorkspace(fixture.dir.path());
        auto *tree = fixture.find<QTreeView>(u"workspaceTree"_s);
        QTRY_VERIFY(tree->model()->rowCount() > 0 && tree->isVisible());
        tree->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), tree);
        if (byEscape) {
            QTest::keyClick(tree, Qt::Key_Escape);
        } else {
            QTest::keyClick(tree, Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        }
        const auto *start = fixture.find<QWidget>(u"noDocument"_s);
        QVERIFY(QApplication::focusWidget());
        QVERIFY(start->isAncestorOf(QApplication::focusWidget()));
    }

    void theKeyOfADockFocusesItAndReturns_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<QString>("dock");
        QTest::addColumn<QString>("rows");
        QTest::newRow("problems") << Qt::Key_M << u"problemsDock"_s << u"problemsTable"_s;
        QTest::newRow("workspace") << Qt::Key_E << u"workspaceDock"_s << u"workspaceTree"_s;
        QTest::newRow("verdict") << Qt::Key_V << u"verdictDock"_s << QString();
    }

    void theKeyOfADockFocusesItAndReturns()
    {
        QFETCH(Qt::Key, key);
        QFETCH(QString, dock);
        QFETCH(QString, rows);
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        QByteArray flawed = review();
        flawed.replace("\"APPROVED\"", "\"approved\"");
        QVERIFY(fixture.open(u"a.yaml"_s, flawed));
        fixture.window->openWorkspace(fixture.dir.path());
        const auto *tree = fixture.find<QTreeView>(u"workspaceTree"_s);
        QTRY_VERIFY(tree->model()->rowCount() > 0 && tree->isVisible());
        fixture.window->currentTab()->form().revealPath(
            JsonPointer::of(u"/handoff/context/task_id"));
        const QPointer<QWidget> field = QApplication::focusWidget();
        QTRY_COMPARE(paneWithFocus(fixture), u"formPane"_s);
        const auto *pane = fixture.find<QWidget>(dock);
        const auto press = [&](Qt::Key pressed, Qt::KeyboardModifiers modifiers) {
            QTest::keyClick(QApplication::focusWidget(), pressed, modifiers);
        };
        const auto pressKey = [&] { press(key, Qt::ControlModifier | Qt::ShiftModifier); };
        for (int round = 0; round < 2; ++round) { // with the dock and without it
            pressKey();
            QCOMPARE(paneWithFocus(fixture), dock);
            QVERIFY(rows.isEmpty() || QApplication::focusWidget()->objectName() == rows);
            const auto *view = qobject_cast<QAbstractItemView *>(QApplication::focusWidget());
            QVERIFY(!view || view->selectionModel()->hasSelection());
            press(Qt::Key_Escape, Qt::NoModifier);
            QCOMPARE(QApplication::focusWidget(), field.data());
            QVERIFY(pane->isVisible());
            pressKey();
            QCOMPARE(paneWithFocus(fixture), dock);
            pressKey();
            QCOMPARE(QApplication::focusWidget(), field.data());
            QVERIFY(!pane->isVisible());
        }
    }
};

QTEST_MAIN(TestPaneWalk)
#include "tst_panewalk.moc"
