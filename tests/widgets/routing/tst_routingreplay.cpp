// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "routingfixture.h"
#include "widgets/routing/controls/replaybar.h"
#include "widgets/routing/controls/replaytrack.h"
#include "widgets/routing/sequence/sequenceview.h"
#include "widgets/verdict/verdictrow.h"

#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QMouseEvent>
#include <QSpinBox>
#include <QSplitter>
#include <QTemporaryDir>

using namespace baton;
using namespace Qt::StringLiterals;

QString baton::samplesFolder()
{
    return QStringLiteral(BATON_SOURCE_DIR "/resources/samples");
}

namespace {

QStringList textsOf(const RoutingFixture &fixture, const QString &name)
{
    QStringList texts;
    for (const WrapLabel *label : fixture.view.findChildren<WrapLabel *>(name)) {
        texts.append(label->text());
    }
    return texts;
}

void drag(QWidget &track, int x)
{
    const QPointF place(x, 28);
    QMouseEvent move(QEvent::MouseMove, place, track.mapToGlobal(place), Qt::NoButton,
                     Qt::LeftButton, {});
    QCoreApplication::sendEvent(&track, &move);
}

} // namespace

/// A session over time: the replay, the sequence, the keyboard, and find.
class TestRoutingReplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void theReplayStepsThroughTheHandoffs()
    {
        RoutingFixture fixture;
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
        RoutingFixture fixture;
        fixture.click(u"showSequence"_s);
        QVERIFY(fixture.view.isSequenceShown());
        auto *sequence = fixture.find<SequenceView>(u"sequenceView"_s);
        QVERIFY(sequence->isVisible());
        QVERIFY(!fixture.find<QWidget>(u"routingZoomIn"_s)->isVisible());
        QTest::mouseClick(sequence->viewport(), Qt::LeftButton, {}, sequence->rowRect(2).center());
        const Transfer &crossing = fixture.view.graph()->crossings[2];
        QCOMPARE(fixture.view.graphView().selectedEdge(), crossing.edge);
        QVERIFY(fixture.title().contains(u" → "_s));
        shoot(fixture.view, u"routingview-sequence"_s);
        QSignalSpy opened(&fixture.view, &RoutingView::evidenceActivated);
        QTest::keyClick(sequence, Qt::Key_Return);
        QCOMPARE(opened.front().front().value<Evidence>(), crossing.at);
        fixture.click(u"showGraph"_s);
        QVERIFY(fixture.view.graphView().isVisible());
    }

    void theSliderIsDraggedWithTheMouse()
    {
        RoutingFixture fixture;
        auto *track = fixture.find<ReplayTrack>(u"replayTrack"_s);
        const RoutingGraph &graph = *fixture.view.graph();
        QCOMPARE(fixture.view.replay().count(), 6);
        QTRY_VERIFY(fixture.view.graphView().isLaidOut());
        const QImage whole = fixture.view.graphView().grab().toImage();
        QTest::mousePress(track, Qt::LeftButton, {}, {track->width() - 12, 28});
        drag(*track, track->width() / 2);
        const int half = fixture.view.replay().count();
        QVERIFY(half > 0 && half < 6);
        QCOMPARE(fixture.view.graphView().selectedEdge(), graph.crossings[size_t(half) - 1].edge);
        QVERIFY(fixture.view.graphView().grab().toImage() != whole);
        drag(*track, 0);
        QTest::mouseRelease(track, Qt::LeftButton, {}, {0, 28});
        QVERIFY(fixture.view.replay().count() <= 1);
        drag(*track, track->width()); // the button is released
        QVERIFY(fixture.view.replay().count() <= 1);
    }

    void nodesAndEdgesShowTheirPastState()
    {
        RoutingFixture fixture;
        GraphView &view = fixture.view.graphView();
        const RoutingGraph &graph = *fixture.view.graph();
        QTRY_VERIFY(view.isLaidOut());
        const int last = graph.crossings.back().edge;
        QVERIFY(view.describe(-1, last).contains(u"handoff"_s));
        const QString end = view.describe(-1, last);
        fixture.view.replay().setCount(1);
        QVERIFY(view.describe(-1, last) != end);
        const int first = graph.crossings.front().edge;
        QVERIFY(view.describe(-1, first).contains(u"1 handoff(s)"_s));
        fixture.view.replay().toLast();
        QCOMPARE(view.describe(-1, last), end);
    }

    void noRuleIsShownBeforeItIsBroken()
    {
        QTemporaryDir folder;
        QDateTime time(QDate(2026, 2, 21), QTime(14, 0), QTimeZone::UTC);
        for (int i = 0; i < 10; ++i) { // the 4th and the 5th round exceed the limit
            QFile file(folder.filePath(u"%1.yaml"_s.arg(10 + i)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(i % 2 == 0 ? "ARENA_TO_JUDGE_HANDOFF:\n" : "JUDGE_TO_ARENA_HANDOFF:\n");
            file.write("  Implementation: {session_id: l1, mode: Solo}\n");
            time = time.addSecs(60);
            QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
        }
        RoutingFixture fixture;
        fixture.set(
            std::make_shared<const GraphSource>(readGraphSource(folder.path(), *catalog())));
        GraphView &view = fixture.view.graphView();
        QTRY_VERIFY(view.isLaidOut());
        const int edge = fixture.view.graph()->crossings.front().edge;
        QVERIFY(view.describe(-1, edge).contains(u"arena.loop"_s));
        auto *track = fixture.find<ReplayTrack>(u"replayTrack"_s);
        track->setFocus();
        QSignalSpy moved(&fixture.view, &RoutingView::replayMoved);
        QTest::keyClick(track, Qt::Key_Home);
        for (int count = 1; count <= 9; ++count) {
            QTest::keyClick(track, Qt::Key_Right);
            QCOMPARE(fixture.view.moment().value().count, count);
            QCOMPARE(view.describe(-1, edge).contains(u"arena.loop"_s), count >= 7);
            view.selectEdge(edge);
            QStringList told;
            for (const auto *row : fixture.view.findChildren<VerdictRow *>(u"routingProblem"_s)) {
                told.append(row->text());
            }
            QCOMPARE(!told.filter(u"4th time"_s).isEmpty(), count >= 7);
            QCOMPARE(!told.filter(u"5th time"_s).isEmpty(), count >= 9);
        }
        QCOMPARE(moved.size(), 10);
        QTest::keyClick(track, Qt::Key_End);
        QVERIFY(!fixture.view.moment());
    }

    void theCurrentHandoffIsShownNextToTheGraph()
    {
        RoutingFixture fixture;
        const auto review =
            std::ranges::find_if(fixture.view.graph()->crossings, [](const Transfer &crossing) {
                return crossing.at.path.contains(u"review"_s);
            });
        fixture.view.replay().setCount(
            static_cast<int>(review - fixture.view.graph()->crossings.begin()) + 1);
        QCOMPARE(fixture.find<WrapLabel>(u"routingDetailsTitle"_s)->text(),
                 u"phase2-engineering-review.yaml"_s);
        QTRY_VERIFY(textsOf(fixture, u"routingField"_s).contains(u"REJECTED"_s));
        QCOMPARE(fixture.find<WrapLabel>(u"routingFieldsTitle"_s)->text(), u"Fields"_s);
        QVERIFY(textsOf(fixture, u"routingFieldBefore"_s).isEmpty());
        shoot(fixture.view, u"routingview-fields"_s);
    }

    void differencesFromThePreviousHandoffAreShown()
    {
        RoutingFixture fixture;
        auto longer = std::make_shared<GraphSource>(*fixture.view.source());
        auto session = std::make_shared<Session>(*longer->sessions.front());
        const auto review =
            std::ranges::find_if(session->handoffs, [](const SessionHandoff &handoff) {
                return handoff.at.path.contains(u"review"_s);
            });
        SessionHandoff again = *review;
        QFile file(again.at.path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        again.kept = file.readAll().replace("REJECTED", "APPROVED");
        again.attempt += 1;
        again.time = session->handoffs.back().time.addSecs(60);
        session->handoffs.push_back(again);
        longer->sessions.front() = session;
        fixture.set(longer);
        fixture.view.replay().toFirst();
        fixture.view.replay().toLast();
        fixture.view.selectHandoff(session->summary.place.path,
                                   static_cast<int>(session->handoffs.size()) - 1);
        QTRY_VERIFY(textsOf(fixture, u"routingField"_s).contains(u"APPROVED"_s));
        QVERIFY(textsOf(fixture, u"routingFieldBefore"_s).contains(u"before: REJECTED"_s));
        QVERIFY(fixture.find<WrapLabel>(u"routingFieldsTitle"_s)->text().startsWith(u"1 field"_s));
        shoot(fixture.view, u"routingview-fields-before"_s);
    }

    void theSequenceGetsTheFocusWhenChosen()
    {
        RoutingFixture fixture;
        fixture.view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&fixture.view));
        fixture.click(u"showSequence"_s);
        auto *sequence = fixture.find<SequenceView>(u"sequenceView"_s);
        QCOMPARE(QApplication::focusWidget(), sequence);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QCOMPARE(sequence->currentCrossing(), 0);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
        QCOMPARE(sequence->currentCrossing(), 5);
        QSignalSpy opened(&fixture.view, &RoutingView::evidenceActivated);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        fixture.click(u"showGraph"_s);
        QCOMPARE(QApplication::focusWidget(), &fixture.view.graphView());
    }

    void arrowKeysContinueFromTheMatch()
    {
        RoutingFixture fixture;
        fixture.view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&fixture.view));
        GraphView &view = fixture.view.graphView();
        QTRY_VERIFY(view.isLaidOut());
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Slash);
        auto *text = fixture.find<QLineEdit>(u"routingFindText"_s);
        QCOMPARE(QApplication::focusWidget(), text);
        QTest::keyClicks(text, u"mathematician"_s);
        QTest::keyClick(text, Qt::Key_Return);
        const int found = fixture.view.graph()->indexOf(u"cfd/cfd-mathematician"_s);
        QCOMPARE(view.selectedNode(), found);
        QTest::keyClick(text, Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), &view);
        QCOMPARE(view.selectedNode(), found);
        QTest::keyClick(&view, Qt::Key_Left);
        const int edge = view.selectedEdge();
        QVERIFY(edge >= 0);
        QVERIFY(fixture.view.graph()->edges[size_t(edge)].from == found
                || fixture.view.graph()->edges[size_t(edge)].to == found);
    }

    void arrowKeysMoveAndEnterOpens()
    {
        RoutingFixture fixture;
        GraphView &view = fixture.view.graphView();
        QTRY_VERIFY(view.isLaidOut());
        const Transfer &crossing = fixture.view.graph()->crossings.front();
        const RoutingEdge &edge = fixture.view.graph()->edges[size_t(crossing.edge)];
        QSignalSpy opened(&fixture.view, &RoutingView::evidenceActivated);
        view.selectNode(edge.from);
        QSet<int> seen;
        for (const Qt::Key side : {Qt::Key_Left, Qt::Key_Right}) {
            for (int down = 0; down < 8; ++down) {
                view.selectNode(edge.from);
                QTest::keyClick(&view, side);
                for (int i = 0; i < down; ++i) {
                    QTest::keyClick(&view, Qt::Key_Down);
                }
                seen.insert(view.selectedEdge());
            }
        }
        QVERIFY(seen.contains(crossing.edge));
        view.selectEdge(crossing.edge);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QVERIFY(!opened.front().front().value<Evidence>().path.isEmpty());
    }

    void nodesKeepTheirPositionsWhenTheSessionContinues()
    {
        RoutingFixture fixture;
        GraphView &view = fixture.view.graphView();
        auto shorter = std::make_shared<GraphSource>(*fixture.view.source());
        auto session = std::make_shared<Session>(*shorter->sessions.front());
        session->handoffs.pop_back();
        shorter->sessions.front() = session;
        const auto whole = fixture.view.source();
        QTRY_VERIFY(view.isLaidOut());
        fixture.set(shorter);
        QTRY_VERIFY(!view.nodeRect(0).isNull());
        std::map<QString, QPointF> places;
        const auto placesNow = [&] {
            std::map<QString, QPointF> now;
            for (size_t i = 0; i < view.graph().nodes.size(); ++i) {
                now[view.graph().nodes[i].id] = view.graphLayout().nodes[i];
            }
            return now;
        };
        places = placesNow();
        QSignalSpy laidOut(&view, &GraphView::laidOut);
        fixture.set(whole);
        QTRY_VERIFY(!laidOut.isEmpty());
        const auto now = placesNow();
        for (const auto &[id, place] : places) {
            QCOMPARE(now.at(id), place);
        }
    }

    void everyControlHasAName()
    {
        RoutingFixture fixture;
        fixture.click(u"routingFilter"_s);
        fixture.view.openFind();
        fixture.view.graphView().selectEdge(fixture.takenEdge());
        int controls = 0;
        for (QWidget *widget : fixture.view.findChildren<QWidget *>()) {
            const bool isControl = qobject_cast<QAbstractButton *>(widget)
                || qobject_cast<QComboBox *>(widget) || qobject_cast<QAbstractSlider *>(widget)
                || qobject_cast<QAbstractItemView *>(widget) || qobject_cast<QSpinBox *>(widget)
                || qobject_cast<SequenceView *>(widget);
            if (!isControl || !widget->isVisible() || widget->focusPolicy() == Qt::NoFocus
                || widget->objectName().startsWith(u"qt_"_s)) {
                continue;
            }
            ++controls;
            QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(spoken);
            QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(),
                     qPrintable(widget->objectName() + u" has no name"_s));
        }
        QVERIFY(controls > 15);
    }

    void theSizesOfThePartsAreKept()
    {
        QByteArray parts;
        int width = 0;
        {
            RoutingFixture fixture;
            auto *split = fixture.find<QSplitter>(u"routingSplitter"_s);
            QSignalSpy changed(&fixture.view, &RoutingView::partsChanged);
            split->setSizes({700, 476});
            Q_EMIT split->splitterMoved(700, 1);
            QCOMPARE(changed.size(), 1);
            fixture.click(u"routingCloseReplayButton"_s);
            width = split->sizes().last();
            parts = fixture.view.saveParts();
        }
        RoutingFixture fixture;
        fixture.view.restoreParts(parts);
        QCOMPARE(fixture.find<QSplitter>(u"routingSplitter"_s)->sizes().last(), width);
        QVERIFY(!fixture.view.isReplayVisible());
        QVERIFY(fixture.view.areDetailsVisible());
        fixture.view.restoreParts("nothing of ours");
        QVERIFY(fixture.view.areDetailsVisible());
    }
};

QTEST_MAIN(TestRoutingReplay)
#include "tst_routingreplay.moc"
