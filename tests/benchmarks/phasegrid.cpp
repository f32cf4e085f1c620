// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/benchmarks/measure.h"
#include "tests/samples/sessionsamples.h"
#include "widgets/session/grid/phasegridview.h"
#include "widgets/session/grid/timelineview.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/session/view/sessionview.h"

#include <QCoreApplication>
#include <QScrollBar>
#include <QThread>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int groups = sized(10'000, 20); ///< of ten rows each
const int runs = sized(11);
const int frames = sized(200);
constexpr int slices = 25; ///< more event loop turns than a change takes

/// Paints every frame immediately, as while Page Down is held.
void scrollThrough(QAbstractScrollArea &area, Times &times)
{
    QScrollBar &bar = *area.verticalScrollBar();
    for (int frame = 0; frame < frames; ++frame) {
        measureCpu(times, [&] {
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
        measureCpu(all, [&view] {
            view.expandAll();
            view.viewport()->repaint();
        });
        const QModelIndex middle = view.model()->index(groups / 2, 0);
        measureCpu(group, [&view, &middle] {
            view.setExpanded(middle, false);
            view.viewport()->repaint();
            view.setExpanded(middle, true);
            view.viewport()->repaint();
        });
        measureCpu(none, [&view] {
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

/// Adds the time of the UI thread in each turn after @p session is set in @p view, until it is
/// shown and painted and no work is left.
void turnsUntilShown(SessionView &view, std::shared_ptr<const Session> session, Times &turns)
{
    measureCpu(turns, [&] { view.setSession(std::move(session), samples::now()); });
    for (int left = slices; left > 0; left -= view.isShown() ? 1 : 0) {
        measureCpu(turns, [] { QCoreApplication::processEvents(QEventLoop::AllEvents); });
        if (!view.isShown()) {
            QThread::usleep(500);
        }
    }
}

/// Sorts thousands of handoffs by a click on a title.
void benchSorting(SessionView &view, int handoffs)
{
    auto &table = *view.findChild<SessionTableView *>(u"handoffsTable"_s);
    Times sorted;
    for (int run = 0; run < runs; ++run) {
        for (const int column : {0, 1, 3}) {
            measureCpu(sorted, [&] {
                table.sortByColumn(column, run % 2 ? Qt::AscendingOrder : Qt::DescendingOrder);
                QCoreApplication::sendPostedEvents();
                table.viewport()->repaint();
            });
        }
    }
    printTimes(u"%L1 handoffs: sorted by another column"_s.arg(handoffs), sorted);
    keepFigure(u"Sessions"_s,
               u"a session of %L1 handoffs: sorted by another column"_s.arg(handoffs),
               u"%1, longest %2"_s.arg(median(sorted), duration(sorted.quantile(1))),
               u"a frame has 16 ms"_s);
}

/// Updates the whole view to a session in which one phase and one handoff changed, like its
/// follower.
void benchTakingOver(Session session, int handoffs)
{
    const SessionHandoff one = samples::failed().handoffs.front();
    session.handoffs.assign(static_cast<size_t>(handoffs), one);
    for (size_t i = 0; i < session.handoffs.size(); ++i) {
        session.handoffs[i].at.path = u"/data/handoffs/%1.yaml"_s.arg(i * 7919 % 100'003);
        session.handoffs[i].time = one.time.addSecs(static_cast<qint64>(i * 6007 % 86'399));
    }
    SessionView view;
    view.resize(1176, 786);
    view.show();
    QCoreApplication::processEvents();
    const QString what = u"%1, %2 rows, %3 handoffs"_s;
    Times first;
    turnsUntilShown(view, std::make_shared<const Session>(session), first);
    printTimes(what.arg(u"opened: a turn"_s).arg(session.phases.size()).arg(handoffs), first);
    Times turns;
    for (int run = 0; run < runs; ++run) {
        session.phases[static_cast<size_t>(run) * 10].title += u'*';
        if (run < handoffs) {
            session.handoffs[static_cast<size_t>(run)].producer += u'*';
        }
        const auto newer = std::make_shared<const Session>(session);
        turnsUntilShown(view, newer, turns);
    }
    keepFigure(u"Sessions"_s,
               u"a session of %L1 rows and %L2 handoffs: longest turn while it opens"_s
                   .arg(session.phases.size())
                   .arg(handoffs),
               duration(first.quantile(1)),
               u"while a change is taken over: "_s + duration(turns.quantile(1)));
    printTimes(what.arg(u"a change: a turn"_s).arg(session.phases.size()).arg(handoffs), turns);
    if (handoffs > 0) {
        benchSorting(view, handoffs);
    }
}

/// Opens a session of thousands of errors and moves through them: the selected one shows all of its
/// text.
void benchErrors(int count)
{
    Session session = samples::failed();
    const std::vector<SessionError> some = session.errors;
    for (int i = 0; i < count; ++i) {
        SessionError error = some[static_cast<size_t>(i) % some.size()];
        error.message += u" in iteration %1"_s.arg(i);
        error.fix += u", and then once more with a smaller step"_s;
        session.errors.push_back(std::move(error));
    }
    SessionView view;
    view.resize(1176, 786);
    view.show();
    QCoreApplication::processEvents();
    Times first;
    turnsUntilShown(view, std::make_shared<const Session>(session), first);
    auto &table = *view.findChild<SessionTableView *>(u"errorHistoryTable"_s);
    table.setFocus();
    Times steps;
    for (int run = 0; run < runs; ++run) {
        measureCpu(steps, [&] {
            table.setCurrentRow(run * (count / runs));
            QCoreApplication::processEvents(QEventLoop::AllEvents);
            table.viewport()->repaint();
        });
    }
    printTimes(u"%L1 errors: opened, a turn"_s.arg(count), first);
    printTimes(u"%L1 errors: another one is chosen"_s.arg(count), steps);
    keepFigure(u"Sessions"_s, u"a session of %L1 errors: longest turn while it opens"_s.arg(count),
               duration(first.quantile(1)),
               u"another error is chosen: "_s + duration(steps.quantile(1)));
}

} // namespace

void benchPhaseGrid()
{
    printHeading(u"grid of 100,000 rows, time of the UI thread"_s);
    auto session = std::make_shared<Session>(samples::large(groups));
    PhaseGridView view(new PhaseGrid);
    view.resize(680, 480);
    view.show();
    QCoreApplication::processEvents();
    Times fill;
    PhaseGridUpdate filling = view.grid().changeTo(session);
    measureCpu(fill, [&] { view.grid().take(filling, samples::now()); });
    printTimes(u"fill"_s, fill);
    Times update;
    for (int run = 0; run < runs; ++run) {
        session = std::make_shared<Session>(*session);
        session->phases[static_cast<size_t>(run * (groups / 10))].title += u'*';
        PhaseGridUpdate change = view.grid().changeTo(session);
        measureCpu(update, [&] { view.grid().take(change, samples::now()); });
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
    benchErrors(sized(5'000, 20));
    TimeLineView line;
    line.resize(680, 480);
    line.show();
    QCoreApplication::processEvents();
    Times lineFill;
    measureCpu(lineFill, [&] { line.setSession(session, samples::now()); });
    printTimes(u"time line: fill"_s, lineFill);
    Times lineScroll;
    scrollThrough(line, lineScroll);
    printTimes(u"time line: scroll, one frame"_s, lineScroll);
    keepGrid(u"time line, scroll, one frame"_s, medianAndTail(lineScroll));
}

} // namespace baton
