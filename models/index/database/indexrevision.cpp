// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/database/indexrevision.h"

#include "models/disk/folderlisting.h"
#include "models/index/entries/sessionrelations.h"
#include "models/strings/pathstrings.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace baton {

namespace {

/// True if it is not known whether @p folder still contains a session: a file of it cannot be read
/// or named, or the nearest existing folder above it cannot be listed to its end.
bool isHidden(const QString &folder)
{
    QString above = folder;
    while (!above.isEmpty() && !QFileInfo(above).isDir()) {
        above = parentOf(above);
    }
    const FolderListing listing = above.isEmpty() ? FolderListing() : listFolder(above);
    if (above.isEmpty() || !accessProblem(above).isEmpty() || !listing.problem.isEmpty()) {
        return !above.isEmpty();
    }
    return above == folder
        && !(listing.unnamed.empty()
             && std::ranges::all_of(entriesIn(folder, QDir::Files | QDir::Hidden),
                                    &QFileInfo::isReadable));
}

} // namespace

/// A session that lives, or is silent for some time only, is read again: time changes it.
bool IndexRevision::mayBeUnchanged(const SessionLocation &place) const
{
    const auto found = m_stored.find(place.path);
    if (found == m_stored.end()) {
        return false;
    }
    const StoredSession &stored = found->second;
    const Liveness liveness = stored.summary.liveness;
    const bool isOver = liveness == Liveness::Over || liveness == Liveness::Expired;
    return isOver && stored.context == m_context && stored.summary.place == place;
}

const StoredSession *IndexRevision::unchanged(const SessionLocation &place,
                                              const SessionFiles::Own &files)
{
    m_seen.insert(place.path);
    if (!mayBeUnchanged(place)) {
        return nullptr;
    }
    const StoredSession &stored = m_stored.at(place.path);
    if (!isCurrent(place, files, stored)) {
        return nullptr;
    }
    m_unchanged.append(place.path);
    return &stored;
}

bool IndexRevision::isCurrent(const SessionLocation &place, const SessionFiles::Own &files,
                              const StoredSession &stored)
{
    const QByteArray times = m_files.times(files, stored.stamp.outside);
    if (!times.isEmpty() && times == stored.stamp.times) {
        return true;
    }
    // A copy has other times than the session that was read.
    const bool isTimed = stored.summary.place.stateFile.isEmpty();
    if (isTimed || stored.stamp.content.isEmpty()
        || m_files.content(place, stored.stamp.outside) != stored.stamp.content) {
        return false;
    }
    m_times.insert_or_assign(place.path, times);
    return true;
}

void IndexRevision::addChanged(const SessionSummary &row)
{
    m_changed.push_back(row);
}

IndexRevision::Rest IndexRevision::rest()
{
    Rest rest;
    SessionRelations relations;
    for (const QString &folder : std::as_const(m_unchanged)) {
        const StoredSession &stored = m_stored.at(folder);
        relations.add(stored.summary, stored.names, stored.needs);
    }
    QSet<QString> related;
    const auto relate = [&](const SessionSummary &summary, const QStringList &names) {
        related.unite(relations.relatedTo(summary, names));
    };
    for (const SessionSummary &row : m_changed) {
        relate(row, {row.id, lastNameOf(row.place.path)});
        if (const auto before = m_stored.find(row.place.path); before != m_stored.end()) {
            relate(before->second.summary, before->second.names);
        }
    }
    for (const auto &[folder, stored] : m_stored) {
        if (!m_seen.contains(folder) && !isHidden(folder)) {
            rest.gone.append(folder);
            relate(stored.summary, stored.names);
        }
    }
    for (const QString &folder : std::as_const(m_unchanged)) {
        (related.contains(folder) ? rest.related : rest.current).append(folder);
    }
    rest.times = std::move(m_times);
    rest.isEmptied = m_seen.isEmpty() && !rest.gone.isEmpty();
    return rest;
}

} // namespace baton
