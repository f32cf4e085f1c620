// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/markdown/markdownfences.h"

#include "models/formats/markdown/fastfencescan.h"
#include "models/strings/whitespace.h"
#include "models/text/encodingdetection.h"
#include "models/text/lineindex.h"

#include <cmark.h>

#include <algorithm>
#include <memory>

namespace baton {

namespace {

using CmarkNode = std::unique_ptr<cmark_node, decltype(&cmark_node_free)>;
using CmarkIter = std::unique_ptr<cmark_iter, decltype(&cmark_iter_free)>;

constexpr int shortestFence = 3;

/// @p text with link brackets replaced. Some links take cmark quadratic time, and fences do not
/// depend on them.
QByteArray withoutLinks(QByteArrayView text)
{
    QByteArray plain = text.toByteArray();
    for (qsizetype at = plain.indexOf('['); at >= 0; at = plain.indexOf('[', at + 1)) {
        const bool isCharacterData = at > 1 && plain[at - 1] == '!' && plain[at - 2] == '<';
        plain[at] = isCharacterData ? '[' : 'x';
    }
    return plain;
}

CmarkNode parsed(QByteArrayView text)
{
    const QByteArray plain = withoutLinks(text);
    return {cmark_parse_document(plain.constData(), size_t(plain.size()), CMARK_OPT_DEFAULT),
            &cmark_node_free};
}

/// Finds the bytes of a code block that cmark found.
class BlockFinder
{
public:
    BlockFinder(const QByteArray &bytes, qsizetype from)
        : m_bytes(bytes)
        , m_lines(bytes)
        , m_first(m_lines.positionOf(from).line)
    {
    }

    /// The block of @p node; nullopt for an indented block.
    std::optional<FencedBlock> find(cmark_node *node) const
    {
        const int line = m_first + cmark_node_get_start_line(node) - 1;
        const ByteRange opening = lineRange(line);
        const qsizetype at = opening.begin + cmark_node_get_start_column(node) - 1;
        const char *literal = cmark_node_get_literal(node);
        if (at >= opening.end || (m_bytes[at] != '`' && m_bytes[at] != '~')) {
            return std::nullopt;
        }
        FencedBlock block;
        block.mark = m_bytes[at];
        qsizetype behind = at;
        while (behind < opening.end && m_bytes[behind] == block.mark) {
            ++behind;
        }
        block.length = int(behind - at);
        block.language = languageIn({behind, opening.end});
        // An indented block has no fence, so its first line is content.
        const QByteArray opener = m_bytes.sliced(at, opening.end - at).trimmed();
        const QByteArray content(literal);
        const char *info = cmark_node_get_fence_info(node);
        const bool isNamed = info != nullptr && *info != '\0';
        const bool isIndented = !isNamed
            && (!block.language.isEmpty()
                || content.left(content.indexOf('\n')).trimmed() == opener);
        if (block.length < shortestFence || isIndented) {
            return std::nullopt;
        }
        block.begin = opening.begin;
        block.firstLine = line + 1;
        addContent(literal, block);
        block.prefix = prefixOf(block, {opening.begin, at});
        return block;
    }

private:
    /// The range of line number @p line, counted as in cmark: the first line does not include a
    /// byte order mark.
    [[nodiscard]] ByteRange lineRange(int line) const
    {
        ByteRange range = m_lines.lineRange(line);
        range.begin += line == 1 ? bomLength(m_bytes) : 0;
        return range;
    }

    [[nodiscard]] QString languageIn(ByteRange info) const
    {
        const QByteArray words = m_bytes.sliced(info.begin, info.length()).trimmed();
        const auto blank = std::ranges::find_if(words, isBlank);
        return QString::fromUtf8(words.first(blank - words.begin())).toLower();
    }

    /// Adds the lines of @p literal to @p block. Each is the end of a line of the file, so only its
    /// length matters.
    void addContent(const char *literal, FencedBlock &block) const
    {
        const QByteArrayView text(literal);
        int number = block.firstLine;
        block.end = number > m_lines.lineCount() ? m_bytes.size() : m_lines.lineRange(number).begin;
        for (qsizetype at = 0; at < text.size(); ++number) {
            const qsizetype newline = text.indexOf('\n', at);
            const qsizetype last = newline < 0 ? text.size() : newline;
            addLine(number, text.sliced(at, last - at), block);
            at = last + 1;
        }
    }

    /// Adds a line whose content in cmark is @p text. If a tab is half prefix and half content, its
    /// remaining blanks become content.
    void addLine(int number, QByteArrayView text, FencedBlock &block) const
    {
        const ByteRange line = lineRange(number);
        const qsizetype next =
            number < m_lines.lineCount() ? m_lines.lineRange(number + 1).begin : m_bytes.size();
        const auto first = std::ranges::find_if(text, [](char c) { return c != ' '; });
        const qsizetype blanks = first - text.begin();
        const qsizetype words = std::max(line.begin, line.end - (text.size() - blanks));
        const QByteArrayView before =
            QByteArrayView(m_bytes).sliced(line.begin, words - line.begin);
        const bool isExact = before.endsWith(text.first(blanks));
        const qsizetype source = isExact ? words - blanks : words - 1;
        block.isExact = block.isExact && isExact;
        block.lines.push_back({block.content.size(), source, source - line.begin});
        if (!isExact) {
            block.content += text.first(blanks);
            block.lines.push_back({block.content.size(), words, words - line.begin});
        }
        const qsizetype rest = isExact ? source : words;
        block.content += QByteArrayView(m_bytes).sliced(rest, next - rest);
        block.end = next;
    }

    /// The prefix of the first line with text. If there is none, that of the fence, in which list
    /// marks become indentation.
    [[nodiscard]] QByteArray prefixOf(const FencedBlock &block, ByteRange beforeFence) const
    {
        for (size_t i = 0; i < block.lines.size(); ++i) {
            const FencedBlock::Line &line = block.lines[i];
            const qsizetype next =
                i + 1 < block.lines.size() ? block.lines[i + 1].begin : block.content.size();
            const QByteArrayView text =
                QByteArrayView(block.content).sliced(line.begin, next - line.begin);
            if (!text.trimmed().isEmpty()) {
                return withBlank(m_bytes.sliced(line.source - line.prefix, line.prefix));
            }
        }
        QByteArray prefix = m_bytes.sliced(beforeFence.begin, beforeFence.length());
        std::ranges::replace_if(prefix, [](char c) { return !isBlank(c) && c != '>'; }, ' ');
        return withBlank(prefix);
    }

    /// @p prefix with a blank behind a final ">". The blank is part of the quote mark, not of the
    /// content.
    static QByteArray withBlank(const QByteArray &prefix)
    {
        return prefix.endsWith('>') ? prefix + ' ' : prefix;
    }

    const QByteArray &m_bytes;
    LineIndex m_lines;
    int m_first;
};

} // namespace

qsizetype frontMatterEnd(const QByteArray &bytes)
{
    const qsizetype none = bomLength(bytes);
    if (!QByteArrayView(bytes).sliced(none).startsWith("---")) {
        return none;
    }
    const LineIndex lines(bytes);
    const auto textOf = [&](int line) {
        const ByteRange range = lines.lineRange(line);
        const qsizetype begin = line == 1 ? none : range.begin;
        return QByteArrayView(bytes).sliced(begin, std::max<qsizetype>(0, range.end - begin));
    };
    const auto isRule = [](QByteArrayView line) {
        return line.startsWith("---") && line.trimmed().size() == 3;
    };
    if (!isRule(textOf(1)) || lines.lineCount() < 2 || textOf(2).trimmed().isEmpty()) {
        return none;
    }
    for (int line = 2; line <= lines.lineCount(); ++line) {
        const QByteArrayView text = textOf(line);
        if (isRule(text) || (text.startsWith("...") && text.trimmed().size() == 3)) {
            return line < lines.lineCount() ? lines.lineRange(line + 1).begin : bytes.size();
        }
    }
    return none;
}

std::vector<FencedBlock> fencedBlocks(const QByteArray &bytes)
{
    std::vector<FencedBlock> blocks = allFences(bytes);
    std::erase_if(blocks, [](const FencedBlock &block) { return block.language.isEmpty(); });
    return blocks;
}

std::vector<FencedBlock> allFences(const QByteArray &bytes)
{
    const qsizetype from = frontMatterEnd(bytes);
    if (std::optional<std::vector<FencedBlock>> plain = scannedFences(bytes, from)) {
        return std::move(*plain);
    }
    return fencesByCmark(bytes, from);
}

std::vector<FencedBlock> fencesByCmark(const QByteArray &bytes, qsizetype from)
{
    std::vector<FencedBlock> blocks;
    const CmarkNode root = parsed(QByteArrayView(bytes).sliced(from));
    if (!root) {
        return blocks;
    }
    const BlockFinder finder(bytes, from);
    const CmarkIter iter(cmark_iter_new(root.get()), &cmark_iter_free);
    while (cmark_iter_next(iter.get()) != CMARK_EVENT_DONE) {
        cmark_node *node = cmark_iter_get_node(iter.get());
        if (cmark_node_get_type(node) != CMARK_NODE_CODE_BLOCK) {
            continue;
        }
        if (std::optional<FencedBlock> block = finder.find(node)) {
            blocks.push_back(std::move(*block));
        }
    }
    return blocks;
}

bool isFenced(qsizetype offset, const std::vector<FencedBlock> &blocks)
{
    const auto next = std::ranges::upper_bound(blocks, offset, {}, &FencedBlock::begin);
    return next != blocks.begin() && offset < std::prev(next)->end;
}

Format formatAt(const QByteArray &bytes, Format format, qsizetype offset)
{
    constexpr qsizetype mostBytes = qsizetype(512) * 1024;
    if (format != Format::Markdown || bytes.size() > mostBytes) {
        return format;
    }
    for (const FencedBlock &block : fencedBlocks(bytes)) {
        if (block.toContent(offset)) {
            return block.format();
        }
    }
    return format;
}

QByteArray withBlankPrefixes(const QByteArray &bytes)
{
    QByteArray plain = bytes;
    for (const FencedBlock &block : fencedBlocks(bytes)) {
        for (const FencedBlock::Line &line : block.lines) {
            const auto first = plain.begin() + line.source - line.prefix;
            std::replace(first, first + line.prefix, '>', ' ');
        }
    }
    return plain;
}

QByteArray fenceAround(QByteArrayView text)
{
    int longest = shortestFence - 1;
    int length = 0;
    for (const char c : text) {
        length = c == '`' ? length + 1 : 0;
        longest = std::max(longest, length);
    }
    return QByteArray(longest + 1, '`');
}

} // namespace baton
