// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The first and the second start with an index of sessions.
#include "models/protocol/catalog/catalog.h"
#include "models/sessionstore/sessionstore.h"
#include "tests/benchmarks/measure.h"
#include "tests/support/sessionfactory.h"

#include <QEventLoop>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QThread>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Milliseconds until all sessions below @p root are known with their findings. The @p index is
/// complete on return; without a name there is none.
double start(const std::shared_ptr<const ProtocolCatalog> &catalog, const QString &root,
             const QString &index, int &readings)
{
    SessionStore store(catalog);
    if (!index.isEmpty()) {
        DatabaseAddress address;
        address.path = index;
        store.setIndex(address);
    }
    QEventLoop loop;
    QObject::connect(&store, &SessionStore::finished, &loop, &QEventLoop::quit);
    QElapsedTimer timer;
    timer.start();
    store.find(root);
    loop.exec();
    readings = store.readings();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void startsWith(const std::shared_ptr<const ProtocolCatalog> &catalog, int count)
{
    const QTemporaryDir folder;
    SessionFactory factory(42);
    factory.setTrouble(10, 2);
    factory.addCfd(folder.filePath(u"sessions"_s), count);
    QThread::sleep(3); // the times of new files are not trusted
    const QString index = folder.filePath(u"index.db"_s);
    int read = 0;
    int readAgain = 0;
    const double without = start(catalog, folder.filePath(u"sessions"_s), QString(), read);
    QElapsedTimer written;
    written.start();
    const double first = start(catalog, folder.filePath(u"sessions"_s), index, read);
    const auto whole = static_cast<double>(written.elapsed());
    const double second = start(catalog, folder.filePath(u"sessions"_s), index, readAgain);
    const QString what = u"%L1 sessions, %L2 handoffs with an index"_s.arg(factory.sessions())
                             .arg(factory.handoffs());
    printLine(u"  %1: first start %2 (written after %3; without an index %4), second %5, of which "
              "%6 were read; %7 MB"_s
                  .arg(what, duration(first), duration(whole), duration(without), duration(second))
                  .arg(readAgain)
                  .arg(QFileInfo(index).size() / 1'000'000));
    keepFigure(u"Sessions"_s, what + u": second start, all findings known"_s, duration(second),
               u"first start: %1; without an index: %2; the index: %3 MB"_s
                   .arg(duration(first), duration(without))
                   .arg(QFileInfo(index).size() / 1'000'000));
}

} // namespace

void benchStarts()
{
    printHeading(u"The first and the second start"_s);
    const auto catalog = ProtocolCatalog::load();
    for (const int count : {1000, 10'000, 50'000}) {
        startsWith(catalog, sized(count, 10));
    }
}

} // namespace baton
