// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/edit/xmlchange.h"

#include <algorithm>

namespace baton::xml {

namespace {

bool isKept(const Letter &before, const Letter &now, bool isLaidOut)
{
    return before == now || (!isLaidOut && before.code == now.code && !now.isFixed);
}

} // namespace

Difference::Difference(std::span<const Written> was, std::span<const Letter> is, bool isLaidOut)
{
    const size_t shorter = std::min(was.size(), is.size());
    while (front < shorter && isKept(was[front].letter, is[front], isLaidOut)) {
        ++front;
    }
    while (back < shorter - front
           && isKept(was[was.size() - 1 - back].letter, is[is.size() - 1 - back], isLaidOut)) {
        ++back;
    }
}

std::optional<Written> placeOf(std::span<const Written> was, const Difference &part,
                               ByteRange empty)
{
    const size_t end = was.size() - part.back;
    if (part.front < end) {
        const Written &first = was[part.front];
        const ByteRange range{first.range.begin, was[end - 1].range.end};
        for (size_t i = part.front; i < end; ++i) {
            const bool isNext = i == part.front || was[i].range.begin == was[i - 1].range.end;
            if (!isNext || was[i].isInCData != first.isInCData) {
                return std::nullopt;
            }
        }
        return Written{{}, range, first.isInCData};
    }
    if (part.front > 0) {
        const Written &before = was[part.front - 1];
        return Written{{}, {before.range.end, before.range.end}, before.isInCData};
    }
    if (part.back > 0) {
        const Written &behind = was.front();
        return Written{{}, {behind.range.begin, behind.range.begin}, behind.isInCData};
    }
    return Written{{}, empty, false};
}

WideChange::WideChange(const std::vector<Written> &was, const Letters &is, bool isLaidOut,
                       const QByteArray &newline)
    : m_was(was)
    , m_is(is)
    , m_isLaidOut(isLaidOut)
    , m_newline(newline)
{
}

TextEdits WideChange::edits(ByteRange range, const std::vector<Section> &sections,
                            bool hasNotes) const
{
    if (!hasNotes && !sections.empty()) {
        if (const std::optional<TextEdits> others = besides(sections, range)) {
            return *others;
        }
    }
    if (hasNotes || (!sections.empty() && leavesSome(sections))) {
        return piecewise();
    }
    return {{range.begin, range.length(), escapedText(m_is, 0, m_is.size(), m_newline)}};
}

std::optional<TextEdits> WideChange::besides(const std::vector<Section> &sections,
                                             ByteRange range) const
{
    TextEdits edits;
    Gap gap{0, 0, range.begin};
    for (const Section &section : sections) {
        const auto first = m_was.begin() + qsizetype(section.begin);
        const auto last = m_was.begin() + qsizetype(section.end);
        const auto found = std::search(m_is.begin() + qsizetype(gap.is), m_is.end(), first, last,
                                       [](const Letter &now, const Written &before) {
                                           return isKept(before.letter, now, false);
                                       });
        if (found == m_is.end() && first != last) {
            return std::nullopt;
        }
        const auto at = size_t(found - m_is.begin());
        change(gap, section.begin, at, edits);
        gap = {section.end, at + section.end - section.begin, section.range.end};
    }
    change(gap, m_was.size(), m_is.size(), edits);
    return edits;
}

void WideChange::change(const Gap &gap, size_t wasEnd, size_t isEnd, TextEdits &edits) const
{
    const auto was = std::span(m_was).subspan(gap.was, wasEnd - gap.was);
    const auto is = std::span(m_is).subspan(gap.is, isEnd - gap.is);
    const Difference part(was, is, m_isLaidOut);
    const std::optional<Written> place = placeOf(was, part, {gap.begin, gap.begin});
    if (place && part.front + part.back < std::max(was.size(), is.size())) {
        edits.push_back({place->range.begin, place->range.length(),
                         escapedText(m_is, gap.is + part.front, isEnd - part.back, m_newline)});
    }
}

TextEdits WideChange::piecewise() const
{
    const Difference part(m_was, m_is, m_isLaidOut);
    const size_t end = m_is.size() - part.back;
    TextEdits edits;
    for (size_t i = part.front; i < m_was.size() - part.back; ++i) {
        const ByteRange range = m_was[i].range;
        if (edits.empty()) {
            edits.push_back({range.begin, range.length(),
                             m_was[i].isInCData ? bareText(m_is, part.front, end, m_newline)
                                                : escapedText(m_is, part.front, end, m_newline)});
        } else if (edits.back().range().end == range.begin) {
            edits.back().length += range.length();
        } else if (edits.back().range().end < range.begin) { // a reference may be several letters
            edits.push_back({range.begin, range.length(), {}});
        }
    }
    return edits;
}

bool WideChange::leavesSome(const std::vector<Section> &sections) const
{
    const Difference part(m_was, m_is, m_isLaidOut);
    return std::ranges::all_of(sections, [&](const Section &section) {
        return section.begin < part.front || section.end > m_was.size() - part.back;
    });
}

} // namespace baton::xml
