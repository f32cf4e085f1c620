// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/sample.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const QString source = u":/baton/samples"_s;

} // namespace

Result<QString> copySample(const QString &dataFolder)
{
    const QDir target(dataFolder + u"/sample"_s);
    QDirIterator files(source, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        const QString copy = target.filePath(QDir(source).relativeFilePath(file));
        if (QFileInfo::exists(copy)) {
            continue;
        }
        QDir().mkpath(QFileInfo(copy).path());
        if (!QFile::copy(file, copy)) {
            return Failure{
                QCoreApplication::translate("baton::Sample",
                                            "%1 cannot be written. Make room there, or change its "
                                            "permissions.")
                    .arg(copy)};
        }
        QFile::setPermissions(
            copy, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
    }
    return target.path();
}

QString sampleDocument()
{
    QDirIterator files(source, {u"phase2-engineering-review.yaml"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    return files.hasNext() ? QDir(source).relativeFilePath(files.next()) : QString();
}

} // namespace baton
