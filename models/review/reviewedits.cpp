// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/review/reviewedits.h"

#include "models/document/treeedit.h"

#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString saidAt(const Value &map, const QString &key)
{
    const Value *found = map.find(key);
    return found ? found->text : QString();
}

/// What a review says, but for the gate and author that it is found by.
std::vector<std::pair<QString, Value>> saying(const Review &review)
{
    return {{u"time"_s, Value::string(review.time.toUTC().toString(Qt::ISODate))},
            {u"verdict"_s, Value::string(nameOf(review.verdict))},
            {u"note"_s, Value::string(review.note)}};
}

Value wholeEntry(const Review &review)
{
    Value entry = Value::map();
    entry.insert(u"gate"_s, Value::string(review.gate));
    entry.insert(u"author"_s, Value::string(review.author));
    for (const auto &[key, value] : saying(review)) {
        entry.insert(key, value);
    }
    return entry;
}

/// True of a text in quotes or without, with nothing behind it on its line, that is to hold lines:
/// between its quotes they would stand as escapes.
bool isToBeBlock(const QByteArray &bytes, const Node &node, const Value &value)
{
    const bool isOneLine = node.style != Style::Literal && node.style != Style::Folded;
    const qsizetype end = bytes.indexOf('\n', node.range.end);
    const QByteArray behind =
        bytes.sliced(node.range.end, (end < 0 ? bytes.size() : end) - node.range.end);
    return isOneLine && value.text.contains(u'\n') && behind.trimmed().isEmpty();
}

/// Edits that make the entry @p at, say what @p review says.
void addChanges(std::vector<TreeEdit> &edits, const JsonPointer &at, const QByteArray &bytes,
                const Tree &tree, const Review &review)
{
    for (const auto &[key, value] : saying(review)) {
        const NodeId node = tree.find(at.child(key));
        if (node != noNode && isToBeBlock(bytes, tree.at(node), value)) {
            edits.emplace_back(Remove{at.child(key)});
            edits.emplace_back(InsertKey{at, key, value, {}});
        } else if (node != noNode) {
            edits.emplace_back(SetValue{at.child(key), value});
        } else {
            edits.emplace_back(InsertKey{at, key, value, {}});
        }
    }
}

/// @p edits, which insert one entry, with an empty line between it and the next, or the last, one:
/// what two people add then merges without a conflict.
TextEdits setApart(TextEdits edits, bool isLast)
{
    QByteArray &text = edits.front().text;
    if (edits.size() == 1 && text.contains('\n')) {
        const QByteArray lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
        text.insert(isLast ? 0 : text.lastIndexOf('\n') + 1, lineEnd);
    }
    return edits;
}

} // namespace

Result<TextEdits> reviewEdits(const QByteArray &bytes, const ParsedText &parsed,
                              const Review &review)
{
    const JsonPointer list = JsonPointer::of(u"/reviews");
    const Value root = parsed.documents.front().tree.toValue();
    const std::vector<Value> &entries = root.find(u"reviews"_s)->items;
    const auto wanted = std::tie(review.gate, review.author);
    std::vector<TreeEdit> edits;
    qsizetype next = -1; // the nearest that stands behind it; none: at the end
    for (qsizetype i = std::ssize(entries) - 1; i >= 0; --i) {
        const Value &entry = entries[size_t(i)];
        const QString gate = saidAt(entry, u"gate"_s);
        const QString author = saidAt(entry, u"author"_s);
        if (std::tie(gate, author) == wanted) {
            addChanges(edits, list.child(i), bytes, parsed.documents.front().tree, review);
            return planEdits(bytes, parsed, 0, edits);
        }
        if (std::tie(gate, author) > wanted) {
            next = i;
        }
    }
    const Result<TextEdits> inserted =
        planEdit(bytes, parsed, 0, InsertItem{list, next, wholeEntry(review)});
    return inserted && !entries.empty() ? setApart(*inserted, next < 0) : inserted;
}

} // namespace baton
