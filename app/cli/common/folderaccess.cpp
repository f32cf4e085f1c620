// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/folderaccess.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/console.h"
#include "app/cli/common/filewalk.h"
#include "models/disk/folderlisting.h"
#include "models/protocol/catalog/catalog.h"
#include "models/queue/queuesource.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"

#include <QFileInfo>

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

std::optional<Session> readNamedSession(const QString &path, const ProtocolCatalog &catalog,
                                        const SessionSettings &settings, Console &console)
{
    if (isDatabase(path)) {
        Result<Session> queue = readQueueAt(path, catalog);
        if (!queue) {
            console.complain(queue.error());
        }
        return queue ? std::optional(std::move(*queue)) : std::nullopt;
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
