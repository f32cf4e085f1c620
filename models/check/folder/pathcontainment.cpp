// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/pathcontainment.h"

#include "models/check/folder/foldercache.h"
#include "models/check/folder/sessionpaths.h"
#include "models/disk/checkeddisk.h"
#include "models/strings/pathstrings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isThere(const QString &path)
{
    const QFileInfo file = CheckedDisk::linkAt(path);
    return file.exists() || file.isSymLink();
}

/// The existing part of @p path, with all links resolved.
QString canonicalPart(QString path)
{
    while (path.contains(u'/') && !isThere(path)) {
        path = parentOf(path);
    }
    const QFileInfo file = CheckedDisk::linkAt(path);
    if (file.isSymLink() && !file.exists()) {
        return file.symLinkTarget(); // writing through a dangling link creates its target
    }
    return path.isEmpty() ? u"/"_s : file.canonicalFilePath();
}

/// Like canonicalPart(), but for a path that does not exist the folder is looked up only once.
QString rememberedPart(const QString &path)
{
    const QString folder = parentOf(path);
    return isThere(path) || !path.contains(u'/')
        ? canonicalPart(path)
        : FolderCache::answer(u"canonical part"_s, folder, [&] { return canonicalPart(folder); });
}

/// True for a path that is certainly below its base folder, without looking at the disk.
bool isPlainlyBelow(const QString &path)
{
    const auto leadsUp = [](QChar a, QChar b) { return a == u'.' && b == u'.'; };
    return !path.isEmpty() && path.front().isLetterOrNumber() && !path.contains(u':')
        && !path.contains(u'\\') && std::ranges::adjacent_find(path, leadsUp) == path.cend();
}

bool isAbsolute(const QString &text)
{
    const bool hasDrive = text.size() > 2 && text[0].isLetter() && text[1] == u':'
        && (text[2] == u'\\' || text[2] == u'/');
    return QDir::isAbsolutePath(text) || hasDrive || text.startsWith(u'~')
        || text.startsWith(u'\\');
}

} // namespace

bool leaves(const QString &text, const QString &root)
{
    const QString path = text.trimmed();
    if (root.isEmpty()) {
        if (isPlainlyBelow(path)) {
            return false;
        }
        const QString clean = QDir::cleanPath(path);
        return isAbsolute(path) || clean == ".."_L1 || clean.startsWith("../"_L1);
    }
    const bool isOnThisDisk = QDir::isAbsolutePath(path);
    if (isAbsolute(path) && !isOnThisDisk) {
        return true;
    }
    const QString whole = QDir::cleanPath(isOnThisDisk ? path : root + u'/' + path);
    if (!isAtOrBelow(whole, QDir::cleanPath(root))) {
        return true;
    }
    const auto canonical = [&root] {
        return CheckedDisk::at(root, CheckedDisk::Noted::No).canonicalFilePath();
    };
    const QString canonicalRoot = FolderCache::answer(u"canonical"_s, root, canonical);
    return !canonicalRoot.isEmpty() && !isAtOrBelow(rememberedPart(whole), canonicalRoot);
}

bool escapesProject(const QString &text, const ProjectRoot &project, const QString &filePath)
{
    const QString path = text.trimmed();
    const QStringList unmarked = project.unmarked(filePath); // the extent of the project is unknown
    if (!unmarked.isEmpty() && !isAbsolute(path)) {
        return false;
    }
    const QString root = unmarked.isEmpty() ? project.of(filePath) : unmarked.back();
    if (!leaves(path, root)) {
        return false;
    }
    const QString folder = parentOf(filePath);
    return root.isEmpty() || folder.isEmpty() || isAbsolute(path)
        || leaves(folder + u'/' + path, root);
}

bool leavesSession(const QString &text, const QString &filePath, const QString &within)
{
    static const QString fileScheme = u"file://"_s;
    const QString session = sessionFolder(filePath, within);
    const QString named = text.trimmed();
    const QString path = named.startsWith(fileScheme) ? named.sliced(fileScheme.size()) : named;
    if (session.isEmpty() || path.isEmpty() || path.contains("://"_L1)) {
        return false;
    }
    return leaves(resolvedPath(path, filePath, within), session);
}

} // namespace baton
