// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graph/graphfilter.h"
#include "tests/models/routing/randomgraph.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// Invariants of every graph: positions are right, and the counts add up.
void verifySound(const RoutingGraph &graph)
{
    std::vector<int> sent(graph.nodes.size(), 0);
    std::vector<int> received(graph.nodes.size(), 0);
    size_t crossed = 0;
    QSet<QString> ids;
    for (const RoutingNode &node : graph.nodes) {
        ids.insert(node.id);
    }
    QCOMPARE(size_t(ids.size()), graph.nodes.size());
    for (size_t i = 0; i < graph.edges.size(); ++i) {
        const RoutingEdge &edge = graph.edges[i];
        Action worst = Action::None;
        QVERIFY(std::ranges::is_sorted(edge.crossings));
        for (const int position : edge.crossings) {
            const Transfer &crossing = graph.crossings.at(size_t(position));
            QCOMPARE(crossing.edge, int(i));
            worst = crossing.isSuperseded ? worst : std::max(worst, crossing.action);
        }
        QCOMPARE(edge.worst, worst);
        QVERIFY(edge.crossings.empty() || edge.state != RoutingEdge::State::Declared);
        crossed += edge.crossings.size();
        sent.at(size_t(edge.from)) += int(edge.crossings.size());
        received.at(size_t(edge.to)) += int(edge.crossings.size());
    }
    QCOMPARE(crossed, graph.crossings.size());
    for (size_t i = 0; i < graph.nodes.size(); ++i) {
        QCOMPARE(graph.nodes[i].sent, sent[i]);
        QCOMPARE(graph.nodes[i].received, received[i]);
    }
    for (const RoutingFinding &finding : graph.findings) {
        QVERIFY(finding.node < int(graph.nodes.size()));
        QVERIFY(finding.edge < int(graph.edges.size()));
    }
}

QString pathOf(const Transfer &crossing)
{
    return crossing.at.path;
}

QStringList pathsOf(const RoutingGraph &graph)
{
    QStringList paths;
    for (const Transfer &crossing : graph.crossings) {
        paths.append(pathOf(crossing));
    }
    return paths;
}

QStringList titles(const RoutingGraph &graph)
{
    QStringList result;
    for (const RoutingNode &node : graph.nodes) {
        result.append(node.title);
    }
    return result;
}

/// a → b → c → d, and x → b; e is alone.
RoutingGraph line()
{
    GraphBuilder builder(GraphKind::Agents);
    for (const QString &name : {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"x"_s, u"e"_s}) {
        RoutingNode node;
        node.id = name;
        node.title = name;
        builder.node(node);
    }
    const auto hand = [&](int from, int to) {
        Transfer crossing;
        crossing.action = Action::Accept;
        crossing.at.path = u"%1%2"_s.arg(from).arg(to);
        builder.cross(builder.edge(from, to, RoutingEdge::Kind::Handoff), crossing, true);
    };
    hand(0, 1);
    hand(1, 2);
    hand(2, 3);
    hand(4, 1);
    return builder.take();
}

} // namespace

class TestGraphFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void anEmptyFilterShowsEverything_data() { addSeeds(); }
    void anEmptyFilterShowsEverything()
    {
        QFETCH(quint32, seed);
        const RoutingGraph graph = randomGraph(seed, 12, 80);
        verifySound(graph);
        QCOMPARE(shown(graph, {}), graph);
    }

    void aFilteredGraphIsConsistentAndASubset_data() { addSeeds(); }
    void aFilteredGraphIsConsistentAndASubset()
    {
        QFETCH(quint32, seed);
        const RoutingGraph graph = randomGraph(seed, 12, 80);
        const QStringList all = pathsOf(graph);
        QRandomGenerator random(seed);
        for (int i = 0; i < 60; ++i) {
            const GraphFilter filter = randomFilter(random, graph);
            const RoutingGraph part = shown(graph, filter);
            verifySound(part);
            qsizetype at = 0;
            for (const QString &path : pathsOf(part)) {
                at = all.indexOf(path, at) + 1;
                QVERIFY2(at > 0, "the order of handoffs changed");
            }
            QCOMPARE(shown(graph, filter), part);
        }
    }

    void everyHandoffIsShownWhereItFits_data() { addSeeds(); }
    void everyHandoffIsShownWhereItFits()
    {
        QFETCH(quint32, seed);
        const RoutingGraph graph = randomGraph(seed, 8, 60);
        GraphFilter filter;
        filter.kinds = {u"kind-1"_s};
        filter.actions = {Action::Reinvoke, Action::Block};
        filter.from = graph.crossings[10].time;
        filter.to = graph.crossings[50].time;
        QStringList expected;
        for (size_t i = 10; i <= 50; ++i) {
            const Transfer &crossing = graph.crossings[i];
            if (filter.kinds.contains(crossing.kind) && filter.actions.contains(crossing.action)) {
                expected.append(pathOf(crossing));
            }
        }
        QCOMPARE(pathsOf(shown(graph, filter)), expected);
    }

    void declaredRoutesCanBeLeftOut()
    {
        const RoutingGraph graph = randomGraph(3, 12, 30);
        GraphFilter filter;
        filter.withDeclared = false;
        const RoutingGraph part = shown(graph, filter);
        QVERIFY(part.edges.size() < graph.edges.size());
        QCOMPARE(part.crossings.size(), graph.crossings.size());
        for (const RoutingEdge &edge : part.edges) {
            QVERIFY(edge.state != RoutingEdge::State::Declared);
        }
    }

    void theNeighbourhoodHasSeparateHopsUpAndDown_data()
    {
        QTest::addColumn<int>("up");
        QTest::addColumn<int>("down");
        QTest::addColumn<QString>("expected");
        QTest::newRow("itself") << 0 << 0 << u"b"_s;
        QTest::newRow("up") << 1 << 0 << u"a b x"_s;
        QTest::newRow("down") << 0 << 1 << u"b c"_s;
        QTest::newRow("further down") << 0 << 2 << u"b c d"_s;
        QTest::newRow("both") << 1 << 9 << u"a b c d x"_s;
    }
    void theNeighbourhoodHasSeparateHopsUpAndDown()
    {
        QFETCH(int, up);
        QFETCH(int, down);
        QFETCH(QString, expected);
        GraphFilter filter;
        filter.around = u"b"_s;
        filter.hopsUp = up;
        filter.hopsDown = down;
        QCOMPARE(titles(shown(line(), filter)).join(u' '), expected);
    }

    void theNeighbourhoodOfNoNodeIsEmpty()
    {
        GraphFilter filter;
        filter.around = u"nobody"_s;
        QVERIFY(shown(line(), filter).isEmpty());
    }

    void anAgentIsShownWithItsPartners()
    {
        GraphFilter filter;
        filter.agents = {u"c"_s, u"e"_s};
        const RoutingGraph part = shown(line(), filter);
        QCOMPARE(titles(part).join(u' '), u"b c d e"_s);
        QCOMPARE(pathsOf(part), (QStringList{u"12"_s, u"23"_s}));
    }

    void timeOrderGivesEachHandoffAnEdge_data() { addSeeds(); }
    void timeOrderGivesEachHandoffAnEdge()
    {
        QFETCH(quint32, seed);
        const RoutingGraph graph = randomGraph(seed, 6, 40);
        GraphFilter filter;
        filter.inTimeOrder = true;
        const RoutingGraph part = shown(graph, filter);
        verifySound(part);
        QCOMPARE(pathsOf(part), pathsOf(graph));
        for (size_t i = 0; i < part.crossings.size(); ++i) {
            QCOMPARE(part.edges[i].crossings, std::vector{int(i)});
            QCOMPARE(part.edges[i].order, int(i) + 1);
        }
        for (size_t i = part.crossings.size(); i < part.edges.size(); ++i) {
            QCOMPARE(part.edges[i].order, 0);
        }
        for (const RoutingFinding &finding : part.findings) {
            QCOMPARE(part.crossings.at(size_t(finding.edge)).at, finding.evidence);
        }
    }

    void inTimeOrderARuleIsShownAtTheHandoffsThatBreakIt()
    {
        RoutingGraph graph;
        graph.nodes.resize(2);
        graph.nodes[0].id = u"a"_s;
        graph.nodes[1].id = u"b"_s;
        RoutingEdge edge;
        edge.from = 0;
        edge.to = 1;
        edge.crossings = {0, 1, 2};
        edge.rules = {u"arena.loop"_s, u"arena.undeclared-route"_s};
        graph.edges = {edge};
        for (const QString &name : {u"1.yaml"_s, u"2.yaml"_s, u"3.yaml"_s}) {
            Transfer crossing;
            crossing.edge = 0;
            crossing.at.path = name;
            graph.crossings.push_back(crossing);
        }
        RoutingFinding finding;
        finding.rule = u"arena.loop"_s;
        finding.edge = 0;
        finding.evidence.path = u"3.yaml"_s;
        graph.findings = {finding};
        GraphFilter filter;
        filter.inTimeOrder = true;
        const RoutingGraph part = shown(graph, filter);
        QCOMPARE(part.edges.size(), size_t(3));
        QCOMPARE(part.edges[0].rules, QStringList{u"arena.undeclared-route"_s});
        QCOMPARE(part.edges[1].rules, QStringList{u"arena.undeclared-route"_s});
        QCOMPARE(part.edges[2].rules, edge.rules);
    }

    void groupsTakeTheirHandoffsAlong_data() { addSeeds(); }
    void groupsTakeTheirHandoffsAlong()
    {
        QFETCH(quint32, seed);
        const RoutingGraph graph = randomGraph(seed, 12, 80);
        GraphFilter filter;
        filter.grouping = GraphFilter::Grouping::Protocol;
        RoutingGraph framed = shown(graph, filter);
        QCOMPARE(framed.groups.size(), size_t(3));
        QCOMPARE(framed.groups[1], (RoutingGroup{u"p1"_s, u"p1"_s, std::vector{1, 4, 7, 10}}));
        framed.groups.clear();
        QCOMPARE(framed, graph);
        filter.collapsed = {u"p1"_s};
        const RoutingGraph part = shown(graph, filter);
        QCOMPARE(part.groups.size(), size_t(2));
        verifySound(part);
        QCOMPARE(part.crossings.size(), graph.crossings.size());
        QCOMPARE(part.nodes.size(), graph.nodes.size() - 3);
        const RoutingNode &group = part.nodes.at(size_t(part.indexOf(u"group:p1"_s)));
        QCOMPARE(group.kind, RoutingNode::Kind::Group);
        QCOMPARE(group.members, 4);
        int sent = 0;
        for (const RoutingNode &node : graph.nodes) {
            sent += node.protocol == "p1"_L1 ? node.sent : 0;
        }
        QCOMPARE(group.sent, sent);
        for (size_t i = 0; i < part.findings.size(); ++i) {
            const int edge = graph.findings[i].edge;
            const RoutingNode &from = graph.nodes[size_t(graph.edges[size_t(edge)].from)];
            const RoutingNode &to = graph.nodes[size_t(graph.edges[size_t(edge)].to)];
            const bool isHidden = from.protocol == "p1"_L1 || to.protocol == "p1"_L1;
            QCOMPARE(part.findings[i].about,
                     isHidden ? from.title + u" → "_s + to.title : QString());
        }
    }

    void groupsHaveNames()
    {
        RoutingNode node;
        node.protocol = u"cfd"_s;
        QCOMPARE(groupOf(node, GraphFilter::Grouping::None), QString());
        QCOMPARE(groupOf(node, GraphFilter::Grouping::Protocol), u"cfd"_s);
        QCOMPARE(groupOf(node, GraphFilter::Grouping::Role), u"No role"_s);
        QCOMPARE(groupOf(node, GraphFilter::Grouping::Phase), u"No phase"_s);
        node.role = u"Reviewer"_s;
        node.phase = 2;
        QCOMPARE(groupOf(node, GraphFilter::Grouping::Role), u"Reviewer"_s);
        QCOMPARE(groupOf(node, GraphFilter::Grouping::Phase), u"Phase 2"_s);
    }

private:
    static void addSeeds()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 6; ++seed) {
            QTest::addRow("seed %u", seed) << seed;
        }
    }

    static GraphFilter randomFilter(QRandomGenerator &random, const RoutingGraph &graph)
    {
        const auto isLucky = [&] { return random.bounded(3) == 0; };
        const auto anyOf = [&](const auto &list) {
            return list[size_t(random.bounded(int(list.size())))];
        };
        GraphFilter filter;
        filter.withDeclared = !isLucky();
        filter.inTimeOrder = isLucky();
        if (isLucky()) {
            filter.protocols = {u"p1"_s};
        }
        if (isLucky()) {
            filter.agents = {anyOf(graph.nodes).id, anyOf(graph.nodes).id};
        }
        if (isLucky()) {
            filter.kinds = {u"kind-0"_s, u"kind-2"_s};
        }
        if (isLucky()) {
            filter.actions = {Action::Accept, Action::Escalate};
        }
        if (isLucky()) {
            filter.from = anyOf(graph.crossings).time;
        }
        if (isLucky()) {
            filter.around = anyOf(graph.nodes).id;
            filter.hopsUp = int(random.bounded(3));
            filter.hopsDown = int(random.bounded(3));
        }
        if (isLucky()) {
            filter.grouping = GraphFilter::Grouping::Role;
            filter.collapsed = {u"role 1"_s, u"No role"_s};
        }
        return filter;
    }
};

QTEST_GUILESS_MAIN(TestGraphFilter)
#include "tst_graphfilter.moc"
