// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/console.h"
#include "models/jsonrpc/endpoint.h"

#include <QSocketNotifier>
#include <QTimer>

namespace baton::cli {

/// Connects an endpoint with standard input and output in the event loop. Input is read before
/// pending messages are handled, so that a request can be cancelled in time.
class RpcStreams : public QObject
{
    Q_OBJECT

public:
    RpcStreams(Console &console, rpc::Framing framing, const rpc::Endpoint::Cancelling &cancelling);

    [[nodiscard]] rpc::Endpoint &endpoint() { return m_endpoint; }

Q_SIGNALS:
    /// Standard input ended and all messages were answered, or standard output was closed.
    void ended();

private:
    void read();
    void handle();
    void endIfIdle();

    Console &m_console;
    rpc::Endpoint m_endpoint;
    QSocketNotifier m_arrival;
    QTimer m_next; ///< active while messages wait
    bool m_isHandling = false;
    bool m_isAtEnd = false;
};

} // namespace baton::cli
