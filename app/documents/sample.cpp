// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/sample.h"

#include "models/strings/pathstrings.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr auto source = ":/baton/samples"_L1;

/// The times of folders without their own times: seven minutes apart, on the day of the latest
/// session of the sample.
QDateTime timeOfLoose(const QString &name)
{
    static const QStringList ordered{u"arena/"_s, u"arena-review/"_s, u"orion/"_s, u"loose/"_s};
    const auto isIn = [&name](const QString &folder) { return name.startsWith(folder); };
    const auto folder = std::ranges::find_if(ordered, isIn);
    if (folder == ordered.end()) {
        return {};
    }
    // "step-2.prompt" is written before "step-2-implementation.json".
    QStringList files = QDir(source + u'/' + *folder).entryList(QDir::Files);
    std::ranges::sort(files, {}, [](const QString &file) { return file.section(u'.', 0, 0); });
    const qint64 minutes = 60 * (folder - ordered.begin()) + 7 * files.indexOf(lastNameOf(name));
    return QDateTime(QDate(2026, 2, 24), QTime(14, 0), QTimeZone::UTC).addSecs(60 * minutes);
}

/// A request is written when its session begins, a time that is in the name of the folder.
QDateTime timeOfRequest(const QString &name)
{
    static const QRegularExpression pattern(u"/(\\d{8}-\\d{6})-[^/]+/prompt\\.md$"_s);
    const QString begin = pattern.match(name).captured(1);
    QDateTime time = QDateTime::fromString(begin, u"yyyyMMdd-HHmmss"_s);
    time.setTimeZone(QTimeZone::UTC);
    return time;
}

/// Documents without a time have the time of their file, which must not depend on the time of
/// copying.
void setTime(const QString &copy, const QString &name)
{
    const QDateTime loose = timeOfLoose(name);
    const QDateTime time = loose.isValid() ? loose : timeOfRequest(name);
    QFile file(copy);
    if (time.isValid() && file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly)) {
        // Without this the sample has the times of copying, which does no harm.
        (void)file.setFileTime(time, QFileDevice::FileModificationTime);
    }
}

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
        setTime(copy, QDir(source).relativeFilePath(file));
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
