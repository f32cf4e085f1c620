// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "sessionviewfixture.h"
#include "tests/widgets/accessible.h"
#include "tests/widgets/highcontrast.h"
#include "widgets/session/grid/timelineview.h"
#include "widgets/style/fonts.h"

#include <QImage>
#include <QScrollBar>
#include <QToolButton>

using namespace baton;
using namespace Qt::StringLiterals;

/// The phases of a session on a time line.
class TestTimeLineView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void theTimeLineReplacesTheGrid()
    {
        const Fixture fixture(samples::failed());
        auto &line = fixture.find<TimeLineView>(u"timeLine"_s);
        QTest::mouseClick(&fixture.find<QToolButton>(u"showTimeLine"_s), Qt::LeftButton);
        QVERIFY(line.isVisible());
        QVERIFY(!fixture.grid().isVisible());
        QCOMPARE(line.currentPlace(), (PhasePlace{2, 1}));
        shoot(const_cast<SessionView &>(fixture.view), u"session-timeline"_s);
        QTest::mouseClick(line.viewport(), Qt::LeftButton, {},
                          line.bars().barRect({1, 2}).center());
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{1, 2}));
        line.setFocus();
        QTest::keyClick(&line, Qt::Key_Down);
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 2}));
        QTest::keyClick(&line, Qt::Key_Right);
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 3}));
    }

    void theDayIsShownIfTheTimePassesMidnight()
    {
        const auto textsOf = [](const Session &session) {
            const Fixture fixture(session);
            fixture.find<QToolButton>(u"showTimeLine"_s).setChecked(true);
            shoot(const_cast<SessionView &>(fixture.view), u"session-timeline-days"_s);
            QStringList texts;
            for (const auto &mark : fixture.find<TimeLineView>(u"timeLine"_s).bars().axisMarks()) {
                texts.append(mark.text);
            }
            return texts;
        };
        Session session = samples::failed();
        const QStringList within = textsOf(session);
        QVERIFY(within.size() > 2);
        QVERIFY(
            std::ranges::none_of(within, [](const QString &one) { return one.contains(u'-'); }));
        SessionPhase &first = session.phases.front();
        first.started = first.started.addDays(-1).addSecs(3 * 3600);
        first.attempts.front().started = first.started;
        const QStringList over = textsOf(session);
        const auto days = std::ranges::count_if(
            over, [](const QString &one) { return one.startsWith(u"02-2"_s); });
        QCOMPARE(days, 2);
        QVERIFY2(over.front().startsWith(u"02-20 "_s), qPrintable(over.join(u' ')));
    }

    void timesAtTheBorderAreComplete()
    {
        for (int width = 1000; width < 1200; width += 20) {
            const Fixture fixture(samples::failed(), {width, 786});
            fixture.find<QToolButton>(u"showTimeLine"_s).setChecked(true);
            const auto &line = fixture.find<TimeLineView>(u"timeLine"_s);
            const QFontMetrics metrics(fonts::small());
            QVERIFY(!line.bars().axisMarks().empty());
            for (const auto &mark : line.bars().axisMarks()) {
                QVERIFY2(mark.x + metrics.horizontalAdvance(mark.text) < line.viewport()->width(),
                         qPrintable(QString::number(width)));
            }
        }
    }

    void theCurrentRunIsAnnounced()
    {
        const Fixture fixture(samples::failed());
        auto &line = fixture.find<TimeLineView>(u"timeLine"_s);
        fixture.find<QToolButton>(u"showTimeLine"_s).setChecked(true);
        QCOMPARE(namelessControls(fixture.find<QWidget>(u"phasesPane"_s)), QStringList());
        line.setFocus();
        QCOMPARE(line.accessibleDescription(), u"Flow, attempt 1: failed"_s);
        QTest::keyClick(&line, Qt::Key_Right);
        QCOMPARE(line.accessibleDescription(), u"Flow, attempt 2: failed"_s);
        QTest::keyClick(&line, Qt::Key_Up);
        QVERIFY(line.accessibleDescription().startsWith(u"Mesh"_s));
        const QStringList order = tabOrder(line);
        QVERIFY2(isInOrder(order, {u"timeLine"_s, u"gateStrip"_s, u"errorHistoryTable"_s}),
                 qPrintable(order.join(u' ')));
    }

    void theFocusIsVisibleInHighContrast()
    {
        const HighContrast desktop;
        const Fixture fixture(samples::failed());
        auto &line = fixture.find<TimeLineView>(u"timeLine"_s);
        fixture.find<QToolButton>(u"showTimeLine"_s).setChecked(true);
        fixture.find<QWidget>(u"gateStrip"_s).setFocus();
        const QImage without = line.viewport()->grab().toImage();
        line.setFocus();
        const QImage with = line.viewport()->grab().toImage();
        QVERIFY(without != with);
        shoot(const_cast<SessionView &>(fixture.view), u"session-timeline-high-contrast"_s);
    }

    void theTimeLineIsZoomed()
    {
        const Fixture fixture(samples::failed());
        auto &line = fixture.find<TimeLineView>(u"timeLine"_s);
        QTest::mouseClick(&fixture.find<QToolButton>(u"showTimeLine"_s), Qt::LeftButton);
        line.setFocus();
        const int before = line.bars().barRect({2, 2}).width();
        QTest::keyClick(&line, Qt::Key_Plus);
        QTest::keyClick(&line, Qt::Key_Plus);
        QVERIFY(line.bars().barRect({2, 2}).width() > before * 1.4);
        QVERIFY(line.horizontalScrollBar()->maximum() > 0);
        QTest::keyClick(&line, Qt::Key_0);
        QCOMPARE(line.bars().barRect({2, 2}).width(), before);
    }

    void marksScrollOutWithTheirRuns()
    {
        const Fixture fixture(samples::failed());
        auto &line = fixture.find<TimeLineView>(u"timeLine"_s);
        QTest::mouseClick(&fixture.find<QToolButton>(u"showTimeLine"_s), Qt::LeftButton);
        const int edge = line.bars().barRect({0, 1}).left();
        for (int i = 0; i < 8; ++i) {
            QTest::keyClick(&line, Qt::Key_Plus);
        }
        line.horizontalScrollBar()->setValue(line.horizontalScrollBar()->maximum());
        const QRect gone = line.bars().barRect({1, 2});
        QVERIFY(gone.right() < edge);
        const QImage shown = line.viewport()->grab().toImage();
        const QColor ground = Theme::color(Role::View);
        for (int x = edge; x < shown.width(); ++x) {
            QCOMPARE(shown.pixelColor(x, gone.center().y()), ground);
        }
    }

    void theMarkOfAShortRunAtTheEndIsCompletelyVisible()
    {
        Session session = samples::failed();
        SessionAttempt &last = session.phases[2].attempts.back();
        last.started = last.ended.addSecs(-1);
        session.summary.ended = last.ended;
        const Fixture fixture(std::move(session));
        auto &line = fixture.find<TimeLineView>(u"timeLine"_s);
        QTest::mouseClick(&fixture.find<QToolButton>(u"showTimeLine"_s), Qt::LeftButton);
        const QRect bar = line.bars().barRect({2, 3});
        QVERIFY(line.viewport()->width() - bar.right() < 12);
        const QImage shown = line.viewport()->grab().toImage();
        const QColor mark = Theme::color(Role::Error);
        int drawn = 0;
        for (int x = bar.left() - 16; x < bar.left() - 2; ++x) {
            drawn += shown.pixelColor(x, bar.center().y()) == mark ? 1 : 0;
        }
        QVERIFY2(drawn > 3, qPrintable(QString::number(drawn)));
    }

    void attemptsWithoutTimesAreOnTheTimeLine()
    {
        Session session = samples::failed();
        SessionPhase &mesh = session.phases[1];
        mesh.started = mesh.ended = {};
        for (SessionAttempt &attempt : mesh.attempts) {
            attempt.started = attempt.ended = {};
        }
        const Fixture fixture(std::move(session));
        auto &line = fixture.find<TimeLineView>(u"timeLine"_s);
        QTest::mouseClick(&fixture.find<QToolButton>(u"showTimeLine"_s), Qt::LeftButton);
        const auto runs = line.bars().untimedAt(1);
        QCOMPARE(runs.size(), 2u);
        QCOMPARE(runs[1].status, Status::Ok);
        QCOMPARE(runs[1].text, u"ok"_s);
        const QImage shown = line.viewport()->grab().toImage();
        const QColor ground = Theme::color(Role::View);
        const QRect mark(runs[1].area.topLeft() + QPoint(2, 8), QSize(12, 14));
        int drawn = 0;
        for (int y = mark.top(); y < mark.bottom(); ++y) {
            for (int x = mark.left(); x < mark.right(); ++x) {
                drawn += shown.pixelColor(x, y) == ground ? 0 : 1;
            }
        }
        QVERIFY2(drawn > 10, qPrintable(QString::number(drawn)));
        QTest::mouseClick(line.viewport(), Qt::LeftButton, {}, runs[1].area.center());
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{1, 2}));
        QCOMPARE(line.bars().untimedAt(4).front().text, u"skipped, not part of a debug run"_s);
        QVERIFY(line.bars().untimedAt(2).empty());
    }

    void runsWithoutTimesShareTheirPhase()
    {
        Session session = samples::failed();
        session.phases[1].attempts[0].ended = {};
        session.phases[1].attempts[1].started = {};
        const Fixture fixture(std::move(session));
        auto &line = fixture.find<TimeLineView>(u"timeLine"_s);
        QTest::mouseClick(&fixture.find<QToolButton>(u"showTimeLine"_s), Qt::LeftButton);
        const QRect first = line.bars().barRect({1, 1});
        const QRect second = line.bars().barRect({1, 2});
        QVERIFY(first.width() > 20 && second.width() > 20);
        QVERIFY(qAbs(first.right() - second.left()) <= 2);
    }
};

QTEST_MAIN(TestTimeLineView)
#include "tst_timelineview.moc"
