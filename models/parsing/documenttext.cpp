// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/documenttext.h"

#include "models/formats/markdown/markdownfences.h"
#include "models/text/encodingdetection.h"
#include "models/tree/formatnames.h"

#include <algorithm>

namespace baton {

namespace {

/// The bytes of @p range, without the prefixes of lines in Markdown.
QByteArray textIn(const QByteArray &bytes, ByteRange range, Format format)
{
    if (format == Format::Markdown) {
        for (const FencedBlock &block : fencedBlocks(bytes)) {
            qsizetype first = range.begin; // may include text before the line
            while (block.begin <= first && first < range.end && !block.toContent(first)) {
                ++first;
            }
            const std::optional<qsizetype> begin = block.toContent(first);
            if (begin && range.end <= block.end) {
                const std::optional<qsizetype> end = block.toContent(range.end);
                return block.content.sliced(*begin, end.value_or(block.content.size()) - *begin);
            }
        }
    }
    const qsizetype begin = std::max(range.begin, bomLength(bytes));
    return bytes.sliced(begin, range.end - begin);
}

/// The lines of the entry at @p index of the block map @p root: from the comments above its key to
/// those of the next one.
ByteRange linesOf(const QByteArray &bytes, const SourceDocument &source, size_t index)
{
    const std::vector<NodeId> &children = source.tree.root().children;
    const auto beginOf = [&](size_t child) {
        qsizetype begin =
            bytes.lastIndexOf('\n', source.tree.at(children[child]).keyRange.begin) + 1;
        while (begin > source.range.begin) {
            const qsizetype above = begin > 1 ? bytes.lastIndexOf('\n', begin - 2) + 1 : 0;
            if (!bytes.sliced(above, begin - above).trimmed().startsWith('#')) {
                break;
            }
            begin = above;
        }
        return std::max(begin, source.range.begin);
    };
    const bool isLast = index + 1 == children.size();
    return {beginOf(index), isLast ? source.range.end : beginOf(index + 1)};
}

QByteArray entriesText(const QByteArray &bytes, const ParsedText &parsed,
                       const SourceDocument &source, const std::vector<NodeId> &entries)
{
    const std::vector<NodeId> &children = source.tree.root().children;
    QByteArrayList parts;
    for (const NodeId entry : entries) {
        const Node &node = source.tree.at(entry);
        const size_t index = size_t(std::ranges::find(children, entry) - children.begin());
        const ByteRange range = source.tree.root().style == Style::Flow
            ? ByteRange{node.keyRange.begin, std::max(node.range.end, node.keyRange.end)}
            : linesOf(bytes, source, index);
        parts.append(textIn(bytes, range, parsed.format));
    }
    return source.tree.root().style == Style::Flow ? '{' + parts.join(", ") + '}' : parts.join();
}

} // namespace

QByteArray documentText(const QByteArray &bytes, const ParsedText &parsed, int document,
                        const std::vector<NodeId> &entries)
{
    const auto number = static_cast<size_t>(document);
    if (number >= parsed.documents.size()) {
        return textIn(bytes, {0, bytes.size()}, Format::Text);
    }
    const SourceDocument &source = parsed.documents[number];
    return entries.empty() || source.tree.isEmpty() ? textIn(bytes, source.range, parsed.format)
                                                    : entriesText(bytes, parsed, source, entries);
}

QByteArray fencedCopy(const QByteArray &bytes, const ParsedText &parsed, int document,
                      const std::vector<NodeId> &entries)
{
    const auto number = static_cast<size_t>(document);
    const Format format =
        number < parsed.documents.size() ? parsed.documents[number].format : parsed.format;
    const QByteArray text = documentText(bytes, parsed, document, entries);
    const QByteArray fence = fenceAround(text);
    const QByteArray newline = parsed.encoding.lineEnd == LineEnd::CrLf ? "\r\n" : "\n";
    const bool isEnded = text.isEmpty() || text.endsWith('\n');
    return fence + languageOf(format) + newline + text + (isEnded ? QByteArray() : newline) + fence
        + newline;
}

} // namespace baton
