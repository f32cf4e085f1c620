// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionsummary.h"

#include <QMultiHash>
#include <QSet>

namespace baton {

/// The relations between sessions: a session refers to the sessions that it started, to the session
/// that started it, to its restarts, to those that it depends on, and to those with the same id.
class SessionRelations
{
public:
    /// @p names are the ids by which others refer to the session, @p needs the ids to which it
    /// refers.
    void add(const SessionSummary &session, const QStringList &names, const QStringList &needs);

    /// The folders of all sessions that refer to @p session, which was changed, added or removed.
    [[nodiscard]] QSet<QString> relatedTo(const SessionSummary &session,
                                          const QStringList &names) const;

private:
    struct One
    {
        QStringList names;
        QString parent;
    };

    void addAncestors(QString parent, QSet<QString> &related) const;
    void addDependents(QStringList names, QSet<QString> &related) const;

    QHash<QString, One> m_all;            ///< by folder
    QMultiHash<QString, QString> m_named; ///< folders by name
    QMultiHash<QString, QString> m_needing;
    QMultiHash<QString, QString> m_works; ///< folders of restarts of the same work
};

} // namespace baton
