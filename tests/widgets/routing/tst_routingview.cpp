// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/routingview.h"

#include "models/protocol/catalog.h"
#include "tests/widgets/look.h"
#include "widgets/common/elidedlabel.h"
#include "widgets/common/wraplabel.h"
#include "widgets/routing/choicebutton.h"
#include "widgets/routing/graphview.h"
#include "widgets/routing/replaybar.h"
#include "widgets/routing/replaytrack.h"
#include "widgets/routing/sequenceview.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

const std::shared_ptr<const ProtocolCatalog> &catalog()
{
    static const auto loaded = ProtocolCatalog::load();
    return loaded;
}

std::shared_ptr<const GraphSource> sample(const QString &name)
{
    return std::make_shared<const GraphSource>(
        readGraphSource(QStringLiteral(BATON_SOURCE_DIR "/resources/samples/") + name, *catalog()));
}

const QString cfd = u"cfd-bioreactor-session-20260221-143000-48213"_s;

class Fixture
{
public:
    explicit Fixture(const QString &name = cfd)
    {
        view.resize(1176, 760);
        view.show();
        set(sample(name));
        view.setFocus();
    }

    void set(const std::shared_ptr<const GraphSource> &source)
    {
        QSignalSpy shown(&view, &RoutingView::shown);
        view.setSource(source);
        QVERIFY(!shown.isEmpty() || shown.wait());
    }

    template <typename Act>
    void waitAfter(Act act)
    {
        QSignalSpy shown(&view, &RoutingView::shown);
        act();
        QVERIFY(!shown.isEmpty() || shown.wait());
    }

    template <typename Widget>
    [[nodiscard]] Widget *find(const QString &name) const
    {
        return view.findChild<Widget *>(name);
    }

    void click(const QString &name)
    {
        QTest::mouseClick(find<QAbstractButton>(name), Qt::LeftButton);
    }

    [[nodiscard]] QString title() const { return find<WrapLabel>(u"edgePaneTitle"_s)->text(); }
    [[nodiscard]] QTreeView *list() const { return find<QTreeView>(u"crossingsList"_s); }

    /// The first edge that something went over.
    [[nodiscard]] int takenEdge() const
    {
        const auto &edges = view.graph()->edges;
        const auto found = std::ranges::find_if(
            edges, [](const RoutingEdge &edge) { return !edge.crossings.empty(); });
        return static_cast<int>(found - edges.begin());
    }

    RoutingView view{catalog()};
};

} // namespace

/// The tab that shows who hands what to whom.
class TestRoutingView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void aSessionIsShownWithItsCounts()
    {
        Fixture fixture;
        QVERIFY(fixture.view.isCurrent());
        QCOMPARE(fixture.view.graph()->crossings.size(), 6);
        QCOMPARE(fixture.find<ElidedLabel>(u"routingCounts"_s)->text(),
                 u"5 agent(s) · 6 handoff(s)"_s);
        QCOMPARE(fixture.view.title(), u"20260221-143000-48213"_s);
        shoot(fixture.view, u"routingview"_s);
    }

    void anEdgeThatIsSelectedListsItsDocuments()
    {
        Fixture fixture;
        const int edge = fixture.takenEdge();
        fixture.view.graphView().selectEdge(edge);
        const auto &shown = fixture.view.graph()->edges[static_cast<size_t>(edge)];
        QCOMPARE(fixture.list()->model()->rowCount(), static_cast<int>(shown.crossings.size()));
        QVERIFY(fixture.title().contains(u" → "_s));
        QSignalSpy opened(&fixture.view, &RoutingView::evidenceActivated);
        fixture.click(u"routingOpen"_s);
        QCOMPARE(opened.size(), 1);
        QVERIFY(opened.front().front().value<Evidence>().path.contains(cfd));
    }

    void consecutiveHandoffsAreCompared()
    {
        Fixture fixture;
        const auto source = sample(cfd);
        auto session = std::make_shared<Session>(*source->sessions.front());
        SessionHandoff again = session->handoffs.back();
        again.attempt += 1;
        again.time = again.time.addSecs(60);
        session->handoffs.push_back(again);
        auto longer = std::make_shared<GraphSource>(*source);
        longer->sessions.front() = session;
        fixture.set(longer);
        QSignalSpy compared(&fixture.view, &RoutingView::compareRequested);
        fixture.view.selectHandoff(session->summary.place.path,
                                   static_cast<int>(session->handoffs.size()) - 1);
        auto *button = fixture.find<QPushButton>(u"routingCompare"_s);
        QVERIFY(!button->isHidden());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(compared.size(), 1);
        QCOMPARE(compared.front().at(0).value<SessionHandoff>().attempt, again.attempt - 1);
        QCOMPARE(compared.front().at(1).value<SessionHandoff>().attempt, again.attempt);
    }

    void theReplayStepsThroughTheHandoffs()
    {
        Fixture fixture;
        auto *track = fixture.find<ReplayTrack>(u"replayTrack"_s);
        track->setFocus();
        QSignalSpy selected(&fixture.view, &RoutingView::handoffSelected);
        QTest::keyClick(track, Qt::Key_Home);
        QCOMPARE(selected.size(), 0);
        QTest::keyClick(track, Qt::Key_Right);
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected.front().at(1).toInt(), fixture.view.graph()->crossings[0].handoff);
        QCOMPARE(fixture.view.graphView().selectedEdge(), fixture.view.graph()->crossings[0].edge);
        QTest::keyClick(track, Qt::Key_Right);
        QCOMPARE(fixture.view.graphView().selectedEdge(), fixture.view.graph()->crossings[1].edge);
        QCOMPARE(fixture.view.replay().count(), 2);
    }

    void theSequenceAndTheGraphSelectTheSame()
    {
        Fixture fixture;
        fixture.click(u"showSequence"_s);
        QVERIFY(fixture.view.isSequenceShown());
        auto *sequence = fixture.find<SequenceView>(u"sequenceView"_s);
        QVERIFY(sequence->isVisible());
        QVERIFY(!fixture.find<QWidget>(u"routingZoomIn"_s)->isVisible());
        QTest::mouseClick(sequence->viewport(), Qt::LeftButton, {}, sequence->rowRect(2).center());
        const Crossing &crossing = fixture.view.graph()->crossings[2];
        QCOMPARE(fixture.view.graphView().selectedEdge(), crossing.edge);
        QVERIFY(fixture.title().contains(u" → "_s));
        shoot(fixture.view, u"routingview-sequence"_s);
        QSignalSpy opened(&fixture.view, &RoutingView::evidenceActivated);
        QTest::keyClick(sequence, Qt::Key_Return);
        QCOMPARE(opened.front().front().value<Evidence>(), crossing.at);
        fixture.click(u"showGraph"_s);
        QVERIFY(fixture.view.graphView().isVisible());
    }

    void aHandoffOfTheSessionIsSelectedWithoutTelling()
    {
        Fixture fixture;
        QSignalSpy selected(&fixture.view, &RoutingView::handoffSelected);
        const Crossing crossing = fixture.view.graph()->crossings[3];
        QVERIFY(fixture.view.selectHandoff(crossing.session, crossing.handoff));
        QCOMPARE(fixture.view.graphView().selectedEdge(), crossing.edge);
        QCOMPARE(selected.size(), 0);
        QVERIFY(!fixture.view.selectHandoff(u"/another"_s, 0));
    }

    void declaredRoutesCanBeLeftOut()
    {
        Fixture fixture;
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
        Fixture fixture;
        fixture.waitAfter([&] { fixture.click(u"showInTimeOrder"_s); });
        int taken = 0;
        for (const RoutingEdge &edge : fixture.view.graph()->edges) {
            QVERIFY(edge.crossings.size() <= 1);
            taken += static_cast<int>(edge.crossings.size());
        }
        QCOMPARE(taken, 6);
    }

    void theFilterLeavesWhatIsChosen()
    {
        Fixture fixture;
        fixture.click(u"routingFilter"_s);
        QVERIFY(fixture.view.isFilterVisible());
        auto *kinds = fixture.find<ChoiceButton>(u"filterKinds"_s);
        QVERIFY(kinds->choices().size() > 1);
        shoot(fixture.view, u"routingview-filter"_s);
        Q_EMIT kinds->menu()->aboutToShow();
        auto *list = kinds->findChild<QListWidget *>(u"choiceList"_s);
        const QString kind = kinds->choices().front().id;
        fixture.waitAfter([&] { list->item(0)->setCheckState(Qt::Checked); });
        QVERIFY(!fixture.view.graph()->crossings.empty());
        for (const Crossing &crossing : fixture.view.graph()->crossings) {
            QCOMPARE(crossing.kind, kind);
        }
        fixture.waitAfter([&] { fixture.click(u"filterReset"_s); });
        QCOMPARE(fixture.view.graph()->crossings.size(), 6);
    }

    void onlyTheNeighbourhoodOfANodeIsShown()
    {
        Fixture fixture;
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
        Fixture fixture;
        fixture.click(u"routingFilter"_s);
        auto *grouping = fixture.find<QComboBox>(u"filterGrouping"_s);
        fixture.waitAfter([&] { grouping->setCurrentIndex(1); });
        QCOMPARE(fixture.view.graph()->nodes.size(), 1);
        QCOMPARE(fixture.view.graph()->nodes.front().kind, RoutingNode::Kind::Group);
        fixture.waitAfter([&] { Q_EMIT fixture.view.graphView().nodeActivated(0); });
        QCOMPARE(fixture.view.graph()->nodes.size(), 5);
    }

    void theSelectionStaysWhenTheSessionIsReadAnew()
    {
        Fixture fixture;
        const int edge = fixture.takenEdge();
        fixture.view.graphView().selectEdge(edge);
        const QString title = fixture.title();
        const int row = fixture.list()->currentIndex().row();
        QSignalSpy selected(&fixture.view, &RoutingView::handoffSelected);
        fixture.set(sample(cfd));
        QCOMPARE(fixture.title(), title);
        QCOMPARE(fixture.list()->currentIndex().row(), row);
        QCOMPARE(selected.size(), 0);
    }

    void anotherKindOfGraphIsChosen()
    {
        Fixture fixture(u"swarm-session-20260223-091500-4f1c2a9b"_s);
        auto *kinds = fixture.find<QComboBox>(u"routingKinds"_s);
        QVERIFY(kinds->count() > 1);
        const GraphKind first = fixture.view.graph()->kind;
        kinds->setFocus();
        fixture.waitAfter([&] { QTest::keyClick(kinds, Qt::Key_Down); });
        QCOMPARE(static_cast<int>(fixture.view.graph()->kind), kinds->currentData().toInt());
        QVERIFY(fixture.view.graph()->kind != first);
        shoot(fixture.view, u"routingview-kind"_s);
    }

    void agentsAreFound()
    {
        Fixture fixture;
        fixture.click(u"routingFindButton"_s);
        auto *text = fixture.find<QLineEdit>(u"routingFind"_s);
        QVERIFY(text->isVisible());
        fixture.click(u"showSequence"_s);
        text->setFocus();
        QTest::keyClicks(text, u"reviewer"_s);
        QVERIFY(fixture.find<SequenceView>(u"sequenceView"_s)->currentCrossing() >= 0);
        QTest::keyClick(text, Qt::Key_Escape);
        QVERIFY(!text->isVisible());
    }

    void whatIsEmptySaysSo()
    {
        RoutingView view(catalog());
        view.resize(900, 500);
        view.show();
        view.setReading(u"somewhere"_s);
        QCOMPARE(view.findChild<WrapLabel *>(u"emptySentence"_s)->text(),
                 u"Reading the handoffs of somewhere."_s);
        QSignalSpy cancelled(&view, &RoutingView::readingCancelled);
        QTest::mouseClick(view.findChild<QPushButton *>(u"emptyAction"_s), Qt::LeftButton);
        QCOMPARE(cancelled.size(), 1);
        QSignalSpy shown(&view, &RoutingView::shown);
        view.setSource(std::make_shared<const GraphSource>());
        QVERIFY(!shown.isEmpty() || shown.wait());
        QVERIFY(view.graph()->isEmpty());
        QVERIFY(view.findChild<WrapLabel *>(u"emptySentence"_s)
                    ->text()
                    .startsWith(u"Agents and the handoffs between them stand here."_s));
        shoot(view, u"routingview-empty"_s);
    }

    void partsAreClosedByTheirButtons()
    {
        Fixture fixture;
        QSignalSpy changed(&fixture.view, &RoutingView::partsChanged);
        fixture.click(u"routingCloseReplayButton"_s);
        QVERIFY(!fixture.view.isReplayVisible());
        fixture.click(u"routingCloseDetailsButton"_s);
        QVERIFY(!fixture.view.areDetailsVisible());
        QCOMPARE(changed.size(), 2);
    }
};

QTEST_MAIN(TestRoutingView)
#include "tst_routingview.moc"
