// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/indexcontext.h"

#include "models/index/entries/enginebuildid.h"
#include "models/masking/masking.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/value/sessionsettings.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QFile>

namespace baton {

namespace {

void addFiles(QCryptographicHash &hash, const QString &folder)
{
    QStringList paths;
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        paths.append(files.next());
    }
    paths.sort();
    for (const QString &path : std::as_const(paths)) {
        QFile file(path);
        hash.addData(path.toUtf8());
        if (file.open(QIODevice::ReadOnly)) {
            hash.addData(file.readAll());
        }
    }
}

} // namespace

QByteArray indexContext(const ProtocolCatalog &catalog, const SessionSettings &settings)
{
    QCryptographicHash hash(QCryptographicHash::Blake2b_160);
    hash.addData(engineBuildIdInUse());
    hash.addData(catalog.language().toUtf8());
    hash.addData(QByteArray::number(settings.memoryMb));
    hash.addData(Masking::inUse().rules().join(u'\n').toUtf8());
    for (const QString &folder : catalog.ownFolders()) {
        addFiles(hash, folder);
    }
    return hash.result();
}
} // namespace baton
