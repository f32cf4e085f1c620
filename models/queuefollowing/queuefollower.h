// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/queuefollowing/queueworker.h"

#include <QThread>

namespace baton {

struct Session;

/// Follows one queue. Lives on the UI thread; slow work runs on a separate thread.
class QueueFollower final : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Connecting,
        Notified,   ///< the server reports changes
        Looking,    ///< Baton checks for changes at intervals
        Paused,     ///< changes are read on request only
        Unreadable, ///< connected, but the steps cannot be read; Baton tries again
        Lost        ///< no connection; Baton tries again
    };

    /// A protocol of @p catalog must have a queue.
    explicit QueueFollower(std::shared_ptr<const ProtocolCatalog> catalog,
                           DatabaseAddress address = {}, QObject *parent = nullptr);
    ~QueueFollower() override;

    void follow(const DatabaseAddress &address);
    /// Interprets the queue by the protocols of @p catalog, unless none of them has a queue.
    void setCatalog(const std::shared_ptr<const ProtocolCatalog> &catalog);
    void setLive(bool isLive);
    void readAgain();
    /// As QueueWorker::setBetweenSigns(), for queues that are opened later.
    void setBetweenSigns(int milliseconds);
    void submit(const QueueStep &step, const StepCompletion &completion);
    /// True until submitted() answers the last submit().
    [[nodiscard]] bool isSubmitting() const { return m_isSubmitting; }

    [[nodiscard]] const std::shared_ptr<const ProtocolCatalog> &catalog() const
    {
        return m_catalog;
    }
    /// The protocol of catalog() that has the queue.
    [[nodiscard]] const ProtocolPack &pack() const { return *m_pack; }
    [[nodiscard]] const DatabaseAddress &address() const { return m_address; }
    [[nodiscard]] const StepQueue &queue() const { return m_queue; }
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isLive() const { return m_isLive; }
    [[nodiscard]] bool hasRead() const { return m_session != nullptr; }
    /// The queue as a session; without a connection, as last read.
    [[nodiscard]] std::shared_ptr<const Session> session() const;
    /// The reason why the steps cannot be read, and the time of the next attempt, if any; empty
    /// while they can.
    [[nodiscard]] const QString &problem() const { return m_problem; }

Q_SIGNALS:
    void queueChanged();
    void stateChanged();
    void submitted(const baton::Result<baton::QueueChange> &change);

private:
    template <typename Work>
    void ask(Work work);
    [[nodiscard]] bool isStopped() const
    {
        return m_state == State::Lost || m_state == State::Unreadable;
    }
    void setState(State state, const QString &problem = {});

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::shared_ptr<const ProtocolPack> m_pack;
    DatabaseAddress m_address;
    StepQueue m_queue;
    QString m_problem;
    QString m_reason; ///< reason why the connection was lost, or no steps are read
    QThread *m_thread;
    QueueWorker *m_worker; ///< lives on m_thread
    bool m_isSubmitting = false;
    bool m_isAtEnd = false; ///< the application quits
    State m_state = State::Connecting;
    bool m_isNotified = false;
    bool m_isLive = true;
    std::shared_ptr<const Session> m_session; ///< session as last read; null: never read
    QDateTime m_readAt;                       ///< UTC
};

} // namespace baton
