// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/core/memorytrim.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "models/sessionstore/sessionfollower.h"
#include "models/sessionstore/sessionstore.h"
#include "tests/benchmarks/measure.h"
#include "tests/support/sessionfactory.h"

#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>

#include <ctime>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int sessionCount = sized(10'000, 20);

double cpuMs()
{
    return static_cast<double>(std::clock()) * 1000 / CLOCKS_PER_SEC;
}

/// Waits for background work.
void rest(int seconds)
{
    QEventLoop loop;
    QTimer::singleShot(seconds * 1000, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Runs until the search has ended or all rows exist; stores when the first arrived.
void find(SessionStore &store, const QString &root, Times &first, Times &complete,
          bool isRowsOnly = false)
{
    QEventLoop loop;
    QElapsedTimer timer;
    bool isFirst = true;
    const auto found = QObject::connect(&store, &SessionStore::found, &loop, [&] {
        if (std::exchange(isFirst, false)) {
            first.milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
    });
    QObject::connect(&store, &SessionStore::finished, &loop, &QEventLoop::quit);
    QObject::connect(&store, &SessionStore::progressChanged, &loop, [&] {
        if (isRowsOnly && !store.isWalking()) {
            loop.quit();
        }
    });
    timer.start();
    store.find(root);
    loop.exec();
    complete.milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    QObject::disconnect(found);
}

/// Orchestrator sessions are in one folder and refer to each other.
void siblings(const std::shared_ptr<const ProtocolCatalog> &catalog)
{
    const QTemporaryDir root;
    SessionFactory factory(42);
    factory.addNative(root.path(), sessionCount);
    SessionStore store(catalog);
    Times ignored;
    Times whole;
    find(store, root.path(), ignored, whole);
    printTimes(u"findings of as many sessions in one folder"_s, whole);
}

/// Sessions of every protocol, each in its own folder.
void mixed(const std::shared_ptr<const ProtocolCatalog> &catalog)
{
    const QTemporaryDir root;
    SessionFactory factory(42);
    factory.addAll(root.path(), sized(400, 4));
    SessionStore store(catalog);
    Times first;
    Times whole;
    find(store, root.path(), first, whole);
    const QString what = u"%L1 sessions of five protocols: "_s.arg(factory.sessions());
    printTimes(what + u"first rows"_s, first);
    printTimes(what + u"all findings counted"_s, whole);
    keepFigure(u"Sessions"_s, what + u"all findings counted, in the background"_s, median(whole),
               u"first rows: "_s + median(first));
}

/// From the notice that a listed session changed until its row is current; most of it is the delay
/// that collects changes.
void touchOne(SessionStore &store, const std::vector<SessionSummary> &rows)
{
    Times change;
    QEventLoop loop;
    QObject::connect(&store, &SessionStore::counted, &loop, &QEventLoop::quit);
    for (int run = 0; run < sized(20); ++run) {
        const SessionLocation &place = rows.at(static_cast<size_t>(run)).place;
        measure(change, [&] {
            store.touch({place.stateFile.isEmpty() ? place.path : place.stateFile});
            loop.exec();
        });
    }
    printTimes(u"a listed session that changed, until its row is current"_s, change);
}

const int idleSeconds = sized(60, 1);

/// Processor time of a minute in which all sessions are listed, one is followed and nothing
/// changes.
void idle(SessionStore &store, const QString &folder)
{
    SessionFollower follower(store);
    QEventLoop loop;
    QObject::connect(&follower, &SessionFollower::changed, &loop, &QEventLoop::quit);
    follower.follow(sessionAt(folder, *store.catalog()));
    loop.exec();
    rest(1);
    const double before = cpuMs();
    rest(idleSeconds);
    keepFigure(
        u"Sessions"_s,
        u"processor while nothing happens for %1 s, all listed, one followed"_s.arg(idleSeconds),
        duration(cpuMs() - before), u"nothing"_s);
    printLine(
        u"  %1 %2 ms CPU"_s.arg(u"idle for %1 s, all listed, one followed"_s.arg(idleSeconds), -48)
            .arg(cpuMs() - before, 8, 'f', 2));
}

} // namespace

void benchSessions()
{
    const QTemporaryDir root;
    SessionFactory factory(42);
    factory.addCfd(root.path(), sessionCount);
    printHeading(u"%1 sessions, %2 handoffs"_s.arg(factory.sessions()).arg(factory.handoffs()));
    // First: memory that other measurements freed would be used again and not be counted.
    benchSessionWindow(root.path(), factory.sessions());
    const auto catalog = ProtocolCatalog::load();
    trimMemory();
    const double before = residentMb();
    Times first;
    Times complete;
    QString folder;
    for (int run = 0; run < sized(3); ++run) {
        SessionStore store(catalog);
        QObject::connect(&store, &SessionStore::found,
                         [&](const std::vector<SessionSummary> &sessions) {
                             folder = sessions.front().place.path;
                         });
        find(store, root.path(), first, complete, true);
    }
    printTimes(u"first rows"_s, first);
    printTimes(u"all rows"_s, complete);
    const QString size =
        u"%L1 sessions, %L2 handoffs: "_s.arg(factory.sessions()).arg(factory.handoffs());
    keepFigure(u"Sessions"_s, size + u"first rows"_s, median(first),
               u"all rows: "_s + median(complete));
    Times whole;
    Times ignored;
    std::vector<SessionSummary> rows;
    SessionStore store(catalog);
    QObject::connect(&store, &SessionStore::found,
                     [&](const std::vector<SessionSummary> &sessions) {
                         rows.insert(rows.end(), sessions.begin(), sessions.end());
                     });
    find(store, root.path(), ignored, whole);
    printTimes(u"all findings counted, in the background"_s, whole);
    rest(1);
    const double memory = residentMb() - before;
    printLine(
        u"  %1 %2 MB"_s.arg(u"memory for %1 rows"_s.arg(rows.size()), -48).arg(memory, 8, 'f', 1));
    keepFigure(u"Sessions"_s, size + u"all findings counted, in the background"_s, median(whole),
               u"all rows: "_s + median(complete));
    keepFigure(u"Sessions"_s, size + u"memory of the list"_s, u"%1 MB"_s.arg(memory, 0, 'f', 1),
               u"%1 MB before"_s.arg(before, 0, 'f', 1));
    Times one;
    for (int run = 0; run < sized(50); ++run) {
        const SessionLocation place = rows.at(size_t(run) * size_t(sessionCount / 100)).place;
        measure(one, [&] {
            const Session session = readSession(place, *catalog);
            Q_UNUSED(session);
        });
    }
    printTimes(u"one session read whole"_s, one);
    touchOne(store, rows);
    siblings(catalog);
    mixed(catalog);
    idle(store, folder);
}

} // namespace baton
