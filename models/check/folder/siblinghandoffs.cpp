// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/siblinghandoffs.h"

#include "models/check/folder/attemptnumber.h"
#include "models/check/folder/routingfacts.h"
#include "models/check/values/subtree.h"
#include "models/parsing/parse.h"
#include "models/parsing/parsecache.h"
#include "models/values/sessiontime.h"

#include <QDir>
#include <QElapsedTimer>
#include <QMutex>

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
    std::vector<QStringList> values; ///< as handoffs
};

struct KnownFolder
{
    QDateTime modified;
    QElapsedTimer age;
    QHash<QString, KnownFile> files;
    QHash<QStringList, QStringList> names; ///< of files, by values
    std::shared_ptr<const std::vector<FolderHandoff>> handoffs;
};

const KindModel *kindOf(const ProtocolPack &pack, const Tree &tree)
{
    const auto fit = [&](const KindModel &kind) { return kind.placeIn(tree).fit; };
    const auto best = std::ranges::max_element(pack.kinds, {}, fit);
    return best == pack.kinds.end() || fit(*best) == 0 ? nullptr : &*best;
}

/// Each root of @p tree that is a handoff by itself, where there are several; else all of it.
std::vector<Tree> partsOf(const ProtocolPack &pack, const Tree &tree)
{
    std::vector<NodeId> rooted;
    if (!tree.isEmpty() && tree.root().type == ValueType::Map) {
        std::ranges::copy_if(tree.root().children, std::back_inserter(rooted), [&](NodeId entry) {
            return std::ranges::any_of(pack.kinds, [&](const KindModel &kind) {
                return kind.standsUnder(tree.at(entry).key);
            });
        });
    }
    if (rooted.size() < 2) {
        return {tree};
    }
    const bool isTied = hasAliases(tree);
    std::vector<Tree> parts;
    for (const NodeId entry : rooted) {
        parts.push_back(isTied ? restrictedTo(tree, {entry}) : extractedSubtree(tree, {entry}));
    }
    return parts;
}

/// Reads @p known from the file @p path.
void read(KnownFile &known, const QString &path, const ProtocolPack &pack,
          const std::vector<JsonPointer> &pointers)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return;
    }
    const QByteArray bytes = file.readAll();
    ParseOptions options;
    for (const KindModel &kind : pack.kinds) {
        if (kind.xsd && !kind.xsd->fields().properties.empty()) {
            const QString root = kind.xsd->fields().properties.front().name;
            options.xml.push_back(XmlShape{root, kind.xsd->targetNamespace(), {}});
        }
    }
    const Format format = formatOf(path, bytes);
    for (const SourceDocument &document : parseCached(bytes, format, options).documents) {
        for (const Tree &part : partsOf(pack, document.tree)) {
            const KindModel *kind = kindOf(pack, part);
            if (!kind || !kind->kind.isHandoff) {
                continue;
            }
            const CanonicalTree tree(part, kind->placeIn(part).base);
            known.values.push_back(valuesAt(tree, pointers));
            known.handoffs.push_back(folderHandoff(pack, *kind, tree, pointers));
        }
    }
}

/// The files that are compared, by their paths from the folder.
QMap<QString, QFileInfo> listed(const FilesOf &files)
{
    QMap<QString, QFileInfo> result;
    const QDir::Filters filters = files.beside.isEmpty()
        ? QDir::Filters(QDir::Files)
        : QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot | QDir::NoSymLinks;
    for (const QFileInfo &info : QDir(files.folder).entryInfoList(filters, QDir::Name)) {
        if (files.beside.isEmpty()) {
            result.insert(info.fileName(), info);
        } else if (const QFileInfo inside(info.filePath() + u'/' + files.beside); inside.isFile()) {
            result.insert(info.fileName() + u'/' + files.beside, inside);
        }
    }
    return result;
}

class Indexes
{
public:
    QStringList filesWith(const FilesOf &files, const ProtocolPack &pack,
                          const std::vector<JsonPointer> &pointers, const QStringList &values)
    {
        const QMutexLocker lock(&m_mutex);
        return folder(files, pack, pointers).names.value(values);
    }

    std::shared_ptr<const std::vector<FolderHandoff>>
    handoffsIn(const FilesOf &files, const ProtocolPack &pack,
               const std::vector<JsonPointer> &pointers)
    {
        const QMutexLocker lock(&m_mutex);
        return folder(files, pack, pointers).handoffs;
    }

private:
    const KnownFolder &folder(const FilesOf &files, const ProtocolPack &pack,
                              const std::vector<JsonPointer> &pointers)
    {
        QString key = files.folder + u'\n' + files.beside + u'\n' + pack.folder + u'\n' + pack.id;
        for (const JsonPointer &pointer : pointers) {
            key += u'\n' + pointer.toString();
        }
        if (!m_folders.contains(key) && m_folders.size() >= maxFolders) {
            m_folders.clear();
        }
        KnownFolder &known = m_folders[key];
        const QDateTime modified = QFileInfo(files.folder).lastModified();
        if (!known.age.isValid() || known.age.hasExpired(maxAge) || known.modified != modified) {
            known.modified = modified;
            known.age.start();
            refresh(known, files, pack, pointers);
        }
        return known;
    }

    static void refresh(KnownFolder &known, const FilesOf &which, const ProtocolPack &pack,
                        const std::vector<JsonPointer> &pointers)
    {
        QHash<QString, KnownFile> before;
        before.swap(known.files);
        known.names.clear();
        auto handoffs = std::make_shared<std::vector<FolderHandoff>>();
        known.handoffs = handoffs;
        const QMap<QString, QFileInfo> files = listed(which);
        if (files.size() > maxFiles) {
            return;
        }
        for (const auto &[name, info] : files.asKeyValueRange()) {
            KnownFile file = before.value(name);
            if (file.size != info.size() || file.modified != info.lastModified()) {
                file = {info.size(), info.lastModified(), {}, {}};
                if (info.size() <= maxFileSize) {
                    read(file, info.filePath(), pack, pointers);
                }
            }
            for (const QStringList &values : file.values) {
                if (!values.isEmpty()) {
                    known.names[values].append(name);
                }
            }
            for (FolderHandoff handoff : file.handoffs) {
                handoff.file = name;
                handoff.time = handoff.time.isValid() ? handoff.time : info.lastModified();
                handoffs->push_back(std::move(handoff));
            }
            known.files.insert(name, std::move(file));
        }
    }

    QMutex m_mutex;
    QHash<QString, KnownFolder> m_folders;
};

/// That the document tells.
QDateTime timeIn(const ProtocolPack &pack, const CanonicalTree &tree)
{
    if (pack.routing.time.isRoot()) {
        return {};
    }
    const QStringList told = valuesAt(tree, {pack.routing.time});
    return sessionTime(told.value(0));
}

Indexes &indexes()
{
    static Indexes all;
    return all;
}

} // namespace

QStringList valuesAt(const CanonicalTree &tree, const std::vector<JsonPointer> &pointers)
{
    QStringList values;
    for (const JsonPointer &pointer : pointers) {
        const NodeId node = tree.find(pointer);
        const QString text = node == noNode ? QString() : tree.at(tree.resolved(node)).text;
        if (text.trimmed().isEmpty()) {
            return {};
        }
        values.append(text);
    }
    return values;
}

FolderHandoff folderHandoff(const ProtocolPack &pack, const KindModel &kind,
                            const CanonicalTree &tree, const std::vector<JsonPointer> &same)
{
    const RoutingFacts facts = routingFacts(pack, tree);
    FolderHandoff handoff{
        {},
        tree.tree().isEmpty() ? 0 : tree.at(tree.base()).range.begin,
        facts.producer.isEmpty() ? kind.producer : facts.producer,
        facts.consumer.isEmpty() ? kind.consumer : facts.consumer,
        {},
        handoffLinks(pack, tree),
        timeIn(pack, tree),
        kind.kind.name,
        valuesAt(tree, {pack.routing.phase}).value(0),
        attemptNamed(pack.attempts, valuesAt(tree, {pack.attempts.pointer}).value(0))};
    for (const JsonPointer &pointer : same) {
        if (const QStringList values = valuesAt(tree, {pointer}); !values.isEmpty()) {
            handoff.run = values.front();
            break;
        }
    }
    return handoff;
}

std::shared_ptr<const std::vector<FolderHandoff>>
handoffsIn(const FilesOf &files, const ProtocolPack &pack, const std::vector<JsonPointer> &same)
{
    return indexes().handoffsIn(files, pack, same);
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
    return indexes().filesWith(files, pack, pointers, values);
}

} // namespace baton
