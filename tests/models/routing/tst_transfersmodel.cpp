// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/rows/transfersmodel.h"

#include "models/routing/graph/routingtexts.h"
#include "models/routing/rows/routingfindingtable.h"
#include "models/routing/rows/transferlookup.h"
#include "models/sessionviews/tables/sessiontable.h"
#include "tests/samples/handoffsamples.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

constexpr int scoutToArena = 2;
constexpr int scoutToBuilder = 10;
constexpr int sparkToArena = 11;

} // namespace

/// The list of handoffs beside a graph, and the texts about a graph.
class TestTransfersModel : public QObject
{
    Q_OBJECT

private:
    std::shared_ptr<const RoutingGraph> m_graph = samples::arenaGraph();

    [[nodiscard]] const std::vector<int> &over(int edge) const
    {
        return m_graph->edges[static_cast<size_t>(edge)].crossings;
    }

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void theHandoffsOfAnEdgeAreListedWithTimeAndVerdict()
    {
        TransfersModel model;
        const QAbstractItemModelTester tester(&model);
        model.setCrossings(m_graph, over(scoutToArena));
        QCOMPARE(model.rowCount(), 6);
        const QModelIndex first = model.index(0, TransfersModel::DocumentColumn);
        QCOMPARE(first.data().toString(), u"scout-to-arena-01.yaml"_s);
        QCOMPARE(first.data(SessionTable::DetailRole).toString(), u"Accept"_s);
        QCOMPARE(model.index(0, TransfersModel::TimeColumn).data().toString().size(), 8);
        const QModelIndex fourth = model.index(3, TransfersModel::DocumentColumn);
        QCOMPARE(fourth.data(SessionTable::DetailRole).toString(), u"Re-invoke Scout"_s);
        QCOMPARE(fourth.data(SessionTable::DetailShapeRole).toInt(),
                 static_cast<int>(statusOf(Action::Reinvoke)));
        QVERIFY(!model.index(6, 0).isValid());
        QCOMPARE(model.crossing(6), -1);
    }

    void addedHandoffsAreInserted()
    {
        TransfersModel model;
        const QAbstractItemModelTester tester(&model);
        model.setCrossings(m_graph, over(scoutToArena));
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const QPersistentModelIndex third = model.index(2, 0);
        const auto more = samples::withOneMore(*m_graph, scoutToArena);
        model.setCrossings(more, more->edges[scoutToArena].crossings);
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(model.rowCount(), 7);
        QCOMPARE(third.row(), 2);
    }

    void changedRowsAreReported()
    {
        TransfersModel model;
        const QAbstractItemModelTester tester(&model);
        model.setCrossings(m_graph, over(scoutToArena));
        auto other = std::make_shared<RoutingGraph>(*m_graph);
        other->crossings[static_cast<size_t>(over(scoutToArena)[1])].headline = u"Block"_s;
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setCrossings(other, over(scoutToArena));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.front().front().toModelIndex().row(), 1);
    }

    void rowsFollowTheSelectedEdge()
    {
        TransfersModel model;
        const QAbstractItemModelTester tester(&model);
        for (const int edge : {scoutToArena, scoutToBuilder, sparkToArena, 0, scoutToArena}) {
            model.setCrossings(m_graph, over(edge));
            QCOMPARE(model.rowCount(), static_cast<int>(over(edge).size()));
            for (int row = 0; row < model.rowCount(); ++row) {
                QCOMPARE(model.crossing(row), over(edge)[static_cast<size_t>(row)]);
                QCOMPARE(model.rowOf(model.crossing(row)), row);
            }
        }
        model.setCrossings(nullptr, {});
        QCOMPARE(model.rowCount(), 0);
    }

    void eachRowOfANodeNamesTheOtherAgent()
    {
        TransfersModel model;
        const QAbstractItemModelTester tester(&model);
        const int arena = m_graph->indexOf(u"arena/arena"_s);
        model.setCrossings(m_graph, {over(scoutToArena).front(), over(3).front()}, arena);
        const auto tail = [&model](int row) {
            return model.index(row, TransfersModel::DocumentColumn)
                .data(SessionTable::TailRole)
                .toString()
                .trimmed();
        };
        QCOMPARE(tail(0), u"← Scout"_s);
        QCOMPARE(tail(1), u"→ Guardian"_s);
    }

    void graphsHaveATextSummary()
    {
        QCOMPARE(routingtext::counts(*m_graph), u"10 agent(s) · 57 handoff(s)"_s);
        QCOMPARE(routingtext::edgeTitle(*m_graph, scoutToArena), u"Scout → Arena"_s);
        QCOMPARE(routingtext::edgeSummary(*m_graph, scoutToArena),
                 u"6 × SCOUT_TO_ARENA_HANDOFF, declared"_s);
        QCOMPARE(routingtext::edgeSummary(*m_graph, sparkToArena), u"declared, not taken"_s);
        QVERIFY(routingtext::edgeSummary(*m_graph, scoutToBuilder).endsWith(u", undeclared"_s));
        QVERIFY(
            routingtext::replay(*m_graph, 57).startsWith(u"57 of 57 handoff(s) · 10:02:11 to "_s));
        QCOMPARE(routingtext::replay(*m_graph, 0), u"0 of 57 handoff(s)"_s);
        QStringList actions;
        for (const auto &count : routingtext::actionsOf(*m_graph, over(scoutToArena))) {
            actions.append(routingtext::textOf(count));
        }
        QCOMPARE(actions, (QStringList{u"4 accepted"_s, u"1 noted"_s, u"1 returned"_s}));
    }

    void aReplayOfSeveralDaysShowsTheDayAtBothEnds()
    {
        RoutingGraph graph;
        for (const QDateTime &time : {QDateTime(QDate(2026, 2, 21), QTime(14, 36), QTimeZone::UTC),
                                      QDateTime(QDate(2026, 2, 22), QTime(9, 5), QTimeZone::UTC)}) {
            graph.crossings.emplace_back().time = time;
        }
        QCOMPARE(routingtext::replay(graph, 2),
                 u"2 of 2 handoff(s) · 02-21 14:36:00 to 02-22 09:05:00"_s);
        QCOMPARE(routingtext::replay(graph, 1), u"1 of 2 handoff(s) · 14:36:00"_s);
    }

    void findingsAreListedWorstFirst()
    {
        SessionTable table(rows::routingFindingColumns());
        const QAbstractItemModelTester tester(&table);
        auto graph = std::make_shared<RoutingGraph>(*m_graph);
        std::ranges::reverse(graph->findings);
        table.setRows(rows::routingFindings(*graph));
        QCOMPARE(table.rowCount(), 2);
        QCOMPARE(table.row(0).position, 1);
        QCOMPARE(table.row(0).cells.front().detail, u"Scout → Builder"_s);
        QCOMPARE(table.row(1).cells.front().detail, u"Spark"_s);
    }

    void findingsOfOneSeverityAreListedByNameAndNotByTime()
    {
        RoutingGraph graph;
        for (const QString &name : {u"c"_s, u"a"_s, u"b"_s}) {
            RoutingFinding finding;
            finding.rule = u"test.rule"_s;
            finding.message = name;
            finding.evidence.path = u"/w/"_s + name;
            graph.findings.push_back(finding);
        }
        graph.findings[2].severity = Severity::Error;
        QStringList listed;
        for (const SessionTableRow &row : rows::routingFindings(graph)) {
            listed.append(row.cells.front().text);
        }
        QCOMPARE(listed, (QStringList{u"b"_s, u"a"_s, u"c"_s}));
    }

    void handoffsAreFoundInTheirSource()
    {
        const auto source = samples::sourceOf(*m_graph);
        for (const Transfer &crossing : m_graph->crossings) {
            const SessionHandoff *handoff = handoffOf(*source, crossing);
            QVERIFY(handoff);
            QCOMPARE(handoff->at, crossing.at);
        }
        Transfer moved = m_graph->crossings[5];
        moved.handoff = 0; // as after an earlier one was removed
        QVERIFY(handoffOf(*source, moved));
        QCOMPARE(handoffOf(*source, moved)->at, moved.at);
        moved.at.path = u"/nowhere.yaml"_s;
        QVERIFY(!handoffOf(*source, moved));
        QCOMPARE(crossingOf(*m_graph, m_graph->crossings[5].session, 5), 5);
        QCOMPARE(crossingOf(*m_graph, u"/another"_s, 5), -1);
    }

    void shortNamesStayDistinguishable()
    {
        const Transfer &first = m_graph->crossings[static_cast<size_t>(over(scoutToArena)[0])];
        const Transfer &second = m_graph->crossings[static_cast<size_t>(over(scoutToArena)[1])];
        QCOMPARE(shortNameOf(second, first), u"02"_s);
        Transfer again = first;
        again.attempt = 2;
        QCOMPARE(shortNameOf(again, first), u"attempt 2"_s);
        Transfer other = first;
        other.at.path = u"/data/quite/another.yaml"_s;
        QCOMPARE(shortNameOf(other, first), u"another"_s);
    }

    void anEdgeIsFoundAgainInANewGraph()
    {
        auto after = std::make_shared<RoutingGraph>(*m_graph);
        std::ranges::reverse(after->edges);
        QCOMPARE(sameEdge(*m_graph, scoutToArena, *after), 9);
        after->edges.erase(after->edges.begin() + 9);
        QCOMPARE(sameEdge(*m_graph, scoutToArena, *after), -1);
        QCOMPARE(sameEdge(*m_graph, -1, *after), -1);
    }
};

QTEST_GUILESS_MAIN(TestTransfersModel)
#include "tst_transfersmodel.moc"
