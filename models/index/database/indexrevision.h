// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/database/sessionindex.h"

#include <QSet>

namespace baton {

/// Decides which sessions of an index are read again: those whose files changed, and those that
/// refer to a session that was changed, added or removed.
class IndexRevision
{
public:
    /// @p context is that of the readings to come: see indexContext().
    IndexRevision(std::unordered_map<QString, StoredSession> stored, QByteArray context)
        : m_stored(std::move(stored))
        , m_context(std::move(context))
    {
    }

    /// The stored session at @p place if its files are unchanged; else null.
    [[nodiscard]] const StoredSession *unchanged(const SessionLocation &place,
                                                 const SessionFiles::Own &files);
    /// False if unchanged() is null for any state of the files.
    [[nodiscard]] bool mayBeUnchanged(const SessionLocation &place) const;
    /// Adds a session that will be read. @p row is the summary of its state.
    void addChanged(const SessionSummary &row);
    /// Adds the path of a session that cannot be read: it stays as it is stored.
    void addUnread(const QString &path) { m_seen.insert(path); }

    struct Rest
    {
        QStringList current; ///< folders of sessions that are unchanged
        QStringList related; ///< unchanged(), but to be read because of others
        QStringList gone;    ///< stored, but not asked for
        std::unordered_map<QString, QByteArray> times; ///< new ones of files with the same content
        /// All that were stored are gone, and none is new: their folder may be a share that is not
        /// mounted.
        bool isEmptied = false;
    };
    /// The rest, after all existing sessions were requested.
    [[nodiscard]] Rest rest();
    [[nodiscard]] const StoredSession &stored(const QString &folder) const
    {
        return m_stored.at(folder);
    }

private:
    [[nodiscard]] bool isCurrent(const SessionLocation &place, const SessionFiles::Own &files,
                                 const StoredSession &stored);

    std::unordered_map<QString, StoredSession> m_stored;
    QByteArray m_context;
    SessionFiles m_files;
    QStringList m_unchanged;
    QSet<QString> m_seen;
    std::vector<SessionSummary> m_changed;
    std::unordered_map<QString, QByteArray> m_times;
};

} // namespace baton
