// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/discovery/orphanedstate.h"

#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/session/state/statedocument.h"
#include "models/strings/pathstrings.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The folder beside the state file that the state names as its session folder; empty if it does
/// not exist.
QString namedFolder(const SessionLayout &layout, const QString &path,
                    const ProtocolCatalog &catalog)
{
    const StateDocument state = StateDocument::read(path, catalog);
    const QString named = state.text(layout.reading.state.folder);
    const QStringView name = lastNameOf(withoutLastSlashes(named));
    const QString folder = parentOf(path) + u'/' + name.toString();
    return !name.isEmpty() && QFileInfo(folder).isDir() ? folder : QString();
}

} // namespace

std::optional<SessionLocation> orphanedState(const QString &path, const ProtocolCatalog &catalog)
{
    for (const auto &pack : catalog.packs()) {
        for (const SessionLayout &layout : pack->sessions) {
            const QString folder =
                layout.state.startsWith("../"_L1) ? layout.folderOfState(path) : QString();
            if (!folder.isEmpty() && !QFileInfo(folder).isDir()) {
                const QString named = namedFolder(layout, path, catalog);
                return SessionLocation{named.isEmpty() ? folder : named, pack->id, layout.id, path};
            }
        }
    }
    return std::nullopt;
}

} // namespace baton
