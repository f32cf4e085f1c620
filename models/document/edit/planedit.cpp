// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/edit/blockplan.h"
#include "models/document/edit/composed.h"
#include "models/document/edit/flowplan.h"
#include "models/document/edit/intended.h"
#include "models/document/edit/proof.h"
#include "models/document/edit/refusal.h"
#include "models/document/edit/setplan.h"
#include "models/document/edit/target.h"
#include "models/document/treeedit.h"

namespace baton {
namespace {

using namespace edit;

/// One way to carry out an edit at the node @p id, not proven.
struct Draft
{
    const Layout &layout;
    NodeId id;
    Care care;

    std::optional<TextEdits> operator()(const SetValue &edit) const
    {
        return setEdits(layout, id, edit.value, care);
    }

    std::optional<TextEdits> operator()(const InsertKey &edit) const
    {
        const std::vector<NodeId> &entries = layout.node(id).children;
        if (isBare()) {
            Value map = Value::map();
            map.insert(edit.key, edit.value);
            return setEdits(layout, id, map, care);
        }
        const NodeId before = edit.before.isEmpty() ? noNode : layout.tree().child(id, edit.before);
        const size_t at = before == noNode ? entries.size() : layout.position(before);
        return insert(at, &edit.key, edit.value);
    }

    std::optional<TextEdits> operator()(const InsertItem &edit) const
    {
        const size_t count = layout.node(id).children.size();
        if (isBare()) {
            return setEdits(layout, id, Value::list({edit.value}), care);
        }
        return insert(edit.index < 0 ? count : static_cast<size_t>(edit.index), nullptr,
                      edit.value);
    }

    std::optional<TextEdits> operator()(const Remove &) const
    {
        return isInBrackets() ? flowRemove(layout, id) : blockRemove(layout, id, care);
    }

    std::optional<TextEdits> operator()(const Move &edit) const
    {
        const NodeId parent = layout.node(id).parent;
        const size_t from = layout.position(id);
        const auto to = static_cast<size_t>(edit.to);
        return isInBrackets() ? flowMove(layout, parent, from, to)
                              : blockMove(layout, parent, from, to);
    }

    std::optional<TextEdits> operator()(const RenameKey &edit) const
    {
        const Node &node = layout.node(id);
        const Manner manner = mannerAt(layout, node.parent, care);
        const Style style = care == Care::Natural ? node.keyStyle : Style::DoubleQuoted;
        const QByteArray key = spelledKey(edit.key, manner, style, layout.isInFlow(id));
        return TextEdits{{node.keyRange.begin, node.keyRange.length(), key}};
    }

private:
    /// True when nothing would be lost by writing the first entry in place of the value.
    [[nodiscard]] bool isBare() const
    {
        const Node &node = layout.node(id);
        return node.children.empty()
            && !(node.style == Style::Flow && layout.source(node.range).contains('#'));
    }
    [[nodiscard]] bool isInBrackets() const
    {
        return layout.node(layout.node(id).parent).style == Style::Flow;
    }
    [[nodiscard]] std::optional<TextEdits> insert(size_t at, const QString *key,
                                                  const Value &value) const
    {
        return layout.node(id).style == Style::Flow ? flowInsert(layout, id, at, key, value, care)
                                                    : blockInsert(layout, id, at, key, value, care);
    }
};

struct Plan
{
    TextEdits edits;
    std::optional<Reading> after; ///< nothing when no byte changes
};

Failure refusal(const Tree &tree, NodeId id, const TreeEdit &edit, bool hasDraft)
{
    if (const Move *move = std::get_if<Move>(&edit)) {
        const QString anchor = overtakenAnchor(tree, id, move->to);
        if (!anchor.isEmpty()) {
            return aliasFirst(move->at, anchor);
        }
    }
    const SetValue *set = std::get_if<SetValue>(&edit);
    return !hasDraft && set ? notSpellable(set->at, set->value.text) : notProven(placeOf(edit));
}

/// Whether document number @p document can be edited at all.
Outcome checked(const ParsedText &parsed, int document)
{
    if (document < 0 || static_cast<size_t>(document) >= parsed.documents.size()) {
        return noSuchDocument(document);
    }
    const SourceDocument &source = parsed.documents[static_cast<size_t>(document)];
    if (!parsed.encoding.isValidUtf8) {
        return notText();
    }
    if (!source.isComplete || source.tree.isEmpty()) {
        return notReadable(document);
    }
    return std::monostate();
}

const Tree &treeOf(const ParsedText &parsed, int document)
{
    return parsed.documents[static_cast<size_t>(document)].tree;
}

Result<Plan> planned(const Source &before, int document, const TreeEdit &edit)
{
    const Tree &tree = treeOf(before.parsed, document);
    const Result<NodeId> target = editTarget(tree, edit);
    if (!target) {
        return target.failure();
    }
    const Value value = tree.toValue();
    const Result<Value> wanted = intended(value, edit);
    if (!wanted) {
        return wanted.failure();
    }
    if (*wanted == value) {
        return Plan{{}, std::nullopt};
    }
    const Layout layout(before.bytes, before.parsed, document);
    TextEdits tried;
    for (const Care care : {Care::Natural, Care::Quoted, Care::Brackets, Care::Untagged}) {
        const std::optional<TextEdits> draft = std::visit(Draft{layout, *target, care}, edit);
        if (!draft) {
            continue;
        }
        TextEdits edits = minimized(before.bytes, *draft);
        if (edits == tried) {
            continue;
        }
        if (std::optional<Reading> after = proven(before, document, edits, *wanted)) {
            return Plan{std::move(edits), std::move(after)};
        }
        tried = std::move(edits);
    }
    return refusal(tree, *target, edit, !tried.empty());
}

/// All edits planned on the same tree and proven at once, which is quick; nothing when they depend
/// on each other or one of them needs a second try.
std::optional<TextEdits> plannedTogether(const Source &before, int document,
                                         const std::vector<TreeEdit> &edits)
{
    const Layout layout(before.bytes, before.parsed, document);
    Value wanted = layout.tree().toValue();
    std::vector<TextEdits> drafts;
    for (const TreeEdit &edit : edits) {
        const Result<NodeId> target = editTarget(layout.tree(), edit);
        if (!target || !change(wanted, edit)) {
            return std::nullopt;
        }
        const auto draft = std::visit(Draft{layout, *target, Care::Natural}, edit);
        if (!draft) {
            return std::nullopt;
        }
        drafts.push_back(minimized(before.bytes, *draft));
    }
    std::optional<TextEdits> all = merged(drafts);
    const bool isProven = all && proven(before, document, *all, wanted);
    return isProven ? all : std::nullopt;
}

} // namespace

Result<TextEdits> planEdit(const QByteArray &bytes, const ParsedText &parsed, int document,
                           const TreeEdit &edit)
{
    const Outcome outcome = checked(parsed, document);
    if (!outcome) {
        return outcome.failure();
    }
    Result<Plan> plan = planned({bytes, parsed}, document, edit);
    return plan ? Result<TextEdits>(std::move(plan->edits)) : plan.failure();
}

Result<TextEdits> planEdits(const QByteArray &bytes, const ParsedText &parsed, int document,
                            const std::vector<TreeEdit> &edits)
{
    const Outcome outcome = checked(parsed, document);
    if (!outcome) {
        return outcome.failure();
    }
    if (edits.size() > 1) {
        if (std::optional<TextEdits> all = plannedTogether({bytes, parsed}, document, edits)) {
            return *all;
        }
    }
    TextEdits all;
    std::optional<Reading> reading;
    for (const TreeEdit &edit : edits) {
        const Source source =
            reading ? Source{reading->bytes, reading->parsed} : Source{bytes, parsed};
        Result<Plan> plan = planned(source, document, edit);
        if (!plan) {
            return plan.failure();
        }
        if (plan->after) {
            all = composed(all, plan->edits);
            reading = std::move(plan->after);
        }
    }
    return minimized(bytes, all);
}

} // namespace baton
