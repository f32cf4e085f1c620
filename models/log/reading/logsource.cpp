// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/reading/logsource.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace baton {

namespace {

LogSource::State stateFrom(const struct stat &status)
{
    return {static_cast<quint64>(status.st_dev), static_cast<quint64>(status.st_ino),
            static_cast<qint64>(status.st_size),
            static_cast<qint64>(status.st_mtim.tv_sec) * 1'000'000'000 + status.st_mtim.tv_nsec};
}

QString reasonFor(const QString &path, const QString &cause)
{
    return QCoreApplication::translate("baton::LogSource",
                                       "Cannot read %1: %2. Check the path and its permissions.")
        .arg(QDir::toNativeSeparators(path), cause);
}

} // namespace

struct LogSource::Descriptor
{
    explicit Descriptor(int descriptor)
        : number(descriptor)
    {
    }
    ~Descriptor() { ::close(number); }
    Q_DISABLE_COPY_MOVE(Descriptor)

    const int number;
};

Result<std::shared_ptr<const LogSource>> LogSource::open(const QString &path)
{
    // Not blocking, because opening a pipe would wait for a writer.
    const int number =
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (number < 0) {
        return Failure{reasonFor(path, qt_error_string(errno))};
    }
    auto source = std::make_shared<LogSource>();
    source->m_file = std::make_shared<const Descriptor>(number);
    struct stat status = {};
    if (::fstat(number, &status) != 0) {
        return Failure{reasonFor(path, qt_error_string(errno))};
    }
    if (!S_ISREG(status.st_mode)) {
        return Failure{reasonFor(
            path, QCoreApplication::translate("baton::LogSource", "it is not a regular file"))};
    }
    return std::shared_ptr<const LogSource>(std::move(source));
}

std::optional<LogSource::State> LogSource::stateOf(const QString &path)
{
    struct stat status = {};
    return ::stat(QFile::encodeName(path).constData(), &status) == 0
        ? std::optional(stateFrom(status))
        : std::nullopt;
}

std::shared_ptr<const LogSource> LogSource::stretch(const LogSource &whole, qint64 begin,
                                                    qint64 length)
{
    auto part = std::make_shared<LogSource>(whole);
    part->m_begin += begin;
    part->m_length = length;
    return part;
}

LogSource::State LogSource::state() const
{
    struct stat status = {};
    if (::fstat(m_file->number, &status) != 0) {
        return {};
    }
    State state = stateFrom(status);
    state.size = std::max<qint64>(0, state.size - m_begin);
    state.size = m_length < 0 ? state.size : std::min(state.size, m_length);
    return state;
}

QByteArray LogSource::read(qint64 offset, qint64 length) const
{
    if (m_length >= 0) {
        length = std::min(length, m_length - offset);
    }
    if (length <= 0) {
        return {};
    }
    QByteArray bytes(length, Qt::Uninitialized);
    qint64 done = 0;
    while (done < length) {
        const ssize_t count =
            ::pread(m_file->number, bytes.data() + done, static_cast<size_t>(length - done),
                    static_cast<off_t>(m_begin + offset + done));
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count <= 0) {
            break;
        }
        done += count;
    }
    bytes.truncate(done);
    return bytes;
}

} // namespace baton
