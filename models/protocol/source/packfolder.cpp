// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/source/packfolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QResource>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 maxFileSize = qint64(4) * 1024 * 1024;
constexpr qint64 maxFolderSize = qint64(32) * 1024 * 1024;

class PackFolderTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::PackFolder)
};

} // namespace

PackFolder::PackFolder(const QString &path)
    : m_path(QDir::cleanPath(path))
{
}

bool PackFolder::has(const QString &name) const
{
    return isInside(name) && QFileInfo(pathOf(name)).isFile();
}

bool PackFolder::hasEntry(const QString &name) const
{
    const QFileInfo entry(pathOf(name));
    return entry.exists() || entry.isSymLink();
}

bool PackFolder::isInside(const QString &name) const
{
    const QString cleaned = QDir::cleanPath(name);
    if (cleaned.isEmpty() || QDir::isAbsolutePath(cleaned) || cleaned.startsWith(".."_L1)) {
        return false;
    }
    if (isBuiltIn()) {
        return true;
    }
    const QString real = QFileInfo(pathOf(cleaned)).canonicalFilePath();
    return real.isEmpty() || real.startsWith(QFileInfo(m_path).canonicalFilePath() + u'/');
}

Result<QByteArray> PackFolder::read(const QString &name) const
{
    if (!isInside(name)) {
        return Failure{
            PackFolderTexts::tr("“%1” lies outside the protocol's folder; move it into the folder.")
                .arg(name)};
    }
    if (const QResource resource(pathOf(name)); isBuiltIn() && resource.isValid()) {
        return resource.uncompressedData();
    }
    QFile file(pathOf(name));
    if (file.exists() && !QFileInfo(file).isFile()) {
        return Failure{PackFolderTexts::tr("“%1” is not a file.").arg(name)};
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return Failure{
            PackFolderTexts::tr("“%1” cannot be read: %2.").arg(name, file.errorString())};
    }
    if (file.size() > maxFileSize) {
        return Failure{PackFolderTexts::tr("“%1” is larger than 4 MiB.").arg(name)};
    }
    m_read += file.size();
    if (m_read > maxFolderSize) {
        return Failure{
            PackFolderTexts::tr("“%1” is not read: the folder has more than 32 MiB.").arg(name)};
    }
    return file.read(maxFileSize); // limited, because the file may have grown
}

} // namespace baton
