// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/problems/problemspane.h"

#include "tests/threadtime.h"
#include "tests/widgets/look.h"
#include "tests/widgets/problems/shownproblems.h"
#include "widgets/common/emptystate.h"
#include "widgets/problems/counttoggle.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

class ProblemsPaneTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<Finding>(); }

    void init()
    {
        failOnWarnings();
        dressUp(Theme::Mode::Light);
    }

    void theHeaderCountsBySeverity()
    {
        const ShownProblems window;
        window.pane->model().setProblems(someProblems());
        QCOMPARE(window.toggle(u"showErrors"_s)->text(), u"1"_s);
        QCOMPARE(window.toggle(u"showWarnings"_s)->text(), u"1"_s);
        QCOMPARE(window.toggle(u"showNotes"_s)->accessibleName(), u"Notes: 1"_s);
    }

    void staleProblemsSayWhenTheyWereFound()
    {
        const ShownProblems window;
        Problems problems = someProblems();
        problems[2].isStale = true;
        problems[2].at = QTime(9, 38, 14);
        window.pane->model().setProblems(problems);
        CountToggle *toggle = window.toggle(u"showWarnings"_s);
        QCOMPARE(toggle->text(), u"1 from 09:38:14"_s);
        QTRY_VERIFY(toggle->width() >= toggle->sizeHint().width());
        problems[2].finding.severity = Severity::Error;
        window.pane->model().setProblems(problems);
        QCOMPARE(window.toggle(u"showErrors"_s)->text(), u"1, 1 from 09:38:14"_s);
    }

    void aSeverityIsHiddenByItsCount()
    {
        const ShownProblems window;
        window.pane->model().setProblems(someProblems());
        QTest::mouseClick(window.toggle(u"showErrors"_s), Qt::LeftButton);
        QCOMPARE(window.table()->model()->rowCount(), 2);
        QTest::keyClick(window.toggle(u"showErrors"_s), Qt::Key_Space);
        QCOMPARE(window.table()->model()->rowCount(), 3);
    }

    void whenAllIsHiddenOneClickShowsItAgain()
    {
        const ShownProblems window;
        window.pane->model().setProblems({someProblems().front()});
        QTest::mouseClick(window.toggle(u"showErrors"_s), Qt::LeftButton);
        auto *action = window.pane->findChild<QPushButton *>(u"emptyAction"_s);
        QVERIFY(action->isVisible());
        QTest::mouseClick(action, Qt::LeftButton);
        QVERIFY(window.table()->isVisible());
        QVERIFY(window.toggle(u"showErrors"_s)->isChecked());
    }

    void withoutProblemsASentenceSaysSo()
    {
        const ShownProblems window;
        auto *empty = window.pane->findChild<EmptyState *>(u"problemsEmpty"_s);
        QVERIFY(empty->isVisible());
        QCOMPARE(empty->sentence(), u"The problems of the open document stand here."_s);
        QVERIFY(!window.pane->findChild<QPushButton *>(u"emptyAction"_s)->isVisible());
        window.pane->model().setProblems(someProblems());
        QVERIFY(!empty->isVisible());
        window.pane->model().setProblems({});
        QVERIFY(empty->isVisible());
    }

    void enterAndClickAskForThePlace()
    {
        const ShownProblems window;
        window.pane->model().setProblems(someProblems());
        QSignalSpy spy(window.pane, &ProblemsPane::findingActivated);
        QTreeView *table = window.table();
        table->setCurrentIndex(table->model()->index(1, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy.first().at(1).value<Finding>().rule, u"cfd.synonym"_s);
        const QRect cell = table->visualRect(table->model()->index(0, 1));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, cell.center());
        QCOMPARE(spy.size(), 2);
        QCOMPARE(spy.last().at(1).value<Finding>().start.line, 24);
    }

    void nextAndPreviousWalkRound()
    {
        const ShownProblems window;
        window.pane->model().setProblems(someProblems());
        QSignalSpy spy(window.pane, &ProblemsPane::findingActivated);
        QList<int> lines;
        for (int i = 0; i < 4; ++i) {
            window.pane->activateNext();
            lines.append(spy.last().at(1).value<Finding>().start.line);
        }
        window.pane->activatePrevious();
        lines.append(spy.last().at(1).value<Finding>().start.line);
        QCOMPARE(lines, (QList<int>{24, 26, 9, 24, 9}));
    }

    void sortingByLineUsesTheNumber()
    {
        const ShownProblems window;
        window.pane->model().setProblems(someProblems());
        QTreeView *table = window.table();
        table->sortByColumn(ProblemsModel::LineColumn, Qt::AscendingOrder);
        QCOMPARE(table->model()->index(0, ProblemsModel::LineColumn).data().toString(), u"9"_s);
        table->sortByColumn(ProblemsModel::SeverityColumn, Qt::AscendingOrder);
        QCOMPARE(table->model()->index(0, ProblemsModel::LineColumn).data().toString(), u"24"_s);
    }

    void fiveThousandProblemsAreShownAtOnce()
    {
        const ShownProblems window;
        Problems problems;
        for (int i = 0; i < 5000; ++i) {
            problems.push_back(problemOf(Severity::Error, u"m"_s, u"f"_s, i, u"r%1"_s.arg(i)));
        }
        const long long before = threadTime();
        window.pane->model().setProblems(problems);
        problems.erase(problems.begin() + 2500);
        window.pane->model().setProblems(problems);
        QApplication::processEvents();
        const long long spent = threadTime() - before;
        QVERIFY2(spent < 200, qPrintable(QString::number(spent)));
    }

    void aNarrowPaneKeepsMessageAndFix()
    {
        ShownProblems window;
        window.pane->model().setProblems(someProblems());
        window.resize(500, 120);
        QTRY_VERIFY(window.table()->isColumnHidden(ProblemsModel::RuleColumn));
        QVERIFY(window.table()->isColumnHidden(ProblemsModel::FieldColumn));
        QVERIFY(!window.table()->isColumnHidden(ProblemsModel::FixColumn));
        window.resize(1140, 120);
        QTRY_VERIFY(!window.table()->isColumnHidden(ProblemsModel::RuleColumn));
    }

    void looks_data() { addThemes(); }

    void looks()
    {
        QFETCH(const Theme::Mode, mode);
        const QString tone = mode == Theme::Mode::Dark ? u"dark"_s : u"light"_s;
        dressUp(mode);
        ShownProblems window;
        shoot(window, u"problems-empty-"_s + tone);
        Problems problems = someProblems();
        problems[2].isStale = true;
        problems[2].at = QTime(9, 38, 14);
        window.pane->model().setProblems(problems);
        window.table()->setCurrentIndex(window.table()->model()->index(0, 0));
        QVERIFY(window.table()->isVisible());
        shoot(window, u"problems-"_s + tone);
        window.resize(640, 140);
        problems[0].finding.message =
            u"Das Feld „blocking_issues“ ist erforderlich, sobald approval_status den Wert "
            u"REJECTED hat, und darf nicht leer sein"_s;
        problems[0].finding.fixes.front().title = u"Schlüssel mit Vorgabewert einfügen"_s;
        window.pane->model().setProblems(problems);
        shoot(window, u"problems-narrow-"_s + tone);
    }
};

QTEST_MAIN(ProblemsPaneTest)
#include "tst_problemspane.moc"
