// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/console.h"
#include "models/jsonrpc/endpoint.h"

#include <QSocketNotifier>
#include <QTimer>

namespace baton::cli {

/// Lets an endpoint talk over standard input and output within the event loop. What comes is read
/// before anything that waits is handled, so that a request can be cancelled in time.
class RpcStreams : public QObject
{
    Q_OBJECT

public:
    RpcStreams(Console &console, rpc::Framing framing, const rpc::Endpoint::Cancelling &cancelling);

    [[nodiscard]] rpc::Endpoint &endpoint() { return m_endpoint; }

Q_SIGNALS:
    /// Standard input ended, and all that came was answered; or nobody reads the answers.
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
