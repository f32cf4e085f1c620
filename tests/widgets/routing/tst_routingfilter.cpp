// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "routingfixture.h"
#include "widgets/routing/controls/timerangebutton.h"
#include "widgets/routing/graph/layoutnotice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateTimeEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace baton;
using namespace Qt::StringLiterals;

QString baton::samplesFolder()
{
    return QStringLiteral(BATON_SOURCE_DIR "/resources/samples");
}

namespace {

const QString whole = u"."_s; ///< the sample workspace

/// A long chain of agents.
std::shared_ptr<const GraphSource> longRow(const RoutingFixture &fixture)
{
    auto source = std::make_shared<GraphSource>(*fixture.view.source());
    auto session = std::make_shared<Session>(*source->sessions.front());
    const SessionHandoff model = session->handoffs.front();
    session->handoffs.clear();
    for (int i = 0; i < 300; ++i) {
        SessionHandoff handoff = model;
        handoff.producer = u"agent-%1"_s.arg(i);
        handoff.consumer = u"agent-%1"_s.arg(i + 1);
        handoff.at.document = i;
        session->handoffs.push_back(handoff);
    }
    source->sessions.front() = session;
    return source;
}

} // namespace

/// The parts of a routing graph that the filters show.
class TestRoutingFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void declaredRoutesCanBeLeftOut()
    {
        RoutingFixture fixture;
        const size_t all = fixture.view.graph()->edges.size();
        fixture.waitAfter([&] { fixture.click(u"routingDeclared"_s); });
        QVERIFY(fixture.view.graph()->edges.size() < all);
        for (const RoutingEdge &edge : fixture.view.graph()->edges) {
            QVERIFY(edge.state != RoutingEdge::State::Declared);
        }
        fixture.waitAfter([&] { fixture.click(u"routingDeclared"_s); });
        QCOMPARE(fixture.view.graph()->edges.size(), all);
    }

    void inTimeOrderEachHandoffHasItsEdge()
    {
        RoutingFixture fixture;
        fixture.waitAfter([&] { fixture.click(u"showInTimeOrder"_s); });
        int taken = 0;
        for (const RoutingEdge &edge : fixture.view.graph()->edges) {
            QVERIFY(edge.crossings.size() <= 1);
            taken += static_cast<int>(edge.crossings.size());
        }
        QCOMPARE(taken, 6);
    }

    void theFilterShowsTheChosenParts()
    {
        RoutingFixture fixture;
        fixture.click(u"routingFilter"_s);
        QVERIFY(fixture.view.isFilterVisible());
        auto *kinds = fixture.find<MultiChoiceButton>(u"filterKinds"_s);
        QVERIFY(kinds->choices().size() > 1);
        shoot(fixture.view, u"routingview-filter"_s);
        const QString kind = kinds->choices().front().id;
        fixture.choose(u"filterKinds"_s, 0);
        QVERIFY(!fixture.view.graph()->crossings.empty());
        for (const Transfer &crossing : fixture.view.graph()->crossings) {
            QCOMPARE(crossing.kind, kind);
        }
        fixture.waitAfter([&] { fixture.click(u"filterReset"_s); });
        QCOMPARE(fixture.view.graph()->crossings.size(), 6);
    }

    void onlyTheNeighbourhoodOfANodeIsShown()
    {
        RoutingFixture fixture;
        fixture.click(u"routingFilter"_s);
        auto *near = fixture.find<QCheckBox>(u"filterNear"_s);
        QVERIFY(!near->isEnabled());
        const int node = fixture.view.graph()->indexOf(u"cfd/cfd-reviewer"_s);
        fixture.view.graphView().selectNode(node);
        QVERIFY(near->isEnabled());
        fixture.waitAfter(
            [&] { QTest::mouseClick(near, Qt::LeftButton, {}, {8, near->height() / 2}); });
        QCOMPARE(fixture.view.graph()->nodes.size(), 2);
        fixture.waitAfter([&] { fixture.click(u"filterReset"_s); });
        QCOMPARE(fixture.view.graph()->nodes.size(), 5);
    }

    void groupsAreCollapsedAndOpenedAgain()
    {
        RoutingFixture fixture;
        fixture.click(u"routingFilter"_s);
        auto *grouping = fixture.find<QComboBox>(u"filterGrouping"_s);
        fixture.waitAfter([&] { QTest::keyClick(grouping, Qt::Key_Down); });
        QCOMPARE(fixture.view.graph()->nodes.size(), 1);
        QCOMPARE(fixture.view.graph()->nodes.front().kind, RoutingNode::Kind::Group);
        GraphView &view = fixture.view.graphView();
        QTRY_VERIFY(!view.nodeRect(0).isEmpty());
        fixture.waitAfter([&] {
            QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, view.nodeRect(0).center());
        });
        QCOMPARE(fixture.view.graph()->nodes.size(), 5);
    }

    void anOpenGroupHasAFrameThatCollapsesIt()
    {
        RoutingFixture fixture(whole);
        GraphView &view = fixture.view.graphView();
        fixture.click(u"routingFilter"_s);
        auto *grouping = fixture.find<QComboBox>(u"filterGrouping"_s);
        fixture.waitAfter([&] { grouping->setCurrentIndex(1); });
        const size_t collapsed = fixture.view.graph()->nodes.size();
        QVERIFY(collapsed >= 3);
        QVERIFY(view.graphLayout().frames.empty());
        const auto &nodes = fixture.view.graph()->nodes;
        const auto arena = std::ranges::find(nodes, u"arena"_s, &RoutingNode::title);
        QVERIFY(arena != nodes.end());
        QTRY_VERIFY(view.isLaidOut());
        view.selectNode(static_cast<int>(arena - nodes.begin()));
        view.setFocus();
        fixture.waitAfter([&] { QTest::keyClick(&view, Qt::Key_Return); });
        QVERIFY(fixture.view.graph()->nodes.size() > collapsed);
        QTRY_VERIFY(!view.frameHead(u"arena"_s).isEmpty());
        for (const int node : fixture.view.graph()->groups.front().nodes) {
            const QRectF frame = view.graphLayout().frames.front().rect;
            QVERIFY(frame.contains(view.graphLayout().nodes[size_t(node)]));
        }
        shoot(fixture.view, u"routingview-frame"_s);

        const QRect head = view.frameHead(u"arena"_s);
        const QPoint title(head.left() + 16, head.center().y());
        QVERIFY(view.viewport()->rect().contains(title));
        fixture.waitAfter([&] { QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, title); });
        QCOMPARE(fixture.view.graph()->nodes.size(), collapsed);
        const int group = fixture.view.graph()->indexOf(u"group:arena"_s);
        QVERIFY(group >= 0);
        fixture.waitAfter([&] { Q_EMIT view.nodeActivated(group); });
        QTRY_VERIFY(!view.frameHead(u"arena"_s).isEmpty());
        view.selectNode(fixture.view.graph()->groups.front().nodes.front());
        fixture.waitAfter([&] { QTest::keyClick(&view, Qt::Key_Backspace); });
        QCOMPARE(fixture.view.graph()->nodes.size(), collapsed);
    }

    void onlyChosenAgentsAreShown()
    {
        RoutingFixture fixture;
        fixture.click(u"routingFilter"_s);
        const auto choices = fixture.find<MultiChoiceButton>(u"filterAgents"_s)->choices();
        QCOMPARE(choices.size(), fixture.view.graph()->nodes.size());
        const auto reviewer =
            std::ranges::find(choices, u"cfd/cfd-reviewer"_s, &MultiChoiceButton::Choice::id);
        fixture.choose(u"filterAgents"_s, static_cast<int>(reviewer - choices.begin()));
        const RoutingGraph &graph = *fixture.view.graph();
        QVERIFY(!graph.crossings.empty());
        const int node = graph.indexOf(u"cfd/cfd-reviewer"_s);
        for (const RoutingEdge &edge : graph.edges) {
            QVERIFY(edge.from == node || edge.to == node);
        }
        fixture.waitAfter([&] { fixture.click(u"filterReset"_s); });
        QCOMPARE(fixture.view.graph()->nodes.size(), choices.size());
    }

    void onlyChosenVerdictsAreShown()
    {
        RoutingFixture fixture;
        fixture.click(u"routingFilter"_s);
        const auto choices = fixture.find<MultiChoiceButton>(u"filterActions"_s)->choices();
        QVERIFY(choices.size() > 1);
        const size_t all = fixture.view.graph()->crossings.size();
        size_t sum = 0;
        for (size_t i = 0; i < choices.size(); ++i) {
            fixture.choose(u"filterActions"_s, static_cast<int>(i));
            QVERIFY(!fixture.view.graph()->crossings.empty());
            for (const Transfer &crossing : fixture.view.graph()->crossings) {
                QCOMPARE(QString::number(static_cast<int>(crossing.action)), choices[i].id);
            }
            sum += fixture.view.graph()->crossings.size();
            fixture.waitAfter([&] { fixture.click(u"filterReset"_s); });
        }
        QCOMPARE(sum, all);
    }

    void onlyChosenProtocolsAreShown()
    {
        RoutingFixture fixture(whole);
        fixture.click(u"routingFilter"_s);
        auto *protocols = fixture.find<MultiChoiceButton>(u"filterProtocols"_s);
        QVERIFY(protocols->isVisible());
        QVERIFY(protocols->choices().size() >= 3);
        const QString protocol = protocols->choices().front().id;
        fixture.choose(u"filterProtocols"_s, 0);
        QVERIFY(!fixture.view.graph()->crossings.empty());
        for (const Transfer &crossing : fixture.view.graph()->crossings) {
            QCOMPARE(crossing.protocol, protocol);
        }
        QCOMPARE(protocols->text().contains(u':'), true);
    }

    void onlyAChosenTimeIsShown()
    {
        RoutingFixture fixture;
        fixture.click(u"routingFilter"_s);
        const std::vector<Transfer> all = fixture.view.graph()->crossings;
        const QDateTime from = all[2].time;
        const QDateTime until = all[4].time;
        fixture.waitAfter([&] { fixture.find<QDateTimeEdit>(u"filterFrom"_s)->setDateTime(from); });
        fixture.waitAfter(
            [&] { fixture.find<QDateTimeEdit>(u"filterUntil"_s)->setDateTime(until); });
        QCOMPARE(fixture.view.graph()->crossings.size(), size_t(3));
        for (const Transfer &crossing : fixture.view.graph()->crossings) {
            QVERIFY(crossing.time >= from && crossing.time <= until);
        }
        auto *button = fixture.find<TimeRangeButton>(u"filterTimes"_s);
        QVERIFY(button->text().contains(from.toUTC().toString(u"HH:mm"_s)));
        fixture.waitAfter([&] { fixture.find<QPushButton>(u"filterAnyTime"_s)->click(); });
        QCOMPARE(fixture.view.graph()->crossings.size(), all.size());
    }

    void stepsUpAndDownWidenTheNeighbourhood()
    {
        RoutingFixture fixture;
        fixture.set(longRow(fixture));
        fixture.click(u"routingDeclared"_s);
        QTRY_VERIFY(fixture.view.graph()->nodes.size() == 301);
        fixture.click(u"routingFilter"_s);
        fixture.view.graphView().selectNode(fixture.view.graph()->indexOf(u"cfd/agent-30"_s));
        auto *near = fixture.find<QCheckBox>(u"filterNear"_s);
        fixture.waitAfter(
            [&] { QTest::mouseClick(near, Qt::LeftButton, {}, {8, near->height() / 2}); });
        QCOMPARE(fixture.view.graph()->nodes.size(), size_t(3));
        auto *up = fixture.find<QSpinBox>(u"filterHopsUp"_s);
        QTest::keyClick(up, Qt::Key_Up);
        QTest::keyClick(up, Qt::Key_Up);
        QTRY_COMPARE(fixture.view.graph()->nodes.size(), size_t(5));
        QVERIFY(fixture.view.graph()->indexOf(u"cfd/agent-27"_s) >= 0);
        QTest::keyClick(fixture.find<QSpinBox>(u"filterHopsDown"_s), Qt::Key_Down);
        QTRY_COMPARE(fixture.view.graph()->nodes.size(), size_t(4));
        QVERIFY(fixture.view.graph()->indexOf(u"cfd/agent-31"_s) < 0);
    }

    void graphsTooLargeToReadShowANeighbourhood()
    {
        RoutingFixture fixture;
        fixture.set(longRow(fixture));
        fixture.click(u"routingDeclared"_s);
        QTRY_VERIFY(fixture.view.graph()->nodes.size() == 301);
        const auto *notice = fixture.find<LayoutNotice>(u"layoutNotice"_s);
        QTRY_VERIFY(notice->isVisible());
        const auto offers = fixture.find<QMenu>(u"neighbourhoodMenu"_s)->actions();
        QVERIFY(offers.size() > 1);
        fixture.waitAfter([&] { offers.front()->trigger(); });
        QVERIFY(fixture.view.isFilterVisible());
        QVERIFY(fixture.view.graph()->nodes.size() <= 3);
        QTRY_VERIFY(!notice->isVisible());
        fixture.waitAfter([&] { fixture.click(u"filterReset"_s); });
        QTRY_VERIFY(notice->isVisible());
        const auto groupings = fixture.find<QMenu>(u"groupingMenu"_s)->actions();
        QVERIFY(!groupings.isEmpty());
        fixture.waitAfter([&] { groupings.front()->trigger(); });
        QVERIFY(fixture.view.graph()->nodes.size() < 301);
        QTRY_VERIFY(!notice->isVisible());
    }
};

QTEST_MAIN(TestRoutingFilter)
#include "tst_routingfilter.moc"
