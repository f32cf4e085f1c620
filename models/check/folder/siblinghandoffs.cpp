// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/siblinghandoffs.h"

#include "models/check/folder/attemptnumber.h"
#include "models/check/folder/routingfacts.h"
#include "models/check/values/subtree.h"
#include "models/disk/checkeddisk.h"
#include "models/parsing/parse.h"
#include "models/parsing/parsecache.h"
#include "models/values/sessiontime.h"

#include <QElapsedTimer>
#include <QMutex>
#include <QTimeZone>

#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype maxFiles = 2000;
constexpr qint64 maxFileSize = qint64(1) << 20;
constexpr qint64 maxAge = 2000; // milliseconds
constexpr qsizetype maxFolders = 64;

struct KnownFile
{
    qint64 size = 0;
    QDateTime modified;
    std::vector<FolderHandoff> handoffs;
};

/// The kind of a document and the location of its root.
struct PlacedKind
{
    const KindModel *kind = nullptr;
    KindModel::Match place;
};

PlacedKind kindOf(const ProtocolPack &pack, const Tree &tree)
{
    PlacedKind best;
    for (const KindModel &kind : pack.kinds) {
        KindModel::Match place = kind.placeIn(tree);
        if (place.fit > best.place.fit) {
            best = {&kind, std::move(place)};
        }
    }
    return best;
}

/// The entries of the root of @p tree that are handoffs, if there are several; else empty.
std::vector<Tree> partsOf(const ProtocolPack &pack, const Tree &tree)
{
    std::vector<NodeId> rooted;
    if (!tree.isEmpty() && tree.root().type == ValueType::Map) {
        std::ranges::copy_if(tree.root().children, std::back_inserter(rooted), [&](NodeId entry) {
            return std::ranges::any_of(pack.kinds, [&](const KindModel &kind) {
                return kind.isRootKey(tree.at(entry).key);
            });
        });
    }
    if (rooted.size() < 2) {
        return {};
    }
    const bool isTied = hasAliases(tree);
    std::vector<Tree> parts;
    for (const NodeId entry : rooted) {
        parts.push_back(isTied ? restrictedTo(tree, {entry}) : extractedSubtree(tree, {entry}));
    }
    return parts;
}

/// The handoffs in a file that may be read.
std::vector<FolderHandoff> read(const QFileInfo &info, const ProtocolPack &pack)
{
    const auto file = CheckedDisk::opened(info);
    const QByteArray bytes = file ? file->readAll() : QByteArray();
    ParseOptions options;
    for (const KindModel &kind : pack.kinds) {
        if (kind.xsd && !kind.xsd->fields().properties.empty()) {
            const QString root = kind.xsd->fields().properties.front().name;
            options.xml.push_back(XmlShape{root, kind.xsd->targetNamespace(), {}});
        }
    }
    std::vector<FolderHandoff> handoffs;
    const auto add = [&](const Tree &tree) {
        const PlacedKind found = kindOf(pack, tree);
        if (found.kind && found.kind->kind.isHandoff) {
            handoffs.push_back(
                folderHandoff(pack, *found.kind, CanonicalTree(tree, found.place.base)));
        }
    };
    const auto parsed = parseCached(bytes, formatOf(info.filePath(), bytes), options);
    for (const SourceDocument &document : parsed->documents) {
        const std::vector<Tree> parts = partsOf(pack, document.tree);
        if (parts.empty()) {
            add(document.tree);
        }
        std::ranges::for_each(parts, add);
    }
    return handoffs;
}

/// The files to compare, by path relative to the folder.
QMap<QString, QFileInfo> listed(const FilesOf &files)
{
    QMap<QString, QFileInfo> result;
    const QDir::Filters filters = files.beside.isEmpty()
        ? QDir::Filters(QDir::Files)
        : QDir::Dirs | QDir::Hidden | QDir::NoSymLinks;
    for (const QFileInfo &info : CheckedDisk::entries(files.folder, filters)) {
        if (files.beside.isEmpty()) {
            result.insert(info.fileName(), info);
        } else if (const QFileInfo inside = CheckedDisk::at(info.filePath() + u'/' + files.beside,
                                                            CheckedDisk::Noted::No);
                   inside.isFile()) {
            result.insert(info.fileName() + u'/' + files.beside, inside);
        }
    }
    return result;
}

/// A cache of the handoffs in one folder.
class KnownFolder
{
public:
    std::shared_ptr<const std::vector<FolderHandoff>> handoffs(const FilesOf &files,
                                                               const ProtocolPack &pack)
    {
        const auto noted =
            files.beside.isEmpty() ? CheckedDisk::Noted::Yes : CheckedDisk::Noted::No;
        const QFileInfo folder = CheckedDisk::at(files.folder, noted);
        const QMutexLocker lock(&m_mutex);
        const QDateTime modified = folder.lastModified(QTimeZone::UTC);
        if (!m_age.isValid() || m_age.hasExpired(maxAge) || m_modified != modified) {
            m_modified = modified;
            m_age.start();
            refresh(listed(files), pack);
        }
        return m_handoffs;
    }

private:
    void refresh(const QMap<QString, QFileInfo> &files, const ProtocolPack &pack)
    {
        const QHash<QString, KnownFile> before = std::exchange(m_files, {});
        auto handoffs = std::make_shared<std::vector<FolderHandoff>>();
        m_handoffs = handoffs;
        if (files.size() > maxFiles) {
            return;
        }
        const QDateTime now = QDateTime::currentDateTimeUtc();
        for (const auto &[name, info] : files.asKeyValueRange()) {
            KnownFile file = before.value(name);
            if (file.size != info.size() || file.modified != info.lastModified(QTimeZone::UTC)) {
                const bool isRead = info.size() <= maxFileSize;
                file = {info.size(), info.lastModified(QTimeZone::UTC),
                        isRead ? read(info, pack) : std::vector<FolderHandoff>()};
            }
            for (FolderHandoff handoff : file.handoffs) {
                handoff.file = name;
                if (!handoff.time.isValid() || isInFuture(handoff.time, now)) {
                    handoff.time = info.lastModified(QTimeZone::UTC);
                }
                handoffs->push_back(std::move(handoff));
            }
            m_files.insert(name, std::move(file));
        }
    }

    QMutex m_mutex;
    QDateTime m_modified;
    QElapsedTimer m_age;
    QHash<QString, KnownFile> m_files;
    std::shared_ptr<const std::vector<FolderHandoff>> m_handoffs;
};

class KnownFolders
{
public:
    std::shared_ptr<KnownFolder> folder(const FilesOf &files, const ProtocolPack &pack)
    {
        const QMutexLocker lock(&m_mutex);
        const QString key =
            QStringList{files.folder, files.beside, pack.folder, pack.id}.join(u'\n');
        if (!m_folders.contains(key) && m_folders.size() >= maxFolders) {
            m_folders.clear();
        }
        std::shared_ptr<KnownFolder> &known = m_folders[key];
        if (!known) {
            known = std::make_shared<KnownFolder>();
        }
        return known;
    }

private:
    QMutex m_mutex;
    QHash<QString, std::shared_ptr<KnownFolder>> m_folders;
};

/// The time stated in the document.
QDateTime timeIn(const ProtocolPack &pack, const CanonicalTree &tree)
{
    if (pack.routing.time.isRoot()) {
        return {};
    }
    const QStringList told = valuesAt(tree, {pack.routing.time});
    return sessionTime(told.value(0));
}

KnownFolders &knownFolders()
{
    static KnownFolders all;
    return all;
}

} // namespace

QStringList valuesAt(const CanonicalTree &tree, const std::vector<JsonPointer> &pointers)
{
    QStringList values;
    for (const JsonPointer &pointer : pointers) {
        const NodeId node = tree.find(pointer);
        const QString text = node == noNode ? QString() : tree.at(tree.resolved(node)).text;
        values.append(text.trimmed().isEmpty() ? QString() : text);
    }
    return values;
}

std::vector<size_t> positionsIn(const std::vector<JsonPointer> &all,
                                const std::vector<JsonPointer> &some)
{
    std::vector<size_t> positions;
    for (const JsonPointer &pointer : some) {
        positions.push_back(size_t(std::ranges::find(all, pointer) - all.begin()));
    }
    return positions;
}

FolderHandoff folderHandoff(const ProtocolPack &pack, const KindModel &kind,
                            const CanonicalTree &tree)
{
    const RoutingFacts facts = routingFacts(pack, tree);
    return {{},
            tree.tree().isEmpty() ? 0 : tree.at(tree.base()).range.begin,
            facts.producer.isEmpty() ? kind.producer : facts.producer,
            facts.consumer.isEmpty() ? kind.consumer : facts.consumer,
            valuesAt(tree, pack.compared),
            handoffLinks(pack, tree),
            timeIn(pack, tree),
            kind.kind.name,
            valuesAt(tree, {pack.routing.phase}).value(0),
            attemptNamed(pack.attempts, valuesAt(tree, {pack.attempts.pointer}).value(0))};
}

std::shared_ptr<const std::vector<FolderHandoff>> handoffsIn(const FilesOf &files,
                                                             const ProtocolPack &pack)
{
    return knownFolders().folder(files, pack)->handoffs(files, pack);
}

const FolderHandoff *latestOf(const std::vector<FolderHandoff> &handoffs, const QString &kind,
                              const QString &phase)
{
    const FolderHandoff *latest = nullptr;
    for (const FolderHandoff &handoff : handoffs) {
        const auto isBehind = [&handoff](const FolderHandoff &other) {
            return std::tie(handoff.time, handoff.attempt) >= std::tie(other.time, other.attempt);
        };
        if (handoff.kind == kind && handoff.phase == phase && (!latest || isBehind(*latest))) {
            latest = &handoff;
        }
    }
    return latest;
}

QStringList filesWith(const FilesOf &files, const ProtocolPack &pack,
                      const std::vector<JsonPointer> &pointers, const QStringList &values)
{
    const std::vector<size_t> positions = positionsIn(pack.compared, pointers);
    const auto all = handoffsIn(files, pack);
    QStringList names;
    for (const FolderHandoff &handoff : *all) {
        bool isOne = true;
        for (size_t i = 0; isOne && i < positions.size(); ++i) {
            isOne = handoff.values[qsizetype(positions[i])] == values[qsizetype(i)];
        }
        if (isOne) {
            names.append(handoff.file);
        }
    }
    return names;
}

} // namespace baton
