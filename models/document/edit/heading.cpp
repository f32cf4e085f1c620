// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/edit/heading.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::edit {
namespace {

/// The words of @p text in small letters, those of "maxRetries" and "max_retries" one by one.
QSet<QString> wordsOf(const QString &text)
{
    static const QRegularExpression word(uR"(\p{Lu}?[\p{Ll}\p{Lo}]+|\p{Lu}+(?!\p{Ll})|\p{N}+)"_s);
    QSet<QString> words;
    for (const QRegularExpressionMatch &match : word.globalMatch(text)) {
        words.insert(match.captured().toLower());
    }
    return words;
}

/// What an entry can be called by in a comment: its key, or its text in a list, which may be that
/// of its first entry.
QSet<QString> namesOf(const Tree &tree, NodeId id)
{
    const Node &node = tree.at(id);
    const bool isMap = node.key.isEmpty() && !node.children.empty();
    const Node &named = isMap ? tree.at(node.children.front()) : node;
    QSet<QString> names = wordsOf(node.key.isEmpty() ? named.text : node.key);
    if (names.size() > 1) {
        names.removeIf([](const QString &word) { return word.size() < 3; }); // "to", "of"
    }
    return names;
}

bool isSetApart(const Layout &layout, qsizetype comment)
{
    const Lines &lines = layout.lines();
    const qsizetype above = lines.previousEnd(comment);
    return lines.isFirst(comment) || lines.isBlank(above)
        || above <= std::max(layout.range().begin, layout.markerEnd());
}

} // namespace

bool isHeading(const Layout &layout, ByteRange comment, NodeId entry,
               const std::vector<NodeId> &following)
{
    if (comment.isEmpty() || following.empty()) {
        return false;
    }
    if (isSetApart(layout, comment.begin)) {
        return true;
    }
    const QSet<QString> said = wordsOf(QString::fromUtf8(layout.source(comment)));
    const QSet<QString> own = namesOf(layout.tree(), entry);
    QSet<QString> others;
    for (const NodeId id : following) {
        others += namesOf(layout.tree(), id);
    }
    return !said.intersects(own - others) || said.intersects(others - own);
}

} // namespace baton::edit
