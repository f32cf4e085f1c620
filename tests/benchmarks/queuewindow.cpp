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

/// Follows the queue of @p placeOf in its own window.
void measure(const QString &what, QueueFollower::State state,
             const std::function<QString(const WindowFixture &)> &placeOf)
{
    trimMemory();
    Turns turns;
    WindowFixture fixture;
    turns.runUntil([&] { return fixture.window->isSettled(); });
    const QString place = placeOf(fixture);
    const double before = residentMb();
    fixture.window->open({{place}});
    const auto *view = fixture.find<QueueView>(u"queueView"_s);
    turns.runUntil([&] { return view->follower().hasRead() && view->follower().state() == state; });
    static_cast<void>(idleProcessorTime(1)); // work that opening deferred
    const double memory = residentMb() - before;
    const double idle = idleProcessorTime(idleSeconds);
    const double share = idle / (idleSeconds * 10.0);
    printLine(u"  %1: memory %2 MB; idle for %3 s: %4 ms of the processor (%5 %)"_s.arg(what)
                  .arg(memory, 0, 'f', 1)
                  .arg(idleSeconds)
                  .arg(idle, 0, 'f', 1)
                  .arg(share, 0, 'f', 2));
    const QString row = u"the window with a queue of %L1 steps, %2: "_s.arg(steps).arg(what);
    keepFigure(u"Sessions"_s, row + u"memory"_s, u"%1 MB"_s.arg(memory, 0, 'f', 1),
               u"%1 MB before"_s.arg(before, 0, 'f', 1));
    keepFigure(u"Sessions"_s, row + u"processor while nothing happens for %1 s"_s.arg(idleSeconds),
               u"%1, %2 %"_s.arg(duration(idle)).arg(share, 0, 'f', 2), u"1 %"_s);
}

} // namespace

void benchQueueWindow()
{
    using State = QueueFollower::State;
    printHeading(u"the window with a queue of %L1 steps, followed"_s.arg(steps));
    measure(u"SQLite, looked at"_s, State::Looking, [](const WindowFixture &fixture) {
        const QString path = fixture.path(u"queue.db"_s);
        makeQueue(*databaseAddress(path), packWithQueue(*fixture.context.catalog), steps);
        return path;
    });
    for (const bool hasTrigger : {true, false}) {
        const std::optional<QueueServer> server = startQueueServer(steps, hasTrigger);
        if (server) {
            measure(hasTrigger ? u"PostgreSQL, told by a trigger"_s : u"PostgreSQL, looked at"_s,
                    hasTrigger ? State::Notified : State::Looking,
                    [&server](const WindowFixture &) { return server->url; });
        }
    }
}

} // namespace baton
