// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/samples/handoffsamples.h"
#include "tests/widgets/look.h"
#include "widgets/routing/sequence/sequencegeometry.h"
#include "widgets/routing/sequence/sequencepaint.h"

#include <QTest>

using namespace baton;
using namespace sequencepaint;

/// Positions of lanes and rows in a view of a sequence, without the view.
class TestSequenceGeometry : public QObject
{
    Q_OBJECT

private:
    Sequence m_sequence{samples::arenaGraph()};

    [[nodiscard]] SequenceGeometry at(QPoint scroll, QSize view = {500, 300}) const
    {
        return {m_sequence, 132, view, scroll};
    }

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void lanesAndRowsAreFoundAtTheirPositions()
    {
        const SequenceGeometry moved = at({150, 90});
        for (int lane = 0; lane < std::ssize(m_sequence.lanes()); ++lane) {
            const int x = moved.laneX(lane);
            QCOMPARE(moved.laneAt(x), x < gutter ? -1 : lane);
        }
        for (int row = 0; row < std::ssize(m_sequence.rows()); ++row) {
            const int y = moved.rowRect(row).center().y();
            QCOMPARE(moved.rowAt(y), y < headHeight ? -1 : row);
        }
        QCOMPARE(moved.laneAt(moved.laneX(99)), -1);
        QCOMPARE(moved.rowAt(moved.rowRect(999).center().y()), -1);
    }

    void lanesShareAWideView()
    {
        const int count = static_cast<int>(m_sequence.lanes().size());
        QCOMPARE(at({}, {gutter + count * 200, 300}).laneWidth(), 200);
        QCOMPARE(at({}, {gutter + count * 200, 300}).maximumScroll().x(), 0);
        QCOMPARE(at({}).laneWidth(), 132);
        QCOMPARE(at({}).maximumScroll().x(), count * 132 - (500 - gutter));
    }

    void scrollsARowIntoView()
    {
        const int last = m_sequence.step(static_cast<int>(m_sequence.rows().size()) - 1, 0);
        const QPoint way = at({}).wayTo(last);
        QCOMPARE(at({0, way.y()}).rowRect(last).bottom(), 299);
        const QPoint back = at(at({}).maximumScroll()).wayTo(0);
        QCOMPARE(back.y(), -at({}).maximumScroll().y());
        QCOMPARE(at(way).wayTo(last), QPoint());
    }
};

QTEST_MAIN(TestSequenceGeometry)
#include "tst_sequencegeometry.moc"
