// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/pasted/pastesources.h"

#include "models/text/fencemessages.h"

#include <algorithm>
#include <iterator>

namespace baton {

namespace {

/// The characters of the fence that begins @p line; empty if there is no fence.
QByteArrayView fenceOf(const PastedLine &line)
{
    constexpr qsizetype shortest = 3;
    qsizetype length = 0;
    while (length < line.text.size() && line.text[length] == line.text.front()) {
        ++length;
    }
    const bool isMark = length >= shortest && QByteArrayView("`~").contains(line.text.front());
    return isMark ? line.text.first(length) : QByteArrayView();
}

/// True if the lines from @p open to @p close, both fences of @p marks, are one block, in which
/// each block that names its language is closed.
bool isOneBlock(PastedLines::const_iterator open, PastedLines::const_iterator close,
                QByteArrayView marks)
{
    int depth = 1;
    for (auto line = open + 1; line != close && depth > 0; ++line) {
        const QByteArrayView fence = fenceOf(*line);
        if (fence.startsWith(marks)) {
            depth += fence == line->text.trimmed() ? -1 : 1;
        }
    }
    return depth == 1;
}

/// A block of Markdown in which Markdown was given, and not one of an example.
bool namesMarkdown(const PastedLine &open, QByteArrayView marks)
{
    const QByteArray language = open.text.sliced(marks.size()).trimmed().toByteArray().toLower();
    return language == "markdown" || language == "md";
}

} // namespace

std::vector<PasteLayer> fenceLayers(const PastedLines &lines, bool isMarkdown)
{
    const auto isFence = [](const PastedLine &line) { return !fenceOf(line).isEmpty(); };
    const auto open = std::ranges::find_if(lines, isFence);
    if (open == lines.end()) {
        return {};
    }
    const QByteArrayView marks = fenceOf(*open);
    const auto closes = [marks](const PastedLine &line) {
        return fenceOf(line).startsWith(marks) && fenceOf(line) == line.text.trimmed();
    };
    const auto close = std::find_if(lines.rbegin(), std::reverse_iterator(open + 1), closes).base();
    if (close == open + 1) {
        return {};
    }
    PasteLayer layer;
    layer.lines = {open + 1, close - 1};
    layer.range = {open->begin, open->begin + open->text.size()};
    const bool hasMore =
        isAround(lines, size_t(open - lines.begin()), size_t(close - lines.begin()) - 1);
    layer.isFixOffered = hasMore;
    if (isMarkdown) {
        if (hasMore || !isOneBlock(open, close - 1, marks)) {
            return {};
        }
        layer.isFixOffered = !namesMarkdown(*open, marks);
    }
    layer.message = sentenceAboutFence(open->number, (close - 1)->number, hasMore);
    layer.fixTitle = titleOfFenceRemoval();
    return {layer};
}

} // namespace baton
