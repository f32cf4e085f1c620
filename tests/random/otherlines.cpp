// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/random/otherlines.h"

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// The nodes of the keys and values of an edit, and the place of an insertion.
struct Own
{
    NodeId first = noNode; ///< with everything below it
    NodeId last = noNode;
    qsizetype point = -1; ///< of an insertion, before the node there
};

NodeId lastBelow(const Tree &tree, NodeId id)
{
    while (!tree.at(id).children.empty()) {
        id = tree.at(id).children.back();
    }
    return id;
}

qsizetype endOf(const Tree &tree, NodeId id)
{
    const Node &last = tree.at(lastBelow(tree, id));
    return std::max({last.range.end, last.keyRange.end, tree.at(id).range.end});
}

qsizetype beginOf(const Node &node)
{
    return node.keyRange.isEmpty() ? node.range.begin : node.keyRange.begin;
}

class OwnPlace
{
public:
    explicit OwnPlace(const Tree &tree)
        : m_tree(tree)
    {
    }

    std::optional<Own> operator()(const SetValue &edit) const { return whole(edit.at); }
    std::optional<Own> operator()(const Remove &edit) const { return whole(edit.at); }
    std::optional<Own> operator()(const RenameKey &edit) const { return whole(edit.at); }
    std::optional<Own> operator()(const Move &edit) const
    {
        const NodeId id = m_tree.find(edit.at);
        const std::vector<NodeId> &siblings = m_tree.at(m_tree.at(id).parent).children;
        const NodeId other = siblings[size_t(edit.to)];
        return Own{std::min(id, other), lastBelow(m_tree, std::max(id, other))};
    }
    std::optional<Own> operator()(const InsertItem &edit) const
    {
        const NodeId list = m_tree.find(edit.list);
        const auto count = qsizetype(m_tree.at(list).children.size());
        return inserted(list, edit.index < 0 ? count : edit.index);
    }
    std::optional<Own> operator()(const InsertKey &edit) const
    {
        const NodeId map = m_tree.find(edit.map);
        const std::vector<NodeId> &children = m_tree.at(map).children;
        const auto isNext = [&](NodeId id) { return m_tree.at(id).key == edit.before; };
        if (edit.key.startsWith(u'@') || edit.before.startsWith(u'@')) {
            return std::nullopt; // attributes precede elements, whatever their positions
        }
        const auto next =
            edit.before.isEmpty() ? children.end() : std::ranges::find_if(children, isNext);
        return inserted(map, next - children.begin());
    }

private:
    [[nodiscard]] std::optional<Own> whole(const JsonPointer &at) const
    {
        const NodeId id = m_tree.find(at);
        return Own{id, lastBelow(m_tree, id)};
    }
    [[nodiscard]] std::optional<Own> inserted(NodeId container, qsizetype at) const
    {
        const std::vector<NodeId> &children = m_tree.at(container).children;
        if (children.empty()) {
            return Own{container, container}; // it replaces the empty container
        }
        const bool isLast = at >= qsizetype(children.size());
        return Own{noNode, noNode,
                   isLast ? endOf(m_tree, children.back())
                          : beginOf(m_tree.at(children[size_t(at)]))};
    }

    const Tree &m_tree;
};

/// The text on the line of @p range before it or after it, without blanks, a comma and comments.
QByteArray beforeOnLine(const QByteArray &bytes, ByteRange range)
{
    const qsizetype begin = range.begin == 0 ? 0 : bytes.lastIndexOf('\n', range.begin - 1) + 1;
    return bytes.mid(begin, range.begin - begin).trimmed();
}

QByteArray behindOnLine(const QByteArray &bytes, ByteRange range)
{
    const qsizetype newline = bytes.indexOf('\n', range.end);
    const qsizetype end = newline < 0 ? bytes.size() : newline;
    QByteArray rest = bytes.mid(range.end, end - range.end).trimmed();
    rest = rest.startsWith(',') ? rest.mid(1).trimmed() : rest;
    return rest.startsWith('#') ? QByteArray() : rest;
}

/// The ways to remove a comma from the end of @p line, which may be followed by a comment.
QByteArrayList withoutComma(const QByteArray &line)
{
    QByteArrayList ways{line};
    for (const qsizetype end : {line.size() - 1, line.indexOf(" #")}) {
        const qsizetype comma = end < 0 ? -1 : line.lastIndexOf(',', end);
        if (comma >= 0) {
            ways.append(QByteArray(line).remove(comma, 1));
        }
    }
    return ways;
}

/// True if the lines differ only in a comma and blanks at the end.
bool areAlike(const QByteArray &before, const QByteArray &after)
{
    const auto isSame = [](const QByteArray &a, const QByteArray &b) {
        const auto trimmed = [](const QByteArray &line) { return ('x' + line).trimmed(); };
        return trimmed(a) == trimmed(b);
    };
    return std::ranges::any_of(withoutComma(before),
                               [&](const QByteArray &line) { return isSame(line, after); })
        || std::ranges::any_of(withoutComma(after),
                               [&](const QByteArray &line) { return isSame(line, before); });
}

class Comparison
{
public:
    Comparison(const QByteArray &before, const QByteArray &after, const Tree &tree, const Own &own)
        : m_before(before)
        , m_after(after)
        , m_own(own)
    {
        for (NodeId id = 0; id < NodeId(tree.nodes.size()); ++id) {
            const bool isOwn = id >= own.first && id <= own.last && own.first != noNode;
            const Node &node = tree.at(id);
            m_ownEnd = isOwn ? std::max(m_ownEnd, node.range.end) : m_ownEnd;
            add(node.keyRange, isOwn);
            if (node.children.empty() && node.style != Style::Absent) {
                add(node.range, isOwn);
            }
        }
        std::ranges::sort(m_others, {}, &ByteRange::begin);
        qsizetype begin = own.point;
        qsizetype end = own.point;
        for (const ByteRange &range : m_owned) {
            begin = begin < 0 ? range.begin : std::min(begin, range.begin);
            end = std::max(end, range.end);
        }
        m_isKnown = end >= 0;
        for (const ByteRange &range : m_others) {
            if (range.end <= begin) {
                m_previous = range;
            } else if (range.begin >= end && !m_next) {
                m_next = range;
            }
        }
    }

    [[nodiscard]] QByteArray fault() const
    {
        if (!m_isKnown) {
            return {}; // an empty item: its place is not known
        }
        const auto [was, is] = std::ranges::mismatch(m_before, m_after);
        if (m_previous && was - m_before.begin() < m_previous->end) {
            return "what stands before it changed";
        }
        const qsizetype rest = m_next ? m_before.size() - m_next->begin : 0;
        if (m_before.right(rest) != m_after.right(rest)) {
            return "what stands behind it changed";
        }
        return lineFault();
    }

private:
    void add(ByteRange range, bool isOwn)
    {
        if (!range.isEmpty()) {
            (isOwn ? m_owned : m_others).push_back(range);
        }
    }

    /// True if the own entry follows a dash or a bracket: the next entry takes its place.
    [[nodiscard]] bool isBehindSign() const
    {
        const auto first = std::ranges::min_element(m_owned, {}, &ByteRange::begin);
        return first != m_owned.end() && !beforeOnLine(m_before, *first).isEmpty();
    }

    /// True if a bracket or tag ends the line of the own entry: it moves after the previous entry.
    [[nodiscard]] bool isBeforeBracket() const
    {
        return m_ownEnd >= 0 && !behindOnLine(m_before, {m_ownEnd, m_ownEnd}).isEmpty();
    }

    /// True if the new entry may be on the line of the previous one, which does not start its line.
    [[nodiscard]] bool mayJoinPrevious() const
    {
        const QByteArray before = beforeOnLine(m_before, *m_previous);
        return m_own.point >= 0 && std::ranges::any_of(before, [](char c) {
                   return QByteArrayView(",[{").contains(c);
               });
    }

    /// The part of the line in @p line that must stay: nothing if it contains an own key or value.
    enum class Stays { Nothing, ButComma, All };

    [[nodiscard]] Stays stays(ByteRange line) const
    {
        const auto isIn = [&](const ByteRange &range) {
            return range.begin < line.end && range.end > line.begin;
        };
        if (std::ranges::any_of(m_owned, isIn) || std::ranges::none_of(m_others, isIn)) {
            return Stays::Nothing;
        }
        const bool isPrevious = m_previous && isIn(*m_previous) && m_previous->end <= line.end;
        const bool isNext = m_next && isIn(*m_next) && m_next->begin >= line.begin;
        if (isNext && (!beforeOnLine(m_before, *m_next).isEmpty() || isBehindSign())) {
            return Stays::Nothing;
        }
        if (isNext && m_own.point >= 0 && !behindOnLine(m_before, *m_next).isEmpty()) {
            return Stays::Nothing; // others are on its line, and the new one may be, too
        }
        if (isPrevious && (isBeforeBracket() || mayJoinPrevious())) {
            return Stays::Nothing;
        }
        if (isPrevious) {
            return behindOnLine(m_before, *m_previous).isEmpty() ? Stays::ButComma : Stays::Nothing;
        }
        return Stays::All;
    }

    [[nodiscard]] QByteArray lineFault() const
    {
        const QByteArrayList lines = m_after.split('\n');
        auto next = lines.begin();
        qsizetype begin = 0;
        for (const QByteArray &line : m_before.split('\n')) {
            const Stays kind = stays({begin, begin + line.size()});
            begin += line.size() + 1;
            if (kind == Stays::Nothing) {
                continue;
            }
            next = std::find_if(next, lines.end(), [&](const QByteArray &other) {
                return other == line || (kind == Stays::ButComma && areAlike(line, other));
            });
            if (next == lines.end()) {
                return "the line of another entry changed: " + line;
            }
            ++next;
        }
        return {};
    }

    const QByteArray &m_before;
    const QByteArray &m_after;
    Own m_own;
    qsizetype m_ownEnd = -1; ///< end of the whole entry including its brackets
    bool m_isKnown = false;
    std::vector<ByteRange> m_owned;
    std::vector<ByteRange> m_others;
    std::optional<ByteRange> m_previous;
    std::optional<ByteRange> m_next;
};

} // namespace

QByteArray changedElsewhere(const QByteArray &before, const QByteArray &after,
                            const SourceDocument &document, const TreeEdit &edit)
{
    // A block scalar at the end of a file without a final line end gets a header for that.
    const bool endsOpen = document.format == Format::Yaml && !before.endsWith('\n');
    const std::optional<Own> own =
        endsOpen ? std::nullopt : std::visit(OwnPlace(document.tree), edit);
    return own ? Comparison(before, after, document.tree, *own).fault() : QByteArray();
}
