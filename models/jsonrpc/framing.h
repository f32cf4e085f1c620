// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QByteArray>

#include <optional>

namespace baton::rpc {

/// The separation of messages in a stream.
enum class Framing {
    Header, ///< a header with Content-Length precedes each message, as in the Language Server
            ///< Protocol
    Lines,  ///< each message is one line, as in the Model Context Protocol
};

/// @p json, which must contain no line end, in the form in which it is sent.
[[nodiscard]] QByteArray framed(Framing framing, const QByteArray &json);

/// Cuts a stream into messages. Invalid bytes are reported once, and reading continues after them.
class FrameReader
{
public:
    /// A message may have at most @p limit bytes.
    explicit FrameReader(Framing framing, qsizetype limit = qsizetype(256) * 1024 * 1024);

    void add(const QByteArray &bytes) { m_bytes += bytes; }
    /// Marks the end of the input: the last line may lack its line end.
    void end() { m_isAtEnd = true; }
    /// The next message, or the problem with the bytes in its place; nullopt until more bytes
    /// arrive.
    [[nodiscard]] std::optional<Result<QByteArray>> next();

private:
    using Frame = std::optional<Result<QByteArray>>;

    [[nodiscard]] Frame nextLine();
    [[nodiscard]] Frame nextBody();
    [[nodiscard]] Frame readField(const QByteArray &field);
    [[nodiscard]] Frame endHeader();
    /// The first line without its end, of at most @p limit bytes; nullopt until it is complete.
    [[nodiscard]] std::optional<QByteArray> takeLine(qsizetype limit);
    [[nodiscard]] QByteArray take(qsizetype size);
    [[nodiscard]] qsizetype waiting() const { return m_bytes.size() - m_begin; }

    Framing m_framing;
    qsizetype m_limit;
    QByteArray m_bytes;
    qsizetype m_begin = 0;     ///< number of bytes that were taken
    qsizetype m_looked = 0;    ///< offset before which no line ends
    qsizetype m_length = -1;   ///< length of the message after the header; -1: header not read yet
    qsizetype m_toSkip = 0;    ///< bytes still to skip of a message that is too large
    bool m_isBody = false;     ///< the header was read; the message follows
    bool m_isSkipping = false; ///< skips the rest of a line that is too long or not a header
    bool m_isAtEnd = false;
};

} // namespace baton::rpc
