// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/verdict/verdictpane.h"

#include "models/protocol/catalog/catalog.h"
#include "tests/widgets/look.h"
#include "tests/widgets/verdict/shownverdict.h"
#include "widgets/common/linkbutton.h"
#include "widgets/problems/problemspane.h"
#include "widgets/text/wraplabel.h"

#include <QClipboard>
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>

using namespace baton;
using namespace Qt::StringLiterals;

class VerdictActionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<Finding>(); }

    void init()
    {
        failOnWarnings();
        dressUp(Theme::Mode::Light);
    }

    void aReasonLinksToItsField()
    {
        ShownVerdict window;
        window.shows(rejectedReview());
        const auto links = window.findChildren<LinkButton *>(u"reasonLink"_s);
        QCOMPARE(links.size(), 2);
        QCOMPARE(links.first()->text(), u"Blocking issues, line 24"_s);
        QCOMPARE(links.last()->text(), u"Challenges, line 26"_s);
        QSignalSpy spy(&window, &VerdictPane::findingActivated);
        QTest::mouseClick(links.first(), Qt::LeftButton);
        QTest::keyClick(links.last(), Qt::Key_Return);
        QTest::keyClick(links.last(), Qt::Key_Space);
        QCOMPARE(spy.size(), 3);
        QCOMPARE(spy.first().at(1).value<Finding>().start.line, 24);
        QCOMPARE(spy.last().at(1).value<Finding>().start.line, 26);
    }

    void linksAndButtonsAreReachedByTab()
    {
        ShownVerdict window;
        window.shows(rejectedReview());
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QWidget *first = window.findChild<LinkButton *>(u"reasonLink"_s);
        first->setFocus();
        QStringList names;
        for (int i = 0; i < 5; ++i) {
            names.append(QApplication::focusWidget()->objectName());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(names,
                 (QStringList{u"reasonLink"_s, u"reasonFix"_s, u"reasonLink"_s, u"reasonFix"_s,
                              u"copyFeedback"_s}));
    }

    void theButtonOfAFixRequestsIt()
    {
        ShownVerdict window;
        window.shows(rejectedReview());
        QSignalSpy asked(&window, &VerdictPane::fixRequested);
        QTest::mouseClick(window.findChild<QPushButton *>(u"reasonFix"_s), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().value<Fix>().title, u"Insert key"_s);
    }

    void theFeedbackIsCopiedExactly()
    {
        ShownVerdict window;
        Snapshot snapshot = rejectedReview();
        snapshot.report.documents.front().verdict.feedback = u"Zeile 1\n  two  blanks"_s;
        window.shows(snapshot);
        QTest::mouseClick(window.findChild<QPushButton *>(u"copyFeedback"_s), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), u"Zeile 1\n  two  blanks"_s);
    }

    void manyFindingsAreShownAfterTheProblems()
    {
        const QByteArray one = "handoff:\n  producer: cfd-reviewer\n  engineering_review:\n"
                               "    approval_status: REJECTED\n    challenges:\n"
            + QByteArray("      - severity: odd\n        description: Too thick\n").repeated(600);
        EditorDocument document(ProtocolCatalog::load());
        document.load("a: 1\n", {});
        QTRY_VERIFY(document.isAnalysed());
        ShownVerdict window;
        ProblemsPane problems;
        window.setDocument(&document);
        problems.setDocument(&document);
        const auto headline = [&] {
            return window.findChild<WrapLabel *>(u"verdictHeadline"_s)->text();
        };
        const QString before = headline();
        bool wasBehind = false;
        bool wasBefore = false;
        connect(&problems.model(), &ProblemsModel::refreshed, &window,
                [&] { wasBehind = headline() == before; });
        connect(&document, &EditorDocument::analysed, &window,
                [&] { wasBefore = problems.model().rowCount() < 1000; });
        document.load(one + "---\n" + one, u"x.yaml"_s);
        QTRY_VERIFY(headline() != before);
        QVERIFY(document.snapshot()->report.documents.front().findings.size() < 1000);
        QVERIFY(problems.model().rowCount() > 1000);
        QVERIFY(wasBefore);
        QVERIFY(wasBehind);
    }

    void theAttemptCanBeChosenIfItIsNotKnown()
    {
        EditorDocument document(ProtocolCatalog::load());
        document.load("a: 1\n", {});
        QTRY_VERIFY(document.isAnalysed());
        ShownVerdict window;
        window.setDocument(&document);
        Snapshot snapshot = rejectedReview();
        window.shows(snapshot);
        QVERIFY(!window.findChild<QWidget *>(u"verdictAttempts"_s)->isVisible());
        snapshot.report.documents.front().verdict.isAttemptKnown = false;
        window.shows(snapshot);
        auto *second = window.findChild<QPushButton *>(u"attempt2"_s);
        QTRY_VERIFY(second->isVisible());
        QVERIFY(window.findChild<QPushButton *>(u"attempt1"_s)->isChecked());
        QTest::mouseClick(second, Qt::LeftButton);
        QCOMPARE(document.settings().choiceFor({}).attempt, 2);
        QTRY_VERIFY(document.isAnalysed());
    }

    void oneOfSeveralDocumentsIsChosen()
    {
        ShownVerdict window;
        Snapshot snapshot = rejectedReview();
        window.shows(snapshot);
        auto *choice = window.findChild<QComboBox *>(u"verdictDocument"_s);
        QVERIFY(!choice->isVisible());
        DocumentReport second = snapshot.report.documents.front();
        second.verdict.headline = u"Accept"_s;
        second.document = 1;
        snapshot.report.documents.push_back(second);
        window.shows(snapshot);
        QVERIFY(choice->isVisible());
        QCOMPARE(choice->count(), 2);
        window.setHandoff({1, {}});
        QCOMPARE(window.textOf(u"verdictHeadline"_s), u"Accept"_s);
        snapshot.report.documents.pop_back();
        window.shows(snapshot);
        QCOMPARE(window.textOf(u"verdictHeadline"_s), u"Re-invoke cfd-reviewer"_s);
    }
};

QTEST_MAIN(VerdictActionsTest)
#include "tst_verdictactions.moc"
