// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/proof.h"

#include "models/parsing/parse.h"
#include <QHash>

#include <algorithm>

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
    const std::vector<Node> &a = before.tree.nodes;
    const std::vector<Node> &b = after.tree.nodes;
    return before.isComplete == after.isComplete
        && std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [shift](const Node &x, const Node &y) { return isSameNode(x, y, shift); });
}

/// How far @p offset moves by @p edits; nothing when one of them touches @p range.
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

/// A document that lies in another one, as a block in a prompt, may change with it.
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

/// An XML element without text has nothing written in it.
bool isWritten(const Node &node)
{
    return node.children.empty() && node.style != Style::Absent && !node.range.isEmpty();
}

/// True when every written scalar that no edit touches, not even at its end, is still there with
/// its spelling.
bool areUntouchedSame(const Tree &before, const Tree &after, const TextEdits &edits)
{
    auto found = after.nodes.begin();
    auto edit = edits.begin();
    qsizetype shift = 0;
    for (const Node &node : before.nodes) {
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
        while (found != after.nodes.end()
               && (!isWritten(*found) || found->range.begin < expected.begin)) {
            ++found;
        }
        if (found == after.nodes.end() || found->range != expected || found->style != node.style) {
            return false;
        }
    }
    return true;
}

} // namespace

std::optional<Reading> proven(const Source &before, int document, const TextEdits &edits,
                              const Value &wanted)
{
    Result<QByteArray> changed = applied(before.bytes, edits);
    if (!changed) {
        return std::nullopt;
    }
    Reading after{std::move(*changed), {}};
    after.parsed = parse(after.bytes, before.parsed.format, before.parsed.options);
    if (hasNewIssue(before.parsed, after.parsed)
        || !areOthersSame(before.parsed, after.parsed, document, edits)) {
        return std::nullopt;
    }
    const SourceDocument &was = before.parsed.documents[static_cast<size_t>(document)];
    const SourceDocument &is = after.parsed.documents[static_cast<size_t>(document)];
    if (!is.isComplete || !areUntouchedSame(was.tree, is.tree, edits)
        || is.tree.toValue() != wanted) {
        return std::nullopt;
    }
    return after;
}

} // namespace baton::edit
