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
    const Format format = formatOf(path, bytes);
    std::vector<QStringList> result;
    for (const SourceDocument &document : parse(bytes, format).documents) {
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

class Indexes
{
public:
    QStringList filesWith(const QString &folder, const ProtocolPack &pack,
                          const std::vector<JsonPointer> &pointers, const QStringList &values)
    {
        QString key = folder + u'\n' + pack.folder + u'\n' + pack.id;
        for (const JsonPointer &pointer : pointers) {
            key += u'\n' + pointer.toString();
        }
        const QMutexLocker lock(&m_mutex);
        if (!m_folders.contains(key) && m_folders.size() >= maxFolders) {
            m_folders.clear();
        }
        KnownFolder &known = m_folders[key];
        const QDateTime modified = QFileInfo(folder).lastModified();
        if (!known.age.isValid() || known.age.hasExpired(maxAge) || known.modified != modified) {
            known.modified = modified;
            known.age.start();
            refresh(known, folder, pack, pointers);
        }
        return known.names.value(values);
    }

private:
    static void refresh(KnownFolder &known, const QString &folder, const ProtocolPack &pack,
                        const std::vector<JsonPointer> &pointers)
    {
        QHash<QString, KnownFile> before;
        before.swap(known.files);
        known.names.clear();
        const QFileInfoList files = QDir(folder).entryInfoList(QDir::Files, QDir::Name);
        if (files.size() > maxFiles) {
            return;
        }
        for (const QFileInfo &info : files) {
            KnownFile file = before.value(info.fileName());
            if (file.size != info.size() || file.modified != info.lastModified()) {
                file = {info.size(), info.lastModified(), {}};
                if (info.size() <= maxFileSize) {
                    file.values = valuesIn(info.filePath(), pack, pointers);
                }
            }
            for (const QStringList &values : file.values) {
                known.names[values].append(info.fileName());
            }
            known.files.insert(info.fileName(), std::move(file));
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

QStringList filesWith(const QString &folder, const ProtocolPack &pack,
                      const std::vector<JsonPointer> &pointers, const QStringList &values)
{
    static Indexes indexes;
    return indexes.filesWith(folder, pack, pointers, values);
}

} // namespace baton
