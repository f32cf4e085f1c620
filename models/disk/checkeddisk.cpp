// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/checkeddisk.h"

#include "models/disk/diskdependencies.h"
#include "models/disk/folderlisting.h"
#include "models/disk/readablefolders.h"
#include "models/strings/pathstrings.h"

namespace baton {

bool CheckedDisk::maySee(const QString &path, Noted noted)
{
    if (!s_isOn || path.isEmpty() || !ReadableFolders::hold(path)) {
        return false;
    }
    if (noted == Noted::Yes) {
        DiskDependencies::add(path);
    }
    return true;
}

QFileInfo CheckedDisk::at(const QString &path, Noted noted)
{
    return maySee(path, noted) ? QFileInfo(path) : QFileInfo();
}

QFileInfo CheckedDisk::linkAt(const QString &path)
{
    const bool isSeen = maySee(path, Noted::No) || maySee(parentOf(path), Noted::No);
    return isSeen ? QFileInfo(path) : QFileInfo();
}

std::unique_ptr<QFile> CheckedDisk::opened(const QFileInfo &seen)
{
    auto file = std::make_unique<QFile>(seen.filePath());
    return seen.isFile() && file->open(QIODevice::ReadOnly) ? std::move(file) : nullptr;
}

QFileInfoList CheckedDisk::entries(const QString &path, QDir::Filters filters,
                                   const QStringList &patterns)
{
    QFileInfoList entries;
    if (maySee(path, Noted::No)) {
        entries = entriesIn(path, filters);
        entries.removeIf([&patterns](const QFileInfo &entry) {
            return (!patterns.isEmpty() && !QDir::match(patterns, entry.fileName()))
                || !ReadableFolders::hold(entry.filePath());
        });
    }
    return entries;
}

QFileInfoList CheckedDisk::filesBelow(const QString &path, const QString &pattern, int most)
{
    const auto isWanted = [&pattern](const QFileInfo &file) {
        return QDir::match(pattern, file.fileName()) && maySee(file.path())
            && maySee(file.filePath());
    };
    QFileInfoList files;
    if (maySee(path)) {
        for (const QString &found : baton::filesBelow(path, {}, mostLevels, most, isWanted)) {
            files.append(QFileInfo(found));
        }
    }
    return files;
}

QString CheckedDisk::nearest(const QString &start, const std::function<bool(const QString &)> &isIt)
{
    for (QString folder = start; !folder.isEmpty() && s_isOn && ReadableFolders::hold(folder);
         folder = parentOf(folder)) {
        if (isIt(folder)) {
            return folder;
        }
    }
    return {};
}

} // namespace baton
