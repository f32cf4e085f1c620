// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/projectagents.h"

#include "models/check/folder/foldercache.h"
#include "models/check/folder/pathcontainment.h"
#include "models/disk/diskdependencies.h"
#include "models/disk/readablefolders.h"
#include "models/strings/pathstrings.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 longestHead = qint64(8) * 1024; ///< of a file that describes one agent
constexpr qint64 longestList = qint64(256) * 1024;
constexpr int mostFiles = 1000;

QString begin(const QString &path, qint64 most)
{
    QFile file(path);
    const bool isOpen = QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly);
    return isOpen ? QString::fromUtf8(file.read(most)) : QString();
}

/// The agents that the files @p pattern below @p folder describe.
QStringList describedIn(const QString &folder, const QString &pattern)
{
    static const QRegularExpression named(
        u"\\A---\\r?\\n(?:(?!---).*\\n)*?name:\\s*[\"']?([^\"'\\s]+)"_s);
    QStringList names;
    QDirIterator files(folder, {pattern}, QDir::Files, QDirIterator::Subdirectories);
    for (int i = 0; i < mostFiles && files.hasNext(); ++i) {
        const QFileInfo file = files.nextFileInfo();
        DiskDependencies::add(file.filePath());
        DiskDependencies::add(file.path());
        names.append(file.completeBaseName());
        if (const QString name = named.match(begin(file.filePath(), longestHead)).captured(1);
            !name.isEmpty()) {
            names.append(name);
        }
    }
    return names;
}

/// The agents of the list @p path, one a line; what stands behind "#" is a remark.
QStringList listedIn(const QString &path)
{
    QStringList names;
    for (const QString &line : begin(path, longestList).split(u'\n')) {
        if (const QString name = line.section(u'#', 0, 0).trimmed(); !name.isEmpty()) {
            names.append(name);
        }
    }
    return names;
}

/// The agents that @p place names, seen from @p start and from each folder above: the agents of a
/// person count in all their projects.
QStringList namesAt(const QString &start, const QString &place)
{
    const bool isFolder = place.contains(u'*');
    QStringList names;
    const QString wanted = u'/' + (isFolder ? parentOf(place) : place);
    for (QString folder = start; !folder.isEmpty() && ReadableFolders::hold(folder + wanted);
         folder = parentOf(folder)) {
        const QString path = folder + wanted;
        DiskDependencies::add(path);
        names += isFolder ? describedIn(path, lastNameOf(place)) : listedIn(path);
    }
    return names;
}

} // namespace

ProjectAgents::ProjectAgents(const PackNode &places)
    : m_places(places.texts())
{
    for (const QString &place : std::as_const(m_places)) {
        if (leaves(place, {}, false)) {
            places.report(QCoreApplication::translate(
                              "baton::ProjectAgents",
                              "“%1” leads out of the project; name a place below it, without “..”.")
                              .arg(place));
        }
    }
    m_places.removeIf([](const QString &place) { return leaves(place, {}, false); });
}

bool ProjectAgents::has(const QString &name, const QString &filePath) const
{
    const QString start = parentOf(filePath);
    return std::ranges::any_of(m_places, [&](const QString &place) {
        const QString names = FolderCache::answer(
            u"agents in "_s + place, start, [&] { return namesAt(start, place).join(u'\n'); });
        return names.split(u'\n').contains(name, Qt::CaseInsensitive);
    });
}

} // namespace baton
