// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/edit/xmlkeptletters.h"

#include <algorithm>

namespace baton::xml {

namespace {

/// What the lines say, and where each letter stands in the text, and the end.
struct Said
{
    QString words;
    std::vector<qsizetype> places;

    explicit Said(const LinesOf &lines)
    {
        for (const ByteRange place : lines.places) {
            const QStringView line = lines.block.line(lines.text, place);
            for (qsizetype i = line.size(); i >= 0; --i) {
                places.push_back(place.end - i);
            }
            words += line;
            words += u'\n';
        }
        words.chop(1);
    }
};

bool isInCData(const Text &text, qsizetype at)
{
    return std::ranges::any_of(
        text.sections, [at](ByteRange section) { return section.begin <= at && at < section.end; });
}

void appendTyped(Text &text, QStringView typed, bool isInCData, QStringView indentation)
{
    for (qsizetype i = 0; i < typed.size(); ++i) {
        const bool beginsLine = text.text.endsWith(u'\n') && typed[i] != u'\n';
        append(text, beginsLine && !isInCData ? indentation : QStringView());
        if (typed[i] == u'\n' && isInCData) {
            text.fixed.push_back(text.text.size());
        }
        append(text, typed.sliced(i, 1));
    }
}

} // namespace

void append(Text &text, QStringView part)
{
    text.text += part;
}

void append(Text &text, const Text &from, ByteRange place)
{
    for (const qsizetype at : from.fixed) {
        if (at >= place.begin && at < place.end) {
            text.fixed.push_back(at - place.begin + text.text.size());
        }
    }
    text.text += QStringView(from.text).sliced(place.begin, place.length());
}

void appendKept(Text &text, const LinesOf &was, QStringView now, QStringView indentation)
{
    const Said said(was);
    const QStringView before = said.words;
    const qsizetype front = std::ranges::mismatch(before, now).in1 - before.begin();
    const qsizetype shorter = std::min(before.size(), now.size()) - front;
    qsizetype back = 0;
    while (back < shorter && before[before.size() - 1 - back] == now[now.size() - 1 - back]) {
        ++back;
    }
    const auto placeAt = [&said](qsizetype i) { return said.places[size_t(i)]; };
    const bool isBehind = front + back == before.size() && front > 0;
    const bool isCode = isInCData(was.text, placeAt(isBehind ? front - 1 : front));
    const QStringView typed = now.sliced(front, now.size() - front - back);
    append(text, was.text, {was.places.front().begin, placeAt(front)});
    appendTyped(text, typed, isCode, indentation);
    if (back > 0 && !isCode && typed.endsWith(u'\n')) {
        append(text, indentation);
    }
    append(text, was.text, {placeAt(before.size() - back), was.places.back().end});
}

} // namespace baton::xml
