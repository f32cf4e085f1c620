// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/database/indexrevision.h"
#include "models/session/value/sessionsettings.h"

#include <QMutex>
#include <QThreadPool>

#include <functional>

namespace baton {

class ProtocolCatalog;

/// The index that a window queries before it reads sessions, and to which it adds the sessions that
/// it reads. Collects writes and executes them on a separate thread. If a write fails, the window
/// continues without an index.
///
/// Thread-safe.
class BackgroundIndex
{
public:
    /// @p notice gets a sentence, each once, on any thread: the index was damaged or cannot be
    /// used.
    BackgroundIndex(DatabaseAddress address, std::function<void(const QString &)> notice);
    /// Makes the pending writes.
    ~BackgroundIndex();
    Q_DISABLE_COPY_MOVE(BackgroundIndex)

    /// The sessions below @p folder as the index knows them. Reads the database.
    [[nodiscard]] std::unique_ptr<IndexRevision> revision(const QString &folder,
                                                          const ProtocolCatalog &catalog,
                                                          const SessionSettings &settings);
    /// Stores the results of a walk: new stamps, and removed sessions unless all are gone.
    void keep(const IndexRevision::Rest &rest);
    /// Stores @p session, which was read with @p catalog. Later versions replace it.
    void add(IndexedSession session, const std::shared_ptr<const ProtocolCatalog> &catalog,
             const SessionSettings &settings);
    /// Makes the pending writes, later. The first time the file is checked for damage.
    void flush();
    /// Waits until all that was added is written.
    void waitForDone();

private:
    struct Pending
    {
        std::map<QString, IndexedSession> sessions; ///< by folder
        QByteArray context;
        QStringList gone;
        QStringList outdated;
        std::unordered_map<QString, QByteArray> times;
    };

    void write();
    [[nodiscard]] bool repair(SessionIndex &index);
    [[nodiscard]] std::unique_ptr<SessionIndex> opened(SessionIndex::Access access);
    void tell(const QString &notice);

    DatabaseAddress m_address;
    const std::function<void(const QString &)> m_notice;
    std::atomic_bool m_isUsable = true;
    bool m_isLookedThrough = false; ///< by the writer
    QMutex m_mutex;
    QStringList m_told; ///< notices
    Pending m_pending;
    std::shared_ptr<const ProtocolCatalog> m_catalog; ///< catalog of m_context
    QStringList m_masking;                            ///< the same
    QByteArray m_context;
    QThreadPool m_writer; ///< finishes before the other members are destroyed
};

} // namespace baton
