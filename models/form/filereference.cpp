// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/filereference.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

QString resolvedFile(const QString &path, const QString &documentPath)
{
    if (path.isEmpty()) {
        return {};
    }
    const QFileInfo place(QFileInfo(documentPath).absolutePath());
    QDir folder(place.filePath());
    QString file = path;
    if (file.startsWith("{session_dir}/"_L1)) {
        file = file.sliced(QString(u"{session_dir}/"_s).size());
        if (place.fileName() == "handoffs"_L1) {
            folder = QDir(place.path());
        }
    }
    return QDir::cleanPath(folder.absoluteFilePath(file));
}

Result<QString> fileChecksum(const QString &filePath)
{
    QFile file(filePath);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file)) {
        return Failure{
            QCoreApplication::translate("baton::FileReference", "“%1” cannot be read: %2")
                .arg(filePath, file.errorString())};
    }
    return u"sha256:"_s + QString::fromLatin1(hash.result().toHex());
}

} // namespace baton
