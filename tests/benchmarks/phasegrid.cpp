// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/benchmarks/measure.h"
#include "tests/sessionsamples.h"
#include "widgets/session/phasegridview.h"
#include "widgets/session/sessionview.h"
#include "widgets/session/timelineview.h"

#include <QCoreApplication>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int groups = sized(10'000, 20); ///< of ten rows each
const int runs = sized(11);
const int frames = sized(200);
constexpr int slices = 25; ///< more turns of the event loop than a change takes

/// Every frame is painted at once, as a reader sees it who holds Page Down.
void scrollThrough(QAbstractScrollArea &area, Times &times)
{
    QScrollBar &bar = *area.verticalScrollBar();
    for (int frame = 0; frame < frames; ++frame) {
        measure(times, [&] {
            bar.setValue(static_cast<int>(qint64(bar.maximum()) * frame / frames));
            area.viewport()->repaint();
        });
    }
}

void keepGrid(const QString &what, const QString &value)
{
    keepFigure(u"Sessions"_s, u"grid of %L1 rows: "_s.arg(groups * 10) + what, value,
               u"a frame has 16 ms"_s);
}

void benchFolding(PhaseGridView &view)
{
    Times all;
    Times none;
    Times group;
    for (int run = 0; run < runs; ++run) {
        measure(all, [&view] {
            view.expandAll();
            view.viewport()->repaint();
        });
        const QModelIndex middle = view.model()->index(groups / 2, 0);
        measure(group, [&view, &middle] {
            view.setExpanded(middle, false);
            view.viewport()->repaint();
            view.setExpanded(middle, true);
            view.viewport()->repaint();
        });
        measure(none, [&view] {
            view.collapseAll();
            view.viewport()->repaint();
        });
    }
    keepGrid(u"unfold everything"_s, median(all));
    keepGrid(u"fold everything"_s, median(none));
    keepGrid(u"fold and unfold one group, two frames"_s, median(group));
    printTimes(u"unfold everything"_s, all);
    printTimes(u"fold and unfold one of the groups"_s, group);
    printTimes(u"fold everything"_s, none);
}

/// The whole view takes over a session in which one phase and one handoff changed, as its follower
/// hands it over.
void benchTakingOver(Session session, int handoffs)
{
    const SessionHandoff one = samples::failed().handoffs.front();
    session.handoffs.assign(static_cast<size_t>(handoffs), one);
    for (size_t i = 0; i < session.handoffs.size(); ++i) {
        session.handoffs[i].at.path = u"/data/handoffs/%1.yaml"_s.arg(i);
    }
    SessionView view;
    view.resize(1176, 786);
    view.setSession(std::make_shared<const Session>(session), samples::now());
    view.show();
    QCoreApplication::processEvents();
    Times turn;
    Times rest;
    for (int run = 0; run < runs; ++run) {
        session.phases[static_cast<size_t>(run) * 10].title += u'*';
        if (run < handoffs) {
            session.handoffs[static_cast<size_t>(run)].producer += u'*';
        }
        const auto newer = std::make_shared<const Session>(session);
        measure(turn, [&] { view.setSession(newer, samples::now()); });
        for (int more = 0; more < slices; ++more) {
            measure(rest, [] { QCoreApplication::processEvents(); });
        }
    }
    const QString what = u"the view takes over a change, %1 rows, %2 handoffs"_s;
    printTimes(what.arg(session.phases.size()).arg(handoffs), turn);
    printTimes(u"  each turn after it"_s, rest);
}

} // namespace

void benchPhaseGrid()
{
    printHeading(u"grid of 100,000 rows"_s);
    auto session = std::make_shared<Session>(samples::large(groups));
    PhaseGridView view(new PhaseGrid);
    view.resize(680, 480);
    view.show();
    QCoreApplication::processEvents();
    Times fill;
    measure(fill, [&] { view.grid().setSession(*session, samples::now()); });
    printTimes(u"fill"_s, fill);
    Times update;
    for (int run = 0; run < runs; ++run) {
        session->phases[static_cast<size_t>(run * (groups / 10))].title += u'*';
        measure(update, [&] { view.grid().setSession(*session, samples::now()); });
    }
    printTimes(u"take over a change of one row"_s, update);
    benchFolding(view);
    view.expandAll();
    Times scroll;
    scrollThrough(view, scroll);
    printTimes(u"scroll: one frame"_s, scroll);
    keepGrid(u"scroll, one frame"_s, medianAndTail(scroll));
    benchTakingOver(*session, 0);
    benchTakingOver(samples::large(sized(1'100, 20)), sized(10'000, 20));
    TimeLineView line;
    line.resize(680, 480);
    line.show();
    QCoreApplication::processEvents();
    Times lineFill;
    measure(lineFill, [&] { line.setSession(session, samples::now()); });
    printTimes(u"time line: fill"_s, lineFill);
    Times lineScroll;
    scrollThrough(line, lineScroll);
    printTimes(u"time line: scroll, one frame"_s, lineScroll);
    keepGrid(u"time line, scroll, one frame"_s, medianAndTail(lineScroll));
}

} // namespace baton
