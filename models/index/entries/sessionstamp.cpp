// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/sessionstamp.h"

#include "models/disk/folderlisting.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <cstring>

#include <fts.h>
#include <sys/stat.h>

namespace baton {

namespace {

constexpr int mostFiles = 5000;
constexpr qint64 nanosecondsOfASecond = 1'000'000'000;
/// A file that is written twice within this time may keep size and time.
constexpr qint64 clockStep = 2 * nanosecondsOfASecond;
/// A reading waits for the content of an empty file.
constexpr qint64 emptyFileSettles = 10 * 60 * nanosecondsOfASecond;
/// Logs of gigabytes would delay the reading of all other sessions.
constexpr qint64 mostHashedWhole = qint64(64) << 20;
constexpr qint64 hashedPart = qint64(64) << 10;

qint64 timeOf(const struct stat &info)
{
    return qint64(info.st_mtim.tv_sec) * nanosecondsOfASecond + info.st_mtim.tv_nsec;
}

/// The time of the last change of content, permissions or owner. No program can set it.
qint64 changeOf(const struct stat &info)
{
    return qint64(info.st_ctim.tv_sec) * nanosecondsOfASecond + info.st_ctim.tv_nsec;
}

struct FoundFile
{
    QByteArray path;
    qint64 size = 0;
    qint64 time = 0;    ///< in nanoseconds since 1970
    qint64 changed = 0; ///< the same of its permissions and owner too
};

int byName(const FTSENT **a, const FTSENT **b)
{
    return std::strcmp((*a)->fts_name, (*b)->fts_name);
}

/// All files below the session's folder, and its state file, in a fixed order. Stops after
/// mostFiles.
std::vector<FoundFile> filesOf(const SessionLocation &place)
{
    std::vector<FoundFile> files;
    QByteArray folder = QFile::encodeName(place.path);
    char *const roots[] = {folder.data(), nullptr};
    FTS *const walk = fts_open(roots, FTS_LOGICAL | FTS_NOCHDIR, byName);
    while (FTSENT *const entry = walk ? fts_read(walk) : nullptr) {
        if (entry->fts_info == FTS_F) {
            files.push_back({entry->fts_path, entry->fts_statp->st_size, timeOf(*entry->fts_statp),
                             changeOf(*entry->fts_statp)});
        } else if (entry->fts_info != FTS_DP) { // a folder, a broken link, or an unreadable file
            files.push_back({entry->fts_path, -qint64(entry->fts_info), 0, 0});
        }
        if (files.size() > size_t(mostFiles)) {
            break;
        }
    }
    if (walk) {
        fts_close(walk);
    }
    struct stat info = {};
    const QByteArray state = QFile::encodeName(place.stateFile);
    if (!state.isEmpty() && ::stat(state.constData(), &info) == 0) {
        files.push_back({state, info.st_size, timeOf(info), changeOf(info)});
    }
    return files;
}

/// The path of @p file below the folder of @p place, by any name of the folder; empty for one that
/// is elsewhere.
QByteArray nameIn(const SessionLocation &place, const FoundFile &file)
{
    const QByteArray folder = QFile::encodeName(place.path);
    return file.path.startsWith(folder) ? file.path.sliced(folder.size()) : QByteArray();
}

bool isSettled(const FoundFile &file, qint64 now)
{
    const qint64 age = now - file.time;
    return age > (file.size == 0 ? emptyFileSettles : clockStep);
}

void add(QCryptographicHash &hash, qint64 number)
{
    hash.addData(QByteArrayView(reinterpret_cast<const char *>(&number), sizeof number));
}

void addContent(QCryptographicHash &hash, const QString &path, qint64 size)
{
    add(hash, size);
    QFile file(path);
    if (size < 0 || !file.open(QIODevice::ReadOnly)) {
        return;
    }
    if (size <= mostHashedWhole) {
        hash.addData(&file);
        return;
    }
    hash.addData(file.read(hashedPart));
    file.seek(size - hashedPart);
    hash.addData(file.read(hashedPart));
}

QByteArray timesOutside(const QString &path)
{
    struct stat info = {};
    if (::stat(QFile::encodeName(path).constData(), &info) != 0) {
        return "-";
    }
    const QByteArray size = S_ISDIR(info.st_mode) ? "d" : QByteArray::number(qint64(info.st_size));
    return size + ' ' + QByteArray::number(timeOf(info));
}

QByteArray contentOutside(const QString &path)
{
    const QFileInfo info(path);
    QCryptographicHash hash(QCryptographicHash::Blake2b_160);
    if (info.isDir()) {
        for (const FolderEntry &entry : listFolder(path).entries) {
            hash.addData(entry.name.toUtf8() + '/');
        }
    } else {
        addContent(hash, path, info.exists() ? info.size() : -1);
    }
    return hash.result();
}

} // namespace

SessionFiles::Own SessionFiles::own(const SessionLocation &place)
{
    const std::vector<FoundFile> files = filesOf(place);
    if (files.size() > size_t(mostFiles)) {
        return {};
    }
    const qint64 now = QDateTime::currentMSecsSinceEpoch() * 1'000'000;
    QCryptographicHash hash(QCryptographicHash::Blake2b_160);
    bool areSettled = true;
    for (const FoundFile &file : files) {
        areSettled = areSettled && isSettled(file, now);
        hash.addData(nameIn(place, file));
        add(hash, file.size);
        add(hash, file.time);
        add(hash, file.changed);
    }
    return {hash.result(), areSettled};
}

SessionStamp SessionFiles::stamp(const SessionLocation &place, const Own &before,
                                 const QStringList &outside)
{
    SessionStamp stamp{times(before, outside), content(place, outside), outside};
    if (before.times.isEmpty() || own(place).times != before.times) {
        return {{}, {}, outside};
    }
    return stamp;
}

QByteArray SessionFiles::times(const Own &own, const QStringList &outside)
{
    if (own.times.isEmpty() || !own.isSettled) {
        return {};
    }
    QCryptographicHash hash(QCryptographicHash::Blake2b_160);
    hash.addData(own.times);
    const QMutexLocker lock(&m_mutex);
    for (const QString &path : outside) {
        QByteArray &known = m_times[path];
        known = known.isEmpty() ? timesOutside(path) : known;
        hash.addData(known);
    }
    return hash.result();
}

QByteArray SessionFiles::content(const SessionLocation &place, const QStringList &outside)
{
    const std::vector<FoundFile> files = filesOf(place);
    if (files.size() > size_t(mostFiles)) {
        return {};
    }
    QCryptographicHash hash(QCryptographicHash::Blake2b_160);
    for (const FoundFile &file : files) {
        hash.addData(nameIn(place, file));
        addContent(hash, QFile::decodeName(file.path), file.size);
    }
    const QMutexLocker lock(&m_mutex);
    for (const QString &path : outside) {
        QByteArray &known = m_content[path];
        known = known.isEmpty() ? contentOutside(path) : known;
        hash.addData(known);
    }
    return hash.result();
}

} // namespace baton
