// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/discovery/sessionlocator.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/pack/statefile.h"
#include "models/queue/queuesource.h"
#include "models/session/discovery/folderdetection.h"
#include "models/session/state/statedocument.h"
#include "models/strings/pathstrings.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True if the file has the content of the layout's state. Many programs use the same file name, so
/// it is checked for folders that do not have a session's name.
bool isState(const SessionLayout &layout, const QString &path, const ProtocolCatalog &catalog)
{
    const StateDocument state = StateDocument::read(path, catalog);
    const QString word = state.text(layout.reading.state.status);
    const bool isSpecial = layout.folder != "*"_L1
        && (!word.isEmpty() || !state.text(layout.reading.state.id).isEmpty());
    return isSpecial || layout.reading.words.contains(word);
}

/// The location of @p folder if it has a name of @p layout or contains its state file.
std::optional<SessionLocation> placeBy(const SessionLayout &layout, const QString &protocol,
                                       const QString &folder, const ProtocolCatalog &catalog)
{
    const QString state = layout.stateFileOf(folder);
    if (layout.state.isEmpty()) {
        return std::nullopt;
    }
    const bool isStateThere = !state.isEmpty() && QFileInfo(state).isFile();
    if (!layout.isSession(folder) && !(isStateThere && isState(layout, state, catalog))) {
        return std::nullopt;
    }
    return SessionLocation{folder, protocol, layout.id, isStateThere ? state : QString()};
}

/// The location of a renamed session folder. It still has a folder of handoffs, and its state file
/// names it.
std::optional<SessionLocation> renamedPlace(const SessionLayout &layout, const QString &protocol,
                                            const QString &folder)
{
    const bool isBeside = layout.state.startsWith("../"_L1);
    if (!isBeside || !QFileInfo(folder + u'/' + layout.handoffs).isDir()) {
        return std::nullopt;
    }
    const QString state = readStateFile(layout, folder).path;
    return state.isEmpty() ? std::nullopt
                           : std::optional(SessionLocation{folder, protocol, layout.id, state});
}

template <typename Try>
std::optional<SessionLocation> firstOf(const ProtocolCatalog &catalog, Try tryLayout)
{
    for (const auto &pack : catalog.packs()) {
        for (const SessionLayout &layout : pack->sessions) {
            if (std::optional<SessionLocation> place = tryLayout(*pack, layout)) {
                return place;
            }
        }
    }
    return std::nullopt;
}

std::optional<SessionLocation> placeOfState(const QString &path, const ProtocolCatalog &catalog)
{
    return firstOf(catalog, [&](const ProtocolPack &pack, const SessionLayout &layout) {
        const QString folder = layout.folderOfState(path);
        return folder.isEmpty() ? std::nullopt
                                : std::optional(SessionLocation{folder, pack.id, layout.id, path});
    });
}

/// The location of a folder without a state whose handoffs are in a subfolder.
std::optional<SessionLocation> placeOfHandoffs(const QString &folder,
                                               const ProtocolCatalog &catalog)
{
    return firstOf(catalog, [&](const ProtocolPack &pack, const SessionLayout &layout) {
        const QString handoffs = folder + u'/' + layout.handoffs;
        const bool isApart = layout.handoffs != "."_L1 && !layout.handoffs.isEmpty();
        return isApart && protocolOfHandoffs(handoffs, catalog) == pack.id
            ? std::optional(SessionLocation{handoffs, pack.id, {}, {}})
            : std::nullopt;
    });
}

/// A folder that another name was given to.
std::optional<SessionLocation> placeRenamed(const QString &folder, const ProtocolCatalog &catalog)
{
    return firstOf(catalog, [&](const ProtocolPack &pack, const SessionLayout &layout) {
        return renamedPlace(layout, pack.id, folder);
    });
}

/// A session's own folder of handoffs stands for the session.
std::optional<SessionLocation> placeAbove(const QString &folder, const ProtocolCatalog &catalog)
{
    const QString parent = parentOf(folder);
    const auto place = knownSessionAt(parent, catalog);
    if (!place || parent.isEmpty()) {
        return std::nullopt;
    }
    return firstOf(catalog, [&](const ProtocolPack &pack, const SessionLayout &layout) {
        return pack.id == place->protocol && layout.id == place->layout
                && layout.handoffs == lastNameOf(folder)
            ? place
            : std::nullopt;
    });
}

/// Sessions side by side that start each other are shown as one tree.
std::optional<SessionLocation> placeOfHome(const QString &folder, const ProtocolCatalog &catalog)
{
    return firstOf(catalog, [&](const ProtocolPack &pack, const SessionLayout &layout) {
        return layout.reading.mechanism == MechanismKind::SessionTree && !layout.within.isEmpty()
                && folder.endsWith(u'/' + layout.within)
            ? std::optional(SessionLocation{folder, pack.id, layout.id, {}})
            : std::nullopt;
    });
}

/// A folder with handoffs of a protocol that keeps no state, else a plain folder.
SessionLocation placeWithoutState(const QString &folder, const QString &protocol,
                                  const ProtocolCatalog &catalog)
{
    const auto place = firstOf(catalog, [&](const ProtocolPack &pack, const SessionLayout &layout) {
        return pack.id == protocol && layout.state.isEmpty()
            ? std::optional(SessionLocation{folder, pack.id, layout.id, {}})
            : std::nullopt;
    });
    return place.value_or(SessionLocation{folder, protocol, {}, {}});
}

} // namespace

std::optional<SessionLocation> knownSessionAt(const QString &folder, const ProtocolCatalog &catalog)
{
    return firstOf(catalog, [&](const ProtocolPack &pack, const SessionLayout &layout) {
        return placeBy(layout, pack.id, folder, catalog);
    });
}

std::optional<SessionLocation> nestedSessionAt(const QString &folder,
                                               const ProtocolCatalog &catalog)
{
    return firstOf(catalog, [&](const ProtocolPack &pack, const SessionLayout &layout) {
        return layout.isSession(folder) ? placeBy(layout, pack.id, folder, catalog) : std::nullopt;
    });
}

SessionLocation sessionAt(const QString &path, const ProtocolCatalog &catalog)
{
    if (const auto queue = queueAt(path, catalog)) {
        return *queue;
    }
    const QFileInfo info(path);
    const QString whole = QDir::cleanPath(info.absoluteFilePath());
    if (info.isFile()) {
        if (const auto place = placeOfState(whole, catalog)) {
            return *place;
        }
        return sessionAt(parentOf(whole), catalog);
    }
    for (const auto place : {knownSessionAt, placeRenamed, placeAbove, placeOfHome}) {
        if (const auto found = place(whole, catalog)) {
            return *found;
        }
    }
    const QString protocol = protocolOfHandoffs(whole, catalog);
    if (protocol.isEmpty() && !holdsHandoffs(whole, catalog)) {
        if (const auto place = placeOfHandoffs(whole, catalog)) {
            return *place;
        }
    }
    return placeWithoutState(whole, protocol, catalog);
}

} // namespace baton
