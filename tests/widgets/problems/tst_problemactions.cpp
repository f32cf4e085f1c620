// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/problems/problemspane.h"

#include "models/protocol/catalog/catalog.h"
#include "tests/widgets/look.h"
#include "tests/widgets/problems/shownproblems.h"
#include "widgets/problems/problemdelegate.h"
#include "widgets/problems/problemexplanation.h"

#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// Some problems of @p document, which is loaded.
void show(EditorDocument &document, const ShownProblems &window)
{
    QSignalSpy analysed(&document, &EditorDocument::analysed);
    document.load("a: 1\n", {});
    QTRY_VERIFY(!analysed.isEmpty());
    window.pane->setDocument(&document);
    window.pane->model().setProblems(someProblems());
}

} // namespace

class ProblemActionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<Finding>(); }

    void init()
    {
        failOnWarnings();
        dressUp(Theme::Mode::Light);
    }

    void theButtonAndAltEnterRequestTheFix_data()
    {
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("button") << true;
        QTest::newRow("Alt+Enter") << false;
    }

    void theButtonAndAltEnterRequestTheFix()
    {
        QFETCH(const bool, byMouse);
        const ShownProblems window;
        window.pane->model().setProblems(someProblems());
        QTreeView *table = window.table();
        const QModelIndex cell = table->model()->index(0, ProblemsModel::FixColumn);
        QSignalSpy activated(window.pane, &ProblemsPane::findingActivated);
        QSignalSpy asked(window.pane, &ProblemsPane::fixRequested);
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
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().value<Fix>().title, u"Insert key"_s);
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
        const ShownProblems window;
        show(document, window);
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

    void aRuleWithoutAnExplanationSaysSo()
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

    void staleRowsOfferNoFix()
    {
        const ShownProblems window;
        Problems problems = someProblems();
        problems[0].isStale = true;
        window.pane->model().setProblems(problems);
        const QModelIndex cell = window.table()->model()->index(0, ProblemsModel::FixColumn);
        QVERIFY(ProblemDelegate::buttonIn(QRect(0, 0, 200, 28), cell, Qt::LeftToRight).isEmpty());
        QCOMPARE(cell.data().toString(), u"Not checked again yet"_s);
    }

    void copyTakesTheSelectedRows()
    {
        const ShownProblems window;
        window.pane->model().setProblems(someProblems());
        window.table()->selectAll();
        QTest::keySequence(window.table(), QKeySequence::Copy);
        QCOMPARE(QApplication::clipboard()->text().count(u'\n'), 2);
        QVERIFY(
            QApplication::clipboard()->text().startsWith(u"24:3: blocking_issues is required"_s));
    }

    void theMenuOffersPlaceFixesAndCopy()
    {
        const ShownProblems window;
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
};

QTEST_MAIN(ProblemActionsTest)
#include "tst_problemactions.moc"
