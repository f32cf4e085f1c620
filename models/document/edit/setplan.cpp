// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/edit/setplan.h"

#include "models/document/edit/extent.h"
#include "models/document/edit/valuespelling.h"

namespace baton::edit {
namespace {

bool isBlockScalar(Style style)
{
    return style == Style::Literal || style == Style::Folded;
}

/// Where the old value stands: a part on the line of its key or dash, and whole lines below.
struct Site
{
    ByteRange head;
    ByteRange body; ///< each line with the line end before it
};

/// Sets the value of one node in block context.
class BlockSetter
{
public:
    BlockSetter(const Layout &layout, NodeId id, Care care)
        : m_layout(layout)
        , m_lines(layout.lines())
        , m_node(layout.node(id))
        , m_id(id)
        , m_care(care)
        , m_manner(mannerAt(layout, m_node.parent == noNode ? id : m_node.parent, care))
        , m_behind(layout.headEnd(id))
    {
        m_holder = m_node.parent == noNode                      ? Holder::Root
            : layout.node(m_node.parent).type == ValueType::Map ? Holder::Key
                                                                : Holder::Dash;
        m_column = m_holder == Holder::Root ? 0 : m_lines.column(layout.entryBegin(id));
    }

    std::optional<TextEdits> edits(const Value &value)
    {
        if (m_behind < 0 && m_holder != Holder::Root) {
            return std::nullopt;
        }
        const Site site = this->site();
        adoptDash(site);
        std::optional<Spelled> spelled = this->spelled(value);
        if (!spelled) {
            return std::nullopt;
        }
        const bool isBlock = value.isContainer() && !value.items.empty() && !m_manner.bracketsOnly;
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
    [[nodiscard]] Site site() const
    {
        const auto whole = [this](qsizetype begin, qsizetype end) {
            return Site{{begin, end}, {m_lines.end(end), m_lines.end(end)}};
        };
        if (m_node.style == Style::Absent) {
            const qsizetype end = m_behind < 0 ? 0 : m_lines.end(m_behind);
            const bool isClear = m_lines.skipBlanks(std::max<qsizetype>(m_behind, 0)) >= end;
            return m_behind < 0 ? Site{} : whole(m_behind, isClear ? end : m_behind);
        }
        if (isBlockScalar(m_node.style)) {
            qsizetype indicators = m_node.range.begin + 1;
            while (m_lines.at(indicators) == '+' || m_lines.at(indicators) == '-'
                   || (m_lines.at(indicators) >= '1' && m_lines.at(indicators) <= '9')) {
                ++indicators;
            }
            const qsizetype line = m_lines.end(indicators);
            return {{m_node.range.begin, indicators},
                    {line, std::max(line, m_lines.end(m_node.range.end))}};
        }
        if (m_node.style != Style::Block) {
            return whole(m_node.range.begin, m_node.range.end);
        }
        const qsizetype first = m_layout.entryBegin(m_node.children.front());
        const qsizetype last = blockExtent(m_layout, m_node.children.back()).end;
        if (m_layout.isCompact(m_id) || m_holder == Holder::Root) {
            return whole(first, last);
        }
        return {{m_behind, m_behind}, {m_lines.end(m_behind), last}};
    }

    /// Behind a dash the new value starts where the old one did.
    void adoptDash(const Site &site)
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

    [[nodiscard]] std::optional<Spelled> spelled(const Value &value) const
    {
        if (value.isContainer()) {
            return spelledBlock(value, m_manner, m_holder, m_column);
        }
        ScalarPlace place;
        place.preferred = preferredStyle(value);
        place.block = blockForm();
        return spelledScalar(value, m_manner, place);
    }

    /// The style of the present text, unless one line becomes several.
    [[nodiscard]] Style preferredStyle(const Value &value) const
    {
        const bool isText = m_node.type == ValueType::String && m_node.style != Style::Alias;
        const bool becomesLong = !isBlockScalar(m_node.style) && !m_node.text.contains(u'\n')
            && value.text.trimmed().contains(u'\n');
        return isText && !becomesLong ? m_node.style : Style::Absent;
    }

    [[nodiscard]] BlockForm blockForm() const
    {
        BlockForm form;
        const int parent = m_holder == Holder::Root ? 0 : m_column;
        form.newline = m_manner.newline;
        form.indent =
            parent + (m_holder == Holder::Dash ? int(m_manner.dash.size()) : m_manner.step);
        if (isBlockScalar(m_node.style)) {
            const QByteArray header = m_layout.source(site().head);
            form.keepsChomping = header.contains('+');
            form.isExplicit = header.size() > 1 + header.count('+') + header.count('-');
            copyText(form, parent, header);
        }
        form.indicator = m_holder == Holder::Root ? 0 : form.indent - parent;
        const qsizetype end = m_lines.end(m_layout.contentEnd(m_id));
        for (qsizetype line = m_lines.next(end); line < m_lines.size() && m_lines.isBlank(line);
             line = m_lines.next(line)) {
            ++form.blankLinesBelow;
        }
        return form;
    }

    /// Takes over indentation and line length of the present text.
    void copyText(BlockForm &form, int parent, const QByteArray &header) const
    {
        qsizetype lineCount = 0;
        int widest = 0;
        bool isIndentKnown = form.isExplicit;
        if (form.isExplicit) {
            for (const char c : header) {
                form.indent = c >= '1' && c <= '9' ? parent + (c - '0') : form.indent;
            }
        }
        const qsizetype end = m_node.range.end;
        for (qsizetype line = m_lines.next(m_node.range.begin); line < end;
             line = m_lines.next(line)) {
            if (m_lines.isBlank(line)) {
                continue;
            }
            if (!isIndentKnown) {
                form.indent = m_lines.column(m_lines.skipBlanks(line));
                isIndentKnown = true;
            }
            ++lineCount;
            widest = std::max(widest, m_lines.column(m_lines.end(line)) - form.indent);
        }
        form.width = lineCount > 1 ? widest : 0;
    }

    /// True when the first entry of a block container may stand behind the dash or at the root's
    /// place.
    [[nodiscard]] bool mayBeCompact(const Site &site) const
    {
        if (m_holder == Holder::Root) {
            return m_behind < 0 || site.head.begin > m_lines.end(m_behind);
        }
        const qsizetype rest = m_lines.skipBlanks(site.head.end);
        const bool isDashLine = m_lines.begin(site.head.begin) == m_lines.begin(m_behind);
        return isDashLine && rest >= m_lines.end(site.head.end) && m_node.properties.isEmpty();
    }

    /// An empty file, or one of comments only.
    [[nodiscard]] TextEdits atEndOfDocument(const Spelled &spelled) const
    {
        const qsizetype end = m_layout.range().end;
        const bool isOnNewLine = m_lines.begin(end) == end;
        return {{end, 0,
                 (isOnNewLine ? QByteArray() : m_manner.newline) + spelled.head + spelled.body
                     + m_manner.newline}};
    }

    /// The last line end of a block scalar is part of its value, so it cannot be left out at the
    /// end of the file.
    void finishLastLine(const Value &value, const Site &site, Spelled &spelled) const
    {
        const bool isBlock = spelled.head.startsWith('|') || spelled.head.startsWith('>');
        if (isBlock && value.text.endsWith(u'\n') && m_lines.isLast(site.body.end)) {
            spelled.body += m_manner.newline;
        }
    }

    [[nodiscard]] TextEdits replaced(Site site, const Spelled &spelled) const
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
        } else if (head.isEmpty() && m_lines.isLed(site.head.begin)
                   && m_lines.skipBlanks(site.head.end) >= m_lines.end(site.head.end)) {
            site.head = {m_lines.previousEnd(site.head.begin), m_lines.end(site.head.end)};
            site.body.begin = std::max(site.body.begin, site.head.end);
        } else if (site.head.begin == m_behind) {
            head.prepend(m_holder == Holder::Dash ? m_manner.dash.sliced(1) : QByteArray(" "));
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

    const Layout &m_layout;
    const Lines &m_lines;
    const Node &m_node;
    NodeId m_id;
    Care m_care;
    Manner m_manner;
    qsizetype m_behind;
    Holder m_holder = Holder::Root;
    int m_column = 0;
};

/// Sets a value within brackets, or any value of a JSON document.
std::optional<TextEdits> setInFlow(const Layout &layout, NodeId id, const Value &value, Care care)
{
    const Lines &lines = layout.lines();
    const Node &node = layout.node(id);
    const Manner manner = mannerAt(layout, node.parent == noNode ? id : node.parent, care);
    ScalarPlace place;
    place.isInFlow = true;
    place.preferred =
        node.type == ValueType::String && node.style != Style::Alias ? node.style : Style::Absent;
    const auto scalar = value.isContainer() ? std::nullopt : spelledScalar(value, manner, place);
    const int column = lines.column(lines.skipBlanks(lines.begin(node.range.begin)));
    const auto text = value.isContainer() ? spelledFlow(value, manner, column)
        : scalar                          ? std::optional(scalar->head)
                                          : std::nullopt;
    if (!text) {
        return std::nullopt;
    }
    if (care == Care::Untagged && !node.properties.isEmpty()) {
        const ByteRange range = node.properties.united(node.range);
        const QByteArray anchor =
            node.anchor.isEmpty() ? QByteArray() : '&' + node.anchor.toUtf8() + ' ';
        return TextEdits{{range.begin, range.length(), anchor + *text}};
    }
    if (node.style != Style::Absent) {
        return TextEdits{{node.range.begin, node.range.length(), *text}};
    }
    const qsizetype behind = layout.headEnd(id);
    if (behind >= 0) {
        return TextEdits{{behind, 0, ' ' + *text}};
    }
    return node.keyRange.isEmpty() ? std::nullopt
                                   : std::optional(TextEdits{{node.keyRange.end, 0, ": " + *text}});
}

} // namespace

std::optional<TextEdits> setEdits(const Layout &layout, NodeId id, const Value &value, Care care)
{
    if (layout.isJson() || layout.isInFlow(id)) {
        return setInFlow(layout, id, value, care);
    }
    return BlockSetter(layout, id, care).edits(value);
}

} // namespace baton::edit
