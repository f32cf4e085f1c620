// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/markdownparse.h"

#include "models/formats/markdown/markdownfences.h"
#include "models/formats/prompt/promptlines.h"
#include "models/formats/prompt/promptparse.h"
#include "models/formats/xml/xmlparse.h"
#include "models/parsing/parse.h"
#include "models/parsing/prematurefence.h"

#include <algorithm>
#include <iterator>

namespace baton {

namespace {

/// Does the same as FencedBlock::toFile(), but faster if all lines have the same shift.
class ToFile
{
public:
    explicit ToFile(const FencedBlock &block)
        : m_block(block)
    {
        if (!block.lines.empty()) {
            m_shift = block.lines.front().source - block.lines.front().begin;
            m_isEven = block.lines.back().source - block.lines.back().begin == m_shift;
        }
    }

    [[nodiscard]] ByteRange operator()(ByteRange range) const
    {
        const bool isInside = m_isEven && range.end < m_block.content.size()
            && range.begin < m_block.content.size() && range.end + m_shift <= m_block.end
            && range.begin + m_shift <= m_block.end;
        if (!isInside) {
            return m_block.toFile(range);
        }
        const qsizetype first = range.begin + m_shift;
        return {first, range.isEmpty() ? first : range.end + m_shift};
    }

private:
    const FencedBlock &m_block;
    qsizetype m_shift = 0;
    bool m_isEven = false;
};

void toFile(const FencedBlock &block, SourceDocument &document)
{
    const ToFile moved(block);
    document.range = moved(document.range);
    for (Node &node : document.tree.nodes) {
        node.keyRange = moved(node.keyRange);
        node.range = moved(node.range);
        node.properties = moved(node.properties);
        node.isEditable = node.isEditable && block.isExact;
    }
}

void toFile(const FencedBlock &block, SyntaxIssue &issue)
{
    issue.range = block.toFile(issue.range);
    issue.fix = block.toFile(issue.fix);
    if (!block.isExact) {
        issue.fix.clear();
        issue.fixTitle.clear();
    }
}

/// The range of the content of @p block in @p bytes; empty when Markdown has put anything before
/// its lines.
ByteRange placeOf(const FencedBlock &block, const QByteArray &bytes)
{
    const qsizetype size = block.content.size();
    const ByteRange place{block.end - size, block.end};
    const bool isThere = !block.lines.empty() && block.lines.front().source == place.begin
        && QByteArrayView(bytes).sliced(place.begin, size) == block.content;
    return isThere ? place : ByteRange();
}

/// Parses @p block in place, so that no positions must be converted to the file. nullopt after a
/// mistake, or in a large file, where a second pass over each block would be too expensive.
std::optional<ParsedText> readInPlace(const FencedBlock &block, const QByteArray &bytes,
                                      const ParseOptions &options, const std::atomic_bool *stop)
{
    constexpr qsizetype small = 16 * 1024;
    const ByteRange place = placeOf(block, bytes);
    if (bytes.size() > small || place.isEmpty() || block.format() != Format::Xml
        || !options.fence.isEmpty()) {
        return std::nullopt;
    }
    ParsedText content;
    content.format = Format::Xml;
    parseXml(bytes, place, options, stop, content);
    if (!content.issues.empty() || content.documents.empty()) {
        return std::nullopt;
    }
    const auto settle = [&place](ByteRange &range) {
        range = range == ByteRange() ? ByteRange{place.begin, place.begin} : range;
    };
    for (Node &node : content.documents.front().tree.nodes) {
        settle(node.keyRange);
        settle(node.properties);
    }
    return content;
}

ParsedText readBlock(const FencedBlock &block, const QByteArray &bytes, const ParseOptions &options,
                     const std::atomic_bool *stop)
{
    if (std::optional<ParsedText> content = readInPlace(block, bytes, options, stop)) {
        return *std::move(content);
    }
    ParseOptions inner = options;
    inner.limits.firstLine = block.firstLine;
    ParsedText content = parse(block.content, block.format(options.promptHeadings), inner, stop);
    for (SourceDocument &document : content.documents) {
        toFile(block, document);
    }
    for (SyntaxIssue &issue : content.issues) {
        toFile(block, issue);
    }
    return content;
}

/// "``" at the end of the file is the begin of the fence that closes the block.
void dropHalfFence(const QByteArray &bytes, FencedBlock &block)
{
    const qsizetype line = block.content.lastIndexOf('\n') + 1;
    const auto isMark = [&block](char c) { return c == block.mark; };
    const QByteArrayView last = QByteArrayView(block.content).sliced(line);
    if (block.end >= bytes.size() && line > 0 && !last.isEmpty()
        && std::ranges::all_of(last, isMark)) {
        block.end -= last.size();
        block.content.truncate(line);
        block.lines.pop_back();
    }
}

} // namespace

void parseMarkdown(const QByteArray &bytes, const ParseOptions &options,
                   const std::atomic_bool *stop, ParsedText &parsed)
{
    if (hasPromptHeadings(bytes, options.promptHeadings)) {
        parsePrompt(bytes, parsed);
    }
    NestedFences nested(bytes);
    for (FencedBlock &block : fencedBlocks(bytes)) {
        dropHalfFence(bytes, block);
        if (stop && *stop) {
            return;
        }
        if (block.format(options.promptHeadings) == Format::Text
            || block.content.trimmed().isEmpty()) {
            continue;
        }
        ParsedText content = readBlock(block, bytes, options, stop);
        if (std::optional<SyntaxIssue> fence = nested.issueOf(block, content, options)) {
            content.issues = {*std::move(fence)};
        }
        std::ranges::move(content.documents, std::back_inserter(parsed.documents));
        std::ranges::move(content.issues, std::back_inserter(parsed.issues));
    }
}

} // namespace baton
