// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/sourcemarks.h"

#include "widgets/source/text/positionmapping.h"

#include <algorithm>

namespace baton {

namespace {

SourceMark markOf(const Finding &finding)
{
    return {finding.range, finding.severity, finding.breaksParsing, &finding};
}

/// True if both look the same. Tooltips do not matter, except for the message of a mark that breaks
/// parsing, which is shown.
bool looksAlike(const SourceMark &a, const SourceMark &b)
{
    return a.range == b.range && a.severity == b.severity && a.breaksParsing == b.breaksParsing
        && (!a.breaksParsing || a.finding->message == b.finding->message);
}

} // namespace

std::vector<const SourceMark *> SourceMarks::in(ByteRange range) const
{
    std::vector<const SourceMark *> found;
    const auto first = std::ranges::lower_bound(m_reaches, range.begin) - m_reaches.begin();
    for (auto i = static_cast<size_t>(first); i < m_marks.size(); ++i) {
        const SourceMark &mark = m_marks[i];
        if (mark.range.begin > range.end) {
            break;
        }
        if (range.begin <= mark.range.end) {
            found.push_back(&mark);
        }
    }
    return found;
}

/// Computes bounds for fast lookups, because each painted line requests its marks and there may be
/// thousands.
void SourceMarks::measure()
{
    ++m_version;
    m_reaches.resize(m_marks.size());
    qsizetype reach = 0;
    for (size_t i = 0; i < m_marks.size(); ++i) {
        reach = std::max(reach, m_marks[i].range.end);
        m_reaches[i] = reach;
    }
}

void SourceMarks::show(const SnapshotPtr &snapshot)
{
    std::vector<SourceMark> marks;
    for (const DocumentReport &document : snapshot->report.documents) {
        for (const Finding &finding : document.findings) {
            for (const Finding &part : finding.each()) {
                marks.push_back(markOf(part));
            }
        }
    }
    std::ranges::stable_sort(marks, {}, [](const SourceMark &mark) { return mark.range.begin; });
    const bool isNews = !std::ranges::equal(marks, m_marks, looksAlike);
    m_marks = std::move(marks);
    m_snapshot = snapshot; // the previous marks pointed into the previous snapshot
    m_breaking.clear();
    for (const SourceMark &mark : m_marks) {
        if (mark.breaksParsing) {
            m_breaking.push_back(&mark);
        }
    }
    if (isNews) {
        measure();
        Q_EMIT changed();
    }
}

void SourceMarks::follow(const TextEdits &edits)
{
    const PositionMapping shifts(edits);
    for (SourceMark &mark : m_marks) {
        mark.range = shifts.range(mark.range);
    }
    measure();
}

} // namespace baton
