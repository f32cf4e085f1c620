// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/loadedpacks.h"

#include "models/core/parallel.h"
#include "models/protocol/catalog/lazypack.h"
#include "models/protocol/catalog/protocolfolders.h"
#include "models/protocol/reading/packreader.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype mostFolders = 100;

class LoadedPacksTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::LoadedPacks)
};

bool isOwn(const QString &folder)
{
    return (folder + u'/').startsWith(userProtocols() + u'/');
}

/// True if the folder contains files of a protocol.
bool looksLikePack(const QString &folder)
{
    static const QStringList names{u"*.schema.json"_s, u"*.xsd"_s, u"protocol.*"_s, u"rules.yaml"_s,
                                   u"gates.yaml"_s};
    return !QDir(folder).entryList(names, QDir::Files).isEmpty();
}

/// True if the folder @p name is a link out of its workspace, which is not allowed. Links are
/// allowed in the user's own folder.
bool leadsAway(const QDir &parent, const QString &name)
{
    if (PackFolder(parent.path()).isBuiltIn() || isOwn(parent.path())) {
        return false;
    }
    const QString real = QFileInfo(parent.filePath(name)).canonicalFilePath();
    return !real.startsWith(parent.canonicalPath() + u'/');
}

QStringList packFolders(const QString &parent, std::vector<PackProblem> &problems)
{
    QStringList result;
    const QDir dir(parent);
    for (const QString &name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (!dir.exists(name + "/protocol.yaml"_L1)) {
            if (looksLikePack(dir.filePath(name))) {
                problems.push_back(
                    {dir.filePath(name), 1,
                     LoadedPacksTexts::tr("This folder has no protocol.yaml, so it is not a "
                                          "protocol and is not read.")});
            }
            continue;
        }
        if (leadsAway(dir, name)) {
            problems.push_back(
                {dir.filePath(name), 1,
                 LoadedPacksTexts::tr("This link leads out of the workspace's protocols, so "
                                      "it is not read. Put the folder itself here.")});
            continue;
        }
        if (result.size() == mostFolders) {
            problems.push_back(
                {dir.filePath(name), 1,
                 LoadedPacksTexts::tr("There are more than %1 protocols here; the rest is not "
                                      "read.")
                     .arg(mostFolders)});
            break;
        }
        result.append(dir.filePath(name));
    }
    return result;
}

using Lazy = std::shared_ptr<const LazyPack>;

/// The result of reading a folder, with its problems.
struct ReadFolder
{
    Lazy lazy;
    std::vector<PackProblem> problems;
};

ReadFolder readFolder(const QString &path, const QString &language,
                      const LoadedPacks::Packs &previous)
{
    const auto found = std::ranges::find(previous, path, &LazyPack::folder);
    const Lazy before = found == previous.end() ? nullptr : *found;
    const PackFolder folder(path);
    if (folder.isBuiltIn()) {
        if (before) {
            return {before, {}}; // built-in protocols do not change
        }
        std::optional<PackOutline> outline = readOutline(folder);
        return {outline ? std::make_shared<const LazyPack>(std::move(*outline), path, language)
                        : nullptr,
                {}};
    }
    ReadFolder result;
    const LazyPack::Pack pack = readPack(folder, language, result.problems);
    const bool isBroken = !pack || !pack->isWhole;
    if (isBroken && before && before->pack()->isWhole) {
        result.lazy = before;
    } else if (pack) {
        result.lazy = std::make_shared<const LazyPack>(pack);
    }
    return result;
}

void add(LoadedPacks &loaded, ReadFolder &&folder)
{
    std::ranges::move(folder.problems, std::back_inserter(loaded.problems));
    Lazy &pack = folder.lazy;
    if (!pack) {
        return;
    }
    const auto same = std::ranges::find_if(
        loaded.packs, [&](const Lazy &other) { return other->outline().id == pack->outline().id; });
    if (same == loaded.packs.end()) {
        loaded.packs.push_back(std::move(pack));
    } else if (pack->pack()->isWhole) {
        if (PackFolder((*same)->folder()).isBuiltIn() && !isOwn(pack->folder())) {
            loaded.notices.push_back(
                {pack->folder() + "/protocol.yaml"_L1, 1,
                 LoadedPacksTexts::tr("This protocol takes the place of Baton's own “%1” in "
                                      "this workspace.")
                     .arg(pack->outline().id)});
        }
        *same = std::move(pack);
    }
}

} // namespace

LoadedPacks loadPacks(const QStringList &folders, const QString &language,
                      const LoadedPacks::Packs &previous)
{
    LoadedPacks loaded;
    const auto read = [&](const QString &path) { return readFolder(path, language, previous); };
    for (const QString &path : packFolders(u":/protocols"_s, loaded.problems)) {
        add(loaded, read(path));
    }
    QStringList paths;
    for (const QString &parent : folders) {
        paths += packFolders(parent, loaded.problems);
    }
    for (ReadFolder &folder : parallelMap<ReadFolder>(paths, read)) {
        add(loaded, std::move(folder));
    }
    return loaded;
}

} // namespace baton
