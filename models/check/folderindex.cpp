// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folderindex.h"

#include "models/document/parse.h"

#include <QDir>
#include <QElapsedTimer>
#include <QMutex>

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
    std::vector<QStringList> values; ///< of each document
};

struct KnownFolder
{
    QDateTime modified;
    QElapsedTimer age;
    QHash<QString, KnownFile> files;
    QHash<QStringList, QStringList> names; ///< of files, by values
};

const KindModel *kindOf(const ProtocolPack &pack, const Tree &tree)
{
    const auto fit = [&](const KindModel &kind) { return kind.placeIn(tree).fit; };
    const auto best = std::ranges::max_element(pack.kinds, {}, fit);
    return best == pack.kinds.end() || fit(*best) == 0 ? nullptr : &*best;
}

std::vector<QStringList> valuesIn(const QString &path, const ProtocolPack &pack,
                                  const std::vector<JsonPointer> &pointers)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const QByteArray bytes = file.readAll();
    ParseOptions options;
    for (const KindModel &kind : pack.kinds) {
        if (kind.xsd && !kind.xsd->fields().properties.empty()) {
            const QString root = kind.xsd->fields().properties.front().name;
            options.xml.push_back({root, kind.xsd->targetNamespace(), {}});
        }
    }
    const Format format = formatOf(path, bytes);
    std::vector<QStringList> result;
    for (const SourceDocument &document : parse(bytes, format, options).documents) {
        const KindModel *kind = kindOf(pack, document.tree);
        if (!kind || !kind->kind.isHandoff) {
            continue;
        }
        const CanonicalTree tree(document.tree, kind->placeIn(document.tree).base);
        if (const QStringList values = valuesAt(tree, pointers); !values.isEmpty()) {
            result.push_back(values);
        }
    }
    return result;
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
        QString key = files.folder + u'\n' + files.beside + u'\n' + pack.folder + u'\n' + pack.id;
        for (const JsonPointer &pointer : pointers) {
            key += u'\n' + pointer.toString();
        }
        const QMutexLocker lock(&m_mutex);
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
        return known.names.value(values);
    }

private:
    static void refresh(KnownFolder &known, const FilesOf &which, const ProtocolPack &pack,
                        const std::vector<JsonPointer> &pointers)
    {
        QHash<QString, KnownFile> before;
        before.swap(known.files);
        known.names.clear();
        const QMap<QString, QFileInfo> files = listed(which);
        if (files.size() > maxFiles) {
            return;
        }
        for (const auto &[name, info] : files.asKeyValueRange()) {
            KnownFile file = before.value(name);
            if (file.size != info.size() || file.modified != info.lastModified()) {
                file = {info.size(), info.lastModified(), {}};
                if (info.size() <= maxFileSize) {
                    file.values = valuesIn(info.filePath(), pack, pointers);
                }
            }
            for (const QStringList &values : file.values) {
                known.names[values].append(name);
            }
            known.files.insert(name, std::move(file));
        }
    }

    QMutex m_mutex;
    QHash<QString, KnownFolder> m_folders;
};

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

QStringList filesWith(const FilesOf &files, const ProtocolPack &pack,
                      const std::vector<JsonPointer> &pointers, const QStringList &values)
{
    static Indexes indexes;
    return indexes.filesWith(files, pack, pointers, values);
}

} // namespace baton
