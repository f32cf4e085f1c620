// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/projectagents.h"

#include "models/check/folder/foldercache.h"
#include "models/check/folder/pathcontainment.h"
#include "models/disk/checkeddisk.h"
#include "models/strings/pathstrings.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 longestHead =
    qint64(8) * 1024; ///< maximum bytes to read of a file that describes one agent
constexpr qint64 longestList = qint64(256) * 1024;
constexpr int mostFiles = 1000;

QString begin(const QFileInfo &seen, qint64 most)
{
    const auto file = CheckedDisk::opened(seen);
    return file ? QString::fromUtf8(file->read(most)) : QString();
}

/// The agents described by the files @p pattern in @p folder.
QStringList describedIn(const QString &folder, const QString &pattern)
{
    static const QRegularExpression named(
        u"\\A---\\r?\\n(?:(?!---).*\\n)*?name:\\s*[\"']?([^\"'\\s]+)"_s);
    QStringList names;
    for (const QFileInfo &file : CheckedDisk::filesBelow(folder, pattern, mostFiles)) {
        names.append(file.completeBaseName());
        if (const QString name = named.match(begin(file, longestHead)).captured(1);
            !name.isEmpty()) {
            names.append(name);
        }
    }
    return names;
}

/// The agents in the list @p path, one per line. Text behind "#" is a comment.
QStringList listedIn(const QString &path)
{
    QStringList names;
    for (const QString &line : begin(CheckedDisk::at(path), longestList).split(u'\n')) {
        if (const QString name = line.section(u'#', 0, 0).trimmed(); !name.isEmpty()) {
            names.append(name);
        }
    }
    return names;
}

/// The agents that @p place names in @p start and each folder above it. A user's agents thus apply
/// to all projects.
QStringList namesAt(const QString &start, const QString &place)
{
    const bool isFolder = place.contains(u'*');
    QStringList names;
    const QString wanted = u'/' + (isFolder ? parentOf(place) : place);
    std::ignore = CheckedDisk::nearest(start, [&](const QString &folder) { // visits all folders
        const QString path = folder + wanted;
        if (CheckedDisk::maySee(path)) {
            names += isFolder ? describedIn(path, lastNameOf(place)) : listedIn(path);
        }
        return false;
    });
    return names;
}

} // namespace

ProjectAgents::ProjectAgents(const PackNode &places)
    : m_places(places.texts())
{
    for (const QString &place : std::as_const(m_places)) {
        if (leaves(place, {})) {
            places.report(QCoreApplication::translate(
                              "baton::ProjectAgents",
                              "“%1” leads out of the project; name a place below it, without “..”.")
                              .arg(place));
        }
    }
    m_places.removeIf([](const QString &place) { return leaves(place, {}); });
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
