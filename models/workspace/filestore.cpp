// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/filestore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>

#include <algorithm>
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

/// A file that is open for reading.
class OpenFile
{
public:
    explicit OpenFile(const QString &path)
        : m_descriptor(::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC))
    {
    }
    ~OpenFile()
    {
        if (m_descriptor >= 0) {
            ::close(m_descriptor);
        }
    }
    Q_DISABLE_COPY_MOVE(OpenFile)

    /// What it says of itself; nothing when it is not open.
    [[nodiscard]] std::optional<struct stat> status() const
    {
        struct stat status = {};
        return m_descriptor >= 0 && ::fstat(m_descriptor, &status) == 0 ? std::optional(status)
                                                                        : std::nullopt;
    }

    /// How much of @p size it gave, 0 at its end; negative when it failed.
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

/// As readHead(), with as few calls of the system as there can be: a run over many small files does
/// hardly anything else. Nothing when anything is amiss, which somebody else finds the words for.
std::optional<QByteArray> plainlyRead(const QString &path, qsizetype size)
{
    const OpenFile file(path);
    const std::optional<struct stat> status = file.status();
    if (!status || S_ISDIR(status->st_mode)) {
        return std::nullopt;
    }
    // As much as there seems to be, and then as much again as there was: some files tell no size.
    constexpr qsizetype least = 4096;
    const qsizetype told = S_ISREG(status->st_mode) ? qsizetype(status->st_size) : 0;
    QByteArray bytes;
    for (qsizetype wanted = told + 1; bytes.size() < size; wanted = bytes.size() + least) {
        const qsizetype before = bytes.size();
        bytes.resize(before + std::min(wanted, size - before));
        const qsizetype count = file.read(bytes.data() + before, bytes.size() - before);
        if (count < 0) {
            return std::nullopt;
        }
        bytes.truncate(before + count);
        if (count == 0 || (told > 0 && bytes.size() == told)) {
            break;
        }
    }
    return bytes;
}

} // namespace

Result<QByteArray> FileStore::readHead(const QString &path, qsizetype size)
{
    if (path.isEmpty()) {
        return Failure{tr("Cannot read a file without a name. Give the path of a file.")};
    }
    if (std::optional<QByteArray> bytes = plainlyRead(path, size)) {
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
    if (target.isEmpty()) {
        return Failure{tr("Cannot save %1: its symbolic links go round in a circle. Save under "
                          "another name.")
                           .arg(shown(path))};
    }
    const std::optional<struct stat> before = statusOf(target);
    if (before && !S_ISREG(before->st_mode)) {
        return Failure{tr("Cannot save %1: it is not a regular file. Save under another name.")
                           .arg(shown(path))};
    }
    if (before
        && ::faccessat(AT_FDCWD, QFile::encodeName(target).constData(), W_OK, AT_EACCESS) != 0) {
        return Failure{tr("Cannot save %1: the file is read-only. Make it writable, or save "
                          "elsewhere.")
                           .arg(shown(path))};
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
