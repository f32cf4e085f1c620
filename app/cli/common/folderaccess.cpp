// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/folderaccess.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/console.h"
#include "app/cli/common/filewalk.h"
#include "models/disk/folderlisting.h"
#include "models/protocol/catalog/catalog.h"
#include "models/queue/queuereader.h"
#include "models/queue/queuesession.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"

#include <QFileInfo>

#include <algorithm>

namespace baton::cli {

std::optional<SessionLocation> namedSession(const QString &path, const ProtocolCatalog &catalog,
                                            Console &console)
{
    if (path.isEmpty()) {
        console.complain(CliTexts::tr("An empty path names no session. Check the path."));
        return std::nullopt;
    }
    SessionLocation place = sessionAt(path, catalog);
    if (!QFileInfo::exists(path) && place.stateFile.isEmpty()) {
        console.complain(CliTexts::tr("There is no %1. Check the path.").arg(path));
        return std::nullopt;
    }
    if (const QString reason = accessProblem(place.path); !reason.isEmpty()) {
        console.complain(reason);
        return std::nullopt;
    }
    return place;
}

namespace {

std::optional<Session> readQueueSession(const QString &url, const ProtocolCatalog &catalog,
                                        Console &console)
{
    const Result<DatabaseAddress> address = databaseAddress(url);
    const auto pack = std::ranges::find_if(catalog.packs(),
                                           [](const auto &each) { return each->queue.exists(); });
    if (!address || pack == catalog.packs().end()) {
        console.complain(!address ? address.error()
                                  : CliTexts::tr("No protocol keeps its steps in a database."));
        return std::nullopt;
    }
    const auto connection = openQueue(*address, DatabaseConnection::Access::Read);
    const Result<StepQueue> queue =
        connection ? readQueue(**connection, **pack) : Result<StepQueue>(connection.failure());
    if (!queue) {
        console.complain(queue.error());
        return std::nullopt;
    }
    return queueSession(*queue, **pack, *address);
}

} // namespace

std::optional<Session> readNamedSession(const QString &path, const ProtocolCatalog &catalog,
                                        const SessionSettings &settings, Console &console)
{
    if (isDatabaseUrl(path) || isDatabaseFile(path)) {
        return readQueueSession(path, catalog, console);
    }
    const std::optional<SessionLocation> place = namedSession(path, catalog, console);
    return place ? std::optional(readSession(*place, catalog, settings)) : std::nullopt;
}

bool isOpenToView(const QString &path, const ProtocolCatalog &catalog, Console &console)
{
    const FoundFiles found = filesAt({path}, [&catalog] { return catalog.wantedFiles(); });
    QStringList shut = found.problems.keys();
    shut.removeIf([](const QString &place) { return !QFileInfo(place).isDir(); });
    shut.sort();
    for (const QString &place : std::as_const(shut)) {
        console.complain(found.problems.value(place));
    }
    return shut.isEmpty();
}

} // namespace baton::cli
