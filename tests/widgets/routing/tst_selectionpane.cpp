// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/view/selectionpane.h"

#include "models/routing/graph/replay.h"
#include "models/sessionviews/tables/sessiontable.h"
#include "tests/samples/handoffsamples.h"
#include "tests/widgets/look.h"
#include "widgets/routing/controls/verdictcounts.h"
#include "widgets/routing/view/routingdetails.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/text/wraplabel.h"
#include "widgets/verdict/verdictrow.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

constexpr int scoutToArena = 2;
constexpr int scoutToBuilder = 10;
constexpr int sparkToArena = 11;

class Fixture
{
public:
    Fixture()
        : selected(&pane, &SelectionPane::crossingSelected)
    {
        pane.resize(300, 760);
        pane.show();
        pane.setGraph(graph, samples::sourceOf(*graph));
    }

    [[nodiscard]] QString text(const QString &name) const
    {
        return pane.findChild<WrapLabel *>(name)->text();
    }

    [[nodiscard]] QStringList problems() const
    {
        QStringList texts;
        for (const VerdictRow *row : pane.findChildren<VerdictRow *>(u"routingProblem"_s)) {
            texts.append(row->text());
        }
        return texts;
    }

    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        return pane.findChild<QPushButton *>(name);
    }

    std::shared_ptr<const RoutingGraph> graph = samples::arenaGraph();
    SelectionPane pane;
    QTreeView *list = pane.findChild<QTreeView *>(u"crossingsList"_s);
    QSignalSpy selected;
};

} // namespace

/// The pane beside a graph: the handoffs over an edge.
class TestSelectionPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void anEdgeListsItsHandoffsAndSelectsTheWorst()
    {
        Fixture fixture;
        fixture.pane.showEdge(scoutToArena);
        QCOMPARE(fixture.text(u"edgePaneTitle"_s), u"Scout → Arena"_s);
        QCOMPARE(fixture.text(u"edgePaneSummary"_s), u"6 × SCOUT_TO_ARENA_HANDOFF, declared"_s);
        QCOMPARE(fixture.pane.findChild<VerdictCounts *>(u"verdictCounts"_s)->accessibleName(),
                 u"4 accepted, 1 noted, 1 returned"_s);
        QCOMPARE(fixture.list->model()->rowCount(), 6);
        QCOMPARE(fixture.list->currentIndex().row(), 3);
        QCOMPARE(fixture.selected.size(), 1);
        QCOMPARE(fixture.text(u"routingDetailsTitle"_s), u"scout-to-arena-04.yaml"_s);
        QCOMPARE(fixture.problems(),
                 (QStringList{u"Re-invoke Scout"_s,
                              u"Fix_Approaches[1].risk is missing; one of Low, Medium, High"_s}));
        shoot(fixture.pane, u"edgepane-light"_s);
    }

    void aKeySelectsAnotherAndEnterOpensIt()
    {
        Fixture fixture;
        QSignalSpy opened(&fixture.pane, &SelectionPane::openRequested);
        fixture.pane.showEdge(scoutToArena);
        fixture.list->setFocus();
        QTest::keyClick(fixture.list, Qt::Key_Up);
        QCOMPARE(fixture.text(u"routingDetailsTitle"_s), u"scout-to-arena-03.yaml"_s);
        QTest::keyClick(fixture.list, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QVERIFY(
            opened.front().front().value<Evidence>().path.endsWith(u"scout-to-arena-03.yaml"_s));
        QTest::mouseClick(fixture.button(u"routingOpen"_s), Qt::LeftButton);
        QCOMPARE(opened.size(), 2);
    }

    void consecutiveHandoffsAreCompared()
    {
        Fixture fixture;
        QSignalSpy compared(&fixture.pane, &SelectionPane::compareRequested);
        fixture.pane.showEdge(scoutToArena);
        const std::vector<int> &crossings = fixture.graph->edges[scoutToArena].crossings;
        QPushButton *button = fixture.button(u"routingCompare"_s);
        QCOMPARE(button->text(), u"Compare with 05"_s);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(compared.takeFirst(), (QVariantList{crossings[3], crossings[4]}));
        fixture.pane.setCurrentCrossing(crossings[5]);
        QCOMPARE(button->text(), u"Compare with 05"_s);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(compared.takeFirst(), (QVariantList{crossings[4], crossings[5]}));
    }

    void anUnusedRouteIsExplained()
    {
        Fixture fixture;
        fixture.pane.showEdge(sparkToArena);
        QVERIFY(fixture.list->isHidden());
        QCOMPARE(fixture.problems(),
                 QStringList{u"The protocol has this route. No handoff took it."_s});
        QVERIFY(fixture.button(u"routingOpen"_s)->isHidden());
        QVERIFY(fixture.button(u"routingCompare"_s)->isHidden());
    }

    void theRulesOfAnEdgeAreShownWithItsHandoffs()
    {
        Fixture fixture;
        fixture.pane.showEdge(scoutToBuilder);
        QVERIFY(fixture.problems().contains(u"Scout hands to Builder past the hub Arena."_s));
    }

    void findingsOfOtherDocumentsOfTheEdgeNameTheirDocument()
    {
        Fixture fixture;
        auto graph = std::make_shared<RoutingGraph>(*fixture.graph);
        const std::vector<int> &over = graph->edges[scoutToArena].crossings;
        const auto at = [&](size_t i) { return graph->crossings[size_t(over[i])].at; };
        for (const size_t i : {size_t(3), size_t(1)}) {
            graph->findings.push_back({u"arena.loop"_s, Severity::Warning,
                                       u"for the %1th time"_s.arg(i), at(i), -1, scoutToArena});
        }
        fixture.pane.setGraph(graph, samples::sourceOf(*graph));
        fixture.pane.showEdge(scoutToArena);
        fixture.pane.setCurrentCrossing(over[1]);
        QStringList rules;
        for (const VerdictRow *row : fixture.pane.findChildren<VerdictRow *>(u"routingProblem"_s)) {
            if (row->text().startsWith(u"for the"_s)) {
                const auto *rule = row->findChild<WrapLabel *>(u"secondLine"_s);
                rules.append(row->text() + u": "_s + rule->text());
            }
        }
        QCOMPARE(rules,
                 (QStringList{u"for the 1th time: arena.loop"_s,
                              u"for the 3th time: arena.loop, of scout-to-arena-04.yaml"_s}));
    }

    void aNodeListsWhatItSentAndReceived()
    {
        Fixture fixture;
        fixture.pane.showNode(fixture.graph->indexOf(u"arena/scout"_s));
        QCOMPARE(fixture.text(u"edgePaneTitle"_s), u"Scout"_s);
        QCOMPARE(fixture.list->model()->rowCount(), 8);
        QVERIFY(fixture.text(u"edgePaneSummary"_s).endsWith(u"0 received · 8 sent"_s));
        shoot(fixture.pane, u"edgepane-node"_s);
        fixture.pane.showNode(fixture.graph->indexOf(u"arena/spark"_s));
        QVERIFY(fixture.list->isHidden());
        QCOMPARE(fixture.problems(), QStringList{u"Spark is declared and hands nothing on."_s});
    }

    void enterOnAFindingRequestsItsPlace()
    {
        Fixture fixture;
        QSignalSpy activated(&fixture.pane, &SelectionPane::findingActivated);
        auto *findings = fixture.pane.findChild<SessionTableView *>(u"routingFindings"_s);
        QVERIFY(findings->isVisible());
        QCOMPARE(findings->model()->rowCount(), 2);
        shoot(fixture.pane, u"edgepane-findings"_s);
        findings->setFocus();
        findings->setCurrentRow(1);
        QTest::keyClick(findings, Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.front().front().toInt(), 1);
    }

    void equalFindingsAreListedOnceWithTheirNumber()
    {
        Fixture fixture;
        auto graph = std::make_shared<RoutingGraph>(*fixture.graph);
        const RoutingFinding again = graph->findings.front();
        graph->findings.insert(graph->findings.end(), 460, again);
        fixture.pane.setGraph(graph, samples::sourceOf(*graph));
        const auto *findings = fixture.pane.findChild<SessionTableView *>(u"routingFindings"_s);
        QCOMPARE(findings->model()->rowCount(), 2);
        QCOMPARE(fixture.text(u"edgePaneTitle"_s), u"462 finding(s) about the routing"_s);
        QCOMPARE(findings->table().row(0).cells.front().detail, u"Scout → Builder and 460 more"_s);
        QCOMPARE(findings->table().row(1).cells.front().detail, u"Spark"_s);
        shoot(fixture.pane, u"edgepane-folded"_s);
    }

    void aFindingLeavesNoGapToItsRule()
    {
        Fixture fixture;
        fixture.pane.resize(300, 900);
        auto *findings = fixture.pane.findChild<SessionTableView *>(u"routingFindings"_s);
        findings->setCurrentRow(0);
        QCoreApplication::processEvents();
        const auto *row = fixture.pane.findChild<VerdictRow *>(u"routingProblem"_s);
        QVERIFY(row);
        const auto *text = row->findChild<WrapLabel *>(u"text"_s);
        const auto *rule = row->findChild<WrapLabel *>(u"secondLine"_s);
        QVERIFY(rule->y() - text->geometry().bottom() <= 4);
        QVERIFY(text->height() <= text->heightForWidth(text->width()) + 2);
    }

    void theSelectionStaysWhenAHandoffComes()
    {
        Fixture fixture;
        fixture.pane.showEdge(scoutToArena);
        const int before = fixture.pane.currentCrossing();
        fixture.selected.clear();
        const auto more = samples::withOneMore(*fixture.graph, scoutToArena);
        fixture.pane.setGraph(more, samples::sourceOf(*more));
        QCOMPARE(fixture.list->model()->rowCount(), 7);
        QCOMPARE(fixture.pane.currentCrossing(), before);
        QCOMPARE(fixture.selected.size(), 0);
        auto without = std::make_shared<RoutingGraph>(*fixture.graph);
        without->edges.erase(without->edges.begin() + scoutToArena);
        for (Transfer &crossing : without->crossings) {
            crossing.edge -= crossing.edge > scoutToArena ? 1 : 0;
        }
        fixture.pane.setGraph(without, samples::sourceOf(*without));
        QVERIFY(fixture.text(u"edgePaneTitle"_s).contains(u"finding"_s));
    }

    void theHandoffIsShownInItsSession()
    {
        Fixture fixture;
        QSignalSpy shown(&fixture.pane, &SelectionPane::sessionRequested);
        fixture.pane.showEdge(scoutToArena);
        QTest::mouseClick(fixture.button(u"routingShowInSession"_s), Qt::LeftButton);
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown.front().front().toInt(), fixture.pane.currentCrossing());
    }

    void longFieldNamesLeaveRoomForValues()
    {
        RoutingDetails details;
        details.resize(300, 400);
        details.show();
        details.setFields(u"Fields"_s,
                          {{.title = u"Conservative default of the integration criteria"_s,
                            .value = u"20260224-175500-network-move"_s,
                            .before = {}}});
        QCoreApplication::processEvents();
        const auto *value = details.findChild<WrapLabel *>(u"routingField"_s);
        QVERIFY(value->mapTo(&details, QPoint()).x() < details.width() / 2);
        QVERIFY(value->width() > details.width() / 2 - 40);
    }

    void aReplayDimsLaterHandoffs()
    {
        Fixture fixture;
        fixture.pane.showEdge(scoutToArena);
        const std::vector<int> &crossings = fixture.graph->edges[scoutToArena].crossings;
        auto *counts = fixture.pane.findChild<VerdictCounts *>(u"verdictCounts"_s);
        fixture.pane.setReplay(replayed(*fixture.graph, crossings[1] + 1));
        QVERIFY(fixture.text(u"edgePaneSummary"_s).startsWith(u"2 × "_s));
        QCOMPARE(counts->accessibleName().section(u' ', 0, 0), u"2"_s);
        const QAbstractItemModel &model = *fixture.list->model();
        QCOMPARE(model.rowCount(), 6); // later ones can be reached, and are dimmed
        QVERIFY(!model.index(1, 0).data(SessionTable::FadedRole).toBool());
        QVERIFY(model.index(2, 0).data(SessionTable::FadedRole).toBool());
        fixture.pane.setReplay(std::nullopt);
        QVERIFY(fixture.text(u"edgePaneSummary"_s).startsWith(u"6 × "_s));
    }

    void aReplayShowsNoRuleBeforeItIsBroken()
    {
        Fixture fixture;
        fixture.pane.showEdge(scoutToBuilder);
        const QStringList all = fixture.problems();
        const RoutingFinding &finding =
            *std::ranges::find(fixture.graph->findings, scoutToBuilder, &RoutingFinding::edge);
        QVERIFY(all.contains(finding.message));
        const int first = fixture.graph->edges[scoutToBuilder].crossings.front();
        fixture.pane.setReplay(replayed(*fixture.graph, first));
        QVERIFY(!fixture.problems().contains(finding.message));
        fixture.pane.setReplay(replayed(*fixture.graph, 0));
        fixture.pane.showFindings();
        auto *findings = fixture.pane.findChild<SessionTableView *>(u"routingFindings"_s);
        QCOMPARE(findings->table().rowCount(), 1); // of Spark, which never hands over
        QCOMPARE(fixture.text(u"edgePaneTitle"_s), u"1 finding(s) about the routing"_s);
        fixture.pane.setReplay(std::nullopt);
        QCOMPARE(findings->table().rowCount(), 2);
        fixture.pane.showEdge(scoutToBuilder);
        QCOMPARE(fixture.problems(), all);
    }
};

QTEST_MAIN(TestSelectionPane)
#include "tst_selectionpane.moc"
