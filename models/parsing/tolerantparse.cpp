// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/tolerantparse.h"

#include "models/parsing/parse.h"
#include "models/strings/linestart.h"

#include <algorithm>
#include <optional>

namespace baton {

namespace {

constexpr qsizetype largest = qsizetype(256) << 10; // each mistake causes another parse of the text
constexpr int mostMistakes = 50;

const SyntaxIssue *firstFault(const ParsedText &parsed)
{
    const auto found = std::ranges::find_if(parsed.issues, &SyntaxIssue::isFatal);
    return found == parsed.issues.end() ? nullptr : &*found;
}

/// True if there is content after @p place.
bool tellsBehind(const ParsedText &parsed, qsizetype place)
{
    return std::ranges::any_of(parsed.documents, [place](const SourceDocument &document) {
        return std::ranges::any_of(document.tree.nodes, [place](const Node &node) {
            return node.keyRange.begin > place || node.range.begin > place;
        });
    });
}

qsizetype endOfLine(const QByteArray &bytes, qsizetype at)
{
    const qsizetype end = bytes.indexOf('\n', at);
    return end < 0 ? bytes.size() : end;
}

/// The indentation of the line at @p begin; -1 when it is empty.
qsizetype depthOf(const QByteArray &bytes, qsizetype begin)
{
    const QByteArrayView line =
        QByteArrayView(bytes).sliced(begin, endOfLine(bytes, begin) - begin);
    const auto word = std::ranges::find_if_not(line, [](char byte) { return byte == ' '; });
    return line.trimmed().isEmpty() ? -1 : word - line.begin();
}

bool isOnLastLine(const QByteArray &bytes, qsizetype at)
{
    return QByteArrayView(bytes).sliced(endOfLine(bytes, at)).trimmed().isEmpty();
}

/// Brackets on the line of the fault end before it.
std::optional<QByteArray> closedBefore(const QByteArray &bytes, qsizetype fault)
{
    const qsizetype begin = lineStart(bytes, fault);
    QByteArray open;
    qsizetype end = -1;
    for (qsizetype at = begin; at < fault; ++at) {
        const char byte = bytes[at];
        if (byte == '"' || byte == '\'') {
            at = bytes.indexOf(byte, at + 1);
            if (at < 0 || at >= fault) {
                break;
            }
        } else if (byte == '{' || byte == '[') {
            open.prepend(byte == '{' ? '}' : ']');
            end = at + 1;
        } else if (byte == '}' || byte == ']') {
            open.remove(0, 1);
            end = at + 1;
        } else if (byte == ',') {
            end = at;
        }
    }
    if (open.isEmpty() || end < 0) {
        return std::nullopt;
    }
    return bytes.first(end) + open + bytes.sliced(endOfLine(bytes, fault));
}

/// @p bytes without the entry that begins on the line of @p at, and all that is indented below it.
QByteArray withoutEntry(const QByteArray &bytes, qsizetype at)
{
    const qsizetype begin = lineStart(bytes, at);
    const qsizetype depth = depthOf(bytes, begin);
    qsizetype end = endOfLine(bytes, begin);
    qsizetype lines = 0;
    while (end + 1 < bytes.size()) {
        const qsizetype below = depthOf(bytes, end + 1);
        if (below >= 0 && below <= depth) {
            break;
        }
        end = endOfLine(bytes, end + 1);
        ++lines;
    }
    return bytes.first(begin) + QByteArray(lines, '\n') + bytes.sliced(end);
}

class TolerantReader
{
public:
    TolerantReader(QByteArray bytes, std::shared_ptr<const ParsedText> parsed)
        : m_text{std::move(bytes), std::move(parsed), true}
    {
    }

    TolerantText read()
    {
        for (int i = 0; i < mostMistakes && m_text.bytes.size() <= largest; ++i) {
            const std::shared_ptr<const ParsedText> before = m_text.parsed;
            const SyntaxIssue *fault = firstFault(*before);
            if (!fault || !readBehind(*fault)) {
                break;
            }
        }
        m_text.isWhole = m_text.isWhole && !firstFault(*m_text.parsed);
        return std::move(m_text);
    }

private:
    bool readBehind(const SyntaxIssue &fault)
    {
        const QByteArray before = m_text.bytes;
        const qsizetype at = std::min(fault.range.begin, before.size());
        if (isOnLastLine(before, at)) {
            return false;
        }
        if (!fault.fix.empty() && !fault.isFixOffered) {
            const Result<QByteArray> fixed = applied(before, fault.fix);
            if (fixed && take(*fixed, at)) {
                return true;
            }
        }
        if (m_text.parsed->format != Format::Yaml) {
            return false;
        }
        const std::optional<QByteArray> closed = closedBefore(before, at);
        const bool isReadOn = (closed && take(*closed, at)) || take(withoutEntry(before, at), at);
        m_text.isWhole = m_text.isWhole && !isReadOn;
        return isReadOn;
    }

    /// True if @p bytes can be read to the end, or beyond the line of the fault with more content.
    bool take(const QByteArray &bytes, qsizetype fault)
    {
        if (bytes.count('\n') != m_text.bytes.count('\n')) {
            return false;
        }
        ParsedText parsed = parse(bytes, m_text.parsed->format, m_text.parsed->options);
        if (const SyntaxIssue *next = firstFault(parsed)) {
            const qsizetype end = endOfLine(bytes, std::min(fault, bytes.size()));
            if (next->range.begin <= end || !tellsBehind(parsed, end)) {
                return false;
            }
        }
        m_text.bytes = bytes;
        m_text.parsed = std::make_shared<const ParsedText>(std::move(parsed));
        return true;
    }

    TolerantText m_text;
};

} // namespace

TolerantText parseTolerantly(QByteArray bytes, std::shared_ptr<const ParsedText> parsed)
{
    return TolerantReader(std::move(bytes), std::move(parsed)).read();
}

} // namespace baton
