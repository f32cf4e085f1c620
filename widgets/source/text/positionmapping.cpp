// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/text/positionmapping.h"

#include <algorithm>

namespace baton {

PositionMapping::PositionMapping(const TextEdits &edits)
    : m_edits(edits)
{
    m_shifts.reserve(edits.size() + 1);
    m_shifts.push_back(0);
    for (const TextEdit &edit : edits) {
        m_shifts.push_back(m_shifts.back() + edit.text.size() - edit.length);
    }
}

qsizetype PositionMapping::begin(qsizetype begin) const
{
    const auto touched = std::ranges::partition_point(
        m_edits, [begin](const TextEdit &edit) { return edit.range().end <= begin; });
    const qsizetype shift = m_shifts[static_cast<size_t>(touched - m_edits.begin())];
    return touched != m_edits.end() && touched->offset < begin
        ? touched->offset + shift + touched->text.size()
        : begin + shift;
}

qsizetype PositionMapping::end(qsizetype end) const
{
    const auto touched = std::ranges::partition_point(m_edits, [end](const TextEdit &edit) {
        return edit.offset < end && edit.range().end <= end;
    });
    const qsizetype shift = m_shifts[static_cast<size_t>(touched - m_edits.begin())];
    return (touched != m_edits.end() && touched->offset < end ? touched->offset : end) + shift;
}

ByteRange PositionMapping::range(ByteRange range) const
{
    const qsizetype first = begin(range.begin);
    return {first, std::max(first, end(range.end))};
}

} // namespace baton
