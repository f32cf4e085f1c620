// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/rows/filereference.h"

#include "models/editor/document/editordocument.h"
#include "models/protocol/catalog/catalog.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr QLatin1StringView sessionMark("{session_dir}/");

/// The folder that @p path is relative to.
QDir beginOf(const QString &path, const DocumentLocation &document)
{
    const bool isInSession = path.startsWith(sessionMark) && !document.session.isEmpty();
    return isInSession ? QDir(document.session) : QFileInfo(document.path).absoluteDir();
}

} // namespace

DocumentLocation placeOf(const EditorDocument &document)
{
    const QString path = document.settings().filePath;
    return {path, sessionAround(document.catalog()->sessionLayouts(), path).folder};
}

QString resolvedFile(const QString &path, const DocumentLocation &document)
{
    if (path.isEmpty()) {
        return {};
    }
    const QString below = path.startsWith(sessionMark) ? path.sliced(sessionMark.size()) : path;
    return QDir::cleanPath(beginOf(path, document).absoluteFilePath(below));
}

QString fileReference(const QString &file, const QString &present, const DocumentLocation &document)
{
    const QString below = beginOf(present, document).relativeFilePath(file);
    if (QDir::isAbsolutePath(present) || present.isEmpty() || below.startsWith("../"_L1)) {
        return file;
    }
    return present.startsWith(sessionMark) ? sessionMark + below : below;
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
