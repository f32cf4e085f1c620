// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "windowfixture.h"

#include "widgets/common/dock.h"
#include "widgets/form/formpane.h"
#include "widgets/source/sourceedit.h"
#include "widgets/source/sourcepane.h"

#include <QApplication>

#include <algorithm>

using namespace baton;
using namespace Qt::StringLiterals;

/// F6 goes from pane to pane, to where the reader was in each.
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

    void aPaneIsEnteredWhereTheReaderWas()
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

    void theKeysGoAllTheWayRound_data()
    {
        QTest::addColumn<bool>("isBack");
        QTest::newRow("F6") << false;
        QTest::newRow("Shift+F6") << true;
    }

    void theKeysGoAllTheWayRound()
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
};

QTEST_MAIN(TestPaneWalk)
#include "tst_panewalk.moc"
