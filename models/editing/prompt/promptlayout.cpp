// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/prompt/promptlayout.h"

#include <algorithm>

namespace baton::edit {

PromptLayout::PromptLayout(const QByteArray &bytes, const Tree &tree, const QStringList &headings)
    : m_bytes(bytes)
    , m_tree(tree)
    , m_lines(promptLines(bytes, headings))
{
}

size_t PromptLayout::indexOf(NodeId id) const
{
    const std::vector<NodeId> &siblings = m_tree.at(m_tree.at(id).parent).children;
    return size_t(std::ranges::find(siblings, id) - siblings.begin());
}

const PromptLine &PromptLayout::lineAt(qsizetype offset) const
{
    const auto next = std::ranges::upper_bound(m_lines, offset, {}, &PromptLine::begin);
    return next == m_lines.begin() ? m_lines.front() : *std::prev(next);
}

const PromptLine &PromptLayout::headingOf(NodeId section) const
{
    return lineAt(m_tree.at(section).keyRange.begin);
}

qsizetype PromptLayout::endOf(NodeId id) const
{
    const Node &entry = m_tree.at(id);
    return std::max(entry.range.end, entry.keyRange.isEmpty() ? 0 : behindKey(id));
}

qsizetype PromptLayout::behindKey(NodeId id) const
{
    const Node &entry = m_tree.at(id);
    if (entry.parent == 0) {
        return lineAt(entry.keyRange.begin).rest;
    }
    const qsizetype end = entry.keyRange.end;
    return end < m_bytes.size() && m_bytes[end] == ':' ? end + 1 : end;
}

bool PromptLayout::isBlankAt(qsizetype offset) const
{
    return m_bytes[offset] == ' ' || m_bytes[offset] == '\t';
}

qsizetype PromptLayout::behindBlanks(qsizetype offset) const
{
    while (offset < m_bytes.size() && isBlankAt(offset)) {
        ++offset;
    }
    return offset;
}

std::vector<PromptMark> PromptLayout::marksOf(NodeId list) const
{
    const ByteRange range = m_tree.at(list).range;
    std::vector<PromptMark> marks;
    for (const PromptLine &line : m_lines) {
        if (line.next <= range.begin || line.begin > range.end) {
            continue;
        }
        const std::optional<PromptMark> mark = promptMark(m_bytes, line);
        if (mark && line.indent() == range.begin - lineOf(range.begin)) {
            marks.push_back(*mark);
        }
    }
    return marks;
}

qsizetype PromptLayout::behindSign(const PromptMark &mark) const
{
    qsizetype end = mark.text;
    while (end > mark.begin && isBlankAt(end - 1)) {
        --end;
    }
    return end;
}

qsizetype PromptLayout::digitsOf(const PromptMark &mark) const
{
    qsizetype digits = 0;
    while (m_bytes[mark.begin + digits] >= '0' && m_bytes[mark.begin + digits] <= '9') {
        ++digits;
    }
    return digits;
}

int PromptLayout::numberOf(const PromptMark &mark) const
{
    return m_bytes.sliced(mark.begin, digitsOf(mark)).toInt();
}

} // namespace baton::edit
