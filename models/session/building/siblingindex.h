// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

#include <QMutex>

namespace baton {

/// The sessions of one folder.
struct Siblings
{
    QHash<QString, std::vector<SessionSummary>>
        children;      ///< by the parent's id, the earliest first
    QSet<QString> ids; ///< ids of all sessions
    std::vector<SessionSummary>
        roots; ///< sessions without a parent in the folder, the earliest first

    /// The one with @p id; null when there is none.
    [[nodiscard]] const SessionSummary *find(const QString &id) const;
    /// The id of the session that succeeded in place of @p session, or in place of one that had
    /// started it; empty: none.
    [[nodiscard]] QString successorOf(const SessionSummary &session) const;
};

/// Looks at the sessions of a folder once for all the readings that share it.
///
/// May be used from any thread.
class SiblingIndex
{
public:
    enum class LookupScope {
        Once,    ///< reads each session once, for a single search
        EachTime ///< reads changed sessions again at each look-up
    };

    explicit SiblingIndex(LookupScope looks)
        : m_looks(looks)
    {
    }

    /// The sessions that lie beside the one of @p builder, and itself.
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

    /// True when something is not as it was.
    static bool look(Folder &folder, const SessionBuilder &builder);

    LookupScope m_looks;
    QMutex m_mutex;
    QHash<QString, Folder> m_folders;
};

} // namespace baton
