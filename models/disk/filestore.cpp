// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/filestore.h"

#include "models/disk/folderhandlecache.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

std::optional<struct stat> statusOf(const QString &path)
{
    struct stat status = {};
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? std::optional(status)
                                                                     : std::nullopt;
}

/// The owner first and the mode last, because a change of owner clears bits of the mode.
void adoptOwnerAndMode(int descriptor, const struct stat &status)
{
    if (::fchown(descriptor, status.st_uid, status.st_gid) != 0) {
        const int groupOnly = ::fchown(descriptor, uid_t(-1), status.st_gid);
        Q_UNUSED(groupOnly)
    }
    ::fchmod(descriptor, status.st_mode & 07777);
}

QString shown(const QString &path)
{
    return QDir::toNativeSeparators(path);
}

/// Fails if the file @p target, to which @p path leads and which is as @p before, cannot be made or
/// replaced; an empty one: the path leads nowhere.
Outcome isReplaceable(const QString &path, const QString &target,
                      const std::optional<struct stat> &before)
{
    if (target.isEmpty()) {
        return Failure{FileStore::tr("Cannot save %1: its symbolic links go round in a circle. "
                                     "Save under another name.")
                           .arg(shown(path))};
    }
    if (before && !S_ISREG(before->st_mode)) {
        return Failure{FileStore::tr("Cannot save %1: it is not a regular file. Save under another "
                                     "name.")
                           .arg(shown(path))};
    }
    if (before
        && ::faccessat(AT_FDCWD, QFile::encodeName(target).constData(), W_OK, AT_EACCESS) != 0) {
        return Failure{FileStore::tr("Cannot save %1: the file is read-only. Make it writable, or "
                                     "save elsewhere.")
                           .arg(shown(path))};
    }
    if (const QString folder = QFileInfo(target).path(); !QFileInfo(folder).isDir()) {
        return Failure{FileStore::tr("Cannot save %1: there is no folder %2. Make it, or save "
                                     "elsewhere.")
                           .arg(shown(path), shown(folder))};
    }
    return std::monostate();
}

/// A file that was opened for reading.
class OpenFile
{
public:
    explicit OpenFile(int descriptor)
        : m_descriptor(descriptor)
    {
    }
    ~OpenFile()
    {
        if (m_descriptor >= 0) {
            ::close(m_descriptor);
        }
    }
    Q_DISABLE_COPY_MOVE(OpenFile)

    /// The size of the rest, as far as the device reports it.
    [[nodiscard]] qsizetype rest(qsizetype from) const
    {
        struct stat status = {};
        const bool isReported = ::fstat(m_descriptor, &status) == 0 && S_ISREG(status.st_mode);
        return isReported ? std::max<qsizetype>(0, qsizetype(status.st_size) - from) : 0;
    }

    /// The number of bytes read, 0 at the end; negative on failure.
    [[nodiscard]] qsizetype read(char *data, qsizetype size) const
    {
        ssize_t count = -1;
        do {
            count = ::read(m_descriptor, data, size_t(size));
        } while (count < 0 && errno == EINTR);
        return count;
    }

private:
    int m_descriptor;
};

/// Does the same as readHead() with as few system calls as possible, because they dominate a run
/// over many small files. nullopt on any error; the caller then finds the message.
std::optional<QByteArray> plainlyRead(const OpenFile &file, qsizetype size)
{
    std::array<char, 16 * 1024> head; // of nearly every file that is all
    const qsizetype most = std::min<qsizetype>(size, std::ssize(head));
    qsizetype length = 0;
    for (qsizetype count = 1; count > 0 && length < most; length += count) {
        count = file.read(head.data() + length, most - length);
        if (count < 0) {
            return std::nullopt;
        }
    }
    QByteArray bytes(head.data(), length);
    while (bytes.size() >= std::ssize(head) && bytes.size() < size) {
        const qsizetype before = bytes.size();
        const qsizetype more =
            std::max(file.rest(before) + 1, before); // some devices report no size
        bytes.resize(std::min(size, before + more));
        const qsizetype count = file.read(bytes.data() + before, bytes.size() - before);
        bytes.truncate(before + std::max<qsizetype>(0, count));
        if (count < 0) {
            return std::nullopt;
        }
        if (count == 0) {
            break;
        }
    }
    return bytes;
}

} // namespace

Result<QByteArray> FileStore::readHead(const QString &path, qsizetype size,
                                       FolderHandleCache *folder)
{
    if (path.isEmpty()) {
        return Failure{tr("Cannot read a file without a name. Give the path of a file.")};
    }
    const OpenFile plain(folder
                             ? folder->openFile(path)
                             : ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC));
    if (std::optional<QByteArray> bytes = plainlyRead(plain, size)) {
        return std::move(*bytes);
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
        return QFileInfo(path).isDir()
            ? Failure{tr("Cannot read %1: it is a folder.").arg(shown(path))}
            : Failure{tr("Cannot read %1: %2. Check the path and its permissions.")
                          .arg(shown(path), file.errorString())};
    }
    QByteArray bytes = file.read(std::max<qint64>(1, std::min<qint64>(size, file.size())));
    if (file.error() != QFileDevice::NoError) {
        return Failure{tr("Cannot read %1 to its end: %2.").arg(shown(path), file.errorString())};
    }
    return bytes;
}

Result<QByteArray> FileStore::read(const QString &path, qsizetype limit)
{
    Result<QByteArray> bytes = readHead(path, limit + 1);
    if (bytes && bytes->size() > limit) {
        return Failure{tr("Cannot open %1: it is larger than %2. Split it into smaller files.")
                           .arg(shown(path), QLocale().formattedDataSize(limit))};
    }
    return bytes;
}

QString FileStore::resolved(const QString &path)
{
    QFileInfo info(path);
    for (int hops = 0; hops < 40; ++hops) {
        if (!info.isSymLink()) {
            return info.absoluteFilePath();
        }
        info = QFileInfo(info.dir(), info.readSymLink());
    }
    return {};
}

Outcome FileStore::save(const QString &path, const QByteArray &bytes,
                        const std::function<Outcome()> &isWanted)
{
    const QString target = resolved(path);
    const std::optional<struct stat> before = statusOf(target);
    if (const Outcome replaceable = isReplaceable(path, target, before); !replaceable) {
        return replaceable;
    }
    QSaveFile file(target);
    const auto failed = [&file, &path] {
        return Failure{tr("Cannot save %1: %2. The file is unchanged; check permissions and free "
                          "space, or save elsewhere.")
                           .arg(shown(path), file.errorString())};
    };
    if (!file.open(QIODevice::WriteOnly)) {
        return failed();
    }
    if (file.write(bytes) != bytes.size() || !file.flush()) {
        const Failure failure = failed();
        file.cancelWriting();
        return failure;
    }
    if (before) {
        adoptOwnerAndMode(file.handle(), *before);
    }
    if (const Outcome wanted = isWanted ? isWanted() : std::monostate(); !wanted) {
        file.cancelWriting();
        return wanted;
    }
    if (!file.commit()) {
        return failed();
    }
    return std::monostate();
}

} // namespace baton
