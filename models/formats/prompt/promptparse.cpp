// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/prompt/promptparse.h"

#include "models/formats/prompt/promptlines.h"
#include "models/text/truncation.h"
#include "models/tree/treechecks.h"

#include <QSet>

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype sniffed = qsizetype(64) * 1024;

using PromptLineSpan = std::span<const PromptLine>;

/// @p lines without the blank lines at both ends.
PromptLineSpan trimmed(PromptLineSpan lines)
{
    while (!lines.empty() && lines.front().isBlank()) {
        lines = lines.subspan(1);
    }
    while (!lines.empty() && lines.back().isBlank()) {
        lines = lines.first(lines.size() - 1);
    }
    return lines;
}

class PromptTreeBuilder
{
public:
    PromptTreeBuilder(const QByteArray &bytes, Tree &tree)
        : m_bytes(bytes)
        , m_tree(tree)
    {
    }

    void build(PromptLineSpan lines)
    {
        const auto isHeading = [](const PromptLine &line) { return !line.heading.isEmpty(); };
        auto heading = std::ranges::find_if(lines, isHeading);
        if (heading == lines.end()) {
            return;
        }
        const NodeId root = add(noNode, ValueType::Map, Style::Block);
        const qsizetype begin = heading->begin;
        while (heading != lines.end()) {
            const auto next = std::find_if(heading + 1, lines.end(), isHeading);
            addSection(root, *heading, trimmed(PromptLineSpan(heading + 1, next)));
            heading = next;
        }
        node(root).range = {begin, node(node(root).children.back()).range.end};
    }

private:
    Node &node(NodeId id) { return m_tree.nodes[size_t(id)]; }

    NodeId add(NodeId parent, ValueType type, Style style, ByteRange range = {})
    {
        const auto id = static_cast<NodeId>(m_tree.nodes.size());
        Node added;
        added.type = type;
        added.style = style;
        added.parent = parent;
        added.range = range;
        m_tree.nodes.push_back(std::move(added));
        if (parent != noNode) {
            node(parent).children.push_back(id);
        }
        return id;
    }

    void addSection(NodeId root, const PromptLine &heading, PromptLineSpan body)
    {
        qsizetype at = heading.rest;
        while (at < heading.end && (m_bytes[at] == ' ' || m_bytes[at] == '\t')) {
            ++at;
        }
        const NodeId id = at < heading.end || body.empty() || !addList(root, body)
            ? addText(root, {at, heading.end}, body, heading.rest)
            : m_list;
        node(id).key = heading.name;
        node(id).keyRange = heading.heading;
    }

    /// Adds the text that begins at @p first of a line and continues in the lines @p rest.
    NodeId addText(NodeId parent, ByteRange first, PromptLineSpan rest, qsizetype absent)
    {
        if (first.isEmpty() && rest.empty()) {
            return add(parent, ValueType::Null, Style::Absent, {absent, absent});
        }
        const bool isInline = !first.isEmpty();
        const bool isLiteral = rest.size() > (isInline ? 0 : 1);
        const ByteRange range{isInline        ? first.begin
                                  : isLiteral ? rest.front().begin
                                              : rest.front().text,
                              rest.empty() ? first.end : rest.back().end};
        const NodeId id =
            add(parent, ValueType::String, isLiteral ? Style::Literal : Style::Plain, range);
        node(id).text = isLiteral ? literal(first, rest, !isInline) : textOf(range);
        return id;
    }

    /// The text of the lines without their common indentation, which is layout. If @p first is on
    /// the line of the mark, only @p rest counts.
    QString literal(ByteRange first, PromptLineSpan rest, bool isBelow) const
    {
        qsizetype indent = std::numeric_limits<qsizetype>::max();
        for (const PromptLine &line : rest) {
            indent = line.isBlank() ? indent : std::min(indent, line.indent());
        }
        QStringList lines;
        if (!isBelow) {
            lines.append(textOf(first));
        }
        for (const PromptLine &line : rest) {
            lines.append(line.isBlank() ? QString() : textOf({line.begin + indent, line.end}));
        }
        return lines.join(u'\n');
    }

    struct ListItem
    {
        PromptMark mark;
        ByteRange first; ///< rest of the line behind the mark
        PromptLineSpan rest;
    };

    bool addList(NodeId root, PromptLineSpan body)
    {
        const std::vector<ListItem> items = itemsOf(body);
        if (items.empty()) {
            return false;
        }
        const bool isMap = std::ranges::all_of(items, [this](const ListItem &item) {
            return !item.mark.isNumber && !promptPath(m_bytes, item.first).isEmpty();
        });
        m_list = add(root, isMap ? ValueType::Map : ValueType::List, Style::Block);
        const NodeId list = m_list;
        for (const ListItem &item : items) {
            if (isMap) {
                addEntry(list, item);
            } else {
                addText(list, item.first, item.rest, item.mark.text);
            }
        }
        node(list).range = {
            items.front().mark.begin,
            std::max(node(node(list).children.back()).range.end, items.back().mark.begin + 1)};
        return true;
    }

    void addEntry(NodeId map, const ListItem &item)
    {
        const ByteRange key = promptPath(m_bytes, item.first);
        qsizetype at = std::min(key.end + 1, item.first.end);
        const qsizetype absent = at;
        while (at < item.first.end && (m_bytes[at] == ' ' || m_bytes[at] == '\t')) {
            ++at;
        }
        const NodeId id = addText(map, {at, item.first.end}, item.rest, absent);
        QString path = textOf(key);
        if (path.size() > 2 && path.startsWith(u'`') && path.endsWith(u'`')) {
            path = path.sliced(1, path.size() - 2);
        }
        node(id).key = path;
        node(id).keyRange = key;
    }

    /// The items of the list in @p body; empty if the lines are not a single list.
    std::vector<ListItem> itemsOf(PromptLineSpan body) const
    {
        const std::optional<PromptMark> first = promptMark(m_bytes, body.front());
        if (!first) {
            return {};
        }
        const qsizetype indent = body.front().indent();
        std::vector<ListItem> items;
        bool isBehindBlank = false;
        size_t start = 0;
        for (size_t i = 0; i < body.size(); ++i) {
            const PromptLine &line = body[i];
            const std::optional<PromptMark> mark = promptMark(m_bytes, line);
            if (mark && line.indent() <= indent) {
                if (mark->isNumber != first->isNumber || line.indent() < indent) {
                    return {};
                }
                finish(items, body, start, i);
                items.push_back({*mark, {mark->text, line.end}, {}});
                start = i + 1;
            } else if (isBehindBlank && !line.isBlank() && !line.isFenced
                       && line.indent() <= indent) {
                return {};
            }
            isBehindBlank = line.isBlank();
        }
        finish(items, body, start, body.size());
        return items;
    }

    static void finish(std::vector<ListItem> &items, PromptLineSpan body, size_t begin, size_t end)
    {
        if (!items.empty()) {
            items.back().rest = trimmed(body.subspan(begin, end - begin));
        }
    }

    QString textOf(ByteRange range) const
    {
        return QString::fromUtf8(QByteArrayView(m_bytes).sliced(range.begin, range.length()));
    }

    const QByteArray &m_bytes;
    Tree &m_tree;
    NodeId m_list = noNode;
};

} // namespace

void parsePrompt(const QByteArray &bytes, ParsedText &parsed)
{
    const std::vector<PromptLine> lines = promptLines(bytes, parsed.options.promptHeadings);
    SourceDocument document{.format = Format::Prompt, .range = {0, bytes.size()}, .tree = {}};
    PromptTreeBuilder(bytes, document.tree).build(lines);
    if (!document.tree.isEmpty()) {
        std::ranges::move(treeIssues(document.tree, bytes, u"prompt.duplicate-heading"_s,
                                     parsed.options.limits.firstLine),
                          std::back_inserter(parsed.issues));
        if (const ByteRange open = promptLeftOpen(bytes, lines); !open.isEmpty()) {
            SyntaxIssue &issue = parsed.issues.emplace_back();
            markTruncated(issue, LineIndex(bytes, parsed.options.limits.firstLine), open.begin,
                          open.end);
            issue.isFatal = false;
            issue.isTolerated = true;
        }
    }
    parsed.documents.push_back(std::move(document));
}

bool isPromptLike(const QByteArray &bytes)
{
    const QByteArray head = bytes.first(std::min(bytes.size(), sniffed));
    QSet<QString> names;
    for (const PromptLine &line : promptLines(head, {})) {
        if (!line.heading.isEmpty() && !line.isComment) {
            names.insert(line.name);
        }
    }
    return names.size() > 2;
}

} // namespace baton
