// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <QObject>
#include <QPointer>
#include <QSet>
#include <QStringList>

#include <atomic>
#include <memory>
#include <vector>

namespace baton {

class SessionStore;

/// All sessions at and below some paths, whole and as the store has them. Lives on the UI thread.
class SessionSubscription final : public QObject
{
    Q_OBJECT

public:
    using Sessions = std::vector<std::shared_ptr<const Session>>;

    /// Of @p paths, which are absolute and clean: folders, and state files of sessions.
    SessionSubscription(SessionStore &store, const QStringList &paths, QObject *parent = nullptr);
    ~SessionSubscription() override;

    /// In the order in which they were found.
    [[nodiscard]] const Sessions &sessions() const { return m_sessions; }
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    /// What was not read by now is left out.
    void cancel();

Q_SIGNALS:
    /// sessions() are others; the first time when all that were found are read.
    void changed();

private:
    struct Found;

    void begin(const Found &found);
    void take(const QStringList &folders);
    void drop(const QStringList &folders);
    void complete();
    void tell(bool isOther);
    [[nodiscard]] bool isOfIt(const QString &folder) const;

    QPointer<SessionStore> m_store;
    std::shared_ptr<std::atomic_bool> m_stop;
    QStringList m_roots;     ///< folders at and below which sessions belong to it
    QStringList m_found;     ///< folders of sessions, until it is complete
    QSet<QString> m_pending; ///< of these, those that are still to be read
    Sessions m_sessions;
    bool m_isComplete = false;
};

} // namespace baton
