// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/folderhandlecache.h"

#include <QFile>

#include <fcntl.h>
#include <unistd.h>

namespace baton {

FolderHandleCache::~FolderHandleCache()
{
    close();
}

int FolderHandleCache::openFile(const QString &path)
{
    constexpr int flags = O_RDONLY | O_CLOEXEC;
    const qsizetype slash = path.lastIndexOf(u'/');
    if (slash <= 0) {
        return ::open(QFile::encodeName(path).constData(), flags);
    }
    if (QStringView(path).first(slash) != m_path) {
        close();
        m_path = path.first(slash);
        m_descriptor =
            ::open(QFile::encodeName(m_path).constData(), O_PATH | O_DIRECTORY | O_CLOEXEC);
    }
    return ::openat(m_descriptor, QFile::encodeName(path.sliced(slash + 1)).constData(), flags);
}

void FolderHandleCache::close()
{
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
    }
    m_descriptor = -1;
}

} // namespace baton
