// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/sequence/sequenceview.h"

#include "tests/samples/handoffsamples.h"
#include "tests/widgets/look.h"
#include "widgets/routing/sequence/sequencepaint.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

class Fixture
{
public:
    explicit Fixture(const std::shared_ptr<const RoutingGraph> &graph = samples::arenaGraph())
        : selected(&view, &SequenceView::crossingSelected)
        , activated(&view, &SequenceView::crossingActivated)
    {
        view.resize(1000, 600);
        view.show();
        view.setGraph(graph);
        view.setFocus();
    }

    void click(int row)
    {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.rowRect(row).center());
    }

    SequenceView view;
    QSignalSpy selected;
    QSignalSpy activated;
};

} // namespace

/// The handoffs of a graph from top to bottom in time.
class TestSequenceView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void startsScrolledToItsArrows_data()
    {
        QTest::addColumn<int>("first"); // lane that the first handoff goes from
        QTest::addColumn<int>("wide");  // lanes that it goes over
        QTest::newRow("at the left") << 0 << 1;
        QTest::newRow("in the middle") << 14 << 2;
        QTest::newRow("at the right") << 28 << 1;
        QTest::newRow("to the left") << 20 << -3;
        QTest::newRow("wider than the view") << 2 << 25;
    }

    void startsScrolledToItsArrows()
    {
        QFETCH(const int, first);
        QFETCH(const int, wide);
        constexpr int nodes = 30;
        auto graph = std::make_shared<RoutingGraph>();
        for (int i = 0; i < nodes; ++i) {
            RoutingNode node;
            node.id = u"agent-%1"_s.arg(i, 2, 10, QChar(u'0'));
            node.title = node.id;
            graph->nodes.push_back(node);
        }
        const QDateTime noon(QDate(2026, 2, 21), QTime(12, 0), QTimeZone::UTC);
        const auto hand = [&](int from, int to, int minute) {
            RoutingEdge edge;
            edge.from = from;
            edge.to = to;
            edge.crossings = {static_cast<int>(graph->crossings.size())};
            Transfer crossing;
            crossing.edge = static_cast<int>(graph->edges.size());
            crossing.time = noon.addSecs(minute * 60);
            graph->edges.push_back(edge);
            graph->crossings.push_back(crossing);
        };
        for (int i = 0; i < 30; ++i) {
            hand(first, first + wide, i);
        }
        for (int i = 0; i < nodes - 1; ++i) {
            hand(i, i + 1, 60 + i); // far below: all have a lane
        }
        Fixture fixture(graph);
        SequenceView &view = fixture.view;
        const Sequence &sequence = view.sequence();
        const QScrollBar &along = *view.horizontalScrollBar();
        const int room = view.viewport()->width() - sequencepaint::gutter;
        const int lane = (along.maximum() + room) / nodes;
        const auto isSeen = [&](int node) {
            const int x = sequence.laneOf(node) * lane + lane / 2 - along.value();
            return x >= 0 && x < room;
        };
        QVERIFY(isSeen(first));
        QVERIFY(isSeen(first + wide) || std::abs(wide) * lane > room);
        view.resize(900, 500); // the window gets its size only later
        QVERIFY(isSeen(first));
        view.horizontalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
        view.resize(1000, 600);
        QCOMPARE(along.value(), 0); // where the user scrolled
    }

    void lanesAreAsWideAsTheNamesOfTheirAgents()
    {
        auto graph = std::make_shared<RoutingGraph>(*samples::arenaGraph());
        for (RoutingNode &node : graph->nodes) {
            node.title = u"%1 of the laboratory"_s.arg(node.title);
        }
        Fixture fixture(graph);
        const int lanes = static_cast<int>(fixture.view.sequence().lanes().size());
        const int all = fixture.view.horizontalScrollBar()->maximum()
            + fixture.view.viewport()->width() - sequencepaint::gutter;
        const QFontMetrics metrics(fonts::strong());
        for (const int node : fixture.view.sequence().lanes()) {
            const QString &name = graph->nodes[size_t(node)].title;
            QVERIFY(all / lanes >= metrics.horizontalAdvance(name) + 28);
        }
        shoot(fixture.view, u"sequence-long-names"_s);
    }

    void aHiddenArrowShowsItsSide_data()
    {
        QTest::addColumn<bool>("isAtEnd");
        QTest::newRow("lanes to the right") << false;
        QTest::newRow("lanes to the left") << true;
    }
    void aHiddenArrowShowsItsSide()
    {
        using sequencepaint::sideOf;
        using sequencepaint::ViewportSide;
        const QRect row(0, 60, 500, sequencepaint::rowHeight);
        QCOMPARE(sideOf(row, 150, 400), ViewportSide::InSight);
        QCOMPARE(sideOf(row, -300, 20), ViewportSide::Left);
        QCOMPARE(sideOf(row, 900, 600), ViewportSide::Right);
        QCOMPARE(sideOf(row, 20, 900), ViewportSide::InSight); // it crosses the view
        QFETCH(bool, isAtEnd);
        Fixture fixture;
        fixture.view.resize(360, 600);
        QScrollBar &along = *fixture.view.horizontalScrollBar();
        QVERIFY(along.maximum() > 300);
        along.setValue(isAtEnd ? along.maximum() : 0);
        const QImage image = fixture.view.viewport()->grab().toImage();
        const QRgb ground = Theme::color(Role::Canvas).rgb();
        const QRgb lane = Theme::color(Role::Border).rgb();
        int rows = 0;
        for (int i = 0; i < 12; ++i) {
            if (fixture.view.sequence().rows()[size_t(i)].crossing < 0) {
                continue;
            }
            const QRect place = fixture.view.rowRect(i).adjusted(sequencepaint::gutter, 2, 0, -2);
            int inked = 0;
            for (int y = place.top(); y < place.bottom(); ++y) {
                for (int x = place.left(); x < place.right(); ++x) {
                    const QRgb pixel = image.pixel(x, y);
                    inked += pixel != ground && pixel != lane ? 1 : 0;
                }
            }
            QVERIFY2(inked > 60, qPrintable(u"row %1 is blank"_s.arg(i)));
            ++rows;
        }
        QVERIFY(rows > 5);
        shoot(fixture.view, isAtEnd ? u"sequence-narrow-end"_s : u"sequence-narrow"_s);
    }

    void aClickSelectsAHandoff()
    {
        Fixture fixture;
        fixture.click(3);
        QCOMPARE(fixture.view.currentCrossing(), 3);
        QCOMPARE(fixture.selected.size(), 1);
        QVERIFY(fixture.view.accessibleDescription().contains(u" → "_s));
        shoot(fixture.view, u"sequence-dark"_s);
        fixture.click(3);
        QCOMPARE(fixture.selected.size(), 1);
    }

    void keysGoThroughTheHandoffs()
    {
        Fixture fixture;
        QTest::keyClick(&fixture.view, Qt::Key_Down);
        QCOMPARE(fixture.view.currentCrossing(), 0);
        QTest::keyClick(&fixture.view, Qt::Key_Down);
        QCOMPARE(fixture.view.currentCrossing(), 1);
        QTest::keyClick(&fixture.view, Qt::Key_End);
        QCOMPARE(fixture.view.currentCrossing(), 56);
        QVERIFY(fixture.view.viewport()->rect().contains(fixture.view.rowRect(56)));
        QTest::keyClick(&fixture.view, Qt::Key_PageUp);
        QVERIFY(fixture.view.currentCrossing() < 50);
        QTest::keyClick(&fixture.view, Qt::Key_Home);
        QCOMPARE(fixture.view.currentCrossing(), 0);
        QTest::keyClick(&fixture.view, Qt::Key_Return);
        QCOMPARE(fixture.activated.size(), 1);
    }

    void settingAValueEmitsNothing()
    {
        Fixture fixture;
        fixture.view.setCurrentCrossing(40);
        QCOMPARE(fixture.view.currentCrossing(), 40);
        QCOMPARE(fixture.selected.size(), 0);
        QVERIFY(fixture.view.viewport()->rect().contains(fixture.view.rowRect(40)));
        fixture.view.setCurrentCrossing(-1);
        QCOMPARE(fixture.view.currentCrossing(), -1);
    }

    void theSelectionStaysWhenHandoffsCome()
    {
        const auto graph = samples::arenaGraph();
        Fixture fixture(graph);
        fixture.view.setCurrentCrossing(20);
        const int scroll = fixture.view.verticalScrollBar()->value();
        auto more = std::make_shared<RoutingGraph>(*samples::withOneMore(*graph, 2));
        fixture.view.setGraph(more);
        QCOMPARE(fixture.view.currentCrossing(), 20);
        QCOMPARE(fixture.view.verticalScrollBar()->value(), scroll);
        QCOMPARE(fixture.selected.size(), 0);
    }

    void agentsAndDocumentsAreFound()
    {
        Fixture fixture;
        QCOMPARE(fixture.view.find(u"scout"_s, 1), 8);
        const int first = fixture.view.currentCrossing();
        QCOMPARE(fixture.view.find(u"scout"_s, 1), 8);
        QVERIFY(fixture.view.currentCrossing() > first);
        QCOMPARE(fixture.view.find(u"scout"_s, -1), 8);
        QCOMPARE(fixture.view.currentCrossing(), first);
        QCOMPARE(fixture.view.find(u"nobody"_s, 1), 0);
        QCOMPARE(fixture.view.currentCrossing(), first);
    }

    void slashOpensTheSearch()
    {
        Fixture fixture;
        QSignalSpy wanted(&fixture.view, &SequenceView::findRequested);
        QTest::keyClick(&fixture.view, Qt::Key_Slash);
        QCOMPARE(wanted.size(), 1);
    }

    void aPauseIsPassedOver()
    {
        Fixture fixture(samples::manyHandoffs(100, 4));
        fixture.view.setCurrentCrossing(50);
        shoot(fixture.view, u"sequence-pause"_s);
        fixture.click(51); // the pause
        QCOMPARE(fixture.view.currentCrossing(), 50);
        QTest::keyClick(&fixture.view, Qt::Key_Down);
        QCOMPARE(fixture.view.currentCrossing(), 51);
    }

    void aHundredThousandHandoffsAreScrolledThrough()
    {
        Fixture fixture(samples::manyHandoffs(100'000, 60));
        QScrollBar &bar = *fixture.view.verticalScrollBar();
        bar.setValue(bar.maximum() / 2);
        fixture.view.setReplay(50'000);
        shoot(fixture.view, u"sequence-many"_s);
        QTest::keyClick(&fixture.view, Qt::Key_End);
        QCOMPARE(fixture.view.currentCrossing(), 99'999);
        QCOMPARE(bar.value(), bar.maximum());
        QVERIFY(fixture.view.horizontalScrollBar()->maximum() > 0);
    }

    void withoutHandoffsItSaysSo()
    {
        Fixture fixture(std::make_shared<const RoutingGraph>());
        QTest::keyClick(&fixture.view, Qt::Key_Down);
        QTest::keyClick(&fixture.view, Qt::Key_End);
        QCOMPARE(fixture.view.currentCrossing(), -1);
        shoot(fixture.view, u"sequence-empty"_s);
    }
};

QTEST_MAIN(TestSequenceView)
#include "tst_sequenceview.moc"
