// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queuefollowing/queuefollower.h"

#include "models/queue/queuesession.h"
#include "models/queue/queuesource.h"

#include <QCoreApplication>

namespace baton {

QueueFollower::QueueFollower(std::shared_ptr<const ProtocolCatalog> catalog,
                             DatabaseAddress address, QObject *parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
    , m_pack(queuePack(*m_catalog))
    , m_address(std::move(address))
    , m_thread(new QThread)
    , m_worker(new QueueWorker(m_catalog))
{
    m_worker->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_thread, &QThread::finished, m_thread, &QObject::deleteLater);
    connect(m_worker, &QueueWorker::read, this,
            [this](const StepQueue &queue, const std::shared_ptr<const Session> &session) {
                m_queue = queue;
                m_session = session;
                m_readAt = QDateTime::currentDateTimeUtc();
                Q_EMIT queueChanged();
            });
    connect(m_worker, &QueueWorker::connected, this, [this](bool isNotified) {
        m_isNotified = isNotified;
        setState(!m_isLive ? State::Paused : isNotified ? State::Notified : State::Looking);
    });
    connect(m_worker, &QueueWorker::stopped, this,
            [this](const QString &reason, int seconds, bool isConnected) {
                m_reason = reason;
                setState(
                    isConnected ? State::Unreadable : State::Lost,
                    m_isLive && seconds > 0
                        ? tr("%1 It is tried again in %n second(s).", nullptr, seconds).arg(reason)
                        : reason);
            });
    connect(m_worker, &QueueWorker::made, this, [this](const Result<QueueChange> &change) {
        m_isSubmitting = false;
        Q_EMIT submitted(change);
    });
    connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, this,
            [this] { m_isAtEnd = true; });
    m_thread->start(QThread::LowPriority);
}

QueueFollower::~QueueFollower()
{
    // The thread ends by itself, after a completion that is being written. Only the end of the
    // application waits for that; a server that does not answer is never waited for.
    ask([thread = m_thread] { thread->quit(); });
    const auto waitForCompletion = [thread = m_thread] {
        constexpr int asLongAsALock = 6000; // milliseconds
        thread->wait(asLongAsALock);
    };
    if (!m_isSubmitting) {
        constexpr int shortly = 10;
        m_thread->wait(shortly);
    } else if (m_isAtEnd) {
        waitForCompletion();
    } else {
        connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, m_thread,
                waitForCompletion);
    }
}

std::shared_ptr<const Session> QueueFollower::session() const
{
    if (m_session && !isStopped()) {
        return m_session;
    }
    Session session = m_session ? *m_session : queueSession({}, *m_pack, m_address);
    SessionSummary &summary = session.summary;
    if (!m_session) {
        summary.status = RunStatus::Unknown;
        summary.note.clear();
        session.headline = m_problem;
    }
    if (isStopped()) {
        summary.stateKept = m_readAt;
        summary.searchText = m_problem;
    }
    return std::make_shared<const Session>(std::move(session));
}

template <typename Work>
void QueueFollower::ask(Work work)
{
    QMetaObject::invokeMethod(m_worker, std::move(work), Qt::QueuedConnection);
}

void QueueFollower::follow(const DatabaseAddress &address)
{
    m_address = address;
    setState(State::Connecting);
    ask([worker = m_worker, address] { worker->connectTo(address); });
}

void QueueFollower::setCatalog(const std::shared_ptr<const ProtocolCatalog> &catalog)
{
    if (const auto pack = queuePack(*catalog)) {
        m_catalog = catalog;
        m_pack = pack;
        ask([worker = m_worker, catalog] { worker->setCatalog(catalog); });
    }
}

void QueueFollower::setLive(bool isLive)
{
    m_isLive = isLive;
    if (isStopped()) {
        setState(m_state, m_reason);
    } else if (m_state != State::Connecting) {
        setState(!isLive ? State::Paused : m_isNotified ? State::Notified : State::Looking);
    }
    ask([worker = m_worker, isLive] { worker->setLive(isLive); });
}

void QueueFollower::readAgain()
{
    ask([worker = m_worker] { worker->readAgain(); });
}

void QueueFollower::setBetweenSigns(int milliseconds)
{
    ask([worker = m_worker, milliseconds] { worker->setBetweenSigns(milliseconds); });
}

void QueueFollower::submit(const QueueStep &step, const StepCompletion &completion)
{
    m_isSubmitting = true;
    ask([worker = m_worker, pack = m_pack, step, completion] {
        worker->make([&](const DatabaseConnection &connection) {
            return submitCompletion(connection, *pack, step, completion);
        });
    });
}

void QueueFollower::setState(State state, const QString &problem)
{
    m_state = state;
    m_problem = problem;
    Q_EMIT stateChanged();
}

} // namespace baton
