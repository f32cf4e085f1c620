// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/incrementalparse.h"

#include "models/formats/yaml/reading/yamlreading.h"
#include "models/parsing/blockentries.h"
#include "models/parsing/treesplice.h"
#include "models/text/encodingdetection.h"

#include <algorithm>

namespace baton {

namespace {

/// Parsing more than this fraction of a text again has no advantage.
constexpr qsizetype leastGain = 2;

/// A state of the text, with its meaning.
struct TextBefore
{
    const ParsedText &parsed;
    const QByteArray &bytes;
    const QByteArray &bytesNow;
    TextDifference difference;
    const std::atomic_bool *stop;

    [[nodiscard]] const Tree &tree() const { return parsed.documents.front().tree; }
    /// The text that is now in place of @p range.
    [[nodiscard]] QByteArray now(ByteRange range) const
    {
        return bytesNow.sliced(range.begin, range.length() + difference.growth());
    }
    /// The parts of @p text that are within @p depth containers.
    [[nodiscard]] ParsedText piece(const QByteArray &text, int depth) const
    {
        ParseOptions options = parsed.options;
        options.limits.depth -= depth;
        return parse(text, parsed.format, options, stop);
    }
    [[nodiscard]] bool isLong(ByteRange range) const
    {
        return range.length() + difference.growth() > bytesNow.size() / leastGain;
    }
};

/// True if @p text is one sound document without references between its parts.
bool isPlain(const ParsedText &text, QByteArrayView bytes)
{
    if (!text.issues.empty() || !text.options.fence.isEmpty() || text.encoding.hasBom
        || text.encoding.lineEnd != LineEnd::Lf || text.documents.size() != 1) {
        return false;
    }
    const SourceDocument &document = text.documents.front();
    if (!document.isComplete || document.tree.isEmpty()) {
        return false;
    }
    return text.format == Format::Json || text.format == Format::Xml
        || (text.format == Format::Yaml && !document.tree.hasReferences
            && !bytes.first(document.tree.root().range.begin).contains('%'));
}

IncrementalParse splicedTree(const TextBefore &before, const TreeSplice &splice)
{
    IncrementalParse result;
    result.parsed = {before.parsed.format, before.parsed.options, before.parsed.encoding, {}, {}};
    result.parsed.encoding.endsWithNewline =
        before.bytesNow.isEmpty() || before.bytesNow.endsWith('\n');
    result.parsed.documents.push_back(
        {before.parsed.format, {0, before.bytesNow.size()}, splice.tree(), true});
    result.after = splice.run();
    return result;
}

/// The tree with the root of @p piece instead of the entry @p id.
IncrementalParse replaced(const TextBefore &before, NodeId id, const Tree &piece)
{
    const Tree &tree = before.tree();
    const Node &was = tree.at(id);
    const std::vector<NodeId> &siblings = tree.at(was.parent).children;
    const NodeRun run{was.parent, std::ranges::lower_bound(siblings, id) - siblings.begin(), 1};
    const TreeSplice splice(tree, run, was.range, piece, before.difference.growth(), true);
    IncrementalParse result = splicedTree(before, splice);
    result.before = run;
    return result;
}

/// True if @p lines have the same meaning alone as within the whole: none of them ends a container
/// around them. Items may be in the column of their list's key.
bool isSelfContained(QByteArrayView lines, int column, ValueType container)
{
    if (lines.startsWith('%') || lines.startsWith("---") || lines.contains('\r')
        || column >= lines.size()) {
        return false;
    }
    qsizetype end = 0;
    for (qsizetype line = 0; line < lines.size(); line = end + 1) {
        end = lines.indexOf('\n', line);
        end = end < 0 ? lines.size() : end;
        qsizetype start = line;
        while (start < end && lines[start] == ' ') {
            ++start;
        }
        const char first = start < end ? lines[start] : '\n';
        const bool isItem = first == '-' && (start + 1 == end || lines[start + 1] == ' ');
        // Text above may decide how a key is read that begins with an indicator.
        const bool isEntry = container == ValueType::List
            ? isItem
            : (isItem && line > 0) || !QByteArrayView(":?,[]{}#&*!|>@`%-").contains(first);
        const bool isNothing = (first == '\n' || first == '#') && line > 0;
        const qsizetype indentation = start - line;
        const bool isAbove = indentation < column || (indentation == column && !isEntry);
        const bool isMarker = indentation == 0 && lines.sliced(line).startsWith("...");
        if ((isAbove && !isNothing) || isMarker) {
            return false;
        }
    }
    return true;
}

/// True if @p piece consists of entries of the container of @p entries.
bool fits(const ParsedText &piece, const QByteArray &lines, const BlockEntries &entries,
          const Tree &before)
{
    if (!isPlain(piece, lines)) {
        return false;
    }
    const Tree &tree = piece.documents.front().tree;
    const Node &container = before.at(entries.run.container);
    const Node &root = tree.root();
    if (root.style != Style::Block || root.type != container.type
        || root.range.begin != entries.column || root.children.empty()) {
        return false;
    }
    if (root.type != ValueType::Map) {
        return true;
    }
    const auto isTaken = [&](const Node &entry) {
        for (qsizetype i = 0; i < std::ssize(container.children); ++i) {
            const bool isOther =
                i < entries.run.first || i >= entries.run.first + entries.run.count;
            if (isOther && before.at(container.children[size_t(i)]).key == entry.key) {
                return true;
            }
        }
        return false;
    };
    return std::ranges::none_of(root.children, [&](NodeId id) {
        // Text above decides how ": b" is read.
        return tree.at(id).keyRange.isEmpty() || isTaken(tree.at(id));
    });
}

std::optional<IncrementalParse> reparsedEntries(const TextBefore &before)
{
    const Tree &tree = before.tree();
    const std::vector<BlockEntries> found =
        BlockEntryFinder(tree, before.bytes, before.difference).find();
    for (auto entries = found.rbegin(); entries != found.rend(); ++entries) {
        if (before.isLong(entries->lines)) {
            continue;
        }
        const QByteArray lines = before.now(entries->lines);
        const bool isWhole = lines.endsWith('\n')
            || entries->lines.end + before.difference.growth() == before.bytesNow.size();
        const ValueType type = tree.at(entries->run.container).type;
        // A line ": b" after them decides how their last text is read.
        const QByteArrayView behind =
            QByteArrayView(before.bytesNow).sliced(entries->lines.end + before.difference.growth());
        if (behind.trimmed().startsWith(':')) {
            continue;
        }
        if (!isWhole || !isSelfContained(lines, entries->column, type)) {
            continue;
        }
        const ParsedText piece = before.piece(lines, entries->depth - 1);
        // Lines that libfyaml does not read by themselves may be read otherwise among the others.
        const bool isAmended =
            YamlReading(lines + '\n', piece.options.limits, before.stop).isAmended();
        if (!isAmended && fits(piece, lines, *entries, tree)) {
            IncrementalParse result = splicedTree(before,
                                                  TreeSplice(tree, entries->run, entries->lines,
                                                             piece.documents.front().tree,
                                                             before.difference.growth(), false));
            result.before = entries->run;
            return result;
        }
    }
    return std::nullopt;
}

/// The innermost object or array around the difference, with the containers around that.
std::pair<NodeId, int> bracketsAround(const Tree &tree, const TextDifference &difference)
{
    NodeId found = noNode;
    int depth = -1;
    for (NodeId id = 0; id != noNode; ++depth) {
        found = id;
        const std::vector<NodeId> &children = tree.at(id).children;
        const auto next =
            std::ranges::upper_bound(children, difference.begin, {},
                                     [&tree](NodeId child) { return tree.at(child).range.begin; });
        id = noNode;
        if (next != children.begin()) {
            const Node &child = tree.at(*std::prev(next));
            const bool isAround = child.style == Style::Flow && difference.begin > child.range.begin
                && difference.oldEnd < child.range.end;
            id = isAround ? *std::prev(next) : noNode;
        }
    }
    return {found, depth};
}

std::optional<IncrementalParse> reparsedBrackets(const TextBefore &before)
{
    const Tree &tree = before.tree();
    const auto [id, depth] = bracketsAround(tree, before.difference);
    const Node &was = tree.at(id);
    if (id == 0 || before.isLong(was.range)) {
        return std::nullopt;
    }
    const QByteArray text = before.now(was.range);
    const ParsedText piece = before.piece(text, depth);
    if (!isPlain(piece, text)
        || piece.documents.front().tree.root().range != ByteRange{0, text.size()}) {
        return std::nullopt;
    }
    return replaced(before, id, piece.documents.front().tree);
}

/// @p text as the content of an element; an empty tree if it contains more than text.
Tree xmlText(const QByteArray &text, const TextBefore &before)
{
    Tree result;
    if (text.trimmed().isEmpty() || text.contains('<') || text.contains('&')) {
        return result;
    }
    const QByteArray element = "<text>" + text + "</text>";
    const ParsedText piece =
        parse(element, Format::Xml, {before.parsed.options.limits, {}}, before.stop);
    if (isPlain(piece, element) && piece.firstTree().nodes.size() == 2) {
        Node node = piece.firstTree().nodes.back();
        node.parent = noNode;
        node.range = {0, text.size()};
        result.nodes.push_back(std::move(node));
    }
    return result;
}

/// Parses the text of the XML element that contains the difference.
std::optional<IncrementalParse> reparsedText(const TextBefore &before)
{
    const Tree &tree = before.tree();
    const NodeId id = tree.nodeAt(before.difference.begin);
    const Node &was = tree.at(id);
    const bool isText = was.children.empty() && was.type == ValueType::String
        && (was.style == Style::Plain || was.style == Style::Literal)
        && before.bytes.sliced(was.range.begin, was.range.length()).trimmed().size() > 0
        && was.range.contains({before.difference.begin, before.difference.oldEnd});
    if (!isText || before.isLong(was.range)) {
        return std::nullopt;
    }
    const Tree text = xmlText(before.now(was.range), before);
    if (text.isEmpty()) {
        return std::nullopt;
    }
    return replaced(before, id, text);
}

} // namespace

std::optional<IncrementalParse> parseIncrementally(const ParsedText &before,
                                                   const QByteArray &bytesBefore,
                                                   const QByteArray &bytes,
                                                   const std::atomic_bool *stop)
{
    if (!isPlain(before, bytesBefore) || bytes.size() > before.options.limits.bytes) {
        return std::nullopt;
    }
    const auto read = [&](const TextDifference &difference) {
        const TextBefore text{before, bytesBefore, bytes, difference, stop};
        return before.format == Format::Xml ? reparsedText(text)
            : before.format == Format::Json ? reparsedBrackets(text)
                                            : reparsedEntries(text);
    };
    const auto [leftmost, rightmost] = TextDifference::between(bytesBefore, bytes);
    std::optional<IncrementalParse> result = read(leftmost);
    if (!result && leftmost != rightmost) {
        result = read(rightmost);
    }
    return result;
}

} // namespace baton
