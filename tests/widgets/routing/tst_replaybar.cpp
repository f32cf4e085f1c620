// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/controls/replaybar.h"

#include "tests/samples/handoffsamples.h"
#include "tests/widgets/look.h"
#include "widgets/routing/controls/replaytrack.h"
#include "widgets/text/elidedlabel.h"

#include <QAccessible>
#include <QComboBox>
#include <QSignalSpy>
#include <QToolButton>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

class Fixture
{
public:
    explicit Fixture(std::shared_ptr<const RoutingGraph> graph = samples::arenaGraph())
        : track(bar.findChild<ReplayTrack *>(u"replayTrack"_s))
        , counts(&bar, &ReplayBar::countChanged)
    {
        bar.resize(840, 84);
        bar.show();
        bar.setGraph(std::move(graph));
        counts.clear();
        track->setFocus();
    }

    void click(const QString &name)
    {
        QTest::mouseClick(bar.findChild<QToolButton *>(name), Qt::LeftButton);
    }

    ReplayBar bar;
    ReplayTrack *track;
    QSignalSpy counts;
};

} // namespace

/// The bar that replays the handoffs of a graph.
class TestReplayBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void startsAtTheEnd()
    {
        Fixture fixture;
        QCOMPARE(fixture.bar.count(), 57);
        QVERIFY(fixture.bar.isAtEnd());
        QVERIFY(fixture.bar.findChild<ElidedLabel *>(u"replaySummary"_s)
                    ->text()
                    .startsWith(u"57 of 57 handoff(s) · 10:02:11 to "_s));
        shoot(fixture.bar, u"replaybar-light"_s);
    }

    void keysStepThroughTheHandoffs()
    {
        Fixture fixture;
        QTest::keyClick(fixture.track, Qt::Key_Left);
        QCOMPARE(fixture.bar.count(), 56);
        QTest::keyClick(fixture.track, Qt::Key_Home);
        QCOMPARE(fixture.bar.count(), 0);
        QTest::keyClick(fixture.track, Qt::Key_Left);
        QCOMPARE(fixture.bar.count(), 0);
        QTest::keyClick(fixture.track, Qt::Key_Right);
        QCOMPARE(fixture.bar.count(), 1);
        QTest::keyClick(fixture.track, Qt::Key_End);
        QCOMPARE(fixture.bar.count(), 57);
        QCOMPARE(fixture.counts.size(), 4);
    }

    void buttonsGoToBothEnds()
    {
        Fixture fixture;
        QVERIFY(!fixture.bar.findChild<QToolButton *>(u"replayLast"_s)->isEnabled());
        fixture.click(u"replayFirst"_s);
        QCOMPARE(fixture.bar.count(), 0);
        QVERIFY(!fixture.bar.findChild<QToolButton *>(u"replayFirst"_s)->isEnabled());
        fixture.click(u"replayLast"_s);
        QCOMPARE(fixture.bar.count(), 57);
    }

    void aClickOnATickGoesThere()
    {
        Fixture fixture;
        const int y = fixture.track->height() / 2;
        QTest::mouseClick(fixture.track, Qt::LeftButton, {}, {fixture.track->xOf(20), y});
        QCOMPARE(fixture.bar.count(), 21);
        QTest::mousePress(fixture.track, Qt::LeftButton, {}, {fixture.track->xOf(30), y});
        QTest::mouseMove(fixture.track, {fixture.track->xOf(40), y});
        QCOMPARE(fixture.bar.count(), 41);
        QTest::mouseRelease(fixture.track, Qt::LeftButton, {}, {fixture.track->xOf(40), y});
        QTest::mouseMove(fixture.track, {fixture.track->xOf(10), y});
        QCOMPARE(fixture.bar.count(), 41);
    }

    void spacePlaysFromTheBeginningAndPauses()
    {
        Fixture fixture;
        fixture.bar.findChild<QComboBox *>(u"replaySpeed"_s)->setCurrentIndex(4);
        QTest::keyClick(fixture.track, Qt::Key_Space);
        QVERIFY(fixture.bar.isPlaying());
        QCOMPARE(fixture.bar.count(), 0);
        QTRY_VERIFY(fixture.bar.count() >= 2);
        QTest::keyClick(fixture.track, Qt::Key_Space);
        QVERIFY(!fixture.bar.isPlaying());
        QVERIFY(fixture.bar.findChildren<QTimer *>().isEmpty());
    }

    void playingEndsAtTheEnd()
    {
        Fixture fixture;
        fixture.bar.findChild<QComboBox *>(u"replaySpeed"_s)->setCurrentIndex(4);
        fixture.bar.setCount(55);
        fixture.click(u"replayPlay"_s);
        QTRY_VERIFY(!fixture.bar.isPlaying());
        QCOMPARE(fixture.bar.count(), 57);
    }

    void newHandoffsAreFollowedOnlyAtTheEnd()
    {
        const auto graph = samples::arenaGraph();
        Fixture fixture(graph);
        fixture.bar.setGraph(samples::withOneMore(*graph, 2));
        QCOMPARE(fixture.bar.count(), 58);
        fixture.bar.setCount(20);
        fixture.bar.setGraph(graph);
        QCOMPARE(fixture.bar.count(), 20);
    }

    void withoutHandoffsThereIsNothingToPlay()
    {
        Fixture fixture(std::make_shared<const RoutingGraph>());
        QVERIFY(!fixture.bar.isEnabled());
        fixture.bar.setPlaying(true);
        QVERIFY(!fixture.bar.isPlaying());
        shoot(fixture.bar, u"replaybar-empty"_s);
    }

    void isASliderForAssistiveTechnology()
    {
        Fixture fixture;
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(fixture.track);
        QVERIFY(spoken);
        QCOMPARE(spoken->role(), QAccessible::Slider);
        QCOMPARE(spoken->valueInterface()->maximumValue().toInt(), 57);
        fixture.bar.setCount(3);
        QCOMPARE(spoken->valueInterface()->currentValue().toInt(), 3);
        QVERIFY(spoken->text(QAccessible::Description).startsWith(u"3 of 57 handoff(s)"_s));
    }

    void aHundredThousandTicksArePainted()
    {
        Fixture fixture(samples::manyHandoffs(100'000, 12));
        fixture.bar.setCount(40'000);
        shoot(fixture.bar, u"replaybar-many"_s);
        QVERIFY(!fixture.bar.grab().isNull());
        QTest::keyClick(fixture.track, Qt::Key_PageUp);
        QCOMPARE(fixture.bar.count(), 50'000);
    }
};

QTEST_MAIN(TestReplayBar)
#include "tst_replaybar.moc"
