// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseconnection.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/queue/queuewriter.h"
#include "models/queue/stepqueue.h"

#include <QElapsedTimer>
#include <QObject>

#include <functional>

class QSocketNotifier;
class QTimer;

namespace baton {

class ProtocolCatalog;
struct Session;

/// Reads a queue and notices its changes on a separate thread: by notifications of the server if a
/// trigger sends them, else by polling. After a lost connection it reconnects with growing pauses.
class QueueWorker final : public QObject
{
    Q_OBJECT

public:
    using Change = std::function<Result<QueueChange>(const DatabaseConnection &)>;

    explicit QueueWorker(std::shared_ptr<const ProtocolCatalog> catalog);
    ~QueueWorker() override;

    void connectTo(const DatabaseAddress &address);
    /// Reads the queue again by the protocols of @p catalog; one of them must have a queue.
    void setCatalog(const std::shared_ptr<const ProtocolCatalog> &catalog);
    void setLive(bool isLive);
    /// Sets the interval, in milliseconds, of checks whether a server that sends notifications is
    /// alive.
    void setBetweenSigns(int milliseconds) { m_betweenSigns = milliseconds; }
    void readAgain();
    /// Makes @p change over a separate writable connection and reads the queue again.
    void make(const Change &change);

Q_SIGNALS:
    /// Emitted after reading; @p session is the same queue as a session.
    void read(const baton::StepQueue &queue, const std::shared_ptr<const baton::Session> &session);
    /// Connected, and the steps can be read; changes are noticed by notifications of the server if
    /// @p isNotified, else by polling. Emitted before read().
    void connected(bool isNotified);
    /// The steps cannot be read, although the database answers if @p isConnected; the next attempt
    /// is in @p seconds, 0: never.
    void stopped(const QString &reason, int seconds, bool isConnected);
    void made(const baton::Result<baton::QueueChange> &change);

private:
    void connectNow();
    void retry(const QString &reason);
    bool listen(const QString &table);
    void giveUpClosed(QSocketNotifier &socket);
    void notice();
    void stopTimers();
    void look();
    [[nodiscard]] bool mayHaveChanged();
    void askForSign();
    /// False if there is another file, or none, at the path.
    [[nodiscard]] bool isSameFile() const;
    void startLooking();

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::shared_ptr<const ProtocolPack> m_pack; ///< pack that defines the queue
    DatabaseAddress m_address;
    std::shared_ptr<DatabaseConnection> m_connection;
    StepQueue m_last;
    QTimer *m_lookTimer;
    QTimer *m_retryTimer;
    QTimer *m_noticeTimer;
    qint64 m_version = -1; ///< data version of the SQLite file
    quint64 m_file = 0;    ///< number of the file in its file system; 0: no file
    int m_pause = 0;       ///< seconds until the next attempt to connect
    QElapsedTimer m_sinceReading;
    int m_betweenSigns = 10'000; ///< milliseconds
    int m_readTime = 0;          ///< duration of the last reading, in milliseconds
    bool m_hasRead = false;
    bool m_isNotified = false;
    bool m_isTold = false; ///< connected() was emitted for this connection
    bool m_isLive = true;
};

} // namespace baton
