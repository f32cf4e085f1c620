// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/affectedsessions.h"

#include "models/disk/folderwalk.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/queue/queuesource.h"
#include "models/session/discovery/folderdetection.h"
#include "models/session/discovery/orphanedstate.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/strings/pathstrings.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class TouchedSearch
{
public:
    TouchedSearch(const QSet<QString> &roots, const KnownSessions &known,
                  const ProtocolCatalog &catalog)
        : m_roots(roots)
        , m_known(known)
        , m_catalog(catalog)
        , m_hidden(catalog.wantedFiles().hiddenNames)
    {
        for (auto one = known.cbegin(); one != known.cend(); ++one) {
            if (!one->place.stateFile.isEmpty()) {
                m_byState.insert(one->place.stateFile, one.key());
            }
            if (one->place.isQueue()) {
                m_queues.insert(parentOf(one.key()), one.key());
            }
        }
    }

    void look(const QString &path)
    {
        if (const auto one = m_known.constFind(path);
            one != m_known.cend() && one->place.isQueue()) {
            m_affected.insert(path); // no session above contains it
            return;
        }
        noteKnown(path);
        for (const QString &queue : m_queues.values(path)) {
            m_affected.insert(queue);
        }
        const std::optional<QStringList> chain = foldersTo(path);
        if (!chain) {
            return;
        }
        bool isInSession = false;
        for (const QString &folder : *chain) {
            const auto place = isInSession ? nestedSessionAt(folder, m_catalog)
                                           : knownSessionAt(folder, m_catalog);
            if (place) {
                add(*place);
                isInSession = true;
            }
        }
        const bool isState = addState(path);
        if (isInSession) {
            return;
        }
        const auto lonely =
            !isState && QFileInfo(path).isFile() ? orphanedState(path, m_catalog) : std::nullopt;
        if (lonely) {
            add(*lonely);
        }
        if (!chain->isEmpty() && holdsHandoffs(chain->last(), m_catalog)) {
            add(sessionAt(chain->last(), m_catalog));
        }
        if (!chain->isEmpty()) {
            addQueues(chain->last());
        }
    }

    AffectedSessions result()
    {
        for (const QString &path : std::as_const(m_affected)) {
            if (!m_found.contains(path)) {
                const KnownSession known = m_known.value(path);
                known.place.isQueue() ? judgeQueue(known) : judge(known.place);
            }
        }
        return std::move(m_result);
    }

private:
    void add(const SessionLocation &place)
    {
        if (!m_found.contains(place.path)) {
            m_found.insert(place.path);
            m_result.present.push_back(place);
        }
    }

    /// Adds the queues in @p folder that were not known before.
    void addQueues(const QString &folder)
    {
        for (const QString &path : databasesIn(folder)) {
            const auto queue = m_known.contains(path) ? std::nullopt : queueAt(path, m_catalog);
            if (queue) {
                add(*queue);
            }
        }
    }

    /// Compares the stamp of the queue's file, because opening a database changes files beside it.
    void judgeQueue(const KnownSession &known)
    {
        const QString &path = known.place.path;
        if (known.open || isDatabaseUrl(path)) {
            return; // its tab reads it
        }
        if (!QFileInfo(path).isFile()) {
            m_result.gone.append(path);
        } else if (queueStamp(path) != known.stamp) {
            add(known.place);
        }
    }

    /// Marks the known sessions that @p path belongs to, or that were in it if it no longer exists.
    void noteKnown(const QString &path)
    {
        for (QString folder = path; !folder.isEmpty(); folder = parentOf(folder)) {
            if (m_known.contains(folder)) {
                m_affected.insert(folder);
            }
        }
        if (const auto state = m_byState.constFind(path); state != m_byState.cend()) {
            m_affected.insert(*state);
        }
        if (!QFileInfo::exists(path)) {
            for (auto one = m_known.keyBegin(); one != m_known.keyEnd(); ++one) {
                if (isBelow(*one, path)) {
                    m_affected.insert(*one);
                }
            }
        }
    }

    /// The existing folders from a root down to @p path; nullopt if a walk would not reach it.
    [[nodiscard]] std::optional<QStringList> foldersTo(const QString &path) const
    {
        QStringList folders;
        for (QString folder = path; !folder.isEmpty(); folder = parentOf(folder)) {
            const QFileInfo info(folder);
            const bool isRoot = m_roots.contains(folder);
            if (info.isDir()) {
                folders.prepend(folder);
            }
            if (isRoot) {
                return folders;
            }
            if (info.isDir() && (info.isSymLink() || isIgnored(lastNameOf(folder), m_hidden))) {
                return std::nullopt;
            }
        }
        return std::nullopt;
    }

    /// Adds the session whose state file is @p path, if it has the name of a state beside its
    /// session; false if there is none.
    bool addState(const QString &path)
    {
        for (const auto &pack : m_catalog.packs()) {
            for (const SessionLayout &layout : pack->sessions) {
                const QString folder = layout.folderOfState(path);
                const auto place =
                    QFileInfo(folder).isDir() ? knownSessionAt(folder, m_catalog) : std::nullopt;
                if (!folder.isEmpty() && place) {
                    add(*place);
                    return true;
                }
            }
        }
        return false;
    }

    /// Determines whether a known session has changed or is gone.
    void judge(const SessionLocation &before)
    {
        const bool isFolder = QFileInfo(before.path).isDir();
        std::optional<SessionLocation> now =
            isFolder ? knownSessionAt(before.path, m_catalog) : std::nullopt;
        if (!now && QFileInfo(before.stateFile).isFile()) {
            now = orphanedState(before.stateFile, m_catalog);
        }
        if (!now && isFolder && holdsHandoffs(before.path, m_catalog)) {
            now = sessionAt(before.path, m_catalog);
        }
        if (now) {
            add(*now);
        }
        if (!now || now->path != before.path) {
            m_result.gone.append(before.path);
        }
    }

    const QSet<QString> &m_roots;
    const KnownSessions &m_known;
    const ProtocolCatalog &m_catalog;
    const QStringList m_hidden;
    QHash<QString, QString> m_byState;     ///< folders by state file
    QMultiHash<QString, QString> m_queues; ///< files by folder
    QSet<QString> m_affected;
    QSet<QString> m_found;
    AffectedSessions m_result;
};

} // namespace

AffectedSessions affectedSessions(const QSet<QString> &roots, const KnownSessions &known,
                                  const QStringList &paths, const ProtocolCatalog &catalog)
{
    TouchedSearch search(roots, known, catalog);
    for (const QString &path : paths) {
        search.look(path);
    }
    return search.result();
}

} // namespace baton
