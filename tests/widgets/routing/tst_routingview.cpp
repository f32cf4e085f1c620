// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "routingfixture.h"
#include "tests/widgets/contrast.h"
#include "tests/widgets/highcontrast.h"
#include "widgets/routing/controls/replaybar.h"
#include "widgets/routing/controls/replaytrack.h"
#include "widgets/routing/sequence/sequenceview.h"
#include "widgets/text/elidedlabel.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

using namespace baton;
using namespace Qt::StringLiterals;

QString baton::samplesFolder()
{
    return QStringLiteral(BATON_SOURCE_DIR "/resources/samples");
}

/// The tab that shows the handoffs between agents.
class TestRoutingView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }
    void cleanup() { Theme::apply(Theme::Mode::Light); }

    void aSessionIsShownWithItsCounts()
    {
        RoutingFixture fixture;
        QVERIFY(fixture.view.isCurrent());
        QCOMPARE(fixture.view.graph()->crossings.size(), 6);
        QCOMPARE(fixture.find<ElidedLabel>(u"routingCounts"_s)->text(),
                 u"5 agent(s) · 6 handoff(s)"_s);
        QCOMPARE(fixture.view.title(), u"20260221-143000-48213"_s);
        shoot(fixture.view, u"routingview"_s);
    }

    void anEdgeThatIsSelectedListsItsDocuments()
    {
        RoutingFixture fixture;
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
        RoutingFixture fixture;
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

    void aHandoffOfTheSessionIsSelectedWithoutASignal()
    {
        RoutingFixture fixture;
        QSignalSpy selected(&fixture.view, &RoutingView::handoffSelected);
        const Transfer crossing = fixture.view.graph()->crossings[3];
        QVERIFY(fixture.view.selectHandoff(crossing.session, crossing.handoff));
        QCOMPARE(fixture.view.graphView().selectedEdge(), crossing.edge);
        QCOMPARE(selected.size(), 0);
        QVERIFY(!fixture.view.selectHandoff(u"/another"_s, 0));
    }

    void theSelectionStaysWhenTheSessionIsReadAgain()
    {
        RoutingFixture fixture;
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
        RoutingFixture fixture(u"swarm-session-20260223-091500-4f1c2a9b"_s);
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
        RoutingFixture fixture;
        fixture.click(u"routingFindButton"_s);
        auto *text = fixture.find<QLineEdit>(u"routingFindText"_s);
        QVERIFY(text->isVisible());
        fixture.click(u"showSequence"_s);
        text->setFocus();
        QTest::keyClicks(text, u"cfd"_s);
        const int found = fixture.find<SequenceView>(u"sequenceView"_s)->currentCrossing();
        QVERIFY(found >= 0);
        QTest::keyClick(text, Qt::Key_Return);
        QVERIFY(fixture.find<SequenceView>(u"sequenceView"_s)->currentCrossing() != found);
        QTest::keyClick(text, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(fixture.find<SequenceView>(u"sequenceView"_s)->currentCrossing(), found);
        QTest::keyClick(text, Qt::Key_F3);
        QTest::keyClick(text, Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(fixture.find<SequenceView>(u"sequenceView"_s)->currentCrossing(), found);
        auto *next = fixture.find<QToolButton>(u"routingFindNext"_s);
        QVERIFY(next->toolTip().contains(u"F3"_s));
        next->setFocus();
        QTest::keyClick(next, Qt::Key_Escape);
        QVERIFY(!text->isVisible());
    }

    void theReopenedBarSearchesAgain()
    {
        RoutingFixture fixture;
        fixture.click(u"routingFindButton"_s);
        auto *text = fixture.find<QLineEdit>(u"routingFindText"_s);
        const GraphView &graph = fixture.view.graphView();
        QTRY_VERIFY(graph.isLaidOut());
        QTest::keyClicks(text, u"cfd"_s);
        const int first = graph.selectedNode();
        QVERIFY(first >= 0);
        QTest::keyClick(text, Qt::Key_Escape);
        fixture.click(u"routingFindButton"_s);
        QTest::keyClick(text, Qt::Key_Return);
        QVERIFY(graph.selectedNode() != first);
    }

    void emptyGraphsSaySo()
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
                    .startsWith(u"Agents and the handoffs between them appear here."_s));
        shoot(view, u"routingview-empty"_s);
    }

    /// Beside the workspace on a screen of 1920 pixels at 200 %.
    void everyControlIsReachableInANarrowTab()
    {
        constexpr int narrow = 760;
        RoutingFixture fixture;
        fixture.view.setFilterVisible(true);
        QVERIFY(fixture.view.minimumSizeHint().width() <= narrow);
        const auto *header = fixture.find<QWidget>(u"routingHeader"_s);
        for (const int width : {1176, narrow, 1176}) {
            fixture.view.resize(width, 500);
            QCoreApplication::processEvents();
            QList<QRect> places;
            for (const auto *button : header->findChildren<QAbstractButton *>()) {
                const QRect place(button->mapTo(header, QPoint()), button->size());
                QVERIFY2(header->rect().contains(place), qPrintable(button->objectName()));
                places.append(place);
            }
            const bool isFolded = places.front().bottom() < places.back().top();
            QCOMPARE(isFolded, width == narrow);
            shoot(fixture.view, u"routingview-%1"_s.arg(width));
        }
    }

    void narrowTabsHideTheDetails()
    {
        RoutingFixture fixture;
        auto *left = fixture.find<QWidget>(u"routingLeft"_s);
        QVERIFY(fixture.view.areDetailsVisible());
        fixture.view.resize(760, 500);
        QCoreApplication::processEvents();
        QVERIFY(!fixture.view.areDetailsVisible());
        QCOMPARE(left->width(), 760);
        const QByteArray parts = fixture.view.saveParts();
        fixture.view.setDetailsVisible(true); // explicitly requested ones are shown
        QCoreApplication::processEvents();
        QVERIFY(fixture.view.areDetailsVisible());
        QVERIFY(left->width() < 760);
        fixture.click(u"routingCloseDetailsButton"_s);
        QVERIFY(!fixture.view.areDetailsVisible());
        fixture.view.resize(1176, 500);
        QVERIFY(fixture.view.areDetailsVisible());
        fixture.view.setDetailsVisible(false);
        fixture.view.resize(760, 500);
        fixture.view.resize(1176, 500);
        QVERIFY(!fixture.view.areDetailsVisible());
        fixture.view.restoreParts(parts);
        QVERIFY(fixture.view.areDetailsVisible());
    }

    void everyPartFollowsHighContrast()
    {
        const HighContrast desktop;
        RoutingFixture fixture;
        GraphView &view = fixture.view.graphView();
        QTRY_VERIFY(view.isSharp());
        auto *minimap = fixture.find<QWidget>(u"graphMinimap"_s);
        view.selectEdge(fixture.takenEdge());
        shoot(fixture.view, u"routingview-high-contrast"_s);
        const QColor black(Qt::black);
        const auto isReadable = [&black](QWidget &part) {
            const QImage image = part.grab().toImage();
            bool isBlack = false;
            bool isSeen = false;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    isBlack = isBlack || image.pixelColor(x, y) == black;
                    isSeen = isSeen || contrast(image.pixelColor(x, y), black) >= 4.5;
                }
            }
            return isBlack && isSeen;
        };
        QVERIFY(contrast(Theme::color(Role::Accent), black) >= 4.5);
        QVERIFY(isReadable(*view.viewport()));
        QVERIFY(isReadable(*minimap));
        QVERIFY(isReadable(*fixture.find<QWidget>(u"replayTrack"_s)));
        QVERIFY(isReadable(*fixture.find<QWidget>(u"graphLegend"_s)));
        fixture.click(u"showSequence"_s);
        QVERIFY(isReadable(*fixture.find<SequenceView>(u"sequenceView"_s)->viewport()));
        shoot(fixture.view, u"routingview-sequence-high-contrast"_s);
    }

    void partsAreClosedByTheirButtons()
    {
        RoutingFixture fixture;
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
