// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/proof.h"

#include "models/parsing/incrementalparse.h"
#include <QHash>

#include <algorithm>
#include <ranges>

namespace baton::edit {
namespace {

bool hasNewIssue(const ParsedText &before, const ParsedText &after)
{
    QHash<QString, qsizetype> counts;
    for (const SyntaxIssue &issue : before.issues) {
        ++counts[issue.rule];
    }
    return std::any_of(after.issues.begin(), after.issues.end(),
                       [&counts](const SyntaxIssue &issue) { return --counts[issue.rule] < 0; });
}

ByteRange shifted(ByteRange range, qsizetype by)
{
    return {range.begin + by, range.end + by};
}

bool isSameNode(const Node &before, const Node &after, qsizetype shift)
{
    return before.type == after.type && before.style == after.style && before.key == after.key
        && before.text == after.text && before.anchor == after.anchor && before.tag == after.tag
        && before.parent == after.parent && shifted(before.range, shift) == after.range;
}

bool isSameDocument(const SourceDocument &before, const SourceDocument &after, qsizetype shift)
{
    const NodeList &a = before.tree.nodes;
    const NodeList &b = after.tree.nodes;
    return before.isComplete == after.isComplete
        && std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [shift](const Node &x, const Node &y) { return isSameNode(x, y, shift); });
}

/// The number of bytes by which @p edits move @p range; nullopt if an edit touches it.
std::optional<qsizetype> shiftOf(ByteRange range, const TextEdits &edits)
{
    qsizetype shift = 0;
    for (const TextEdit &edit : edits) {
        if (edit.range().end <= range.begin) {
            shift += edit.text.size() - edit.length;
        } else if (edit.offset < range.end) {
            return std::nullopt;
        }
    }
    return shift;
}

/// True if all other documents are unchanged. A document that contains the edited one, or lies in
/// it, may change with it.
bool areOthersSame(const ParsedText &before, const ParsedText &after, int document,
                   const TextEdits &edits)
{
    if (before.documents.size() != after.documents.size()) {
        return false;
    }
    const ByteRange own = before.documents[static_cast<size_t>(document)].range;
    qsizetype all = 0;
    for (const TextEdit &edit : edits) {
        all += edit.text.size() - edit.length;
    }
    for (size_t i = 0; i < before.documents.size(); ++i) {
        const SourceDocument &other = before.documents[i];
        if (i == static_cast<size_t>(document) || other.range.contains(own)) {
            continue;
        }
        const std::optional<qsizetype> shift = shiftOf(other.range, edits);
        const qsizetype otherwise = i > static_cast<size_t>(document) ? all : 0;
        if ((shift || !own.contains(other.range))
            && !isSameDocument(other, after.documents[i], shift.value_or(otherwise))) {
            return false;
        }
    }
    return true;
}

/// True if the source spells the scalar. An XML element without text has an empty range.
bool isWritten(const Node &node)
{
    return node.children.empty() && node.style != Style::Absent && !node.range.isEmpty();
}

using NodeSpan = std::ranges::subrange<NodeList::const_iterator>;

NodeSpan allOf(const Tree &tree)
{
    return tree.nodes;
}

NodeSpan nodesOf(const Tree &tree, const NodeRun &run)
{
    const auto [first, last] = run.nodes(tree);
    return {tree.nodes.begin() + first, tree.nodes.begin() + last};
}

/// True if every scalar of @p before that no edit touches, not even at its ends, keeps its
/// spelling.
bool areUntouchedSame(NodeSpan before, NodeSpan after, const TextEdits &edits)
{
    auto found = after.begin();
    auto edit = edits.begin();
    qsizetype shift = 0;
    for (const Node &node : before) {
        if (!isWritten(node)) {
            continue;
        }
        while (edit != edits.end() && edit->range().end < node.range.begin) {
            shift += edit->text.size() - edit->length;
            ++edit;
        }
        if (edit != edits.end() && edit->offset <= node.range.end) {
            continue;
        }
        const ByteRange expected = shifted(node.range, shift);
        while (found != after.end()
               && (!isWritten(*found) || found->range.begin < expected.begin)) {
            ++found;
        }
        if (found == after.end() || found->range != expected || found->style != node.style) {
            return false;
        }
    }
    return true;
}

bool isAsIntended(const ParsedSource &before, const ParsedText &after, const TextEdits &edits,
                  const TreeChange &wanted)
{
    if (hasNewIssue(before.parsed, after)
        || !areOthersSame(before.parsed, after, wanted.document(), edits)) {
        return false;
    }
    const SourceDocument &was = before.parsed.documents[static_cast<size_t>(wanted.document())];
    const SourceDocument &is = after.documents[static_cast<size_t>(wanted.document())];
    return is.isComplete && areUntouchedSame(allOf(was.tree), allOf(is.tree), edits)
        && wanted.value() && is.tree.toValue() == *wanted.value();
}

/// True if the newly parsed part is as intended. Compares only that part, since the rest is reused.
bool isPartAsIntended(const ParsedSource &before, const IncrementalParse &part,
                      const TextEdits &edits, const Value &wanted)
{
    const Tree &was = before.parsed.documents.front().tree;
    const Tree &is = part.parsed.documents.front().tree;
    return areUntouchedSame(nodesOf(was, part.before), nodesOf(is, part.after), edits)
        && valueOf(is, part.after) == wanted;
}

} // namespace

std::optional<ProvenText> proven(const ParsedSource &before, const TextEdits &edits,
                                 const TreeChange &wanted)
{
    Result<QByteArray> bytes = applied(before.bytes, edits);
    if (!bytes) {
        return std::nullopt;
    }
    std::optional<IncrementalParse> part = parseIncrementally(before.parsed, before.bytes, *bytes);
    if (!part) {
        return provenByFullParse(before, edits, wanted);
    }
    const std::optional<Value> entries = wanted.valueOf(part->before);
    const bool isMeant = entries ? isPartAsIntended(before, *part, edits, *entries)
                                 : isAsIntended(before, part->parsed, edits, wanted);
    return isMeant ? std::optional(ProvenText{std::move(*bytes), std::move(part->parsed)})
                   : std::nullopt;
}

std::optional<ProvenText> provenByFullParse(const ParsedSource &before, const TextEdits &edits,
                                            const TreeChange &wanted)
{
    Result<QByteArray> bytes = applied(before.bytes, edits);
    if (!bytes) {
        return std::nullopt;
    }
    ParsedText parsed = parse(*bytes, before.parsed.format, before.parsed.options);
    return isAsIntended(before, parsed, edits, wanted)
        ? std::optional(ProvenText{std::move(*bytes), std::move(parsed)})
        : std::nullopt;
}

} // namespace baton::edit
