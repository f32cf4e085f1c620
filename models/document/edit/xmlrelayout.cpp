// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/edit/xmlrelayout.h"

#include <QList>

#include <algorithm>

namespace baton::xml {

namespace {

bool isSpace(QChar c)
{
    return c == u' ' || c == u'\t';
}

bool isBlank(QStringView line)
{
    return std::ranges::all_of(line, isSpace);
}

void append(Text &text, QStringView part)
{
    text.text += part;
}

/// Appends the part of @p from at @p place.
void append(Text &text, const Text &from, ByteRange place)
{
    for (const qsizetype at : from.fixed) {
        if (at >= place.begin && at < place.end) {
            text.fixed.push_back(at - place.begin + text.text.size());
        }
    }
    text.text += QStringView(from.text).sliced(place.begin, place.length());
}

/// The first of @p lines, when all that are not blank begin with a blank, which would be read as
/// part of the indentation; else -1.
qsizetype lineToFix(const QList<QStringView> &lines)
{
    const auto isFilled = [](QStringView line) { return !isBlank(line); };
    const auto isLed = [&](QStringView line) { return isBlank(line) || isSpace(line.front()); };
    const auto first = std::ranges::find_if(lines, isFilled);
    return first != lines.end() && std::ranges::all_of(lines, isLed) ? first - lines.begin() : -1;
}

} // namespace

Text laidOut(const QString &value, const BlockLayout &layout, const Text *was)
{
    const QList<QStringView> lines = QStringView(value).split(u'\n');
    const std::optional<TextBlock> block = was ? TextBlock::of(*was) : std::nullopt;
    const std::vector<ByteRange> places = block ? block->places(*was) : std::vector<ByteRange>();
    const auto count = static_cast<size_t>(lines.size());
    const size_t shorter = std::min(count, places.size());
    const auto isSame = [&](size_t is, size_t old) {
        return lines[static_cast<qsizetype>(is)] == block->line(*was, places[old]);
    };
    size_t front = 0;
    while (front < shorter && isSame(front, front)) {
        ++front;
    }
    size_t back = 0;
    while (back < shorter - front && isSame(count - 1 - back, places.size() - 1 - back)) {
        ++back;
    }

    Text text;
    if (block) {
        append(text, *was, {0, block->begin});
    } else {
        append(text, u"\n");
    }
    const bool isIndented = block && !block->indentation.isEmpty();
    const QString &indentation = isIndented ? block->indentation : layout.indentation;
    const qsizetype fixed = lineToFix(lines);
    for (size_t i = 0; i < count; ++i) {
        if (i > 0) {
            append(text, u"\n");
        }
        const QStringView line = lines[static_cast<qsizetype>(i)];
        if (i < front) {
            append(text, *was, places[i]);
        } else if (i >= count - back) {
            append(text, *was, places[places.size() - (count - i)]);
        } else if (!line.isEmpty()) {
            append(text, indentation);
            if (static_cast<qsizetype>(i) == fixed) {
                text.fixed.push_back(text.text.size());
            }
            append(text, line);
        }
    }
    const QStringView closing =
        block ? QStringView(was->text).sliced(block->end) : QStringView(layout.closing);
    if (!block
        || (!closing.startsWith(u'\n') && isBlank(closing) && !places.empty()
            && block->begin == block->end)) {
        append(text, u"\n");
    }
    append(text, closing);
    return text;
}

Text asItIs(const QString &value, bool isCautious)
{
    Text text{value, {}};
    const auto first =
        std::ranges::find_if(value, [](QChar c) { return !isSpace(c); }) - value.begin();
    const bool hasBreak = first < value.size() && value[first] == u'\n';
    if (hasBreak) {
        text.fixed.push_back(first);
    } else if (isCautious && !value.isEmpty() && isSpace(value.front())) {
        text.fixed.push_back(0);
    }
    return text;
}

} // namespace baton::xml
