// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/review/reviewedits.h"

#include "models/editing/plan/planedit.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString reviewTextAt(const Value &map, const QString &key)
{
    const Value *found = map.find(key);
    return found ? found->text : QString();
}

/// The contents of a review without the gate and author by which it is found.
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

/// True for a quoted or plain text, with nothing after it on its line, whose new value has several
/// lines: in quotes they would become escapes.
bool isToBeBlock(const QByteArray &bytes, const Node &node, const Value &value)
{
    const bool isOneLine = node.style != Style::Literal && node.style != Style::Folded;
    const qsizetype end = bytes.indexOf('\n', node.range.end);
    const QByteArray behind =
        bytes.sliced(node.range.end, (end < 0 ? bytes.size() : end) - node.range.end);
    return isOneLine && value.text.contains(u'\n') && behind.trimmed().isEmpty();
}

/// Adds edits that change the entry @p at to @p review.
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

} // namespace

Result<TextEdits> reviewEdits(const QByteArray &bytes, const ParsedText &parsed,
                              const Review &review)
{
    const JsonPointer list = JsonPointer::of(u"/reviews");
    const Tree &tree = parsed.documents.front().tree;
    const Value root = tree.toValue();
    const std::vector<Value> &entries = root.find(u"reviews"_s)->items;
    for (qsizetype i = 0; i < std::ssize(entries); ++i) {
        const Value &entry = entries[size_t(i)];
        if (reviewTextAt(entry, u"gate"_s) == review.gate
            && reviewTextAt(entry, u"author"_s) == review.author) {
            std::vector<TreeEdit> edits;
            addChanges(edits, list.child(i), bytes, tree, review);
            return planEdits(bytes, parsed, 0, edits);
        }
    }
    return planEdit(bytes, parsed, 0, InsertItem{list, -1, wholeEntry(review)});
}

} // namespace baton
