// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/core/memorytrim.h"
#include "tests/app/windowfixture.h"
#include "tests/benchmarks/idleprocessor.h"
#include "tests/benchmarks/turns.h"
#include "widgets/session/list/sessionlistview.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int idleSeconds = sized(60, 1);
constexpr int patience = 30; ///< minutes

void print(const QString &what, double value, const QString &unit)
{
    printLine(u"  %1 %2 %3"_s.arg(what, -48).arg(value, 8, 'f', 1).arg(unit));
}

} // namespace

void benchSessionWindow(const QString &root, int sessions)
{
    printHeading(u"the window with %L1 sessions listed"_s.arg(sessions));
    trimMemory();
    const double before = residentMb();
    Turns turns;
    QElapsedTimer timer;
    timer.start();
    WindowFixture fixture;
    turns.runUntil([&] { return fixture.window->isSettled(); });
    static_cast<void>(turns.takeLongest());
    fixture.window->openWorkspace(root);
    turns.run([&] { fixture.trigger(u"session.list"_s); });
    const SessionList &list = fixture.find<SessionListView>(u"sessionListView"_s)->list();
    turns.runUntil([&] { return list.sessionCount() == sessions && fixture.window->isSettled(); },
                   patience);
    const double longest = turns.takeLongest();
    print(u"until everything was read"_s, static_cast<double>(timer.elapsed()) / 1e3, u"s"_s);
    print(u"longest turn of the UI thread meanwhile"_s, longest, u"ms"_s);
    static_cast<void>(idleProcessorTime(1)); // work that reading deferred
    const double memory = residentMb() - before;
    print(u"memory of the window"_s, memory, u"MB"_s);
    const double idle = idleProcessorTime(idleSeconds);
    print(u"CPU of the whole process, idle for %1 s"_s.arg(idleSeconds), idle, u"ms"_s);
    const QString what = u"the window with %L1 sessions listed: "_s.arg(sessions);
    keepFigure(u"Sessions"_s, what + u"memory"_s, u"%1 MB"_s.arg(memory, 0, 'f', 1),
               u"%1 MB before"_s.arg(before, 0, 'f', 1));
    keepFigure(u"Sessions"_s, what + u"longest turn while everything is read"_s, duration(longest),
               u"a frame has 16 ms"_s);
    keepFigure(u"Sessions"_s, what + u"processor while nothing happens for %1 s"_s.arg(idleSeconds),
               duration(idle), u"nothing"_s);
}

} // namespace baton
