// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/markdown/fastfencescan.h"

#include "models/strings/whitespace.h"
#include "models/text/encodingdetection.h"

#include <algorithm>

namespace baton {

namespace {

constexpr qsizetype deepestClosing = 3; ///< maximum number of blanks before a closing fence

int linesIn(QByteArrayView text)
{
    int count = 0;
    for (qsizetype at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
        ++count;
    }
    return count;
}

class FastFenceScan
{
public:
    FastFenceScan(const QByteArray &bytes, qsizetype from)
        : m_bytes(bytes)
        , m_at(from)
        , m_line(1 + linesIn(m_bytes.first(from)))
    {
    }

    bool read()
    {
        for (;;) {
            const qsizetype fence = nextFence();
            if (!isFreeOfHtml(m_at, fence)) {
                return false;
            }
            if (fence == m_bytes.size()) {
                return true;
            }
            if (!isLineStart(fence) || !readBlock(fence)) {
                return false;
            }
        }
    }

    std::vector<FencedBlock> blocks;

private:
    [[nodiscard]] qsizetype find(char c, qsizetype from) const
    {
        const qsizetype found = m_bytes.indexOf(c, from);
        return found < 0 ? m_bytes.size() : found;
    }

    [[nodiscard]] qsizetype findFence(char mark, qsizetype from) const
    {
        constexpr qsizetype shortest = 3;
        const auto isMark = [mark](char c) { return c == mark; };
        for (qsizetype at = m_bytes.indexOf(mark, from); at >= 0;
             at = m_bytes.indexOf(mark, at + 1)) {
            const QByteArrayView rest = m_bytes.sliced(at);
            if (rest.size() >= shortest && std::ranges::all_of(rest.first(shortest), isMark)) {
                return at;
            }
        }
        return m_bytes.size();
    }

    [[nodiscard]] bool isLineStart(qsizetype at) const
    {
        return at == m_at || m_bytes[at - 1] == '\n';
    }

    /// The offset of the next fence of either kind.
    qsizetype nextFence()
    {
        m_tildes = m_tildes < m_at ? findFence('~', m_at) : m_tildes;
        m_ticks = m_ticks < m_at ? findFence('`', m_at) : m_ticks;
        return std::min(m_ticks, m_tildes);
    }

    /// True if no line between @p from and @p to begins like an HTML block.
    [[nodiscard]] bool isFreeOfHtml(qsizetype from, qsizetype to) const
    {
        const QByteArrayView text =
            m_bytes.first(to); // reads each byte only once, whatever the number of blocks
        for (qsizetype at = text.indexOf('<', from); at >= 0; at = text.indexOf('<', at + 1)) {
            qsizetype before = at;
            while (before > from && isBlank(m_bytes[before - 1])) {
                --before;
            }
            if (before == from || m_bytes[before - 1] == '\n') {
                return false;
            }
        }
        return true;
    }

    bool readBlock(qsizetype fence)
    {
        const qsizetype lineEnd = find('\n', fence);
        const char mark = m_bytes[fence];
        qsizetype behind = fence;
        while (behind < lineEnd && m_bytes[behind] == mark) {
            ++behind;
        }
        const QByteArrayView info = m_bytes.sliced(behind, lineEnd - behind).trimmed();
        // Escapes may make the info string empty; a backtick makes the line inline code.
        const auto isOdd = [](char c) { return QByteArrayView("`\\&\v\f").contains(c); };
        if (std::ranges::any_of(info, isOdd)) {
            return false;
        }
        m_line += linesIn(m_bytes.sliced(m_at, fence - m_at));
        FencedBlock block;
        block.mark = mark;
        block.length = int(behind - fence);
        block.begin = fence;
        block.firstLine = m_line + 1;
        const auto blank = std::ranges::find_if(info, isBlank);
        block.language = QString::fromUtf8(info.first(blank - info.begin())).toLower();
        readContent(std::min(lineEnd + 1, m_bytes.size()), block);
        blocks.push_back(std::move(block));
        return true;
    }

    void readContent(qsizetype begin, FencedBlock &block)
    {
        qsizetype at = begin;
        qsizetype next = begin;
        constexpr size_t some = 8;
        block.lines.reserve(some);
        qsizetype mark =
            -1; // offset of the next fence character; only its line can close the block
        ++m_line;
        for (; at < m_bytes.size(); at = next, ++m_line) {
            const qsizetype end = find('\n', at);
            next = std::min(end + 1, m_bytes.size());
            mark = mark < at ? find(block.mark, at) : mark;
            if (mark < end && isClosing(m_bytes.sliced(at, end - at), block)) {
                break;
            }
            block.lines.push_back({at - begin, at, 0});
        }
        block.end = at;
        block.content = m_bytes.sliced(begin, at - begin).toByteArray();
        m_line += at < m_bytes.size() ? 1 : 0;
        m_at = next;
    }

    [[nodiscard]] static bool isClosing(QByteArrayView line, const FencedBlock &block)
    {
        qsizetype begin = 0;
        while (begin < line.size() && begin < deepestClosing && line[begin] == ' ') {
            ++begin;
        }
        qsizetype end = begin;
        while (end < line.size() && line[end] == block.mark) {
            ++end;
        }
        return end - begin >= block.length && std::ranges::all_of(line.sliced(end), isBlank);
    }

    QByteArrayView m_bytes;
    qsizetype m_at;          ///< start of a line outside of blocks
    qsizetype m_tildes = -1; ///< next fence found so far
    qsizetype m_ticks = -1;
    int m_line; ///< number of the line at m_at
};

} // namespace

std::optional<std::vector<FencedBlock>> scannedFences(const QByteArray &bytes, qsizetype from)
{
    if (bytes.contains('\r') || bytes.contains('\0') || firstInvalidUtf8(bytes) >= 0) {
        return std::nullopt;
    }
    FastFenceScan fences(bytes, from);
    return fences.read() ? std::optional(std::move(fences.blocks)) : std::nullopt;
}

} // namespace baton
