// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/readsession.h"

#include "models/protocol/protocolpack.h"
#include "models/session/folderlook.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The place of @p folder when it is called as @p layout says, or has its state file in it.
std::optional<SessionPlace> placeBy(const SessionLayout &layout, const QString &protocol,
                                    const QString &folder)
{
    const QString state = layout.stateFileOf(folder);
    const bool isStateThere = !state.isEmpty() && QFileInfo(state).isFile();
    const bool isWithin =
        layout.within.isEmpty() || folder.section(u'/', 0, -2).endsWith(u'/' + layout.within);
    const bool isNamed = layout.isFolderName(folder.section(u'/', -1)) && isWithin;
    if (layout.state.isEmpty() || (!isNamed && !isStateThere)) {
        return std::nullopt;
    }
    return SessionPlace{folder, protocol, layout.id, isStateThere ? state : QString()};
}

template <typename Try>
std::optional<SessionPlace> firstOf(const ProtocolCatalog &catalog, Try tryLayout)
{
    for (const auto &pack : catalog.packs()) {
        for (const SessionLayout &layout : pack->sessions) {
            if (std::optional<SessionPlace> place = tryLayout(*pack, layout)) {
                return place;
            }
        }
    }
    return std::nullopt;
}

std::optional<SessionPlace> placeOfState(const QString &path, const ProtocolCatalog &catalog)
{
    return firstOf(catalog, [&](const ProtocolPack &pack, const SessionLayout &layout) {
        const QString folder = layout.folderOfState(path);
        return folder.isEmpty() ? std::nullopt
                                : std::optional(SessionPlace{folder, pack.id, layout.id, path});
    });
}

} // namespace

std::optional<SessionPlace> knownSessionAt(const QString &folder, const ProtocolCatalog &catalog)
{
    return firstOf(catalog, [&](const ProtocolPack &pack, const SessionLayout &layout) {
        return placeBy(layout, pack.id, folder);
    });
}

SessionPlace sessionAt(const QString &path, const ProtocolCatalog &catalog)
{
    const QFileInfo info(path);
    const QString whole = QDir::cleanPath(info.absoluteFilePath());
    if (info.isFile()) {
        if (const auto place = placeOfState(whole, catalog)) {
            return *place;
        }
        return sessionAt(whole.section(u'/', 0, -2), catalog);
    }
    if (const auto place = knownSessionAt(whole, catalog)) {
        return *place;
    }
    // A session's own folder of handoffs stands for the session.
    const QString parent = whole.section(u'/', 0, -2);
    if (const auto place = knownSessionAt(parent, catalog); place && !parent.isEmpty()) {
        const auto isHandoffs = [&](const ProtocolPack &pack, const SessionLayout &layout) {
            return pack.id == place->protocol && layout.id == place->layout
                    && layout.handoffs == whole.section(u'/', -1)
                ? place
                : std::nullopt;
        };
        if (firstOf(catalog, isHandoffs)) {
            return *place;
        }
    }
    const QString protocol = protocolOfHandoffs(whole, catalog);
    const auto keeps = [&](const ProtocolPack &pack, const SessionLayout &layout) {
        return pack.id == protocol && layout.state.isEmpty()
            ? std::optional(SessionPlace{whole, pack.id, layout.id, {}})
            : std::nullopt;
    };
    return firstOf(catalog, keeps).value_or(SessionPlace{whole, protocol, {}, {}});
}

} // namespace baton
