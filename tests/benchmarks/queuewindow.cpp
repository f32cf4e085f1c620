// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/core/memorytrim.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "tests/app/windowfixture.h"
#include "tests/benchmarks/idleprocessor.h"
#include "tests/benchmarks/queuesteps.h"
#include "tests/benchmarks/turns.h"
#include "widgets/queue/queueview.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int idleSeconds = sized(60, 1);
const int steps = sized(1'000, 10);

const ProtocolPack &packWithQueue(const ProtocolCatalog &catalog)
{
    const auto pack =
        std::ranges::find_if(catalog.packs(), [](const auto &one) { return one->queue.exists(); });
    if (pack == catalog.packs().end()) {
        qFatal("no protocol has a queue");
    }
    return **pack;
}

} // namespace

void benchQueueWindow()
{
    printHeading(u"the window with a queue of %L1 steps"_s.arg(steps));
    trimMemory();
    Turns turns;
    WindowFixture fixture;
    turns.runUntil([&] { return fixture.window->isSettled(); });
    const DatabaseAddress address = *databaseAddress(fixture.path(u"queue.db"_s));
    makeQueue(address, packWithQueue(*fixture.context.catalog), steps);
    const double before = residentMb();
    fixture.window->open({{address.path}});
    const auto *view = fixture.find<QueueView>(u"queueView"_s);
    turns.runUntil([view] { return view->follower().hasRead(); });
    static_cast<void>(idleProcessorTime(1)); // what the opening puts off
    const double memory = residentMb() - before;
    const double idle = idleProcessorTime(idleSeconds);
    const double share = idle / (idleSeconds * 10.0);
    printLine(u"  memory of the queue: %1 MB; idle for %2 s: %3 ms of the processor (%4 %)"_s
                  .arg(memory, 0, 'f', 1)
                  .arg(idleSeconds)
                  .arg(idle, 0, 'f', 1)
                  .arg(share, 0, 'f', 2));
    const QString what = u"the window with a queue of %L1 steps, followed: "_s.arg(steps);
    keepFigure(u"Sessions"_s, what + u"memory"_s, u"%1 MB"_s.arg(memory, 0, 'f', 1),
               u"%1 MB before"_s.arg(before, 0, 'f', 1));
    keepFigure(u"Sessions"_s, what + u"processor while nothing happens for %1 s"_s.arg(idleSeconds),
               u"%1, %2 %"_s.arg(duration(idle)).arg(share, 0, 'f', 2), u"1 %"_s);
}

} // namespace baton
