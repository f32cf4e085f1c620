// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/benchmarks/measure.h"
#include "tests/samples/handoffsamples.h"
#include "widgets/routing/controls/replaybar.h"
#include "widgets/routing/sequence/sequenceview.h"

#include <QCoreApplication>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int handoffs = sized(100'000, 500);
constexpr int agents = 60;
const int frames = sized(200);

void benchScroll(SequenceView &view)
{
    Times scroll;
    QScrollBar &bar = *view.verticalScrollBar();
    for (int frame = 0; frame < frames; ++frame) {
        measure(scroll, [&] {
            bar.setValue(static_cast<int>(qint64(bar.maximum()) * frame / frames));
            view.viewport()->repaint();
        });
    }
    printTimes(u"sequence: scroll, one frame"_s, scroll);
    keepFigure(u"Routing"_s, u"sequence of %L1 handoffs: scroll, one frame"_s.arg(handoffs),
               medianAndTail(scroll), u"a frame has 16 ms"_s);
    Times select;
    for (int frame = 0; frame < frames; ++frame) {
        measure(select, [&] {
            view.setCurrentCrossing(handoffs / frames * frame);
            view.viewport()->repaint();
        });
    }
    printTimes(u"sequence: select a handoff"_s, select);
}

} // namespace

void benchSequence()
{
    printHeading(u"sequence and replay of %L1 handoffs"_s.arg(handoffs));
    const auto graph = samples::manyHandoffs(handoffs, agents);
    SequenceView view;
    view.resize(900, 700);
    view.show();
    ReplayBar bar;
    bar.resize(900, 84);
    bar.show();
    QCoreApplication::processEvents();
    Times fill;
    measure(fill, [&] { view.setGraph(graph); });
    printTimes(u"sequence: fill"_s, fill);
    benchScroll(view);
    Times fillBar;
    measure(fillBar, [&] { bar.setGraph(graph); });
    printTimes(u"replay bar: fill"_s, fillBar);
    Times step;
    for (int frame = 0; frame < frames; ++frame) {
        measure(step, [&] {
            bar.setCount(handoffs / frames * frame);
            bar.repaint();
        });
    }
    printTimes(u"replay bar: step, one frame"_s, step);
    keepFigure(u"Routing"_s, u"replay bar of %L1 handoffs: a step, one frame"_s.arg(handoffs),
               medianAndTail(step), u"a frame has 16 ms"_s);
}

} // namespace baton
