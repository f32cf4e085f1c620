// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

#include <QMutex>

namespace baton {

/// The sessions of a folder.
struct Siblings
{
    QHash<QString, std::vector<SessionSummary>> children; ///< by id of the parent, earliest first
    QSet<QString> ids;                                    ///< ids of all sessions
    std::vector<SessionSummary> roots; ///< sessions without a parent in the folder, earliest first

    /// The session with the id @p id, or null.
    [[nodiscard]] const SessionSummary *find(const QString &id) const;
    /// The id of the session that succeeded in place of @p session, or in place of one of its
    /// ancestors; empty if there is none.
    [[nodiscard]] QString successorOf(const SessionSummary &session) const;
};

/// Reads the sessions of a folder once for several readings.
///
/// Thread-safe.
class SiblingIndex
{
public:
    enum class LookupScope {
        Once,    ///< reads each session once, for one search
        EachTime ///< reads changed sessions again for each lookup
    };

    explicit SiblingIndex(LookupScope looks)
        : m_looks(looks)
    {
    }

    /// The sessions beside that of @p builder, including itself.
    [[nodiscard]] std::shared_ptr<const Siblings> of(const SessionBuilder &builder);

private:
    struct SiblingState
    {
        qint64 size = 0;
        qint64 time = 0;
        SessionSummary summary;
    };
    struct Folder
    {
        QHash<QString, SiblingState> sessions; ///< by path
        std::shared_ptr<const Siblings> siblings;
    };

    /// Reads the folder. True if anything has changed.
    static bool look(Folder &folder, const SessionBuilder &builder);

    LookupScope m_looks;
    QMutex m_mutex;
    QHash<QString, Folder> m_folders;
};

} // namespace baton
