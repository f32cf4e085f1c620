// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/process/rpcstreams.h"

#include <unistd.h>

namespace baton::cli {

namespace {

constexpr size_t mostWaiting = 1000; // messages; more stay unread until these are handled

} // namespace

RpcStreams::RpcStreams(Console &console, rpc::Framing framing,
                       const rpc::Endpoint::Cancelling &cancelling)
    : m_console(console)
    , m_endpoint(
          framing,
          [this](const QByteArray &bytes) {
              m_console.print(bytes);
              if (!m_console.flush()) {
                  m_isAtEnd = true;
                  QMetaObject::invokeMethod(this, &RpcStreams::ended, Qt::QueuedConnection);
              }
          },
          cancelling)
    , m_arrival(STDIN_FILENO, QSocketNotifier::Read)
{
    connect(&m_arrival, &QSocketNotifier::activated, this, &RpcStreams::read);
    connect(&m_next, &QTimer::timeout, this, &RpcStreams::handle);
    connect(&m_endpoint, &rpc::Endpoint::rested, this, &RpcStreams::endIfIdle,
            Qt::QueuedConnection);
}

void RpcStreams::read()
{
    const QByteArray bytes = Console::readArrived();
    if (bytes.isEmpty()) {
        m_isAtEnd = true;
        m_endpoint.end();
    } else {
        m_endpoint.receive(bytes);
    }
    m_arrival.setEnabled(!m_isAtEnd && m_endpoint.waiting() < mostWaiting);
    if (!m_isHandling) {
        m_next.start();
    }
}

/// A handler may run its own event loop, in which no other message is handled.
void RpcStreams::handle()
{
    m_next.stop();
    m_isHandling = true;
    const bool isMore = m_endpoint.handleNext();
    m_isHandling = false;
    m_arrival.setEnabled(!m_isAtEnd && m_endpoint.waiting() < mostWaiting);
    if (isMore || m_endpoint.waiting() > 0) {
        m_next.start();
    }
    endIfIdle();
}

void RpcStreams::endIfIdle()
{
    if (m_isAtEnd && !m_isHandling && !m_endpoint.isBusy()) {
        Q_EMIT ended();
    }
}

} // namespace baton::cli
