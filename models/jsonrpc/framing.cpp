// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/jsonrpc/framing.h"

#include <algorithm>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton::rpc {

namespace {

constexpr qsizetype longestField = 4096; // bytes

Failure tooLarge(qsizetype limit)
{
    return {u"A message is larger than %1 MiB and was ignored."_s.arg(limit / 1024 / 1024)};
}

Failure noHeader()
{
    return {u"This is not a header. Send \"Content-Length: BYTES\" and an empty line before each "
            "message."_s};
}

bool isFieldName(const QByteArray &name)
{
    return !name.isEmpty() && std::ranges::all_of(name, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')
            || letter == '-';
    });
}

} // namespace

QByteArray framed(Framing framing, const QByteArray &json)
{
    return framing == Framing::Lines
        ? json + '\n'
        : "Content-Length: " + QByteArray::number(json.size()) + "\r\n\r\n" + json;
}

FrameReader::FrameReader(Framing framing, qsizetype limit)
    : m_framing(framing)
    , m_limit(limit)
{
}

std::optional<Result<QByteArray>> FrameReader::next()
{
    Frame frame = m_framing == Framing::Lines ? nextLine() : nextBody();
    if (m_begin > 0 && (waiting() == 0 || m_begin > m_bytes.size() / 2)) {
        m_bytes.remove(0, m_begin);
        m_looked -= m_begin;
        m_begin = 0;
    }
    return frame;
}

QByteArray FrameReader::take(qsizetype size)
{
    QByteArray taken = m_bytes.sliced(m_begin, size);
    m_begin += size;
    m_looked = std::max(m_looked, m_begin);
    return taken;
}

std::optional<QByteArray> FrameReader::takeLine(qsizetype limit)
{
    const qsizetype end = m_bytes.indexOf('\n', m_looked);
    if (end >= 0) {
        QByteArray line = take(end - m_begin);
        m_begin = m_looked = end + 1;
        return line;
    }
    m_looked = m_bytes.size();
    const bool isWhole = waiting() > limit || (m_isAtEnd && waiting() > 0);
    return isWhole ? std::optional(take(waiting())) : std::nullopt;
}

FrameReader::Frame FrameReader::nextLine()
{
    while (const std::optional<QByteArray> line = takeLine(m_limit)) {
        const bool isEnded = m_begin > 0 && m_bytes[m_begin - 1] == '\n';
        if (std::exchange(m_isSkipping, !isEnded && !m_isAtEnd)) {
            continue;
        }
        if (line->size() > m_limit) {
            return tooLarge(m_limit);
        }
        if (!line->trimmed().isEmpty()) {
            return *line;
        }
    }
    return std::nullopt;
}

FrameReader::Frame FrameReader::nextBody()
{
    const qsizetype skipped = std::min(m_toSkip, waiting());
    std::ignore = take(skipped);
    m_toSkip -= skipped;
    while (!m_isBody && m_toSkip == 0) {
        const std::optional<QByteArray> line = takeLine(longestField);
        if (!line) {
            return std::nullopt;
        }
        if (Frame fault = readField(line->trimmed())) {
            return fault;
        }
    }
    if (!m_isBody || waiting() < m_length) {
        return std::nullopt;
    }
    m_isBody = false;
    return take(std::exchange(m_length, -1));
}

/// Reads one line of a header; its empty last line leads to the message.
FrameReader::Frame FrameReader::readField(const QByteArray &field)
{
    if (field.isEmpty()) {
        return endHeader();
    }
    const QByteArray name = field.first(std::max<qsizetype>(field.indexOf(':'), 0)).trimmed();
    if (name.compare("Content-Length", Qt::CaseInsensitive) == 0) {
        bool isNumber = false;
        m_length = field.sliced(field.indexOf(':') + 1).trimmed().toLongLong(&isNumber);
        m_length = isNumber ? std::max<qsizetype>(m_length, -1) : -1;
        m_isSkipping = m_length < 0;
        return m_length < 0 ? Frame(noHeader()) : std::nullopt;
    }
    if (isFieldName(name)) {
        return std::nullopt;
    }
    return std::exchange(m_isSkipping, true) ? std::nullopt : Frame(noHeader());
}

FrameReader::Frame FrameReader::endHeader()
{
    if (m_length > m_limit) {
        m_toSkip = std::exchange(m_length, -1);
        return tooLarge(m_limit);
    }
    m_isBody = m_length >= 0;
    return std::nullopt;
}

} // namespace baton::rpc
