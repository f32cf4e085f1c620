// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamlscanner.h"

#include "models/strings/whitespace.h"
#include "models/text/encodingdetection.h"

#include <algorithm>
#include <array>

namespace baton {

namespace {

bool isBreak(char c)
{
    return c == '\n' || c == '\r';
}

bool isFlowIndicator(char c)
{
    return c == ',' || c == '[' || c == ']' || c == '{' || c == '}';
}

} // namespace

YamlScanner::YamlScanner(QByteArrayView bytes)
    : m_bytes(bytes)
    , m_begin(bomsLength(bytes))
{
}

bool YamlScanner::isBlankOrEnd(qsizetype at) const
{
    return at >= size() || baton::isBlank(m_bytes[at]) || isBreak(m_bytes[at]);
}

bool YamlScanner::isBlank(ByteRange range) const
{
    return std::ranges::all_of(m_bytes.sliced(range.begin, range.length()),
                               [](char c) { return baton::isBlank(c) || isBreak(c); });
}

bool YamlScanner::isAtLineStart(qsizetype at) const
{
    return at <= m_begin || this->at(at - 1) == '\n'
        || (this->at(at - 1) == '\r' && this->at(at) != '\n');
}

qsizetype YamlScanner::lineStart(qsizetype at) const
{
    while (!isAtLineStart(at)) {
        --at;
    }
    return at;
}

qsizetype YamlScanner::lineEnd(qsizetype at) const
{
    while (at < size() && !isBreak(m_bytes[at])) {
        ++at;
    }
    return at;
}

qsizetype YamlScanner::nextLine(qsizetype at) const
{
    const qsizetype end = lineEnd(at);
    const bool isPair = this->at(end) == '\r' && this->at(end + 1) == '\n';
    return std::min(end + (isPair ? 2 : 1), size());
}

int YamlScanner::columnOf(qsizetype at) const
{
    const QByteArrayView before = m_bytes.sliced(lineStart(at), at - lineStart(at));
    return int(std::ranges::count_if(before, [](char c) { return (uchar(c) & 0xC0) != 0x80; }));
}

qsizetype YamlScanner::skipSpace(qsizetype at, bool skipCommas) const
{
    for (; at < size(); ++at) {
        const char c = m_bytes[at];
        if (c == '#') {
            at = lineEnd(at);
            if (at >= size()) {
                break;
            }
        } else if (!baton::isBlank(c) && !isBreak(c) && !(skipCommas && c == ',')) {
            break;
        }
    }
    return std::min(at, size());
}

qsizetype YamlScanner::wordEnd(qsizetype at) const
{
    while (!isBlankOrEnd(at) && !isFlowIndicator(m_bytes[at])) {
        ++at;
    }
    return at;
}

qsizetype YamlScanner::propertiesEnd(qsizetype at) const
{
    qsizetype end = at;
    for (qsizetype next = at; this->at(next) == '&' || this->at(next) == '!';
         next = skipSpace(end)) {
        if (this->at(next) == '!' && this->at(next + 1) == '<') {
            while (next < size() && m_bytes[next] != '>') {
                ++next;
            }
            end = std::min(next + 1, size());
        } else {
            end = wordEnd(next);
        }
    }
    return end;
}

qsizetype YamlScanner::quotedEnd(qsizetype at) const
{
    const char quote = m_bytes[at];
    for (qsizetype i = at + 1; i < size(); ++i) {
        if (quote == '"' && m_bytes[i] == '\\') {
            ++i;
        } else if (m_bytes[i] == quote) {
            if (quote == '"' || this->at(i + 1) != '\'') {
                return i + 1;
            }
            ++i;
        }
    }
    return -1;
}

qsizetype YamlScanner::plainEnd(qsizetype at, QByteArrayView text) const
{
    qsizetype end = at;
    for (const char c : text) {
        if (baton::isBlank(c) || isBreak(c)) {
            continue;
        }
        while (end < size() && (baton::isBlank(m_bytes[end]) || isBreak(m_bytes[end]))) {
            ++end;
        }
        if (end >= size() || m_bytes[end] != c) {
            return -1;
        }
        ++end;
    }
    return end;
}

bool YamlScanner::isNullLiteral(qsizetype at) const
{
    constexpr std::array<QByteArrayView, 4> words = {"~", "null", "Null", "NULL"};
    return std::ranges::any_of(words, [&](QByteArrayView word) {
        const qsizetype end = at + word.size();
        return m_bytes.sliced(std::min(at, size())).startsWith(word)
            && (isBlankOrEnd(end) || isFlowIndicator(m_bytes[end]) || m_bytes[end] == ':');
    });
}

bool YamlScanner::isDocumentMark(qsizetype at, char mark) const
{
    return this->at(at) == mark && this->at(at + 1) == mark && this->at(at + 2) == mark
        && isAtLineStart(at) && isBlankOrEnd(at + 3);
}

} // namespace baton
