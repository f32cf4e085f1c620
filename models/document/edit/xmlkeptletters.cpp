// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/edit/xmlkeptletters.h"

#include <algorithm>
#include <optional>

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

/// Letters that become others, with the sections of several lines that are among both.
class KeptLetters
{
public:
    KeptLetters(const LinesOf &was, QStringView indentation)
        : m_was(was.text)
        , m_said(was)
        , m_begin(was.places.front().begin)
        , m_end(was.places.back().end)
        , m_indentation(indentation)
    {
    }

    void append(Text &text, QStringView now) const
    {
        appendPart(text, {0, m_said.words.size()}, now);
    }

private:
    struct Meeting
    {
        ByteRange words;   ///< of a section
        qsizetype now = 0; ///< where the same stands now
    };

    void appendPart(Text &text, ByteRange words, QStringView now) const
    {
        const QStringView before = QStringView(m_said.words).sliced(words.begin, words.length());
        const qsizetype front = std::ranges::mismatch(before, now).in1 - before.begin();
        const qsizetype shorter = std::min(before.size(), now.size()) - front;
        qsizetype back = 0;
        while (back < shorter && before[before.size() - 1 - back] == now[now.size() - 1 - back]) {
            ++back;
        }
        const ByteRange changed{words.begin + front, words.end - back};
        const QStringView typed = now.sliced(front, now.size() - front - back);
        if (const auto kept = sectionIn(changed, typed)) {
            const qsizetype at = front + kept->now;
            appendPart(text, {words.begin, kept->words.begin}, now.first(at));
            xml::append(text, m_was, {placeAt(kept->words.begin), placeAt(kept->words.end)});
            appendPart(text, {kept->words.end, words.end}, now.sliced(at + kept->words.length()));
            return;
        }
        const bool isBehind = changed.begin == words.end && front > 0;
        const bool isCode = !before.isEmpty()
            && isInCData(m_was, placeAt(isBehind ? changed.begin - 1 : changed.begin));
        xml::append(text, m_was, {beginOf(words), placeAt(changed.begin)});
        appendTyped(text, typed, isCode, m_indentation);
        const bool isLast = changed.end == m_said.words.size();
        if (!isLast && !isCode && typed.endsWith(u'\n')) {
            xml::append(text, m_indentation);
        }
        xml::append(text, m_was, {placeAt(changed.end), endOf(words)});
    }

    /// The first section of several lines that @p changed holds whole, and @p typed as well.
    [[nodiscard]] std::optional<Meeting> sectionIn(ByteRange changed, QStringView typed) const
    {
        for (const ByteRange section : m_was.sections) {
            const ByteRange words{wordAt(section.begin), wordAt(section.end)};
            const QStringView code = QStringView(m_said.words).sliced(words.begin, words.length());
            const qsizetype at = typed.indexOf(code);
            if (changed.begin <= words.begin && words.end <= changed.end && at >= 0
                && code.contains(u'\n')) {
                return Meeting{words, at};
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] qsizetype placeAt(qsizetype word) const { return m_said.places[size_t(word)]; }
    [[nodiscard]] qsizetype wordAt(qsizetype place) const
    {
        const auto found = std::ranges::lower_bound(m_said.places, place);
        return std::min(qsizetype(found - m_said.places.begin()), m_said.words.size());
    }
    [[nodiscard]] qsizetype beginOf(ByteRange words) const
    {
        return words.begin == 0 ? m_begin : placeAt(words.begin);
    }
    [[nodiscard]] qsizetype endOf(ByteRange words) const
    {
        return words.end == m_said.words.size() ? m_end : placeAt(words.end);
    }

    const Text &m_was;
    Said m_said;
    qsizetype m_begin;
    qsizetype m_end;
    QStringView m_indentation;
};

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
    KeptLetters(was, indentation).append(text, now);
}

} // namespace baton::xml
