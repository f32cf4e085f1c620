// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/edit/proof.h"

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

bool areOthersSame(const ParsedText &before, const ParsedText &after, int document, qsizetype shift)
{
    if (before.documents.size() != after.documents.size()) {
        return false;
    }
    for (size_t i = 0; i < before.documents.size(); ++i) {
        const bool isBehind = i > static_cast<size_t>(document);
        if (i != static_cast<size_t>(document)
            && !isSameDocument(before.documents[i], after.documents[i], isBehind ? shift : 0)) {
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
    const qsizetype shift = after.bytes.size() - before.bytes.size();
    if (hasNewIssue(before.parsed, after.parsed)
        || !areOthersSame(before.parsed, after.parsed, document, shift)) {
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
