// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/random/foreigncomments.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// The lines of a text by position.
class TextLines
{
public:
    explicit TextLines(const QByteArray &bytes)
        : m_bytes(bytes)
        , m_mark(bytes.startsWith("\xEF\xBB\xBF") ? 3 : 0)
    {
    }

    [[nodiscard]] qsizetype begin(qsizetype at) const
    {
        return at == 0 ? 0 : m_bytes.lastIndexOf('\n', at - 1) + 1;
    }
    [[nodiscard]] qsizetype end(qsizetype at) const
    {
        const qsizetype newline = m_bytes.indexOf('\n', at);
        return newline < 0 ? m_bytes.size() : newline;
    }
    [[nodiscard]] qsizetype behindBlanks(qsizetype at) const
    {
        at = std::max(at, at == 0 ? m_mark : 0);
        while (at < m_bytes.size() && QByteArrayView(" \t\r").contains(m_bytes[at])) {
            ++at;
        }
        return at;
    }
    [[nodiscard]] char at(qsizetype place) const
    {
        return place < m_bytes.size() ? m_bytes[place] : '\n';
    }
    [[nodiscard]] bool isBlank(qsizetype line) const { return at(behindBlanks(line)) == '\n'; }
    [[nodiscard]] bool isComment(qsizetype line) const { return at(behindBlanks(line)) == '#'; }
    /// In characters, because a name before it may not be ASCII.
    [[nodiscard]] qsizetype column(qsizetype place) const
    {
        const qsizetype from = std::max(begin(place), m_mark);
        return QString::fromUtf8(m_bytes.mid(from, place - from)).size();
    }
    /// The position after the line of @p place if only a comment follows there.
    [[nodiscard]] qsizetype behindComment(qsizetype place) const
    {
        return at(behindBlanks(place)) == '#' ? end(place) : place;
    }
    [[nodiscard]] qsizetype behindGap(qsizetype place) const
    {
        place = behindBlanks(place);
        while (place < m_bytes.size() && (m_bytes[place] == '\n' || m_bytes[place] == '#')) {
            place = behindBlanks(m_bytes[place] == '#' ? end(place) : place + 1);
        }
        return place;
    }
    /// The dash before the item at @p place.
    [[nodiscard]] std::optional<qsizetype> dashBefore(qsizetype place) const
    {
        for (qsizetype line = begin(place);; line = begin(line - 1)) {
            QByteArray text = m_bytes.mid(line, std::min(place, end(line)) - line);
            const qsizetype comment = text.indexOf("# c");
            text.truncate(comment < 0 ? text.size() : comment);
            text = text.trimmed().isEmpty() ? QByteArray() : text;
            const qsizetype dash = text.lastIndexOf('-');
            if (dash >= 0 && text.mid(dash + 1).trimmed().isEmpty()) {
                return line + dash;
            }
            if (!text.isEmpty() || line == 0) {
                return std::nullopt;
            }
        }
    }

private:
    const QByteArray &m_bytes;
    qsizetype m_mark = 0; ///< the length of the byte order mark
};

/// The node at @p at; nothing if the path leads through an alias.
std::optional<NodeId> nodeAt(const Tree &tree, const JsonPointer &at)
{
    NodeId node = 0;
    for (const QString &token : at.tokens()) {
        if (tree.at(node).target != noNode) {
            return std::nullopt;
        }
        const std::vector<NodeId> &children = tree.at(node).children;
        const bool isMap = tree.at(node).type == ValueType::Map;
        node = isMap ? tree.child(node, token) : children[token.toULongLong()];
    }
    return node;
}

struct Region
{
    qsizetype begin = 0;
    qsizetype end = 0;
};

class Owned
{
public:
    Owned(const QByteArray &bytes, const Tree &tree)
        : m_bytes(bytes)
        , m_lines(bytes)
        , m_tree(tree)
    {
    }

    /// The ranges of the comments that may be removed with the entry @p id.
    [[nodiscard]] std::optional<Region> byRemoving(NodeId id) const
    {
        const Node &node = m_tree.at(id);
        const bool isInFlow = isFlow(node.parent);
        const bool isItem = node.keyRange.isEmpty();
        const auto entry =
            isItem && !isInFlow ? m_lines.dashBefore(valueBegin(node)) : entryBegin(node);
        if (!entry) {
            return std::nullopt;
        }
        Region region{above(*entry), behind(node, isInFlow)};
        if (!isInFlow) {
            region.end = below(region.end, m_lines.column(*entry));
        }
        return region;
    }

    /// The same for a value that is replaced by one of @p type.
    [[nodiscard]] std::optional<Region> bySetting(NodeId id, ValueType type) const
    {
        const Node &node = m_tree.at(id);
        const bool isRoot = node.parent == noNode;
        const bool isItem = !isRoot && node.keyRange.isEmpty();
        const auto entry = isItem && !isFlow(node.parent) ? m_lines.dashBefore(valueBegin(node))
                                                          : entryBegin(node);
        if (!entry) {
            return std::nullopt;
        }
        const qsizetype column = isRoot ? -1 : m_lines.column(*entry);
        const bool isBlock = !node.children.empty() && !isFlow(id);
        const qsizetype end = contentEnd(node);
        // The first entry of the root may be removed with the comments above it.
        const bool losesEntries = isRoot && isBlock && type == node.type;
        const qsizetype begin = losesEntries ? above(*entry)
            : isItem || isRoot               ? *entry
                                             : node.keyRange.end;
        return Region{std::min(begin, valueBegin(node)),
                      isBlock ? below(m_lines.behindComment(end), column) : end};
    }

private:
    [[nodiscard]] bool isFlow(NodeId id) const
    {
        const Node &node = m_tree.at(id);
        const char first = m_lines.at(node.range.begin);
        return first == '{' || first == '[' || (node.parent != noNode && isFlow(node.parent));
    }

    [[nodiscard]] static qsizetype valueBegin(const Node &node)
    {
        return node.properties.isEmpty() ? node.range.begin
                                         : std::min(node.properties.begin, node.range.begin);
    }
    /// The start of its key, or of the question mark before it.
    [[nodiscard]] std::optional<qsizetype> entryBegin(const Node &node) const
    {
        if (node.keyRange.isEmpty()) {
            return valueBegin(node);
        }
        qsizetype mark = node.keyRange.begin - 1;
        while (mark > 0 && m_bytes[mark] == ' ') {
            --mark;
        }
        const bool isExplicit = mark >= 0 && mark < node.keyRange.begin - 1 && m_bytes[mark] == '?';
        return isExplicit ? mark : node.keyRange.begin;
    }
    [[nodiscard]] static qsizetype contentEnd(const Node &node)
    {
        return std::max({node.range.end, node.keyRange.end, node.properties.end});
    }

    /// The end of the nearest line above that contains more than a comment.
    [[nodiscard]] qsizetype above(qsizetype entry) const
    {
        qsizetype line = m_lines.begin(entry);
        if (m_lines.behindBlanks(line) < entry && m_lines.at(m_lines.behindBlanks(line)) != '?') {
            return entry; // it is not the first on its line
        }
        while (line > 0) {
            const qsizetype previous = m_lines.begin(line - 1);
            if (!m_lines.isBlank(previous) && !m_lines.isComment(previous)) {
                break;
            }
            line = previous;
        }
        return line;
    }

    [[nodiscard]] qsizetype behind(const Node &node, bool isInFlow) const
    {
        const qsizetype end = contentEnd(node);
        const qsizetype next = m_lines.behindGap(end);
        return isInFlow && m_lines.at(next) == ',' ? m_lines.behindComment(next + 1)
                                                   : m_lines.behindComment(end);
    }

    /// The position after the lines from @p end on that contain comments to the right of @p column.
    [[nodiscard]] qsizetype below(qsizetype end, qsizetype column) const
    {
        qsizetype line = m_lines.begin(end) == end ? end : m_lines.end(end) + 1;
        qsizetype last = end;
        while (line < m_bytes.size()) {
            const bool isOwn =
                m_lines.isComment(line) && m_lines.column(m_lines.behindBlanks(line)) > column;
            if (!isOwn && !m_lines.isBlank(line)) {
                break;
            }
            last = isOwn ? m_lines.end(line) : last;
            line = m_lines.end(line) + 1;
        }
        return last;
    }

    const QByteArray &m_bytes;
    TextLines m_lines;
    const Tree &m_tree;
};

} // namespace

QStringList foreignComments(const QByteArray &bytes, const SourceDocument &document,
                            const TreeEdit &edit)
{
    const auto *removal = std::get_if<Remove>(&edit);
    const auto *setting = std::get_if<SetValue>(&edit);
    if (document.format != Format::Yaml || (!removal && !setting)) {
        return {};
    }
    const std::optional<NodeId> node = nodeAt(document.tree, removal ? removal->at : setting->at);
    if (!node) {
        return {};
    }
    const Owned owned(bytes, document.tree);
    const std::optional<Region> region =
        removal ? owned.byRemoving(*node) : owned.bySetting(*node, setting->value.type);
    QStringList foreign;
    static const QRegularExpression comment(u"# c[0-9]+"_s);
    const QString text = QString::fromLatin1(bytes); // one character per byte
    for (auto match = comment.globalMatch(text); region && match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        if (found.capturedStart() < region->begin || found.capturedStart() >= region->end) {
            foreign.append(found.captured());
        }
    }
    return foreign;
}
