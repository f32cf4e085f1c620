// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/links/touched.h"

#include "models/protocol/catalog/catalog.h"
#include "models/session/discovery/folderdetection.h"
#include "models/transcript/value/agentwork.h"

#include <QFileInfo>

#include <algorithm>
#include <map>

namespace baton {

namespace {

/// The folder of the session that the file @p path lies in or is the state of; empty: none.
QString sessionAt(const QString &path, const SessionLayouts &layouts)
{
    if (const SessionFolderMatch around = sessionAround(layouts, path); around.layout) {
        return QFileInfo(around.folder).isDir() ? around.folder : QString();
    }
    for (const SessionLayout *layout : layouts) {
        if (const QString folder = layout->folderOfState(path); QFileInfo(folder).isDir()) {
            return folder;
        }
    }
    return {};
}

} // namespace

std::vector<TouchedFile> touchedFiles(const Transcript &transcript)
{
    std::map<QString, TouchedFile> files;
    for (int lane = 0; lane < int(transcript.lanes.size()); ++lane) {
        for (const AgentFileUse &use : filesUsedBy(transcript, lane)) {
            TouchedFile &file = files[use.path];
            if (file.path.isEmpty() || (use.isWritten && !file.isWritten)) {
                file = {use.path, {lane, use.entry}, use.isWritten};
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
        const QString session = sessionAt(file.path, layouts);
        if (!session.isEmpty() && !touched.sessions.contains(session)) {
            touched.sessions.append(session);
        }
        const QStringList titles = handoffTitlesIn(file.path, catalog);
        if (!titles.isEmpty()) {
            touched.handoffs.push_back({file, titles.first(), session});
        }
    }
    touched.sessions.sort();
    return touched;
}

} // namespace baton
