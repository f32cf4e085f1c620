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

namespace {

/// On lines 10 to 60, each ten bytes long at offset ten times its line; the first and the last have
/// no fix.
Problems sixProblems()
{
    Problems problems;
    for (int line = 10; line <= 60; line += 10) {
        const bool hasFix = line > 10 && line < 60;
        const auto severity = static_cast<Severity>(2 - (line / 10 - 1) % 3);
        Problem problem = problemOf(severity, u"m%1"_s.arg(70 - line), {}, line, u"r%1"_s.arg(line),
                                    hasFix ? u"Correct"_s : QString());
        problem.finding.path = JsonPointer::of(QString(u"/f%1"_s.arg(line)));
        problem.finding.range = {line * 10, line * 10 + 10};
        problem.finding.end = {line, 13};
        problems.push_back(problem);
    }
    return problems;
}

} // namespace

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

    void aClickShowsAllHiddenProblems()
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

    void withoutProblemsATextIsShown()
    {
        const ShownProblems window;
        auto *empty = window.pane->findChild<EmptyState *>(u"problemsEmpty"_s);
        QVERIFY(empty->isVisible());
        QCOMPARE(empty->sentence(), u"The problems of the open document appear here."_s);
        QVERIFY(!window.pane->findChild<QPushButton *>(u"emptyAction"_s)->isVisible());
        window.pane->model().setProblems(someProblems());
        QVERIFY(!empty->isVisible());
        window.pane->model().setProblems({});
        QVERIFY(empty->isVisible());
    }

    void enterAndClickRequestThePlace()
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

    void nextAndPreviousWrapAround()
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

    void nextFollowsTheDocumentInAnySortOrder_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<Qt::SortOrder>("order");
        QTest::newRow("not sorted") << -1 << Qt::AscendingOrder;
        QTest::newRow("severity") << int(ProblemsModel::SeverityColumn) << Qt::AscendingOrder;
        QTest::newRow("message") << int(ProblemsModel::MessageColumn) << Qt::AscendingOrder;
        QTest::newRow("line, upwards") << int(ProblemsModel::LineColumn) << Qt::DescendingOrder;
    }

    /// Each is fixed when it is reached; one of the fixes reveals another one.
    void nextFollowsTheDocumentInAnySortOrder()
    {
        QFETCH(const int, column);
        QFETCH(const Qt::SortOrder, order);
        const ShownProblems window;
        window.table()->sortByColumn(column, order);
        Problems problems = sixProblems();
        window.pane->model().setProblems(problems);
        QSignalSpy spy(window.pane, &ProblemsPane::findingActivated);
        const auto next = [&] {
            window.pane->activateNext();
            return spy.last().at(1).value<Finding>().start.line;
        };
        const auto correct = [&](int line, const std::optional<Problem> &revealed = {}) {
            const auto place = std::ranges::find(
                problems, line, [](const Problem &problem) { return problem.finding.start.line; });
            const auto behind = problems.erase(place);
            if (revealed) {
                problems.insert(behind, *revealed);
            }
            window.pane->model().setProblems(problems);
        };
        QCOMPARE(next(), 10);
        correct(10);
        QCOMPARE(next(), 20);
        correct(20, problemOf(Severity::Error, u"new"_s, {}, 25, u"new"_s));
        QCOMPARE(next(), 25);
        QCOMPARE(next(), 30);
        problems.insert(problems.begin(), problemOf(Severity::Note, u"a"_s, {}, 5, u"above"_s));
        window.pane->model().setProblems(problems);
        QCOMPARE(next(), 40);
        correct(40, problemOf(Severity::Warning, u"b"_s, {}, 38, u"above what was corrected"_s));
        QCOMPARE(next(), 50);
        window.pane->activatePrevious();
        QCOMPARE(spy.last().at(1).value<Finding>().start.line, 38);
        QCOMPARE(next(), 50);
        QCOMPARE(next(), 60);
        correct(60);
        QCOMPARE(next(), 5);
    }

    void hiddenProblemsAreSkipped()
    {
        const ShownProblems window;
        window.pane->model().setProblems(sixProblems());
        QSignalSpy spy(window.pane, &ProblemsPane::findingActivated);
        window.pane->activateNext();
        QTest::mouseClick(window.toggle(u"showErrors"_s), Qt::LeftButton);
        window.pane->activateNext();
        QCOMPARE(spy.last().at(1).value<Finding>().start.line, 20);
    }

    void theNearestProblemWithAFixIsChosen_data()
    {
        QTest::addColumn<int>("line");   // the reader's
        QTest::addColumn<int>("offset"); // negative: in the form
        QTest::addColumn<QString>("field");
        QTest::addColumn<int>("taken"); // its line
        QTest::newRow("in it") << 30 << 300 << u""_s << 30;
        QTest::newRow("on its line") << 30 << 0 << u""_s << 30;
        QTest::newRow("above all") << 1 << 0 << u""_s << 20;
        QTest::newRow("below all") << 99 << 0 << u""_s << 50;
        QTest::newRow("one without a fix is passed over") << 10 << 100 << u""_s << 20;
        QTest::newRow("nearer to the next") << 47 << 0 << u""_s << 50;
        QTest::newRow("its field") << 1 << -1 << u"/f40"_s << 40;
        QTest::newRow("another field") << 48 << -1 << u"/other"_s << 50;
    }

    void theNearestProblemWithAFixIsChosen()
    {
        QFETCH(const int, line);
        QFETCH(const int, offset);
        QFETCH(const QString, field);
        QFETCH(const int, taken);
        const ShownProblems window;
        window.pane->model().setProblems(sixProblems());
        window.table()->sortByColumn(ProblemsModel::LineColumn, Qt::DescendingOrder);
        CursorPosition place{{}, {}, JsonPointer::of(field), line};
        if (offset >= 0) {
            place.offset = offset;
        }
        const std::optional<Problem> problem = window.pane->fixableNear(place);
        QVERIFY(problem);
        QCOMPARE(problem->finding.start.line, taken);
    }

    /// F8 visits each of several grouped problems, skips none after a fix, and Alt+Enter acts on
    /// the nearest.
    void groupedProblemsAreVisitedOneByOne()
    {
        const ShownProblems window;
        Problems problems = sixProblems();
        const auto group = [&problems](const QStringList &fields) {
            Problem &all = problems[2];
            all.finding.fixes.clear();
            all.finding.parts.clear();
            for (const QString &field : fields) {
                Finding part;
                part.path = JsonPointer::of(field);
                part.start = part.end = {field.last(2).toInt(), 1};
                part.fixes = {Fix{field, {{0, 0, "x"}}, true}};
                all.finding.parts.push_back(part);
            }
            all.finding.path = all.finding.parts.front().path;
            return problems;
        };
        const auto table = &window.pane->model();
        table->setProblems(group({u"/f31"_s, u"/f33"_s, u"/f35"_s}));
        QStringList visited;
        connect(window.pane, &ProblemsPane::findingActivated, window.pane,
                [&visited](const HandoffId &, const Finding &finding) {
                    visited.append(finding.path.isRoot() ? QString::number(finding.start.line)
                                                         : finding.path.toString());
                });
        const auto steps = [&](int count, void (ProblemsPane::*step)()) {
            visited.clear();
            for (int i = 0; i < count; ++i) {
                (window.pane->*step)();
            }
            return visited;
        };
        const QStringList parts{u"/f31"_s, u"/f33"_s, u"/f35"_s};
        QCOMPARE(steps(5, &ProblemsPane::activateNext).sliced(2), parts);
        QCOMPARE(steps(1, &ProblemsPane::activateNext).filter(u"/f3"_s), QStringList());
        QCOMPARE(steps(3, &ProblemsPane::activatePrevious),
                 (QStringList{u"/f35"_s, u"/f33"_s, u"/f31"_s}));
        QCOMPARE(steps(1, &ProblemsPane::activateNext), QStringList(u"/f33"_s));
        table->setProblems(group({u"/f31"_s, u"/f35"_s})); // it was corrected
        QCOMPARE(steps(1, &ProblemsPane::activateNext), QStringList(u"/f35"_s));
        const std::optional<Problem> near =
            window.pane->fixableNear({{}, {}, JsonPointer::of(u"/f35"_s), 35});
        QVERIFY(near);
        QCOMPARE(near->finding.fixes.front().title, u"/f35"_s);
    }

    void withoutAnyFixNoneIsApplied()
    {
        const ShownProblems window;
        Problems problems = sixProblems();
        for (Problem &problem : problems) {
            problem.isStale = problem.finding.start.line == 30;
            if (!problem.isStale) {
                problem.finding.fixes.clear();
            }
        }
        window.pane->model().setProblems(problems);
        QVERIFY(!window.pane->fixableNear({{}, 300, {}, 30}));
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

    void fiveThousandProblemsAreShownQuickly()
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

    void takesScreenshots_data() { addThemes(); }

    void takesScreenshots()
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
