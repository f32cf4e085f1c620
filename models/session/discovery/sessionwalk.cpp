// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/discovery/sessionwalk.h"

#include "models/disk/folderlisting.h"
#include "models/disk/folderwalk.h"
#include "models/protocol/catalog/catalog.h"
#include "models/queue/queuesource.h"
#include "models/session/discovery/folderdetection.h"
#include "models/session/discovery/orphanedstate.h"
#include "models/session/discovery/sessionlocator.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int deepest = 64;
constexpr qsizetype mostFolders = 200; // side by side in a session, if all of them are entered

class SessionWalker
{
public:
    SessionWalker(const ProtocolCatalog &catalog, const std::atomic_bool &stop,
                  const std::function<void(const SessionLocation &)> &sink,
                  const std::function<void(const QString &)> &problem,
                  const std::function<void(const QString &)> &unread)
        : m_catalog(catalog)
        , m_wanted(catalog.wantedFiles())
        , m_stop(stop)
        , m_sink(sink)
        , m_problem(problem)
        , m_unread(unread)
    {
    }

    void enter(const QString &folder, int depth)
    {
        if (m_stop || depth > deepest) {
            return;
        }
        if (const auto place = knownSessionAt(folder, m_catalog)) {
            m_sink(*place);
            addNested(folder, depth);
            return;
        }
        const QFileInfoList entries = entriesOf(folder);
        bool hasCandidates = false;
        for (const QFileInfo &entry : entries) {
            if (entry.isFile() && isCandidate(entry.filePath(), m_wanted)) {
                hasCandidates = true;
                reportUnreadable(entry.filePath());
            }
        }
        if (hasCandidates && holdsHandoffs(folder, m_catalog)) {
            m_sink(sessionAt(folder, m_catalog));
        }
        const QHash<QString, SessionLocation> renamed = addOrphanedStates(entries);
        for (const QFileInfo &entry : entries) {
            if (const auto place = renamed.constFind(entry.filePath()); place != renamed.cend()) {
                m_sink(*place);
            } else if (entry.isDir() && !entry.isSymLink()
                       && !isIgnored(entry.fileName(), m_wanted.hiddenNames)) {
                enter(entry.filePath(), depth + 1);
            } else if (entry.isFile() && isCalledDatabase(entry.fileName())) {
                addQueue(entry.filePath());
            }
        }
    }

private:
    /// Adds the sessions in the folder of another one. A solver may write thousands of folders into
    /// one: where there are that many, only those with the name of a session are entered.
    void addNested(const QString &folder, int depth)
    {
        const QStringList folders = foldersIn(folder);
        const bool isSearched = folders.size() <= mostFolders;
        for (const QString &path : folders) {
            if (m_stop || depth >= deepest) {
                return;
            }
            const auto place = nestedSessionAt(path, m_catalog);
            if (place) {
                m_sink(*place);
            }
            if (place || isSearched) {
                addNested(path, depth + 1);
            }
        }
    }

    QStringList foldersIn(const QString &folder)
    {
        QStringList folders;
        for (const FolderEntry &entry : listed(folder).entries) {
            const QString path = folder + u'/' + entry.name;
            const bool isFolder = entry.isFolder
                || (!entry.isFile && QFileInfo(path).isDir() && !QFileInfo(path).isSymLink());
            if (isFolder && !isIgnored(entry.name, m_wanted.hiddenNames)) {
                folders.append(path);
            }
        }
        return folders;
    }

    bool reportUnreadable(const QString &path)
    {
        return report(m_problem ? accessProblem(path) : QString());
    }

    bool report(const QString &reason)
    {
        if (m_problem && !reason.isEmpty()) {
            m_problem(reason);
        }
        return !reason.isEmpty();
    }

    FolderListing listed(const QString &folder)
    {
        const bool isShut = reportUnreadable(folder);
        FolderListing listing = listFolder(folder);
        report(isShut ? QString() : listing.problem);
        for (const UnnamedEntry &entry : listing.unnamed) {
            report(unnamedProblem(QDir(folder).filePath(entry.name)));
        }
        return listing;
    }

    QFileInfoList entriesOf(const QString &folder)
    {
        QFileInfoList entries;
        for (const FolderEntry &entry : listed(folder).entries) {
            entries.append(QFileInfo(QDir(folder), entry.name));
        }
        return entries;
    }

    void addQueue(const QString &path)
    {
        const bool isShut = reportUnreadable(path);
        const Result<std::optional<SessionLocation>> queue = lookForQueue(path, m_catalog);
        if (queue && *queue && !m_stop) {
            m_sink(**queue);
        }
        if (!queue) {
            report(isShut ? QString() : queue.error());
        }
        if (!queue && m_unread) {
            m_unread(path);
        }
    }

    /// Adds state files whose session folder is missing because only the file is left. Returns the
    /// sessions whose folders were renamed, by folder.
    QHash<QString, SessionLocation> addOrphanedStates(const QFileInfoList &entries)
    {
        QHash<QString, SessionLocation> renamed;
        for (const QFileInfo &entry : entries) {
            if (m_stop) {
                break;
            }
            const auto place =
                entry.isFile() ? orphanedState(entry.filePath(), m_catalog) : std::nullopt;
            if (place && QFileInfo(place->path).isDir()) {
                renamed.insert(place->path, *place);
            } else if (place) {
                m_sink(*place);
            }
        }
        return renamed;
    }

    const ProtocolCatalog &m_catalog;
    WantedFiles m_wanted;
    const std::atomic_bool &m_stop;
    const std::function<void(const SessionLocation &)> &m_sink;
    const std::function<void(const QString &)> &m_problem;
    const std::function<void(const QString &)> &m_unread;
};

} // namespace

Outcome walkSessions(const QString &root, const ProtocolCatalog &catalog,
                     const std::atomic_bool &stop,
                     const std::function<void(const SessionLocation &)> &sink,
                     const std::function<void(const QString &)> &problem,
                     const std::function<void(const QString &)> &unread)
{
    const QFileInfo info(root);
    if (!info.isDir() || !accessProblem(root).isEmpty()) {
        return Failure{QCoreApplication::translate(
                           "baton::SessionStore",
                           "The folder %1 cannot be read. Check that it exists and that you may "
                           "open it, or open another folder.")
                           .arg(QDir::toNativeSeparators(root))};
    }
    SessionWalker(catalog, stop, sink, problem, unread)
        .enter(QDir::cleanPath(info.absoluteFilePath()), 0);
    return std::monostate{};
}

} // namespace baton
