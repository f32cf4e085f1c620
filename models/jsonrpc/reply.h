// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/jsonrpc/message.h"

#include <functional>
#include <memory>

namespace baton::rpc {

/// Sends the answer to one request, immediately or later. The first answer counts. If there is
/// none, an internal error is sent.
class Reply
{
public:
    using Send = std::function<void(const Answer &answer)>;

    explicit Reply(Send send);
    ~Reply();
    Q_DISABLE_COPY_MOVE(Reply)

    void send(const Answer &answer);
    /// True if the answer is no longer awaited.
    [[nodiscard]] bool isDone() const { return !m_send; }
    /// From now on no answer is sent.
    void drop() { m_send = nullptr; }

private:
    Send m_send;
};

using ReplyPtr = std::shared_ptr<Reply>;

} // namespace baton::rpc
