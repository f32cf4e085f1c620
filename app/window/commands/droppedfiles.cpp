// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/commands/droppedfiles.h"

#include <QMimeData>
#include <QSysInfo>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Some programs include the name of the local computer.
bool isHere(const QUrl &url)
{
    const QString host = url.host();
    return url.isLocalFile()
        && (host.isEmpty() || host == "localhost"_L1
            || host.compare(QSysInfo::machineHostName(), Qt::CaseInsensitive) == 0);
}

} // namespace

DroppedFiles droppedFiles(const QMimeData &data)
{
    DroppedFiles files;
    for (const QUrl &url : data.urls()) {
        if (isHere(url)) {
            files.paths.append(url.path(QUrl::FullyDecoded));
        } else {
            files.foreign.append(url.toDisplayString());
        }
    }
    return files;
}

} // namespace baton
