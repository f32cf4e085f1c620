// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/pasted/pastelayers.h"

#include "models/pasted/pastesources.h"
#include "models/text/encodingdetection.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace baton {

namespace {

class PasteLayersTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::PasteLayers)
};

bool isQuoted(const PastedLine &line)
{
    return line.text.startsWith('>');
}

std::vector<PasteLayer> quoteLayers(const PastedLines &lines, bool)
{
    constexpr std::ptrdiff_t fewest = 2;
    const auto first = std::ranges::find_if(lines, isQuoted);
    const auto last = std::find_if(lines.rbegin(), std::reverse_iterator(first), isQuoted).base();
    const auto isMeant = [](const PastedLine &line) { return isQuoted(line) || line.isBlank(); };
    if (last - first < fewest || !std::all_of(first, last, isMeant)) {
        return {};
    }
    const bool isSpaced = std::all_of(first, last, [](const PastedLine &line) {
        return line.text.size() < 2 || line.text[1] == ' ';
    });
    PasteLayer layer;
    layer.range = {first->begin, first->begin + 1};
    std::transform(first, last, std::back_inserter(layer.lines),
                   [isSpaced](const PastedLine &line) {
                       return isQuoted(line) ? line.without(isSpaced ? 2 : 1) : line;
                   });
    layer.isFixOffered =
        isAround(lines, size_t(first - lines.begin()), size_t(last - lines.begin()) - 1);
    layer.fixTitle = PasteLayersTexts::tr("Remove the marks");
    layer.message = layer.isFixOffered
        ? PasteLayersTexts::tr(
              "Lines %1 to %2 begin with >, as a mail quotes a text. Keep only these, "
              "without the marks.")
              .arg(first->number)
              .arg((last - 1)->number)
        : PasteLayersTexts::tr(
              "Every line begins with >, as a mail quotes a text. Remove the marks.");
    return {layer};
}

constexpr PasteSource sources[] = {
    {"line numbers", "1: a: 1\n2: b: 2\n", numberLayers},
    {"label of a block", "yaml\nCopy code\na: 1\nb: 2\n", labelLayers},
    {"diff", "--- a\n+++ b\n@@ -0,0 +1,2 @@\n+a: 1\n+b: 2\n", diffLayers},
    {"marks of a diff", "+a: 1\n+b: 2\n", diffMarkLayers},
    {"quoted mail", "> a: 1\n> b: 2\n", quoteLayers},
    {"fence", "```yaml\na: 1\nb: 2\n```\n", fenceLayers},
};

} // namespace

std::span<const PasteSource> pasteSources()
{
    return sources;
}

bool isAround(const PastedLines &lines, size_t first, size_t last)
{
    const auto isText = [](const PastedLine &line) { return !line.isBlank(); };
    const auto begin = lines.begin();
    return std::any_of(begin, begin + std::ptrdiff_t(first), isText)
        || std::any_of(begin + std::ptrdiff_t(last) + 1, lines.end(), isText);
}

PastedLine PastedLine::without(qsizetype count) const
{
    PastedLine line = *this;
    count = std::min(count, text.size());
    line.text = text.sliced(count);
    line.begin += count;
    return line;
}

PastedLines pastedLines(const QByteArray &bytes)
{
    PastedLines lines;
    const QByteArrayView view(bytes);
    int number = 1;
    for (qsizetype at = bomLength(bytes); at < view.size(); ++number) {
        const qsizetype newline = view.indexOf('\n', at);
        const qsizetype next = newline < 0 ? view.size() : newline + 1;
        qsizetype end = newline < 0 ? next : newline;
        end -= end > at && view[end - 1] == '\r' ? 1 : 0;
        lines.push_back({view.sliced(at, end - at), at, next, number});
        at = next;
    }
    return lines;
}

std::vector<PasteLayer> pasteLayers(const PastedLines &lines, bool isMarkdown)
{
    std::vector<PasteLayer> layers;
    for (const PasteSource &source : pasteSources()) {
        std::ranges::move(source.find(lines, isMarkdown), std::back_inserter(layers));
    }
    return layers;
}

QByteArray joined(const PastedLines &lines, const QByteArray &bytes)
{
    QByteArray text = bytes.first(bomLength(bytes));
    for (const PastedLine &line : lines) {
        text += QByteArrayView(bytes).sliced(line.begin, line.next - line.begin);
    }
    return text;
}

TextEdits editsTo(const PastedLines &lines, const QByteArray &bytes)
{
    TextEdits edits;
    qsizetype at = bomLength(bytes);
    const auto removeTo = [&](qsizetype end) {
        if (end > at) {
            edits.push_back({at, end - at, {}});
        }
    };
    for (const PastedLine &line : lines) {
        removeTo(line.begin);
        at = line.next;
    }
    removeTo(bytes.size());
    return edits;
}

} // namespace baton
