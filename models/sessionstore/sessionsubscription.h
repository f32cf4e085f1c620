// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <atomic>
#include <memory>
#include <vector>

namespace baton {

class SessionStore;

/// All sessions at and below some paths, as the store has them. Lives on the UI thread.
class SessionSubscription final : public QObject
{
    Q_OBJECT

public:
    using Sessions = std::vector<std::shared_ptr<const Session>>;

    /// Subscribes to all sessions at and below @p paths (absolute, clean; folders or state files).
    SessionSubscription(SessionStore &store, const QStringList &paths, QObject *parent = nullptr);
    ~SessionSubscription() override;

    /// The sessions in order of discovery; valid if isComplete().
    [[nodiscard]] const Sessions &sessions() const { return m_sessions; }
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    /// Leaves out all sessions that were not read yet.
    void cancel();

Q_SIGNALS:
    /// Emitted when sessions() has changed; first when all found sessions were read.
    void changed();

private:
    void begin(const std::vector<SessionLocation> &found);
    void ask(const std::vector<SessionLocation> &places);
    void take(const Sessions &sessions);
    void drop(const QStringList &folders);
    void askAgain(const QStringList &folders);
    [[nodiscard]] bool isOfIt(const QString &folder) const;
    void tell(bool isOther);

    QPointer<SessionStore> m_store;
    std::shared_ptr<std::atomic_bool> m_stop;
    QStringList m_roots;
    QHash<QString, qsizetype> m_rows;          ///< positions in m_sessions, by folder
    Sessions m_sessions;                       ///< null for a session that is not read yet
    QHash<QString, SessionLocation> m_pending; ///< locations of sessions to read, by folder
    bool m_isFound = false;
    bool m_isComplete = false;
};

} // namespace baton
