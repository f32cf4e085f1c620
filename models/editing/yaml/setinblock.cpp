// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/yaml/setinblock.h"

#include "models/editing/yaml/valueranges.h"

namespace baton::edit {
namespace {

/// Sets the value of one node in block context.
class BlockSetter
{
public:
    BlockSetter(const NodeLayout &layout, NodeId id, const Value &value, Care care)
        : m_layout(layout)
        , m_lines(layout.lines())
        , m_node(layout.node(id))
        , m_id(id)
        , m_care(care)
        , m_manner(writingStyleAt(layout, newPlaceOf(layout, id), value, care))
        , m_behind(layout.headEnd(id))
        , m_holder(holderOf(layout, id))
        , m_column(m_holder == Holder::Root ? 0 : m_lines.column(layout.entryBegin(id)))
    {
    }

    std::optional<TextEdits> edits(const Value &value)
    {
        if (m_behind < 0 && m_holder != Holder::Root) {
            return std::nullopt;
        }
        const ValueRanges site = valueRangesOf(m_layout, m_id);
        adoptDash(site);
        std::optional<SpelledValue> spelled = this->spelled(value);
        if (!spelled) {
            return std::nullopt;
        }
        const bool isBlock = value.isContainer() && !isInBrackets(value, m_manner);
        if (isBlock && m_holder != Holder::Key && !mayBeCompact(site)) {
            const int inner = m_holder == Holder::Root ? 0 : m_column + int(m_manner.dash.size());
            spelled->body.prepend(m_manner.newline + QByteArray(inner, ' ') + spelled->head);
            spelled->head.clear();
        }
        if (m_holder == Holder::Root && m_node.style == Style::Absent && m_behind < 0) {
            return atEndOfDocument(*spelled);
        }
        finishLastLine(value, site, *spelled);
        return replaced(site, *spelled);
    }

private:
    /// Keeps the distance between the dash and the value.
    void adoptDash(const ValueRanges &site)
    {
        if (m_holder != Holder::Dash) {
            return;
        }
        const qsizetype dash = m_layout.entryBegin(m_id);
        const bool isSameLine = site.head.begin <= m_lines.end(dash);
        const qsizetype gap = site.head.begin - dash - 1;
        if (isSameLine && gap > 0 && m_node.properties.isEmpty()) {
            m_manner.dash = '-' + QByteArray(gap, ' ');
        }
    }

    [[nodiscard]] std::optional<SpelledValue> spelled(const Value &value) const
    {
        if (value.isContainer()) {
            return spelledBlock(value, m_manner, m_holder, m_column);
        }
        ScalarPlace place = placeOf(m_node, m_layout.source(m_node.range), preferredStyle(value));
        place.block = blockFormAt(m_layout, m_id, m_manner);
        return spelledScalar(value, m_manner, place);
    }

    /// The style of the present text, unless a one-line text becomes several lines.
    [[nodiscard]] Style preferredStyle(const Value &value) const
    {
        const bool isText = m_node.type == ValueType::String && m_node.style != Style::Alias;
        const bool becomesLong = !isBlockScalar(m_node.style) && !m_node.text.contains(u'\n')
            && value.text.trimmed().contains(u'\n');
        return isText && !becomesLong ? m_node.style : Style::Absent;
    }

    /// True if the first entry of a block container may follow the dash or begin at the root's
    /// place.
    [[nodiscard]] bool mayBeCompact(const ValueRanges &site) const
    {
        if (m_holder == Holder::Root) {
            return m_behind < 0 || site.head.begin > m_lines.end(m_behind);
        }
        const qsizetype rest = m_lines.skipBlanks(site.head.end);
        const bool isDashLine = m_lines.begin(site.head.begin) == m_lines.begin(m_behind);
        return isDashLine && rest >= m_lines.end(site.head.end) && m_node.properties.isEmpty();
    }

    /// Writes the value of an empty document, or of one that contains only comments.
    [[nodiscard]] TextEdits atEndOfDocument(const SpelledValue &spelled) const
    {
        const qsizetype end = m_layout.range().end;
        const bool isOnNewLine = m_lines.begin(end) == end;
        return {{end, 0,
                 (isOnNewLine ? QByteArray() : m_manner.newline) + spelled.head + spelled.body
                     + m_manner.newline}};
    }

    /// Ends the file with a line end if the value is a block scalar whose last line end is content.
    void finishLastLine(const Value &value, const ValueRanges &site, SpelledValue &spelled) const
    {
        const bool isBlock = spelled.head.startsWith('|') || spelled.head.startsWith('>');
        if (isBlock && value.text.endsWith(u'\n') && m_lines.isLast(site.body.end)) {
            spelled.body += m_manner.newline;
        }
    }

    /// The blank before a value that the source does not have yet.
    [[nodiscard]] QByteArray gap() const
    {
        switch (m_holder) {
        case Holder::Key:
            return m_manner.colon.gap();
        case Holder::Dash:
            return m_manner.dash.sliced(1);
        case Holder::Root:
            break;
        }
        return " ";
    }

    [[nodiscard]] TextEdits replaced(ValueRanges site, const SpelledValue &spelled) const
    {
        QByteArray head = spelled.head;
        const bool isOnHeadLine =
            m_behind >= 0 && m_lines.begin(site.head.begin) == m_lines.begin(m_behind);
        if (m_care == Care::Untagged && !m_node.properties.isEmpty()) {
            site.head.begin = m_node.properties.begin;
            head.prepend(m_node.anchor.isEmpty() ? QByteArray()
                                                 : '&' + m_node.anchor.toUtf8() + ' ');
        } else if (head.isEmpty() && isOnHeadLine) {
            site.head.begin = m_behind;
        } else if (head.isEmpty() && m_lines.isFirstOnLine(site.head.begin)
                   && m_lines.skipBlanks(site.head.end) >= m_lines.end(site.head.end)) {
            site.head = {m_lines.previousEnd(site.head.begin), m_lines.end(site.head.end)};
            site.body.begin = std::max(site.body.begin, site.head.end);
        } else if (site.head.begin == m_behind) {
            head.prepend(gap());
        }
        if (site.head.end == site.body.begin) {
            return {{site.head.begin, site.body.end - site.head.begin, head + spelled.body}};
        }
        TextEdits edits;
        if (!site.head.isEmpty() || !head.isEmpty()) {
            edits.push_back({site.head.begin, site.head.length(), head});
        }
        if (!site.body.isEmpty() || !spelled.body.isEmpty()) {
            edits.push_back({site.body.begin, site.body.length(), spelled.body});
        }
        return edits;
    }

    const NodeLayout &m_layout;
    const Lines &m_lines;
    const Node &m_node;
    NodeId m_id;
    Care m_care;
    WritingStyle m_manner;
    qsizetype m_behind;
    Holder m_holder;
    int m_column;
};

} // namespace

std::optional<TextEdits> setInBlock(const NodeLayout &layout, NodeId id, const Value &value,
                                    Care care)
{
    return BlockSetter(layout, id, value, care).edits(value);
}

} // namespace baton::edit
