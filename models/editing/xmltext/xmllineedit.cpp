// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/xmltext/xmllineedit.h"

#include "models/editing/xmltext/xmlvaluediff.h"

#include <algorithm>

namespace baton::xml {

namespace {

using edit::ChangedText;

class LineChange
{
public:
    LineChange(const ValueLetters &was, const DecodedText &is, const QByteArray &newline)
        : m_was(was)
        , m_is(is)
        , m_letters(decodedCharacters(is))
        , m_numbers(letterNumbers(m_letters))
        , m_isGone(was.letters().size(), false)
        , m_newline(newline)
    {
    }

    TextEdits edits(const edit::ChangedParts &parts)
    {
        for (const ChangedText &part : parts) {
            change(part);
        }
        dropEmptySections();
        std::ranges::stable_sort(m_edits, {}, &TextEdit::offset);
        return std::move(m_edits);
    }

private:
    /// Where replaced text needs indentation: before its first line, and before the text that
    /// follows.
    struct Indented
    {
        bool isFirst = false;
        bool isRest = false;
    };

    void change(const ChangedText &part)
    {
        const ValueLine &first = m_was.lineAt(part.was.begin);
        const ValueLine &last = m_was.lineAt(part.was.end);
        const QStringView typed = QStringView(m_is.text).sliced(part.is.begin, part.is.length());
        const bool isFromStart = first.isLed && part.was.begin == first.at;
        const bool isToStart = last.isLed && part.was.end == last.at;
        const bool isToEnd = m_was.placeOf(part.was.end) == last.end;
        if (isFromStart && isToStart && (typed.isEmpty() || typed.endsWith(u'\n'))) {
            replace({first.begin, last.begin}, part, {true, false}); // replaces whole lines
        } else if (isFromStart && (first.isShort || (typed.isEmpty() && isToEnd))) {
            replace({first.begin, m_was.placeOf(part.was.end)}, part, {true, !isToEnd});
        } else {
            replace({m_was.placeOf(part.was.begin), m_was.placeOf(part.was.end)}, part,
                    {false, !isToEnd});
        }
    }

    void replace(ByteRange text, const ChangedText &part, Indented indented)
    {
        const std::vector<SourceCharacter> &letters = m_was.letters();
        const size_t end = m_was.letterAt(text.end);
        size_t at = m_was.letterAt(text.begin);
        if (at == end) {
            const SourceCharacter place = placeFor(at, part);
            m_edits.push_back({place.range.begin, 0, spelled(part.is, place.isInCData, indented)});
            return;
        }
        for (bool isFirst = true; at < end; isFirst = false) {
            const SourceCharacter &begin = letters[at];
            qsizetype stop = begin.range.end;
            m_isGone[at] = true;
            for (++at; at < end && letters[at].isInCData == begin.isInCData
                 && letters[at].range.begin <= stop;
                 ++at) {
                stop = letters[at].range.end;
                m_isGone[at] = true;
            }
            m_edits.push_back(
                {begin.range.begin, stop - begin.range.begin,
                 isFirst ? spelled(part.is, begin.isInCData, indented) : QByteArray()});
        }
    }

    /// The place of text that is inserted before character number @p at, on the line that it
    /// belongs to.
    [[nodiscard]] SourceCharacter placeFor(size_t at, const ChangedText &part) const
    {
        const std::vector<SourceCharacter> &letters = m_was.letters();
        const bool isNewLine = !part.is.isEmpty() && m_is.text[part.is.begin] == u'\n';
        if (isNewLine && part.was.begin == m_was.value().size()) {
            return m_was.end();
        }
        const ValueLine &line = m_was.lineAt(part.was.begin);
        const bool isFirst = !line.isLed && part.was.begin == line.at && line.from < line.end;
        const bool leaves = isNewLine && at > 0 && at < letters.size() && letters[at - 1].isInCData
            && letters[at].range.begin != letters[at - 1].range.end;
        const bool isBefore = at == 0 || isFirst || leaves;
        const SourceCharacter &next = isBefore ? letters[at] : letters[at - 1];
        const qsizetype byte = isBefore ? next.range.begin : next.range.end;
        return {{}, {byte, byte}, next.isInCData};
    }

    [[nodiscard]] QByteArray spelled(ByteRange part, bool isInCData, Indented indented) const
    {
        const bool isLaidOut = m_was.isBlock() && (m_was.isOnlyCData() || !isInCData);
        const auto spell = isInCData ? bareText : escapedText;
        QByteArray out;
        qsizetype begin = part.begin;
        while (true) {
            const bool isFilled = begin < part.end ? m_is.text[begin] != u'\n' : indented.isRest;
            const bool isLed = begin == part.begin ? indented.isFirst : isLaidOut;
            out += isFilled && isLed ? m_was.indentation() : QByteArray();
            const qsizetype newline = m_is.text.indexOf(u'\n', begin);
            const bool isLast = newline < 0 || newline >= part.end;
            const qsizetype end = isLast ? part.end : newline + 1;
            out += spell(m_letters, m_numbers[size_t(begin)], m_numbers[size_t(end)], m_newline);
            if (isLast) {
                return out;
            }
            begin = end;
        }
    }

    /// Removes the markup of sections that lost all characters and got no new ones.
    void dropEmptySections()
    {
        const size_t count = m_edits.size();
        for (const CDataSection &section : m_was.sections()) {
            const auto fills = [&](const TextEdit &edit) {
                return !edit.text.isEmpty() && section.range.begin < edit.offset
                    && edit.offset < section.range.end;
            };
            const auto first = m_isGone.begin() + qsizetype(section.begin);
            const auto last = m_isGone.begin() + qsizetype(section.end);
            if (first != last && std::find(first, last, false) == last
                && std::none_of(m_edits.begin(), m_edits.begin() + qsizetype(count), fills)) {
                const qsizetype open = m_was.letters()[section.begin].range.begin;
                const qsizetype close = m_was.letters()[section.end - 1].range.end;
                m_edits.push_back({section.range.begin, open - section.range.begin, {}});
                m_edits.push_back({close, section.range.end - close, {}});
            }
        }
    }

    const ValueLetters &m_was;
    const DecodedText &m_is;
    Letters m_letters;
    std::vector<size_t> m_numbers;
    std::vector<bool> m_isGone;
    const QByteArray &m_newline;
    TextEdits m_edits;
};

/// The edits of @p parts; nullopt if the element would not read as @p value after them.
std::optional<TextEdits> provenEdits(const ValueLetters &was, const edit::ChangedParts &parts,
                                     const QByteArray &bytes, ByteRange range,
                                     const DecodedText &value, const QByteArray &newline)
{
    const TextEdits edits = LineChange(was, value, newline).edits(parts);
    const Result<QByteArray> after = applied(bytes, edits);
    if (!after) {
        return std::nullopt;
    }
    const ByteRange now{range.begin, range.end + after->size() - bytes.size()};
    return valueIn(*after, now) == value.text ? std::optional(edits) : std::nullopt;
}

} // namespace

std::optional<TextEdits> changedInLines(const edit::NodeLayout &layout, ByteRange range,
                                        const DecodedText &value, const QByteArray &newline)
{
    const ValueLetters was(layout, range);
    const QByteArray bytes = layout.lines().bytes().toByteArray();
    if (was.letters().empty() || was.value() != valueIn(bytes, range)) {
        return std::nullopt;
    }
    const edit::ChangedParts parts = changedParts(was, value);
    const bool isMixed = !was.sections().empty() || contentText(bytes, range).hasNotes;
    if (isMixed && isDiffTooFragmented(parts, was.value(), value.text)) {
        const ChangedText all{{0, was.value().size()}, {0, value.text.size()}};
        if (auto edits = provenEdits(was, {all}, bytes, range, value, newline)) {
            return edits;
        }
    }
    return provenEdits(was, parts, bytes, range, value, newline);
}

} // namespace baton::xml
