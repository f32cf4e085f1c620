// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/discovery/folderdetection.h"

#include "models/disk/filestore.h"
#include "models/disk/folderlisting.h"
#include "models/disk/folderwalk.h"
#include "models/parsing/parse.h"
#include "models/parsing/parsecache.h"
#include "models/protocol/catalog/catalog.h"

#include <QFileInfo>

namespace baton {

namespace {

constexpr qsizetype mostLooks = 12;
constexpr qsizetype mostLookedAt = qsizetype(256) << 10;

/// The member @p part of the kind of each handoff in @p path.
QStringList ofHandoffsIn(const QString &path, const ProtocolCatalog &catalog, QString Kind::*part)
{
    const Result<QByteArray> bytes = FileStore::readHead(path, mostLookedAt);
    QStringList texts;
    if (!bytes) {
        return texts;
    }
    const auto parsed = parseCached(*bytes, formatOf(path, *bytes), catalog.parseOptions());
    for (const SourceDocument &document : parsed->documents) {
        const Kind *kind = catalog.recognise(document.tree);
        if (kind && kind->isHandoff) {
            texts.append(kind->*part);
        }
    }
    return texts;
}

QStringList protocolsIn(const QString &path, const ProtocolCatalog &catalog)
{
    return ofHandoffsIn(path, catalog, &Kind::protocol);
}

} // namespace

QStringList candidatesIn(const QString &folder, const ProtocolCatalog &catalog)
{
    const WantedFiles wanted{{}, catalog.wantedFiles().promptHeadings};
    QStringList names = namesIn(folder, QDir::Files | QDir::Hidden);
    names.removeIf([&](const QString &name) { return !isCandidate(folder + u'/' + name, wanted); });
    return names;
}

QStringList handoffTitlesIn(const QString &path, const ProtocolCatalog &catalog)
{
    if (!QFileInfo(path).isFile()) {
        return {}; // reading a pipe would block
    }
    const WantedFiles wanted{{}, catalog.wantedFiles().promptHeadings};
    return isCandidate(path, wanted) ? ofHandoffsIn(path, catalog, &Kind::title) : QStringList();
}

QString protocolOfHandoffs(const QString &folder, const ProtocolCatalog &catalog)
{
    QStringList found;
    const QStringList names = candidatesIn(folder, catalog);
    for (const QString &name : names.first(std::min(names.size(), mostLooks))) {
        found += protocolsIn(folder + u'/' + name, catalog);
    }
    found.removeDuplicates();
    return found.size() == 1 ? found.first() : QString();
}

bool holdsHandoffs(const QString &folder, const ProtocolCatalog &catalog)
{
    const QStringList names = candidatesIn(folder, catalog);
    return std::ranges::any_of(
        names.first(std::min(names.size(), mostLooks)),
        [&](const QString &name) { return !protocolsIn(folder + u'/' + name, catalog).isEmpty(); });
}

} // namespace baton
