// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/files/sessionfiles.h"

#include "models/disk/folderlisting.h"
#include "models/session/logs/sessionlogs.h"
#include "models/strings/pathstrings.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype mostFiles = 2'000;
constexpr int deepest = 3;

SessionFile fileAt(const QString &path, SessionFile::Role role)
{
    const QFileInfo info(path);
    const bool isLog = role == SessionFile::Role::Log;
    return {role, path, info.size(), info.lastModified(QTimeZone::UTC),
            isLog ? lastTimeIn(path) : QDateTime()};
}

} // namespace

SessionFile::Role roleOf(const SessionFormat &reading, const QString &relative)
{
    for (const FileRole &known : reading.files) {
        const bool isAnywhere = !known.path.text().contains(u'/');
        if (known.path.matches(isAnywhere ? lastNameOf(relative) : relative)) {
            return known.role;
        }
    }
    return SessionFile::Role::Text;
}

void addFiles(SessionBuilder &builder)
{
    std::vector<SessionFile> &files = builder.session.files;
    if (builder.state.isThere()) {
        files.push_back(fileAt(builder.state.path(), SessionFile::Role::State));
    }
    QSet<QString> handoffs;
    for (const SessionHandoff &handoff : builder.session.handoffs) {
        handoffs.insert(handoff.at.path);
    }
    if (builder.layout == nullptr) {
        return; // a plain folder may contain any files
    }
    QStringList paths =
        filesBelow(builder.place.path, QDir::Hidden | QDir::NoSymLinks, deepest, mostFiles);
    paths.sort();
    for (const QString &path : std::as_const(paths)) {
        const QString relative = path.sliced(builder.place.path.size() + 1);
        if (path != builder.state.path() && !handoffs.contains(path)) {
            files.push_back(fileAt(path, roleOf(builder.reading(), relative)));
        }
    }
}

} // namespace baton
