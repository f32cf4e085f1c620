// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/fencedcopy.h"

#include "models/document/markdownfences.h"
#include "models/document/textencoding.h"

namespace baton {

namespace {

QByteArray languageOf(Format format)
{
    switch (format) {
    case Format::Yaml:
        return "yaml";
    case Format::Json:
        return "json";
    case Format::Xml:
        return "xml";
    case Format::Markdown:
        return "markdown";
    default:
        return "text";
    }
}

/// The bytes of @p range, without what Markdown puts before each line.
QByteArray textIn(const QByteArray &bytes, ByteRange range, Format format)
{
    if (format == Format::Markdown) {
        for (const FencedBlock &block : fencedBlocks(bytes)) {
            const std::optional<qsizetype> begin = block.toContent(range.begin);
            if (begin && range.end <= block.end) {
                const std::optional<qsizetype> end = block.toContent(range.end);
                return block.content.sliced(*begin, end.value_or(block.content.size()) - *begin);
            }
        }
    }
    const qsizetype begin = std::max(range.begin, bomLength(bytes));
    return bytes.sliced(begin, range.end - begin);
}

} // namespace

QByteArray fencedCopy(const QByteArray &bytes, const ParsedText &parsed, int document)
{
    const auto number = static_cast<size_t>(document);
    const bool isKnown = number < parsed.documents.size();
    const Format format = isKnown ? parsed.documents[number].format : parsed.format;
    const ByteRange range = isKnown ? parsed.documents[number].range : ByteRange{0, bytes.size()};
    const QByteArray text = textIn(bytes, range, parsed.format);
    const QByteArray fence = fenceAround(text);
    const QByteArray newline = parsed.encoding.lineEnd == LineEnd::CrLf ? "\r\n" : "\n";
    const bool isEnded = text.isEmpty() || text.endsWith('\n');
    return fence + languageOf(format) + newline + text + (isEnded ? QByteArray() : newline) + fence
        + newline;
}

} // namespace baton
