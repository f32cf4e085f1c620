// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFile>

#include <sys/resource.h>
#include <unistd.h>

namespace baton {

/// The sanitizers reserve and keep memory of their own, which makes measurements useless.
#if defined(__SANITIZE_ADDRESS__)
constexpr bool canMeasureMemory = false;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr bool canMeasureMemory = false;
#else
constexpr bool canMeasureMemory = true;
#endif
#else
constexpr bool canMeasureMemory = true;
#endif

/// The number of bytes for @p name ("VmHWM:") in /proc/self/status.
inline qint64 memoryOf(QByteArrayView name)
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (file.open(QIODevice::ReadOnly)) {
        for (const QByteArray &line : file.readAll().split('\n')) {
            if (line.startsWith(name)) {
                return line.simplified().split(' ').value(1).toLongLong() * 1024;
            }
        }
    }
    return 0;
}

/// The peak of additional memory while @p work runs.
template <typename Work>
qint64 peakOf(const Work &work)
{
    QFile reset(QStringLiteral("/proc/self/clear_refs"));
    if (reset.open(QIODevice::WriteOnly)) {
        reset.write("5");
        reset.close();
    }
    const qint64 before = memoryOf("VmRSS:");
    work();
    return memoryOf("VmHWM:") - before;
}

/// Limits the memory of this process to @p more additional bytes while it exists.
class MemoryLimit
{
public:
    explicit MemoryLimit(qint64 more)
    {
        getrlimit(RLIMIT_AS, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = static_cast<rlim_t>(memoryOf("VmSize:") + more);
        setrlimit(RLIMIT_AS, canMeasureMemory ? &limit : &m_before);
    }
    ~MemoryLimit() { setrlimit(RLIMIT_AS, &m_before); }
    Q_DISABLE_COPY_MOVE(MemoryLimit)

private:
    rlimit m_before{};
};

} // namespace baton
