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

/// The kinds of the handoffs in @p path, which is read as far as it takes to know them.
std::vector<const Kind *> kindsIn(const QString &path, const ProtocolCatalog &catalog)
{
    const Result<QByteArray> bytes = FileStore::readHead(path, mostLookedAt);
    std::vector<const Kind *> kinds;
    if (!bytes) {
        return kinds;
    }
    const auto parsed = parseCached(*bytes, formatOf(path, *bytes), catalog.parseOptions());
    for (const SourceDocument &document : parsed->documents) {
        const Kind *kind = catalog.recognise(document.tree);
        if (kind && kind->isHandoff) {
            kinds.push_back(kind);
        }
    }
    return kinds;
}

} // namespace

QStringList candidatesIn(const QString &folder, const ProtocolCatalog &catalog)
{
    const WantedFiles wanted{{}, catalog.wantedFiles().promptHeadings};
    QStringList names = namesIn(folder, QDir::Files | QDir::Hidden);
    names.removeIf([&](const QString &name) { return !isCandidate(folder + u'/' + name, wanted); });
    return names;
}

std::vector<const Kind *> handoffKindsIn(const QString &path, const ProtocolCatalog &catalog)
{
    if (!QFileInfo(path).isFile()) {
        return {}; // reading a pipe would block
    }
    const WantedFiles wanted{{}, catalog.wantedFiles().promptHeadings};
    return isCandidate(path, wanted) ? kindsIn(path, catalog) : std::vector<const Kind *>();
}

QString protocolOfHandoffs(const QString &folder, const ProtocolCatalog &catalog)
{
    QStringList found;
    const QStringList names = candidatesIn(folder, catalog);
    for (const QString &name : names.first(std::min(names.size(), mostLooks))) {
        for (const Kind *kind : kindsIn(folder + u'/' + name, catalog)) {
            found.append(kind->protocol);
        }
    }
    found.removeDuplicates();
    return found.size() == 1 ? found.first() : QString();
}

bool holdsHandoffs(const QString &folder, const ProtocolCatalog &catalog)
{
    const QStringList names = candidatesIn(folder, catalog);
    return std::ranges::any_of(
        names.first(std::min(names.size(), mostLooks)),
        [&](const QString &name) { return !kindsIn(folder + u'/' + name, catalog).empty(); });
}

} // namespace baton
