// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/problems/problemspane.h"

#include "models/protocol/catalog.h"
#include "tests/threadtime.h"
#include "tests/widgets/look.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/paneheader.h"
#include "widgets/problems/counttoggle.h"
#include "widgets/problems/problemdelegate.h"
#include "widgets/problems/problemexplanation.h"

#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>
#include <QTreeView>
#include <QVBoxLayout>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

Problem problemOf(Severity severity, const QString &message, const QString &field, int line,
                  const QString &rule, const QString &fix = {})
{
    Problem problem;
    problem.finding.severity = severity;
    problem.finding.message = message;
    problem.finding.rule = rule;
    problem.finding.start = {line, 3};
    if (!fix.isEmpty()) {
        problem.finding.fixes = {{fix, {{0, 0, "x"}}, true}};
    }
    problem.fieldTitle = field;
    return problem;
}

Problems someProblems()
{
    return {problemOf(
                Severity::Error, u"blocking_issues is required when approval_status is REJECTED"_s,
                u"Blocking issues"_s, 24, u"cfd.review.blocking-issues-missing"_s, u"Insert key"_s),
            problemOf(Severity::Note, u"Non-canonical field name “findings” for “challenges”"_s,
                      u"Challenges"_s, 26, u"cfd.synonym"_s, u"Rename"_s),
            problemOf(Severity::Warning, u"implications is not filled in: INSUFFICIENT DATA"_s,
                      u"Dimensionless numbers › implications"_s, 9, u"cfd.insufficient-data"_s)};
}

void askFor(const QString &by, QTreeView &table, int row)
{
    const QModelIndex message = table.model()->index(row, ProblemsModel::MessageColumn);
    const QPoint place = table.visualRect(message).center();
    if (by == "key"_L1) {
        table.setCurrentIndex(message);
        QTest::keyClick(&table, Qt::Key_F1);
    } else if (by == "menu"_L1) {
        Q_EMIT table.customContextMenuRequested(place);
        auto *menu = table.window()->findChild<QMenu *>(u"problemsMenu"_s);
        menu->findChild<QAction *>(u"explainProblem"_s)->trigger();
        menu->close();
    } else {
        const QModelIndex cell = message.siblingAtColumn(ProblemsModel::ExplainColumn);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(cell).center());
    }
}

/// The pane in a dock-like frame: header above, table below.
struct Window : QWidget
{
    Window()
        : header(new PaneHeader(u"Problems"_s, this))
        , pane(new ProblemsPane(this))
    {
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins({});
        column->setSpacing(0);
        column->addWidget(header);
        column->addWidget(pane);
        pane->fillHeader(*header);
        resize(1140, 118);
        show();
    }

    [[nodiscard]] QTreeView *table() const
    {
        return pane->findChild<QTreeView *>(u"problemsTable"_s);
    }
    [[nodiscard]] CountToggle *toggle(const QString &name) const
    {
        return findChild<CountToggle *>(name);
    }

    PaneHeader *header;
    ProblemsPane *pane;
};

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
        const Window window;
        window.pane->model().setProblems(someProblems());
        QCOMPARE(window.toggle(u"showErrors"_s)->text(), u"1"_s);
        QCOMPARE(window.toggle(u"showWarnings"_s)->text(), u"1"_s);
        QCOMPARE(window.toggle(u"showNotes"_s)->accessibleName(), u"Notes: 1"_s);
    }

    void staleProblemsSayWhenTheyWereFound()
    {
        const Window window;
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
        const Window window;
        window.pane->model().setProblems(someProblems());
        QTest::mouseClick(window.toggle(u"showErrors"_s), Qt::LeftButton);
        QCOMPARE(window.table()->model()->rowCount(), 2);
        QTest::keyClick(window.toggle(u"showErrors"_s), Qt::Key_Space);
        QCOMPARE(window.table()->model()->rowCount(), 3);
    }

    void whenAllIsHiddenOneClickShowsItAgain()
    {
        const Window window;
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
        const Window window;
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
        const Window window;
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
        const Window window;
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
        const Window window;
        window.pane->model().setProblems(someProblems());
        QTreeView *table = window.table();
        table->sortByColumn(ProblemsModel::LineColumn, Qt::AscendingOrder);
        QCOMPARE(table->model()->index(0, ProblemsModel::LineColumn).data().toString(), u"9"_s);
        table->sortByColumn(ProblemsModel::SeverityColumn, Qt::AscendingOrder);
        QCOMPARE(table->model()->index(0, ProblemsModel::LineColumn).data().toString(), u"24"_s);
    }

    void theFixIsAppliedByItsButtonAndByAltEnter_data()
    {
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("button") << true;
        QTest::newRow("Alt+Enter") << false;
    }

    void theFixIsAppliedByItsButtonAndByAltEnter()
    {
        QFETCH(const bool, byMouse);
        EditorDocument document(ProtocolCatalog::load());
        QSignalSpy analysed(&document, &EditorDocument::analysed);
        document.load("a: 1\n", {});
        QTRY_VERIFY(!analysed.isEmpty());
        const Window window;
        window.pane->setDocument(&document);
        window.pane->model().setProblems(someProblems());
        QTreeView *table = window.table();
        const QModelIndex cell = table->model()->index(0, ProblemsModel::FixColumn);
        QSignalSpy activated(window.pane, &ProblemsPane::findingActivated);
        if (byMouse) {
            const QRect button =
                ProblemDelegate::buttonIn(table->visualRect(cell), cell, Qt::LeftToRight);
            QVERIFY(!button.isEmpty());
            QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, button.center());
            QCOMPARE(activated.size(), 0);
        } else {
            table->setCurrentIndex(cell);
            QTest::keyClick(table, Qt::Key_Return, Qt::AltModifier);
        }
        QCOMPARE(document.buffer().bytes(), "xa: 1\n");
        QTRY_VERIFY(document.isAnalysed());
    }

    void aRuleIsExplained_data()
    {
        QTest::addColumn<QString>("by");
        QTest::newRow("F1") << u"key"_s;
        QTest::newRow("menu") << u"menu"_s;
        QTest::newRow("button") << u"button"_s;
    }

    void aRuleIsExplained()
    {
        QFETCH(const QString, by);
        EditorDocument document(ProtocolCatalog::load());
        QSignalSpy analysed(&document, &EditorDocument::analysed);
        document.load("a: 1\n", {});
        QTRY_VERIFY(!analysed.isEmpty());
        const Window window;
        window.pane->setDocument(&document);
        window.pane->model().setProblems(someProblems());
        askFor(by, *window.table(), 0);
        const auto *card = [&] {
            QFrame *found = nullptr;
            [[maybe_unused]] const bool isShown = QTest::qWaitFor([&] {
                found = window.findChild<QFrame *>(u"problemExplanation"_s);
                return found && found->isVisible();
            });
            return found;
        }();
        QVERIFY(card && card->isVisible());
        const auto text = [&](const QString &part) {
            return card->findChild<QLabel *>(u"explanation"_s + part)->text();
        };
        QCOMPARE(text(u"Rule"_s), u"cfd.review.blocking-issues-missing"_s);
        QVERIFY2(text(u"Source"_s).contains(u"§"_s), qPrintable(text(u"Source"_s)));
        const RuleBook book({document.catalog()});
        const RuleEntry &entry = book.find(u"cfd.review.blocking-issues-missing"_s)->entry;
        QVERIFY(!entry.meaning.isEmpty());
        QCOMPARE(text(u"Meaning"_s), entry.meaning);
        QCOMPARE(text(u"Fix"_s), entry.fix);
        const auto *example = card->findChild<QPlainTextEdit *>(u"explanationExample"_s);
        QCOMPARE(example->toPlainText(), QString::fromUtf8(entry.example.text).trimmed());
        QTest::keyClick(card->window(), Qt::Key_Escape);
        QTRY_VERIFY(!card->isVisible());
    }

    void aRuleThatNobodyExplainsSaysSo()
    {
        ProblemExplanation card;
        Finding finding;
        finding.rule = u"kitchen.salt"_s;
        card.setRule(nullptr, finding);
        card.popUpAt({0, 0, 200, 24});
        QVERIFY(card.findChild<QLabel *>(u"explanationMeaning"_s)
                    ->text()
                    .contains(u"does not explain"_s));
        QVERIFY(!card.findChild<QWidget *>(u"explanationExample"_s)->isVisible());
        QTest::keyClick(&card, Qt::Key_F1);
        QVERIFY(!card.isVisible());
    }

    void theExplanationLooksTheSameInBothThemes()
    {
        const RuleBook book({ProtocolCatalog::load()});
        for (const auto &[mode, name] : {std::pair(Theme::Mode::Light, u"explanation-light"_s),
                                         std::pair(Theme::Mode::Dark, u"explanation-dark"_s)}) {
            dressUp(mode);
            for (const QString &rule : {u"cfd.review.blocking-issues-missing"_s,
                                        u"arena.paradigm-fields"_s, u"native.path-outside"_s}) {
                ProblemExplanation card;
                Finding finding;
                finding.rule = rule;
                finding.severity = Severity::Warning;
                const RuleExplanation *explanation = book.find(rule);
                card.setRule(explanation, finding);
                card.popUpAt({0, 900, 200, 24});
                QVERIFY(card.height() > 40);
                shoot(card, name + u'-' + rule);
            }
        }
    }

    void aFixThatNoLongerFitsIsRefusedAloud()
    {
        EditorDocument document(ProtocolCatalog::load());
        QSignalSpy analysed(&document, &EditorDocument::analysed);
        document.load("a: 1\n", {});
        QTRY_VERIFY(!analysed.isEmpty());
        const Window window;
        window.pane->setDocument(&document);
        window.pane->model().setProblems(someProblems());
        QVERIFY(document.buffer().apply({{0, 0, "b"}}, {}));
        QSignalSpy refused(window.pane, &ProblemsPane::fixRefused);
        window.table()->setCurrentIndex(window.table()->model()->index(0, 0));
        window.pane->applyFix();
        QCOMPARE(refused.size(), 1);
        QVERIFY(!refused.first().first().toString().isEmpty());
        QCOMPARE(document.buffer().bytes(), "ba: 1\n");
        QTRY_VERIFY(document.isAnalysed());
    }

    void staleRowsOfferNoFix()
    {
        const Window window;
        Problems problems = someProblems();
        problems[0].isStale = true;
        window.pane->model().setProblems(problems);
        const QModelIndex cell = window.table()->model()->index(0, ProblemsModel::FixColumn);
        QVERIFY(ProblemDelegate::buttonIn(QRect(0, 0, 200, 28), cell, Qt::LeftToRight).isEmpty());
        QCOMPARE(cell.data().toString(), u"Not checked again yet"_s);
    }

    void copyTakesTheSelectedRows()
    {
        const Window window;
        window.pane->model().setProblems(someProblems());
        window.table()->selectAll();
        QTest::keySequence(window.table(), QKeySequence::Copy);
        QCOMPARE(QApplication::clipboard()->text().count(u'\n'), 2);
        QVERIFY(
            QApplication::clipboard()->text().startsWith(u"24:3: blocking_issues is required"_s));
    }

    void theMenuOffersPlaceFixesAndCopy()
    {
        const Window window;
        window.pane->model().setProblems(someProblems());
        const QRect cell = window.table()->visualRect(window.table()->model()->index(0, 1));
        Q_EMIT window.table()->customContextMenuRequested(cell.center());
        auto *menu = window.pane->findChild<QMenu *>(u"problemsMenu"_s);
        QVERIFY(menu != nullptr);
        QStringList names;
        for (const QAction *action : menu->actions()) {
            names.append(action->objectName());
        }
        QCOMPARE(names,
                 (QStringList{u"goToProblem"_s,
                              u"applyFix"_s,
                              u"explainProblem"_s,
                              {},
                              u"copyProblem"_s,
                              u"copyRule"_s}));
        menu->close();
    }

    void fiveThousandProblemsAreShownAtOnce()
    {
        const Window window;
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
        Window window;
        window.pane->model().setProblems(someProblems());
        window.resize(500, 120);
        QTRY_VERIFY(window.table()->isColumnHidden(ProblemsModel::RuleColumn));
        QVERIFY(window.table()->isColumnHidden(ProblemsModel::FieldColumn));
        QVERIFY(!window.table()->isColumnHidden(ProblemsModel::FixColumn));
        window.resize(1140, 120);
        QTRY_VERIFY(!window.table()->isColumnHidden(ProblemsModel::RuleColumn));
    }

    void looks_data()
    {
        QTest::addColumn<Theme::Mode>("mode");
        QTest::newRow("light") << Theme::Mode::Light;
        QTest::newRow("dark") << Theme::Mode::Dark;
    }

    void looks()
    {
        QFETCH(const Theme::Mode, mode);
        const QString tone = mode == Theme::Mode::Dark ? u"dark"_s : u"light"_s;
        dressUp(mode);
        Window window;
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
