// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/completion/completioncontext.h"

#include "models/editor/completion/yamlclimb.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The maximum number of lines to read for a keystroke. Beyond it there are no completions.
constexpr int mostLines = 20'000;

bool isWordByte(char byte)
{
    return byte == '_' || byte == '-' || byte == '.' || byte < 0
        || QChar::fromLatin1(byte).isLetterOrNumber();
}

void readValue(CompletionContext &place, const QByteArray &line, qsizetype from, qsizetype caret,
               qsizetype lineBegin)
{
    place.mayBeValue = true;
    const qsizetype end = std::max(yamlValueEnd(line, from), caret);
    place.replaced = {lineBegin + from, lineBegin + end};
    place.prefix = QString::fromUtf8(line.sliced(from, caret - from));
    if (place.prefix.startsWith(u'"') || place.prefix.startsWith(u'\'')) {
        place.quote = place.prefix.front();
        place.prefix.remove(0, 1);
    }
}

void readKey(CompletionContext &place, const QByteArray &line, qsizetype from, qsizetype caret,
             qsizetype lineBegin)
{
    place.mayBeKey = true;
    qsizetype end = caret;
    while (end < line.size() && isWordByte(line[end])) {
        ++end;
    }
    place.replaced = {lineBegin + from, lineBegin + end};
    place.prefix = QString::fromUtf8(line.sliced(from, caret - from));
    place.isWhole = end < line.size() && line[end] == ':';
    place.column = static_cast<int>(from);
}

/// Reads a key, or a quoted list item; false if the text at the caret cannot be completed.
bool readEntry(CompletionContext &place, const BlockLine &shape, const QByteArray &line,
               qsizetype caret, qsizetype lineBegin)
{
    readKey(place, line, shape.column, caret, lineBegin);
    if (place.prefix.isEmpty() && !line.sliced(caret).trimmed().isEmpty()) {
        return false; // existing text follows the caret
    }
    const bool isQuoted = place.prefix.startsWith(u'"') || place.prefix.startsWith(u'\'');
    if (isQuoted && !shape.dashes.isEmpty()) { // - "va"
        readValue(place, line, shape.column, caret, lineBegin);
        place.mayBeKey = false;
    } else if (!std::ranges::all_of(line.first(caret).sliced(shape.column), isWordByte)) {
        return false;
    }
    place.mayBeValue = !shape.dashes.isEmpty();
    return true;
}

/// The place in a flow collection that a line at or above @p offset opens; nothing outside of one.
std::optional<CompletionContext> placeInFlow(const LineRanges &reader, const QByteArray &bytes,
                                             qsizetype offset)
{
    constexpr int mostLinesOfFlow = 200;
    int left = mostLines;
    int lines = 0;
    for (std::optional<ByteRange> range = reader.around(offset); range && lines < mostLinesOfFlow;
         range = reader.above(*range), ++lines) {
        const QByteArrayView text = reader.text(*range);
        const BlockLine line = BlockLine::of(text);
        const bool mayBegin = line.hasKey || !line.dashes.isEmpty() || line.column == 0;
        const qsizetype at = line.hasKey ? line.valueColumn : line.column;
        if (mayBegin && at < text.size() && (text[at] == '{' || text[at] == '[')) {
            if (auto place = flowPlaceAt(bytes, offset, range->begin + at, Format::Yaml)) {
                const auto around = blockPlaceAt(reader, *range, line, left);
                if (!around) {
                    return {};
                }
                std::vector<PathElement> path = around->path;
                if (line.hasKey) {
                    path.push_back({false, line.name()});
                }
                place->path.insert(place->path.begin(), path.begin(), path.end());
                return place;
            } // else the collection ends before the offset
        }
        if (isDocumentEnd(text) || (line.hasKey && line.start() == 0)) {
            break;
        }
    }
    return {};
}

} // namespace

std::optional<CompletionContext> yamlPlaceAt(const QByteArray &bytes, qsizetype offset,
                                             qsizetype begin)
{
    const LineRanges reader(bytes, begin);
    const ByteRange range = reader.around(offset);
    const QByteArray line = reader.text(range).toByteArray();
    const qsizetype caret = offset - range.begin;
    const QByteArray before = line.first(caret);
    const BlockLine shape = BlockLine::of(before);
    if (isDocumentEnd(line) || caret < shape.column) {
        return {};
    }
    if (auto inFlow = placeInFlow(reader, bytes, offset)) {
        return inFlow; // its texts may begin on lines above
    }
    if (isInYamlComment(before)) {
        return {};
    }
    const bool isValue =
        shape.hasKey && before.size() >= shape.valueColumn && before.back() != ':'; // "key: va"
    CompletionContext place;
    if (isValue) {
        readValue(place, line, shape.valueColumn, caret, range.begin);
    } else if (!readEntry(place, shape, line, caret, range.begin)) {
        return {};
    }
    int left = mostLines;
    const std::optional<BlockPlace> around = blockPlaceAt(reader, range, shape, left);
    if (!around) {
        return {};
    }
    place.path = around->path;
    if (isValue) {
        place.path.push_back({false, shape.name()});
    }
    place.siblings = shape.dashes.isEmpty() ? around->siblings : QStringList();
    place.siblings += keysBelow(reader, range, shape.column, left);
    return place;
}

} // namespace baton
