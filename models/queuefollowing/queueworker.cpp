// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queuefollowing/queueworker.h"

#include "models/database/filenumber.h"
#include "models/queue/completionrefusal.h"
#include "models/queue/queuereader.h"
#include "models/queue/queuesession.h"
#include "models/queue/queuesource.h"
#include "models/queue/queuetranslations.h"
#include "models/queuefollowing/queuenotices.h"

#include <QSocketNotifier>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QTimer>

#include <algorithm>

#include <fcntl.h>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int betweenLooks = 5000;      ///< milliseconds
constexpr int betweenReadings = 60'000; ///< of a server that sends notices
constexpr int afterNotice = 200;        ///< combines notifications that arrive together
constexpr int mostReading = 20;         ///< the part of the time that is read in at most
constexpr int longestPause = 60;        ///< seconds

/// Fails if the server of @p connection does not respond.
Outcome signOf(const DatabaseConnection &connection)
{
    const QSqlDatabase database = connection.database();
    QSqlQuery query(database);
    if (database.isOpen() && query.exec(u"SELECT 1"_s)) {
        return std::monostate();
    }
    return connection.failure(QueueTranslations::tr("The steps cannot be read"), query.lastError());
}

} // namespace

QueueWorker::QueueWorker(std::shared_ptr<const ProtocolCatalog> catalog)
    : m_catalog(std::move(catalog))
    , m_pack(queuePack(*m_catalog))
    , m_lookTimer(new QTimer(this))
    , m_retryTimer(new QTimer(this))
    , m_noticeTimer(new QTimer(this))
{
    m_lookTimer->setSingleShot(true);
    m_retryTimer->setSingleShot(true);
    m_noticeTimer->setSingleShot(true);
    connect(m_lookTimer, &QTimer::timeout, this, &QueueWorker::look);
    connect(m_retryTimer, &QTimer::timeout, this, &QueueWorker::connectNow);
    connect(m_noticeTimer, &QTimer::timeout, this, &QueueWorker::readAgain);
}

QueueWorker::~QueueWorker() = default;

void QueueWorker::connectTo(const DatabaseAddress &address)
{
    m_address = address;
    m_hasRead = false;
    m_pause = 0;
    connectNow();
}

void QueueWorker::setCatalog(const std::shared_ptr<const ProtocolCatalog> &catalog)
{
    m_catalog = catalog;
    m_pack = queuePack(*m_catalog);
    m_hasRead = false;
    if (m_connection) {
        connectNow(); // the table may be another one
    }
}

void QueueWorker::connectNow()
{
    m_connection.reset();
    stopTimers();
    Result<std::shared_ptr<DatabaseConnection>> connection =
        openQueue(m_address, DatabaseConnection::Access::Read);
    if (!connection) {
        retry(connection.error());
        return;
    }
    m_connection = *connection;
    m_file = fileNumber(m_address.path);
    const Result<QueueTableShape> shape = findQueueTable(*m_connection, m_pack->queue);
    if (!shape) {
        retry(shape.error()); // somebody may make the table
        return;
    }
    m_isNotified = listen(shape->name);
    m_isTold = false;
    readAgain();
}

void QueueWorker::retry(const QString &reason)
{
    const bool isConnected = m_connection && signOf(*m_connection);
    m_connection.reset();
    stopTimers();
    // To be refused again and again may lock the account.
    const bool isRetried = m_isLive && !isAboutPassword(reason);
    if (isRetried) {
        m_pause = std::clamp(m_pause * 2, 1, longestPause);
        m_retryTimer->start(m_pause * 1000);
    }
    Q_EMIT stopped(reason, isRetried ? m_pause : 0, isConnected);
}

/// @returns whether the server reports every change. Notices of some changes make reading prompt as
/// well.
bool QueueWorker::listen(const QString &table)
{
    if (!m_connection->isServer()) {
        return false;
    }
    QSqlDriver *driver = m_connection->database().driver();
    const QueueNotices notices = queueNotices(*m_connection, table);
    bool isHeard = !notices.channels.isEmpty();
    for (const QString &channel : notices.channels) {
        isHeard = driver->subscribeToNotification(channel) && isHeard;
    }
    connect(driver, &QSqlDriver::notification, this, &QueueWorker::notice);
    for (QSocketNotifier *socket : driver->findChildren<QSocketNotifier *>()) {
        connect(socket, &QSocketNotifier::activated, this,
                [this, socket] { giveUpClosed(*socket); });
    }
    return isHeard && notices.areAll;
}

/// The client library closes the socket of a lost connection; Qt's driver would continue to watch
/// it.
void QueueWorker::giveUpClosed(QSocketNotifier &socket)
{
    if (fcntl(static_cast<int>(socket.socket()), F_GETFD) >= 0) {
        return;
    }
    socket.setEnabled(false);
    if (m_isLive) {
        // Not directly: the lost connection is the sender of this signal.
        QMetaObject::invokeMethod(this, &QueueWorker::askForSign, Qt::QueuedConnection);
    }
}

/// A change of many rows sends many notices.
void QueueWorker::notice()
{
    if (m_isLive && !m_noticeTimer->isActive()) {
        m_noticeTimer->start(std::max(afterNotice, m_readTime));
    }
}

void QueueWorker::stopTimers()
{
    m_lookTimer->stop();
    m_retryTimer->stop();
    m_noticeTimer->stop();
}

void QueueWorker::setLive(bool isLive)
{
    m_isLive = isLive;
    if (!isLive) {
        stopTimers();
    } else if (m_connection) {
        readAgain(); // changes in the meantime were not noticed
    } else {
        connectNow();
    }
}

void QueueWorker::readAgain()
{
    if (!m_connection || !isSameFile()) {
        m_pause = 0; // the user asked: the pauses start again
        connectNow();
        return;
    }
    QElapsedTimer timer;
    timer.start();
    static_cast<void>(mayHaveChanged()); // the change that is read now counts as seen
    Result<StepQueue> queue = readQueue(*m_connection, *m_pack);
    if (!queue) {
        retry(queue.error());
        return;
    }
    m_pause = 0;
    foretellRefusals(*queue, *m_pack, *m_catalog);
    m_readTime = static_cast<int>(timer.elapsed());
    m_sinceReading.start();
    if (!std::exchange(m_isTold, true)) {
        Q_EMIT connected(m_isNotified);
    }
    if (!m_hasRead || *queue != m_last) {
        m_last = *queue;
        m_hasRead = true;
        Q_EMIT read(m_last,
                    std::make_shared<const Session>(queueSession(m_last, *m_pack, m_address)));
    }
    startLooking();
}

void QueueWorker::startLooking()
{
    if (m_isLive) {
        m_lookTimer->start(m_isNotified ? m_betweenSigns
                                        : std::max(betweenLooks, m_readTime * mostReading));
    }
}

void QueueWorker::look()
{
    const bool isServer = m_connection && m_connection->isServer();
    if (isServer && m_isNotified && !m_sinceReading.hasExpired(betweenReadings)) {
        askForSign();
    } else if (m_connection && !isServer && isSameFile() && !mayHaveChanged()) {
        startLooking();
    } else {
        readAgain();
    }
}

/// A lost server sends no notifications.
void QueueWorker::askForSign()
{
    if (!m_connection) {
        return; // it was closed meanwhile
    }
    if (const Outcome sign = signOf(*m_connection)) {
        startLooking();
    } else {
        retry(sign.error());
    }
}

bool QueueWorker::isSameFile() const
{
    return m_connection->isServer() || (m_file != 0 && m_file == fileNumber(m_address.path));
}

/// SQLite counts the changes that others make to a file.
bool QueueWorker::mayHaveChanged()
{
    QSqlQuery query(m_connection->database());
    if (m_connection->isServer() || !query.exec(u"PRAGMA data_version"_s) || !query.next()) {
        return true;
    }
    const qint64 version = query.value(0).toLongLong();
    return std::exchange(m_version, version) != version;
}

void QueueWorker::make(const Change &change)
{
    const Result<std::shared_ptr<DatabaseConnection>> connection =
        openQueue(m_address, DatabaseConnection::Access::Write);
    Q_EMIT made(connection ? change(**connection) : Result<QueueChange>(connection.failure()));
    readAgain();
}

} // namespace baton
