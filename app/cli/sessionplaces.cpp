// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/sessionplaces.h"

#include "app/cli/console.h"
#include "app/cli/text.h"
#include "models/session/readsession.h"

#include <QFileInfo>

namespace baton::cli {

std::optional<SessionPlace> namedSession(const QString &path, const ProtocolCatalog &catalog,
                                         Console &console)
{
    if (path.isEmpty()) {
        console.complain(Text::tr("An empty path names no session. Check the path."));
        return std::nullopt;
    }
    SessionPlace place = sessionAt(path, catalog);
    if (!QFileInfo::exists(path) && place.stateFile.isEmpty()) {
        console.complain(Text::tr("There is no %1. Check the path.").arg(path));
        return std::nullopt;
    }
    return place;
}

} // namespace baton::cli
