// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/filereference.h"

#include "models/editor/editordocument.h"
#include "models/protocol/catalog.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

DocumentPlace placeOf(const EditorDocument &document)
{
    const QString path = document.settings().filePath;
    return {path, sessionAround(document.catalog()->sessionLayouts(), path).folder};
}

QString resolvedFile(const QString &path, const DocumentPlace &document)
{
    if (path.isEmpty()) {
        return {};
    }
    const QString mark = u"{session_dir}/"_s;
    const bool isInSession = path.startsWith(mark);
    const QString own = QFileInfo(document.path).absolutePath();
    const QDir folder(isInSession && !document.session.isEmpty() ? document.session : own);
    return QDir::cleanPath(folder.absoluteFilePath(isInSession ? path.sliced(mark.size()) : path));
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
