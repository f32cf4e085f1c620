// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/reparse.h"

#include "models/formats/yaml/reading/yamlreading.h"
#include "models/formats/yaml/reading/yamlscanner.h"
#include "models/parsing/parse.h"
#include "models/text/textencoding.h"

#include <algorithm>

namespace baton {

namespace {

/// Reading more than this part of a text again gains nothing.
constexpr qsizetype leastGain = 2;

/// Where two texts differ; the rest is the same at both ends.
struct Difference
{
    qsizetype begin = 0;
    qsizetype oldEnd = 0;
    qsizetype newEnd = 0;

    [[nodiscard]] qsizetype growth() const { return newEnd - oldEnd; }
};

/// Of several ways to tell it the leftmost, so that what is added below an entry counts as its own.
Difference differenceOf(QByteArrayView before, QByteArrayView after)
{
    const auto same = std::mismatch(before.rbegin(), before.rend(), after.rbegin(), after.rend());
    const qsizetype tail = same.first - before.rbegin();
    const qsizetype most = std::min(before.size(), after.size()) - tail;
    qsizetype begin = 0;
    while (begin < most && before[begin] == after[begin]) {
        ++begin;
    }
    return {begin, before.size() - tail, after.size() - tail};
}

bool hasReferences(const Tree &tree)
{
    return std::ranges::any_of(tree.nodes, [](const Node &node) {
        return node.style == Style::Alias || !node.properties.isEmpty() || !node.anchor.isEmpty();
    });
}

/// True when @p text is one document of block maps and lists, of which each entry is read for
/// itself.
bool isPlain(const ParsedText &text, QByteArrayView bytes)
{
    if (text.format != Format::Yaml || !text.issues.empty() || !text.options.fence.isEmpty()
        || text.encoding.hasBom || text.encoding.lineEnd != LineEnd::Lf
        || text.documents.size() != 1) {
        return false;
    }
    const SourceDocument &document = text.documents.front();
    return document.isComplete && !document.tree.isEmpty() && !hasReferences(document.tree)
        && !bytes.first(document.tree.root().range.begin).contains('%');
}

bool isBlock(const Node &node)
{
    return node.style == Style::Block
        && (node.type == ValueType::Map || node.type == ValueType::List);
}

/// The lines of one entry, those behind it included up to the next one.
struct Region
{
    NodeId node = noNode;
    ByteRange lines;
    int column = 0; ///< of its key or dash
    int depth = 0;  ///< containers around it
};

/// Finds the entries around a difference, the innermost last.
class Regions
{
public:
    Regions(const Tree &tree, QByteArrayView bytes, const Difference &difference)
        : m_tree(tree)
        , m_text(bytes)
        , m_difference(difference)
    {
    }

    [[nodiscard]] std::vector<Region> find() const
    {
        std::vector<Region> found;
        NodeId container = 0;
        qsizetype end = m_text.size();
        for (int depth = 1; container != noNode && isBlock(m_tree.at(container)); ++depth) {
            const Node &node = m_tree.at(container);
            const qsizetype entry = entryAround(node);
            if (entry < 0) {
                break;
            }
            const NodeId id = node.children[size_t(entry)];
            const qsizetype start = startOf(node, entry);
            end = endOf(node, entry, end);
            if (end < 0 || m_difference.oldEnd > end) {
                break;
            }
            if (start >= 0 && m_text.lineStart(start) <= m_difference.begin) {
                found.push_back(
                    {id, {m_text.lineStart(start), end}, m_text.columnOf(start), depth});
            }
            container = id;
        }
        return found;
    }

private:
    [[nodiscard]] static qsizetype beginOf(const Node &entry)
    {
        return entry.keyRange.isEmpty() ? entry.range.begin
                                        : std::min(entry.keyRange.begin, entry.range.begin);
    }

    /// The entry of @p container whose lines hold the beginning of the difference; -1 when none
    /// does.
    [[nodiscard]] qsizetype entryAround(const Node &container) const
    {
        const auto isBefore = [this](qsizetype at, NodeId id) {
            return at < beginOf(m_tree.at(id));
        };
        const auto next = std::upper_bound(container.children.begin(), container.children.end(),
                                           m_difference.begin, isBefore);
        const qsizetype index = next - container.children.begin();
        // The dash or the indentation of the next one stands before what it is known by.
        if (next != container.children.end()) {
            const qsizetype start = startOf(container, index);
            if (start >= 0 && m_text.lineStart(start) <= m_difference.begin) {
                return index;
            }
        }
        return index - 1;
    }

    /// The key or dash of an entry that begins its line; -1 where it does not.
    [[nodiscard]] qsizetype startOf(const Node &container, qsizetype index) const
    {
        const Node &entry = m_tree.at(container.children[size_t(index)]);
        qsizetype start = entry.keyRange.begin;
        if (container.type == ValueType::List) {
            start = index == 0
                ? container.range.begin
                : m_text.skipSpace(m_tree.at(container.children[size_t(index - 1)]).range.end);
            if (m_text.at(start) != '-' || !m_text.isBlankOrEnd(start + 1)) {
                return -1;
            }
        }
        const qsizetype line = m_text.lineStart(start);
        const QByteArrayView indentation = m_text.bytes().sliced(line, start - line);
        const bool isFirst = std::ranges::all_of(indentation, [](char c) { return c == ' '; });
        return isFirst && start - line == m_text.columnOf(container.range.begin) ? start : -1;
    }

    [[nodiscard]] qsizetype endOf(const Node &container, qsizetype index, qsizetype end) const
    {
        if (index + 1 == qsizetype(container.children.size())) {
            return end;
        }
        const qsizetype next = startOf(container, index + 1);
        return next < 0 ? -1 : m_text.lineStart(next);
    }

    const Tree &m_tree;
    YamlScanner m_text;
    const Difference &m_difference;
};

/// Puts the one entry of @p piece, which was read from @p region, in the place of the one there.
class Splice
{
public:
    Splice(const Tree &before, const Region &region, const Tree &piece, qsizetype growth)
        : m_before(before)
        , m_region(region)
        , m_piece(piece)
        , m_growth(growth)
        , m_first(region.node)
        , m_last(endOfSubtree(before, region.node))
        , m_more(NodeId(piece.nodes.size()) - 1 - (m_last - m_first))
    {
    }

    [[nodiscard]] Tree done() const
    {
        Tree tree;
        tree.nodes.reserve(m_before.nodes.size() + size_t(std::max(m_more, 0)));
        const auto nodes = m_before.nodes.begin();
        tree.nodes.insert(tree.nodes.end(), nodes, nodes + m_first);
        for (size_t i = 1; i < m_piece.nodes.size(); ++i) {
            tree.nodes.push_back(ofPiece(m_piece.nodes[i]));
        }
        for (size_t i = size_t(m_last); i < m_before.nodes.size(); ++i) {
            tree.nodes.push_back(behind(m_before.nodes[i]));
        }
        growContainers(tree);
        return tree;
    }

private:
    static NodeId endOfSubtree(const Tree &tree, NodeId id)
    {
        while (!tree.at(id).children.empty()) {
            id = tree.at(id).children.back();
        }
        return id + 1;
    }

    static void move(ByteRange &range, qsizetype by) { range = {range.begin + by, range.end + by}; }

    [[nodiscard]] Node ofPiece(Node node) const
    {
        const bool isEntry = node.parent == 0;
        const bool hasKey = m_piece.at(node.parent).type == ValueType::Map;
        node.parent = isEntry ? m_before.at(m_first).parent : node.parent - 1 + m_first;
        for (NodeId &child : node.children) {
            child += m_first - 1;
        }
        move(node.range, m_region.lines.begin);
        if (hasKey) {
            move(node.keyRange, m_region.lines.begin);
        }
        return node;
    }

    [[nodiscard]] Node behind(Node node) const
    {
        renumber(node);
        move(node.range, m_growth);
        if (node.keyRange.begin >= m_region.lines.end) {
            move(node.keyRange, m_growth);
        }
        return node;
    }

    void renumber(Node &node) const
    {
        node.parent += node.parent >= m_last ? m_more : 0;
        for (NodeId &child : node.children) {
            child += child >= m_last ? m_more : 0;
        }
    }

    /// A container ends with its last entry.
    void growContainers(Tree &tree) const
    {
        NodeId child = m_first;
        bool isLast = true;
        for (NodeId id = m_before.at(m_first).parent; id != noNode; id = m_before.at(id).parent) {
            Node &node = tree.nodes[size_t(id)];
            renumber(node);
            isLast = isLast && node.children.back() == child;
            node.range.end = isLast ? tree.at(m_first).range.end : node.range.end + m_growth;
            child = id;
        }
    }

    const Tree &m_before;
    const Region &m_region;
    const Tree &m_piece;
    qsizetype m_growth;
    NodeId m_first;
    NodeId m_last; ///< behind the last node of what is replaced
    NodeId m_more; ///< nodes than before
};

/// True when @p lines, read for themselves, mean what they mean within the whole: none but the
/// first ends what is around them. Items may stand in the column of their list's key.
bool isSelfContained(QByteArrayView lines, int column, ValueType container)
{
    if (lines.startsWith('%') || lines.startsWith("---") || lines.startsWith("...")
        || lines.contains('\r') || column >= lines.size()) {
        return false;
    }
    // What stands above may decide how a key is read that begins with an indicator.
    if (container == ValueType::Map
        && QByteArrayView(":?,[]{}#&*!|>@`%-").contains(lines[column])) {
        return false;
    }
    for (qsizetype end = lines.indexOf('\n'); end >= 0 && end + 1 < lines.size();
         end = lines.indexOf('\n', end + 1)) {
        qsizetype start = end + 1;
        while (start < lines.size() && lines[start] == ' ') {
            ++start;
        }
        const char first = start < lines.size() ? lines[start] : '\n';
        const qsizetype indentation = start - end - 1;
        const bool isItem = indentation == column && container == ValueType::Map && first == '-'
            && (start + 1 == lines.size() || lines[start + 1] == ' ' || lines[start + 1] == '\n');
        if (indentation <= column && first != '\n' && first != '#' && !isItem) {
            return false;
        }
    }
    return true;
}

/// True when @p piece is one entry where @p region is.
bool fits(const ParsedText &piece, const QByteArray &lines, const Region &region,
          const Tree &before)
{
    if (!isPlain(piece, lines)) {
        return false;
    }
    const Tree &tree = piece.documents.front().tree;
    const NodeId parent = before.at(region.node).parent;
    const Node &container = before.at(parent);
    const Node &root = tree.root();
    if (!isBlock(root) || root.type != container.type || root.children.size() != 1
        || root.range.begin != region.column) {
        return false;
    }
    const Node &entry = tree.at(root.children.front());
    const Node &replaced = before.at(region.node);
    if (root.type == ValueType::Map && entry.keyRange.isEmpty()) {
        return false; // what stands above decides how ": b" is read
    }
    if (entry.key == replaced.key && entry.keyStyle == replaced.keyStyle) {
        return true;
    }
    return std::ranges::none_of(container.children, [&](NodeId id) {
        return id != region.node && before.at(id).key == entry.key;
    });
}

} // namespace

std::optional<ParsedText> reparse(const ParsedText &before, const QByteArray &bytesBefore,
                                  const QByteArray &bytes, const std::atomic_bool *stop)
{
    if (!isPlain(before, bytesBefore) || textIssue(bytes, before.options.limits)) {
        return std::nullopt;
    }
    const Difference difference = differenceOf(bytesBefore, bytes);
    const Tree &tree = before.documents.front().tree;
    const std::vector<Region> regions = Regions(tree, bytesBefore, difference).find();
    for (auto region = regions.rbegin(); region != regions.rend(); ++region) {
        const qsizetype end = region->lines.end + difference.growth();
        const QByteArray lines = bytes.sliced(region->lines.begin, end - region->lines.begin);
        if (lines.size() > bytes.size() / leastGain) {
            break;
        }
        const ValueType container = tree.at(tree.at(region->node).parent).type;
        const bool isWhole = lines.endsWith('\n') || end == bytes.size();
        if (!isWhole || !isSelfContained(lines, region->column, container)) {
            continue;
        }
        ParseOptions options = before.options;
        options.limits.depth -= region->depth - 1;
        const ParsedText piece = parse(lines, Format::Yaml, options, stop);
        // Where the parsers differ, the strict one reads all of the text.
        const bool isUnanimous = !YamlReading(lines + '\n', options.limits, stop).isStrict();
        if (isUnanimous && fits(piece, lines, *region, tree)) {
            ParsedText result = {before.format, before.options, encodingOf(bytes), {}, {}};
            result.documents.push_back(
                {Format::Yaml,
                 {0, bytes.size()},
                 Splice(tree, *region, piece.documents.front().tree, difference.growth()).done(),
                 true});
            return result;
        }
    }
    return std::nullopt;
}

} // namespace baton
