// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/benchmarks/coldcopy.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QProcess>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString platformPlugins()
{
    return QLibraryInfo::path(QLibraryInfo::PluginsPath) + u"/platforms"_s;
}

/// The files of the libraries that @p program is linked with, as the loader finds them.
QStringList librariesOf(const QString &program)
{
    QProcess loader;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LD_TRACE_LOADED_OBJECTS"_s, u"1"_s);
    loader.setProcessEnvironment(environment);
    loader.start(program);
    loader.waitForFinished();
    QStringList files;
    for (const QByteArray &line : loader.readAllStandardOutput().split('\n')) {
        const QString path = QString::fromLocal8Bit(line).section(u" => "_s, 1).section(u' ', 0, 0);
        const bool isOfLoader = path.contains("/libc.so"_L1) || path.contains("/libm.so"_L1);
        if (path.startsWith(u'/') && !isOfLoader) {
            files.append(path);
        }
    }
    return files;
}

/// The number of pages of @p file in memory, and of all its pages.
std::pair<size_t, size_t> residentPages(int file)
{
    const off_t size = ::lseek(file, 0, SEEK_END);
    const auto page = static_cast<size_t>(::sysconf(_SC_PAGESIZE));
    const size_t count = (static_cast<size_t>(size) + page - 1) / page;
    void *map = ::mmap(nullptr, static_cast<size_t>(size), PROT_READ, MAP_SHARED, file, 0);
    if (map == MAP_FAILED) {
        return {};
    }
    std::vector<unsigned char> states(count);
    size_t resident = 0;
    if (::mincore(map, static_cast<size_t>(size), states.data()) == 0) {
        for (const unsigned char state : states) {
            resident += state & 1U;
        }
    }
    ::munmap(map, static_cast<size_t>(size));
    return {resident, count};
}

} // namespace

ColdCopy::ColdCopy(const QStringList &programs)
    : m_folder(QCoreApplication::applicationDirPath() + u"/cold-XXXXXX"_s) // memory has no cache
    , m_program(m_folder.filePath(QFileInfo(programs.constFirst()).fileName()))
{
    for (const QString &program : programs) {
        copy(program, {});
        for (const QString &library : librariesOf(program)) {
            copy(library, u"lib"_s);
        }
    }
    const QFileInfoList plugins = QDir(platformPlugins()).entryInfoList(QDir::Files);
    for (const QFileInfo &plugin : plugins) {
        copy(plugin.filePath(), u"platforms"_s);
    }
}

void ColdCopy::copy(const QString &file, const QString &folder)
{
    QDir(m_folder.path()).mkpath(folder.isEmpty() ? u"."_s : folder);
    const QString target = m_folder.filePath((folder.isEmpty() ? QString() : folder + u'/')
                                             + QFileInfo(file).fileName());
    if (m_files.contains(target)) {
        return;
    }
    if (!QFile::copy(file, target)) {
        qFatal("%s cannot be copied.", qPrintable(file));
    }
    m_files.append(target);
}

void ColdCopy::putInto(QProcessEnvironment &environment) const
{
    environment.insert(u"LD_LIBRARY_PATH"_s, m_folder.filePath(u"lib"_s));
    environment.insert(u"QT_QPA_PLATFORM_PLUGIN_PATH"_s, m_folder.filePath(u"platforms"_s));
}

double ColdCopy::drop() const
{
    size_t resident = 0;
    size_t all = 0;
    for (const QString &name : m_files) {
        const int file = ::open(QFile::encodeName(name).constData(), O_RDONLY | O_CLOEXEC);
        if (file < 0) {
            qFatal("%s cannot be opened.", qPrintable(name));
        }
        ::fsync(file); // unwritten pages cannot be dropped
        ::posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
        const auto [left, count] = residentPages(file);
        resident += left;
        all += count;
        ::close(file);
    }
    return all == 0 ? 1 : static_cast<double>(resident) / static_cast<double>(all);
}

qint64 ColdCopy::size() const
{
    qint64 size = 0;
    for (const QString &name : m_files) {
        size += QFileInfo(name).size();
    }
    return size;
}

} // namespace baton
