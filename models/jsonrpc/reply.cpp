// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/jsonrpc/reply.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace baton::rpc {

Reply::Reply(Send send)
    : m_send(std::move(send))
{
}

Reply::~Reply()
{
    send(Error(Code::InternalError, u"The request was given up without an answer."_s));
}

void Reply::send(const Answer &answer)
{
    if (const Send send = std::exchange(m_send, nullptr)) {
        send(answer);
    }
}

} // namespace baton::rpc
