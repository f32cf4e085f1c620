// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/protocolfolders.h"

#include "models/core/parentsearch.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype mostFiles = 2000;

} // namespace

QString userProtocols()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
        + "/baton/protocols"_L1;
}

QString workspaceProtocols(const QString &folder)
{
    return findInParents(folder, u".baton/protocols"_s);
}

FolderStamp stampOf(const QStringList &folders)
{
    FolderStamp stamp;
    for (const QString &folder : folders) {
        QDirIterator files(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                           QDirIterator::Subdirectories);
        while (files.hasNext() && stamp.size() < mostFiles) {
            const QFileInfo file = files.nextFileInfo();
            stamp.insert(
                file.filePath(),
                file.isDir()
                    ? QString()
                    : u"%1 %2"_s.arg(file.size()).arg(file.lastModified().toMSecsSinceEpoch()));
        }
    }
    return stamp;
}

QStringList watchedPaths(const QStringList &folders)
{
    QStringList paths = stampOf(folders).keys();
    for (QString folder : folders) {
        while (!QFileInfo(folder).isDir() && QFileInfo(folder).path() != folder) {
            folder = QFileInfo(folder).path();
        }
        paths.append(folder);
    }
    paths.removeDuplicates();
    return paths;
}

} // namespace baton
