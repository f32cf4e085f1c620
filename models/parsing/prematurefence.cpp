// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/prematurefence.h"

#include "models/parsing/parse.h"
#include "models/text/lineindex.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

qsizetype NestedFences::nextLine(qsizetype line) const
{
    const qsizetype end = m_bytes.indexOf('\n', line);
    return end < 0 ? m_bytes.size() : end + 1;
}

std::optional<NestedFences::Fence> NestedFences::fenceAt(qsizetype line, char mark) const
{
    constexpr qsizetype mostIndentation = 3;
    qsizetype begin = line;
    while (begin < m_bytes.size() && begin < line + mostIndentation && m_bytes[begin] == ' ') {
        ++begin;
    }
    qsizetype end = begin;
    while (end < m_bytes.size() && m_bytes[end] == mark) {
        ++end;
    }
    if (end < begin + 3) {
        return std::nullopt;
    }
    const QByteArrayView rest = QByteArrayView(m_bytes).sliced(end, nextLine(line) - end);
    if (mark == '`' && rest.contains('`')) {
        return std::nullopt;
    }
    return Fence{{begin, end}, rest.trimmed().isEmpty()};
}

/// True if the last fence in the block names a language, like an opening fence.
bool NestedFences::opensInside(const FencedBlock &block) const
{
    if (!block.content.contains(block.mark)) {
        return false;
    }
    for (qsizetype line = nextLine(block.begin); line < block.end; line = nextLine(line)) {
        if (const std::optional<Fence> fence = fenceAt(line, block.mark); fence && !fence->isBare) {
            return true;
        }
    }
    return false;
}

qsizetype NestedFences::longest(ByteRange range, char mark) const
{
    qsizetype most = 0;
    for (qsizetype line = range.begin; line < range.end; line = nextLine(line)) {
        if (const std::optional<Fence> fence = fenceAt(line, mark)) {
            most = std::max(most, fence->marks.length());
        }
    }
    return most;
}

/// The first fence after the block's end that makes its text whole.
std::optional<NestedFences::Fence> NestedFences::intendedEnd(const FencedBlock &block,
                                                             const ParseOptions &options)
{
    constexpr int mostTried = 10;
    const qsizetype begin = nextLine(block.begin);
    int tried = 0;
    for (qsizetype line = nextLine(block.end); line < m_bytes.size() && tried < mostTried;
         line = nextLine(line)) {
        const std::optional<Fence> fence = fenceAt(line, block.mark);
        if (!fence || !fence->isBare) {
            continue;
        }
        ++tried;
        m_budget -= line - begin;
        if (m_budget < 0) {
            return std::nullopt;
        }
        const QByteArray text = m_bytes.sliced(begin, line - begin);
        const ParsedText parsed = parse(text, block.format(options.promptHeadings), options);
        if (parsed.isComplete() && parsed.issues.empty() && parsed.documents.size() == 1) {
            return fence;
        }
    }
    return std::nullopt;
}

std::optional<SyntaxIssue> NestedFences::issueOf(const FencedBlock &block,
                                                 const ParsedText &content,
                                                 const ParseOptions &options)
{
    const bool isBroken = !content.isComplete();
    if (!block.prefix.isEmpty() || block.end >= m_bytes.size()
        || (!isBroken && !opensInside(block))) {
        return std::nullopt;
    }
    const std::optional<Fence> opening = fenceAt(block.begin, block.mark);
    const std::optional<Fence> end = fenceAt(block.end, block.mark);
    const std::optional<Fence> meant = opening && end ? intendedEnd(block, options) : std::nullopt;
    if (!meant) {
        return std::nullopt;
    }
    const LineIndex lines(m_bytes, 1);
    const int first = lines.positionOf(block.begin).line;
    const int last = lines.positionOf(block.end).line;
    const qsizetype inner = longest({nextLine(block.begin), meant->marks.begin}, block.mark);
    const QByteArray longer(inner + 1, block.mark);
    SyntaxIssue issue;
    issue.rule = u"markdown.nested-fence"_s;
    issue.range = lines.lineRange(std::max(first + 1, last - 1));
    issue.actual = QString::fromUtf8(m_bytes.sliced(end->marks.begin, end->marks.length()));
    issue.expected = QString::fromLatin1(longer);
    issue.isFatal = isBroken;
    issue.message = tr("The block that opens on line %1 ends at the fence on line %2, which "
                       "belongs to its text. Make its own fence on lines %1 and %3 longer: %4.")
                        .arg(first)
                        .arg(last)
                        .arg(lines.positionOf(meant->marks.begin).line)
                        .arg(issue.expected);
    issue.fixTitle = tr("Make the fence longer");
    issue.fix = {{opening->marks.begin, opening->marks.length(), longer},
                 {meant->marks.begin, meant->marks.length(), longer}};
    return issue;
}

} // namespace baton
