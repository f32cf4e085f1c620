// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/text/fencemessages.h"

#include <QCoreApplication>

namespace baton {

namespace {

class FenceMessagesTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::FenceAround)
};

class Fence
{
public:
    Fence(const QByteArray &bytes, const LineIndex &lines)
        : m_bytes(bytes)
        , m_lines(lines)
    {
    }

    /// False when neither line @p line nor the one before it is a fence.
    bool find(int line)
    {
        m_open = isFence(line) ? line : next(line, -1);
        if (!isFence(m_open)) {
            return false;
        }
        m_close = m_open;
        int below = next(m_close, 1);
        while (below != m_close && !isFence(below)) {
            m_close = below;
            below = next(m_close, 1);
        }
        m_close = isFence(below) ? below : m_open;
        return true;
    }

    void tell(SyntaxIssue &issue) const
    {
        const bool isAlone = m_close == m_open;
        issue.range = m_lines.lineRange(m_open);
        issue.actual = QString::fromUtf8(m_bytes.mid(issue.range.begin, issue.range.length()));
        if (isAlone) {
            issue.message =
                FenceMessagesTexts::tr(
                    "Line %1 is a Markdown fence, which does not belong into this file. "
                    "Remove it.")
                    .arg(m_open);
        } else {
            const bool hasMore = next(m_open, -1) != m_open || next(m_close, 1) != m_close;
            issue.message = sentenceAboutFence(m_open, m_close, hasMore);
            if (hasMore) {
                return;
            }
        }
        issue.fixTitle = titleOfFenceRemoval();
        issue.fix.push_back(removal(m_open));
        if (!isAlone) {
            issue.fix.push_back(removal(m_close));
        }
    }

private:
    [[nodiscard]] QByteArrayView textOf(int line) const
    {
        const ByteRange range = m_lines.lineRange(line);
        return QByteArrayView(m_bytes).sliced(range.begin, range.length());
    }

    [[nodiscard]] bool isFence(int line) const
    {
        return textOf(line).startsWith("```") || textOf(line).startsWith("~~~");
    }

    /// The nearest line with words in the direction of @p step; @p line if there is none.
    [[nodiscard]] int next(int line, int step) const
    {
        for (int other = line + step; other >= m_lines.firstLine() && other <= m_lines.lastLine();
             other += step) {
            if (!textOf(other).trimmed().isEmpty()) {
                return other;
            }
        }
        return line;
    }

    [[nodiscard]] TextEdit removal(int line) const
    {
        const qsizetype begin = m_lines.lineRange(line).begin;
        const bool isLast = line == m_lines.lastLine();
        const qsizetype end = isLast ? m_bytes.size() : m_lines.lineRange(line + 1).begin;
        return {begin, end - begin, {}};
    }

    const QByteArray &m_bytes;
    const LineIndex &m_lines;
    int m_open = 0;
    int m_close = 0;
};

} // namespace

QString sentenceAboutFence(int open, int close, bool hasMore)
{
    const QString sentence = hasMore
        ? FenceMessagesTexts::tr(
              "Lines %1 and %2 are a Markdown fence. Keep only the text between them.")
        : FenceMessagesTexts::tr(
              "The file is wrapped in a Markdown fence, lines %1 and %2. Remove both lines.");
    return sentence.arg(open).arg(close);
}

QString titleOfFenceRemoval()
{
    return FenceMessagesTexts::tr("Remove the fence");
}

std::optional<SyntaxIssue> fenceAround(const QByteArray &bytes, const LineIndex &lines, int line,
                                       const QString &rule)
{
    Fence fence(bytes, lines);
    if (!fence.find(line)) {
        return std::nullopt;
    }
    SyntaxIssue issue;
    issue.rule = rule;
    fence.tell(issue);
    return issue;
}

} // namespace baton
