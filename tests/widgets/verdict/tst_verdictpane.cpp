// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "widgets/verdict/verdictpane.h"

#include "tests/widgets/look.h"
#include "tests/widgets/verdict/shownverdict.h"
#include "widgets/common/linkbutton.h"
#include "widgets/common/statusmark.h"
#include "widgets/text/wraplabel.h"
#include "widgets/verdict/feedbackbox.h"
#include "widgets/verdict/gaterow.h"
#include "widgets/verdict/reasonrow.h"
#include "widgets/verdict/verdictsection.h"

#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

using namespace baton;
using namespace Qt::StringLiterals;

class VerdictPaneTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<Finding>(); }

    void init()
    {
        failOnWarnings();
        dressUp(Theme::Mode::Light);
    }

    void withoutADocumentATextIsShown()
    {
        const ShownVerdict window;
        QVERIFY(window.findChild<QWidget *>(u"verdictEmpty"_s)->isVisible());
    }

    /// The width of the list is fixed; otherwise each of thousands of documents would be measured
    /// whenever the pane is laid out.
    void theListOfDocumentsIsAsWideAsThePane()
    {
        ShownVerdict window;
        auto *list = window.findChild<QComboBox *>(u"verdictDocument"_s);
        const QSize before = list->sizeHint();
        list->addItem(u"A document that is called at great length, and then some more"_s);
        QCOMPARE(list->sizeHint(), before);
    }

    void narrowPanesShowAllControls()
    {
        ShownVerdict window;
        Snapshot snapshot = rejectedReview();
        DocumentReport &report = snapshot.report.documents.front();
        report.verdict.isAttemptKnown = false;
        report.findings.front().fixes.front().title = u"A fix that is called at great length"_s;
        window.shows(snapshot);
        window.resize(180, 760);
        auto *second = window.findChild<QWidget *>(u"attempt2"_s);
        QVERIFY(second);
        const auto isInside = [&window](const QWidget *widget) {
            return widget->isVisible()
                && widget->mapTo(&window, widget->rect().bottomRight()).x() < window.width();
        };
        QTRY_VERIFY(isInside(second));
        const auto *copy = window.findChild<QWidget *>(u"copyFeedback"_s);
        QTRY_VERIFY(isInside(copy));
        const auto *heading =
            window.section(u"verdictFeedback"_s)->findChild<WrapLabel *>(u"heading"_s);
        QTRY_VERIFY(heading->width() >= heading->fontMetrics().horizontalAdvance(u"Feedback"_s));
        QVERIFY(!heading->geometry().intersects(copy->geometry()));
        QTRY_VERIFY(isInside(window.findChild<QWidget *>(u"reasonFix"_s)));
        const QList<VerdictSection *> sections = window.findChildren<VerdictSection *>();
        for (const VerdictSection *section : sections) {
            QVERIFY(section->isHidden() || section->width() <= window.width());
        }
    }

    void narrowPanesBreakNoNames_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {300, 200, 199, 150}) {
            QTest::addRow("%d", width) << width;
        }
    }

    void narrowPanesBreakNoNames()
    {
        QFETCH(const int, width);
        ShownVerdict window;
        Snapshot snapshot = rejectedReview();
        Verdict &verdict = snapshot.report.documents.front().verdict;
        verdict.headline = u"Zurück an cfd-reviewer"_s;
        verdict.detail = u"Versuch 1 von 2 · Gate QG2a, Strömungsplan"_s;
        window.shows(snapshot);
        window.resize(width, 400);
        QTRY_COMPARE(window.width(), width);
        const auto *headline = window.findChild<WrapLabel *>(u"verdictHeadline"_s);
        const auto *detail = window.findChild<WrapLabel *>(u"verdictDetail"_s);
        QTRY_VERIFY(headline->width()
                    >= headline->fontMetrics().horizontalAdvance(u"cfd-reviewer"_s));
        QTRY_VERIFY(detail->width() >= detail->fontMetrics().horizontalAdvance(u"Strömungsplan"_s));
        QVERIFY(width < 300 || headline->height() <= 22);
    }

    void aCriterionShowsItsThresholdAndLinksToItsField_data()
    {
        QTest::addColumn<JsonPointer>("place");
        QTest::newRow("a field") << JsonPointer::of(u"/handoff/engineering_review/findings");
        QTest::newRow("an entry of it")
            << JsonPointer::of(u"/handoff/engineering_review/findings/0");
    }

    void aCriterionShowsItsThresholdAndLinksToItsField()
    {
        QFETCH(JsonPointer, place);
        ShownVerdict window;
        const QByteArray text = "handoff:\n  engineering_review:\n    findings: [a]\n";
        Snapshot snapshot = rejectedReview();
        snapshot.bytes = text;
        snapshot.parsed = parse(text, Format::Yaml);
        snapshot.report.documents.front().document = 0;
        auto &criteria = snapshot.report.documents.front().verdict.gates.front().criteria;
        const Tree &tree = snapshot.parsed.documents.front().tree;
        criteria[0].threshold = u"3"_s;
        criteria[0].evidence = place;
        criteria[0].range = tree.at(tree.find(place)).range;
        criteria[1].threshold = u"APPROVED"_s;
        criteria[1].evidence = JsonPointer::of(u"/handoff/of_another"); // not in this document
        criteria[2].state = CriterionState::NotEvaluated;
        criteria[2].reason = u"There is no mesh-plan beside this document."_s;
        criteria[2].threshold = u"APPROVED"_s;
        window.shows(snapshot);
        QCOMPARE(window.findChild<GateRow *>(u"verdictGate0Row2"_s)
                     ->findChild<WrapLabel *>(u"secondLine"_s)
                     ->text(),
                 u"Not evaluated. There is no mesh-plan beside this document.\n"
                 "Threshold: APPROVED"_s);
        const auto *here = window.findChild<GateRow *>(u"verdictGate0Row0"_s);
        const auto *elsewhere = window.findChild<GateRow *>(u"verdictGate0Row1"_s);
        QVERIFY(here && elsewhere);
        auto *link = here->findChild<LinkButton *>(u"gateLink"_s);
        QCOMPARE(link->text(), u"findings, threshold 3"_s);
        QVERIFY(!elsewhere->findChild<LinkButton *>(u"gateLink"_s)->isVisible());
        QCOMPARE(elsewhere->findChild<WrapLabel *>(u"secondLine"_s)->text(),
                 u"Threshold: APPROVED"_s);
        QSignalSpy activated(&window, &VerdictPane::findingActivated);
        link->setFocus();
        QTest::keyClick(link, Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.front().at(1).value<Finding>().path, place);
        QCOMPARE(activated.front().at(1).value<Finding>().range, criteria[0].range);
    }

    void theVerdictIsAtTheTop()
    {
        ShownVerdict window;
        window.shows(rejectedReview());
        QCOMPARE(window.textOf(u"verdictHeadline"_s), u"Re-invoke cfd-reviewer"_s);
        QCOMPARE(window.textOf(u"verdictDetail"_s), u"Attempt 1 of 2 · gate QG2a, flow plan"_s);
        QCOMPARE(window.findChild<StatusMark *>()->status(), Status::Reinvoke);
    }

    void sectionsAreInReadingOrder()
    {
        ShownVerdict window;
        window.shows(rejectedReview());
        int above = -1;
        for (const QString &name :
             {u"verdictBecause"_s, u"verdictFeedback"_s, u"verdictOutlook"_s, u"verdictGate0"_s}) {
            const QWidget *section = window.section(name);
            QVERIFY2(section->isVisible(), qPrintable(name));
            QTRY_VERIFY(section->y() > above);
            above = section->y();
        }
        QVERIFY(!window.section(u"verdictDefaults"_s)->isVisible());
        QVERIFY(!window.section(u"verdictLast"_s)->isVisible());
    }

    void theFeedbackBoxIsAsHighAsItsText()
    {
        ShownVerdict window;
        Snapshot snapshot = rejectedReview();
        window.shows(snapshot);
        auto *box = window.findChild<FeedbackBox *>(u"feedbackText"_s);
        const int before = box->height();
        snapshot.report.documents.front().verdict.feedback.append(u" And more."_s.repeated(20));
        window.shows(snapshot);
        QTRY_VERIFY(box->height() > before + 40);
        QCOMPARE(box->height(), box->heightForWidth(box->width()));
    }

    void aLongFeedbackIsShownByItsFirstLines()
    {
        ShownVerdict window;
        Snapshot snapshot = rejectedReview();
        const QString feedback = QStringList(400, u"A field is missing."_s).join(u'\n');
        snapshot.report.documents.front().verdict.feedback = feedback;
        window.shows(snapshot);
        const auto *box = window.findChild<FeedbackBox *>(u"feedbackText"_s);
        QCOMPARE(box->text().count(u'\n'), 20);
        QVERIFY2(box->text().endsWith(u"380 more lines, which Copy takes along"_s),
                 qPrintable(box->text().section(u'\n', -1)));
        QCOMPARE(box->feedback(), feedback);
    }

    void thousandsOfReasonsAreCountedNotListed()
    {
        ShownVerdict window;
        Snapshot snapshot = rejectedReview();
        DocumentReport &report = snapshot.report.documents.front();
        report.findings.resize(5000, report.findings.front());
        report.verdict.reasons.clear();
        for (qsizetype i = 0; i < 5000; ++i) {
            report.verdict.reasons.push_back(i);
        }
        window.shows(snapshot);
        auto *more = window.findChild<LinkButton *>(u"moreReasons"_s);
        QTRY_VERIFY(more->isVisible());
        QVERIFY(more->text().startsWith(u"4980 more"_s));
        QCOMPARE(window.findChildren<ReasonRow *>().size(), 20);
        QSignalSpy spy(&window, &VerdictPane::problemsRequested);
        QTest::mouseClick(more, Qt::LeftButton);
        QCOMPARE(spy.size(), 1);
    }

    void aBrokenSourceKeepsTheLastVerdict()
    {
        ShownVerdict window;
        window.shows(brokenSource(), shared(rejectedReview()));
        QCOMPARE(window.textOf(u"verdictHeadline"_s), u"Not evaluated"_s);
        QCOMPARE(window.textOf(u"verdictDetail"_s), u"The source does not parse, line 32"_s);
        QCOMPARE(window.findChild<StatusMark *>()->status(), Status::NotEvaluated);
        QVERIFY(window.section(u"verdictIfSent"_s)->isVisible());
        QVERIFY(window.section(u"verdictLast"_s)->isVisible());
        QCOMPARE(window.section(u"verdictLast"_s)->findChild<QLabel *>(u"remark"_s)->text(),
                 u"09:38:14"_s);
        QVERIFY(!window.section(u"verdictBecause"_s)->isVisible());
        for (const auto *mark : window.section(u"verdictGate0"_s)->findChildren<StatusMark *>()) {
            QCOMPARE(mark->status(), Status::NotEvaluated);
        }
        window.shows(rejectedReview());
        QVERIFY(!window.section(u"verdictLast"_s)->isVisible());
        QVERIFY(window.section(u"verdictBecause"_s)->isVisible());
    }

    void theVerdictOnABrokenSourceIsShown_data()
    {
        QTest::addColumn<Action>("action");
        QTest::addColumn<QString>("headline");
        QTest::addColumn<Status>("status");
        QTest::newRow("block") << Action::Block << u"Block the spawn"_s << Status::Error;
        QTest::newRow("reinvoke") << Action::Reinvoke << u"Re-invoke cfd-reviewer"_s
                                  << Status::Reinvoke;
        QTest::newRow("no handoff") << Action::None << u"Not evaluated"_s << Status::NotEvaluated;
    }

    /// The feedback equals that of the command line.
    void theVerdictOnABrokenSourceIsShown()
    {
        QFETCH(const Action, action);
        QFETCH(const QString, headline);
        QFETCH(const Status, status);
        Snapshot snapshot = brokenSource();
        Verdict &verdict = snapshot.report.documents.front().verdict;
        verdict.action = action;
        verdict.headline = headline;
        ShownVerdict window;
        window.shows(snapshot);
        QCOMPARE(window.textOf(u"verdictHeadline"_s), headline);
        QCOMPARE(window.findChild<StatusMark *>()->status(), status);
    }

    void aFirstBrokenSourceHasNoLastVerdict()
    {
        ShownVerdict window;
        window.shows(brokenSource());
        QVERIFY(!window.section(u"verdictLast"_s)->isVisible());
    }

    void defaultsThatWouldApplyAreListed()
    {
        ShownVerdict window;
        Snapshot snapshot = rejectedReview();
        snapshot.report.documents.front().verdict.defaults = {
            {JsonPointer::of(u"/handoff/engineering_review/approval_status"_s), u"REJECTED"_s,
             u"treated as REJECTED"_s}};
        window.shows(snapshot);
        const QWidget *section = window.section(u"verdictDefaults"_s);
        QVERIFY(section->isVisible());
        const auto *row = section->findChild<VerdictRow *>();
        QCOMPARE(row->text(), u"Approval status"_s);
        QVERIFY(row->accessibleName().contains(u"treated as REJECTED"_s));
    }

    void fewerReasonsHideUnusedRows()
    {
        ShownVerdict window;
        Snapshot snapshot = rejectedReview();
        window.shows(snapshot);
        auto *link = window.findChildren<LinkButton *>(u"reasonLink"_s).first();
        link->setFocus();
        snapshot.report.documents.front().verdict.reasons = {1};
        window.shows(snapshot);
        int shown = 0;
        for (const auto *row : window.findChildren<ReasonRow *>()) {
            shown += row->isVisible() ? 1 : 0;
        }
        QCOMPARE(shown, 1);
        QCOMPARE(link->text(), u"Challenges, line 26"_s);
    }

    void narrowPanesTruncateNoText()
    {
        ShownVerdict window;
        Snapshot snapshot = rejectedReview();
        snapshot.report.documents.front().verdict.headline =
            u"Geschäftsführungsbenachrichtigungspflichtverletzung beim Wiederaufruf"_s;
        window.shows(snapshot);
        window.resize(200, 900);
        const auto *headline = window.findChild<WrapLabel *>(u"verdictHeadline"_s);
        QTRY_VERIFY(headline->height() >= headline->heightForWidth(headline->width()));
        const auto *scroll = window.findChild<QScrollArea *>(u"verdictScroll"_s);
        QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
        QTRY_VERIFY(showsAllText(window));
        window.shows(brokenSource(), shared(snapshot));
        QTRY_VERIFY(showsAllText(window));
        snapshot.report.documents.front().findings.front().message = u"word "_s.repeated(60);
        window.shows(snapshot);
        QTRY_VERIFY(showsAllText(window));
    }

    void gatesAreCompleteAtEveryWidth_data()
    {
        QTest::addColumn<int>("width");
        for (int width = 160; width <= 320; width += 8) {
            QTest::addRow("%d", width) << width;
        }
    }

    /// Value and threshold are complete, beside or below the name.
    void gatesAreCompleteAtEveryWidth()
    {
        QFETCH(const int, width);
        ShownVerdict window;
        window.resize(width, 900);
        window.shows(germanGate());
        QTRY_COMPARE(window.width(), width);
        QTRY_VERIFY(showsAllText(window));
        const auto labels = window.section(u"verdictGate0"_s)->findChildren<QLabel *>();
        for (const QLabel *label : labels) {
            const int edge = label->mapTo(&window, label->rect().bottomRight()).x();
            QVERIFY2(label->isHidden() || edge < width, qPrintable(label->text()));
            for (const QString &word : WrapText::unbroken(label->text().replace(u'-', u' '))) {
                QVERIFY2(label->isHidden()
                             || label->fontMetrics().horizontalAdvance(word) <= label->width(),
                         qPrintable(word));
            }
        }
    }

    void everyRowIsNamedForAssistiveTechnology()
    {
        ShownVerdict window;
        window.shows(rejectedReview());
        for (const auto *row : window.findChildren<VerdictRow *>()) {
            if (row->isVisible()) {
                QVERIFY(!row->accessibleName().isEmpty());
            }
        }
        QCOMPARE(window.findChild<ReasonRow *>()->accessibleName(),
                 u"error, blocking_issues is required when approval_status is REJECTED."_s);
    }

    void takesScreenshots_data() { addThemes(); }

    void takesScreenshots()
    {
        QFETCH(const Theme::Mode, mode);
        const QString tone = mode == Theme::Mode::Dark ? u"dark"_s : u"light"_s;
        dressUp(mode);
        ShownVerdict window;
        shoot(window, u"verdict-empty-"_s + tone);
        Snapshot snapshot = rejectedReview();
        window.shows(snapshot);
        shoot(window, u"verdict-"_s + tone);
        window.shows(brokenSource(), shared(rejectedReview()));
        shoot(window, u"verdict-broken-"_s + tone);
        Verdict &verdict = snapshot.report.documents.front().verdict;
        verdict.isAttemptKnown = false;
        verdict.defaults = {{JsonPointer::of(u"/handoff/engineering_review/approval_status"_s),
                             u"REJECTED"_s, u"treated as REJECTED"_s}};
        verdict.headline = u"Mit vorsichtiger Vorgabe weitermachen und protokollieren"_s;
        snapshot.report.documents.front().findings.front().message =
            u"blocking_issues ist erforderlich, weil approval_status den Wert "
            u"REJECTED_WITH_A_VERY_LONG_IDENTIFIER_THAT_DOES_NOT_FIT hat."_s;
        snapshot.report.documents.front().findings.front().fixes.front().title =
            u"Schlüssel einfügen"_s;
        verdict.gates.front().criteria.front().actual = u"4,1e-3, weit über der Schwelle"_s;
        window.resize(264, 900);
        window.shows(snapshot);
        QVERIFY(window.findChild<QWidget *>(u"verdictAttempts"_s)->isVisible());
        QTRY_VERIFY(showsAllText(window));
        shoot(window, u"verdict-long-"_s + tone);
    }
};

QTEST_MAIN(VerdictPaneTest)
#include "tst_verdictpane.moc"
