// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/folderlisting.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <system_error>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Every byte that is no printable ASCII is spelt out, so that the name can be found again.
QString spelled(QByteArrayView bytes)
{
    QString text;
    for (const char c : bytes) {
        const auto byte = static_cast<uchar>(c);
        text += byte >= 0x20 && byte < 0x7f
            ? QString(QLatin1Char(c))
            : u"\\x%1"_s.arg(QString::number(byte, 16).toUpper(), 2, u'0');
    }
    return text;
}

struct Closer
{
    void operator()(DIR *folder) const { ::closedir(folder); }
};

FolderEntry entryOf(DIR *folder, const dirent &entry)
{
    struct stat status = {};
    uint type = entry.d_type;
    if (type == DT_UNKNOWN // some file systems do not report it with the name
        && ::fstatat(::dirfd(folder), entry.d_name, &status, AT_SYMLINK_NOFOLLOW) == 0) {
        type = IFTODT(status.st_mode);
    }
    return {QString::fromUtf8(entry.d_name), type == DT_REG, type == DT_DIR};
}

/// The time of the last change, in milliseconds since 1970; 0 if unknown.
qint64 changeOf(DIR *folder, const dirent &entry)
{
    struct stat status = {};
    return ::fstatat(::dirfd(folder), entry.d_name, &status, AT_SYMLINK_NOFOLLOW) == 0
        ? qint64(status.st_mtim.tv_sec) * 1000 + status.st_mtim.tv_nsec / 1'000'000
        : 0;
}

QString problemOf(const QString &path, bool isFolder, int error)
{
    const QString text = isFolder
        ? QCoreApplication::translate(
              "baton::FolderListing",
              "The folder %1 cannot be listed: %2. Its content was skipped.")
        : QCoreApplication::translate("baton::FolderListing",
                                      "The file %1 cannot be read: %2. It was skipped.");
    return text.arg(QDir::toNativeSeparators(path),
                    QString::fromLocal8Bit(std::generic_category().message(error)));
}

} // namespace

FolderListing listFolder(const QString &folder)
{
    FolderListing listing;
    const std::unique_ptr<DIR, Closer> open(::opendir(QFile::encodeName(folder).constData()));
    int error = open ? 0 : errno;
    while (error == 0) {
        errno = 0;
        const dirent *entry = ::readdir(open.get());
        if (!entry) {
            error = errno;
            break;
        }
        const QByteArrayView bytes(static_cast<const char *>(entry->d_name));
        if (bytes == "." || bytes == "..") {
            continue;
        }
        if (!bytes.isValidUtf8()) {
            listing.unnamed.push_back({spelled(bytes), changeOf(open.get(), *entry)});
            continue;
        }
        listing.entries.push_back(entryOf(open.get(), *entry));
    }
    std::ranges::sort(listing.entries, {}, &FolderEntry::name);
    if (error != 0) {
        listing.problem = problemOf(folder, true, error);
    }
    return listing;
}

QFileInfoList entriesIn(const QString &folder, QDir::Filters filters)
{
    QFileInfoList entries;
    for (const FolderEntry &entry : listFolder(folder).entries) {
        const QFileInfo info(QDir(folder), entry.name);
        const bool isLink = !entry.isFile && !entry.isFolder && info.isSymLink();
        const bool isLeftOut = (isLink && filters.testFlag(QDir::NoSymLinks))
            || (entry.name.startsWith(u'.') && !filters.testFlag(QDir::Hidden));
        const bool isFile = entry.isFile || (!entry.isFolder && info.isFile());
        const bool isFolder = entry.isFolder || (!isFile && info.isDir());
        if (!isLeftOut
            && ((isFile && filters.testFlag(QDir::Files))
                || (isFolder && filters.testFlag(QDir::Dirs)))) {
            entries.append(info);
        }
    }
    return entries;
}

QStringList namesIn(const QString &folder, QDir::Filters filters)
{
    QStringList names;
    for (const QFileInfo &entry : entriesIn(folder, filters)) {
        names.append(entry.fileName());
    }
    return names;
}

QStringList filesBelow(const QString &folder, QDir::Filters filters, int levels, qsizetype most,
                       const std::function<bool(const QFileInfo &)> &isWanted)
{
    QStringList paths;
    for (const QFileInfo &entry : entriesIn(folder, filters | QDir::Files | QDir::Dirs)) {
        if (paths.size() >= most) {
            break;
        }
        if (entry.isFile() && (!isWanted || isWanted(entry))) {
            paths.append(entry.filePath());
        } else if (levels > 1 && entry.isDir() && !entry.isSymLink()) {
            paths +=
                filesBelow(entry.filePath(), filters, levels - 1, most - paths.size(), isWanted);
        }
    }
    return paths;
}

QString accessProblem(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    struct stat status = {};
    if (::stat(name.constData(), &status) != 0) {
        return {};
    }
    const bool isFolder = S_ISDIR(status.st_mode);
    const int needed = isFolder ? R_OK | X_OK : R_OK;
    return ::faccessat(AT_FDCWD, name.constData(), needed, AT_EACCESS) == 0
        ? QString()
        : problemOf(path, isFolder, errno);
}

QString unnamedProblem(const QString &name)
{
    return QCoreApplication::translate("baton::FolderListing",
                                       "%1 cannot be opened: its name is not UTF-8. Rename it.")
        .arg(name);
}

} // namespace baton
