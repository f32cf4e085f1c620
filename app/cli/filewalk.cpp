// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/filewalk.h"

#include "models/workspace/folderwalk.h"

#include <QDir>
#include <QSet>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

void walk(const QString &folder, const QStringList &hiddenFolders, QStringList &files)
{
    const QDir dir(folder);
    QStringList names =
        dir.entryList(QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot);
    std::ranges::sort(names);
    for (const QString &name : std::as_const(names)) {
        if (isPassedBy(name, hiddenFolders)) {
            continue;
        }
        const QString path = folder.endsWith(u'/') ? folder + name : folder + u'/' + name;
        const QFileInfo info(path);
        if (info.isDir()) {
            if (!info.isSymLink()) {
                walk(path, hiddenFolders, files);
            }
        } else if (info.isFile() && isCandidate(name)) {
            files.append(path);
        }
    }
}

} // namespace

QStringList filesAt(const QStringList &paths, const QStringList &hiddenFolders)
{
    QStringList files;
    for (const QString &path : paths) {
        if (path != "-"_L1 && QFileInfo(path).isDir()) {
            walk(path, hiddenFolders, files);
        } else {
            files.append(path);
        }
    }
    files.removeDuplicates();
    return files;
}

} // namespace baton::cli
