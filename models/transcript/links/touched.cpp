// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/links/touched.h"

#include "models/protocol/catalog/catalog.h"
#include "models/session/discovery/folderdetection.h"
#include "models/strings/pathstrings.h"
#include "models/transcript/value/agentwork.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <map>

namespace baton {

namespace {

/// The folder of the session that contains the file @p path, or whose state file it is, as a list
/// of sessions finds it; empty if there is none.
QString sessionOf(const QString &path, const SessionLayouts &layouts,
                  const ProtocolCatalog &catalog)
{
    QStringList folders{sessionAround(layouts, path).folder};
    for (const SessionLayout *layout : layouts) {
        folders.append(layout->folderOfState(path));
    }
    for (const QString &folder : std::as_const(folders)) {
        if (!folder.isEmpty() && QFileInfo(folder).isDir() && knownSessionAt(folder, catalog)) {
            return folder;
        }
    }
    const QString own = parentOf(path); // loose handoffs in that folder
    return QFileInfo(path).isFile() && holdsHandoffs(own, catalog) ? own : QString();
}

/// True if @p call is later than @p other, by their times, else by the order of the lanes.
bool isLater(const Transcript &transcript, const EntryPlace &call, const EntryPlace &other)
{
    const auto timeOf = [&transcript](const EntryPlace &place) {
        return transcript.lanes[size_t(place.lane)].entries[size_t(place.entry)].time;
    };
    const bool areKnown =
        timeOf(call) != TranscriptEntry::noTime && timeOf(other) != TranscriptEntry::noTime;
    return !areKnown || timeOf(call) >= timeOf(other);
}

} // namespace

std::vector<TouchedFile> touchedFiles(const Transcript &transcript)
{
    std::map<QString, TouchedFile> files;
    for (int lane = 0; lane < int(transcript.lanes.size()); ++lane) {
        for (const AgentFileUse &use : filesUsedBy(transcript, lane)) {
            TouchedFile &file = files[use.path];
            const EntryPlace call{lane, use.entry};
            const bool isLastWriter =
                use.isWritten && (!file.isWritten || isLater(transcript, call, file.call));
            if (file.path.isEmpty() || isLastWriter) {
                file = {use.path, call, use.isWritten};
            }
        }
    }
    std::vector<TouchedFile> all;
    for (auto &[path, file] : files) {
        all.push_back(std::move(file));
    }
    return all;
}

Touched touchedAmong(const std::vector<TouchedFile> &files, const ProtocolCatalog &catalog,
                     const std::atomic_bool *stop)
{
    const SessionLayouts layouts = catalog.sessionLayouts();
    Touched touched;
    for (const TouchedFile &file : files) {
        if (stop && *stop) {
            break;
        }
        if (!QDir::isAbsolutePath(file.path)) {
            continue; // its folder is unknown
        }
        const QString session = sessionOf(file.path, layouts, catalog);
        if (!session.isEmpty() && !touched.sessions.contains(session)) {
            touched.sessions.append(session);
        }
        if (!session.isEmpty() && file.isWritten && !touched.written.contains(session)) {
            touched.written.append(session);
        }
        const std::vector<const Kind *> kinds = handoffKindsIn(file.path, catalog);
        if (!kinds.empty()) {
            touched.handoffs.push_back({file, kinds.front()->id, kinds.front()->title, session});
        }
    }
    touched.sessions.sort();
    touched.written.sort();
    return touched;
}

} // namespace baton
