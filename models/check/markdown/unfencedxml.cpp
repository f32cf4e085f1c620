// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/markdown/unfencedxml.h"

#include "models/check/markdown/markdowntranslations.h"
#include "models/formats/markdown/markdownfences.h"

namespace baton {

namespace {

bool startsLine(const QByteArray &bytes, qsizetype offset)
{
    while (offset > 0 && (bytes[offset - 1] == ' ' || bytes[offset - 1] == '\t')) {
        --offset;
    }
    return offset == 0 || bytes[offset - 1] == '\n' || bytes[offset - 1] == '\r';
}

/// True for a fence without an info string.
bool isBareFence(const QByteArray &line)
{
    return line.size() >= 3 && (line.count('`') == line.size() || line.count('~') == line.size());
}

} // namespace

ByteRange unfencedElement(const QByteArray &bytes, const QByteArray &name)
{
    const QByteArray end = "</" + name + '>';
    std::optional<std::vector<FencedBlock>> blocks;
    qsizetype close = -1; // the first end tag behind the current place
    for (qsizetype at = bytes.indexOf('<' + name); at >= 0;
         at = bytes.indexOf('<' + name, at + 1)) {
        close = close < at ? bytes.indexOf(end, at) : close;
        if (close < 0) {
            break;
        }
        const char next = bytes[at + name.size() + 1];
        const bool isElement =
            next == '>' || next == ' ' || next == '\n' || next == '\r' || next == '\t';
        if (!isElement || !startsLine(bytes, at)) {
            continue;
        }
        if (!blocks) {
            blocks = fencedBlocks(bytes);
        }
        if (!isFenced(at, *blocks)) {
            return {at, close + end.size()};
        }
    }
    return {};
}

std::optional<Fix> wrappedInFence(const CheckInput &input, ByteRange element)
{
    const QByteArray &bytes = input.bytes;
    const auto lineOf = [&input](qsizetype offset) {
        return input.lines.lineRange(input.lines.positionOf(offset).line);
    };
    const qsizetype begin = lineOf(element.begin).begin;
    const QByteArray above = bytes.first(begin).trimmed();
    if (isBareFence(above.sliced(above.lastIndexOf('\n') + 1).trimmed())) {
        return Fix{MarkdownTranslations::tr("Name the language"), {{above.size(), 0, "xml"}}, true};
    }
    const qsizetype end = lineOf(element.end).end;
    const bool endsLine = bytes.sliced(element.end, end - element.end).trimmed().isEmpty();
    if (begin != element.begin || !endsLine) {
        return std::nullopt;
    }
    const QByteArray newline = input.parsed.encoding.lineEnd == LineEnd::CrLf ? "\r\n" : "\n";
    const QByteArray fence = fenceAround(QByteArrayView(bytes).sliced(begin, element.end - begin));
    return Fix{MarkdownTranslations::tr("Wrap in a fence"),
               {{begin, 0, fence + "xml" + newline}, {element.end, 0, newline + fence}},
               true};
}

} // namespace baton
