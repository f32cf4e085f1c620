// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/filewalk.h"

#include "models/disk/folderlisting.h"

#include <QFileInfo>

#include <optional>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

class Walk
{
public:
    explicit Walk(const std::function<WantedFiles()> &wanted)
        : m_askWanted(wanted)
    {
    }

    FoundFiles found;

    void enter(const QString &folder)
    {
        FolderListing listing = listFolder(folder);
        if (const QString reason = accessProblem(folder); !reason.isEmpty()) {
            listing = {{}, {}, reason}; // names alone are of no use
        }
        const QString head = folder.endsWith(u'/') ? folder : folder + u'/';
        for (const UnnamedEntry &entry : std::as_const(listing.unnamed)) {
            addProblem(head + entry.name, unnamedProblem(head + entry.name));
        }
        if (!listing.problem.isEmpty()) {
            addProblem(folder, listing.problem);
        }
        if (!m_wanted) {
            m_wanted = m_askWanted();
        }
        for (const auto &[name, isFile, isFolder] : listing.entries) {
            if (!isIgnored(name, m_wanted->hiddenNames)) {
                isFile ? takeFile(head + name) : take(head + name);
            }
        }
    }

private:
    void take(const QString &path)
    {
        const QFileInfo info(path);
        if (info.isDir()) {
            if (!info.isSymLink()) {
                enter(path);
            }
        } else if (info.isFile()) {
            takeFile(path);
        }
    }

    void takeFile(const QString &path)
    {
        if (isCandidate(path, *m_wanted)) {
            found.paths.append(path);
        }
    }

    void addProblem(const QString &path, const QString &problem)
    {
        found.paths.append(path);
        found.problems.insert(path, problem);
    }

    const std::function<WantedFiles()> &m_askWanted;
    std::optional<WantedFiles> m_wanted;
};

} // namespace

FoundFiles filesAt(const QStringList &paths, const std::function<WantedFiles()> &wanted)
{
    Walk walk(wanted);
    for (const QString &path : paths) {
        if (path != "-"_L1 && QFileInfo(path).isDir()) {
            walk.enter(path);
        } else {
            walk.found.paths.append(path);
            if (path.contains(QChar::ReplacementCharacter) && !QFileInfo::exists(path)) {
                walk.found.problems.insert(path, unnamedProblem(path));
            }
        }
    }
    if (paths.size() > 1) {
        walk.found.paths.removeDuplicates();
    }
    return std::move(walk.found);
}

} // namespace baton::cli
