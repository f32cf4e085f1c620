// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/planedit.h"

#include "models/editing/plan/fencededit.h"
#include "models/editing/plan/finalnewline.h"
#include "models/editing/plan/minimaledits.h"
#include "models/editing/plan/prompteditplanner.h"
#include "models/editing/plan/proof.h"
#include "models/editing/plan/yamleditplanner.h"
#include "models/editing/prompt/promptnormalform.h"
#include "models/editing/text/editcomposition.h"
#include "models/editing/text/editerrors.h"
#include "models/editing/text/edittarget.h"
#include "models/editing/xml/xmleditplanner.h"
#include "models/editing/xml/xmlrefusal.h"

namespace baton {
namespace {

using namespace edit;

struct Plan
{
    TextEdits edits;
    std::optional<ProvenText> after; ///< nullopt if no byte changes
};

Failure refusal(const NodeLayout &layout, NodeId id, const TreeEdit &edit, bool hasDraft)
{
    const Tree &tree = layout.tree();
    if (layout.format() == Format::Xml) {
        if (std::optional<Failure> reason = xml::refusal(layout, id, edit)) {
            return std::move(*reason);
        }
    }
    if (layout.format() == Format::Prompt) {
        return promptRefusal(tree, id, edit, layout.options());
    }
    if (const Move *move = std::get_if<Move>(&edit)) {
        const QString anchor = movedAnchor(tree, id, move->to);
        if (!anchor.isEmpty()) {
            return aliasFirst(move->at, anchor);
        }
    }
    const SetValue *set = std::get_if<SetValue>(&edit);
    return !hasDraft && set ? notSpellable(set->at, set->value.text) : notProven(placeOf(edit));
}

/// Fails if document number @p document cannot be edited.
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

/// True if the document lies in a fenced block. A prompt may fill the whole Markdown file.
bool isInFence(const QByteArray &bytes, const ParsedText &parsed, int document)
{
    const ByteRange all{0, bytes.size()};
    return parsed.format == Format::Markdown
        && parsed.documents[static_cast<size_t>(document)].range != all;
}

/// Text edits that may carry out @p edit in the format of the document; not proven.
std::optional<TextEdits> draftedFor(const ParsedSource &before, const NodeLayout &layout,
                                    int document, NodeId target, const TreeEdit &edit, Care care)
{
    switch (layout.format()) {
    case Format::Prompt:
        return std::visit(PromptEditPlanner(before, document, target, care), edit);
    case Format::Xml:
        return xml::plannedEdits(layout, target, edit, care);
    default:
        return plannedYamlEdits(layout, target, edit, care);
    }
}

/// Plans @p edit with increasing care until a plan is proven to produce @p wanted.
Result<Plan> plannedDirectly(const ParsedSource &before, const TreeEdit &edit, NodeId target,
                             const TreeChange &wanted)
{
    const int document = wanted.document();
    const NodeLayout layout(before.bytes, before.parsed, document);
    TextEdits tried;
    for (const Care care : {Care::Natural, Care::Quoted, Care::Brackets, Care::Untagged}) {
        const std::optional<TextEdits> draft =
            draftedFor(before, layout, document, target, edit, care);
        if (!draft) {
            continue;
        }
        TextEdits edits = minimized(before.bytes, *draft);
        if (edits == tried) {
            continue;
        }
        if (std::optional<ProvenText> after = proven(before, edits, wanted)) {
            return Plan{std::move(edits), std::move(after)};
        }
        if (!wanted.value()) {
            return wanted.value().failure();
        }
        // Entries that change places may end alike. The minimized edits leave that end in place,
        // where it belongs to the other entry, so the full draft is tried as well.
        if (std::holds_alternative<Move>(edit) && edits != *draft) {
            if (std::optional<ProvenText> after = proven(before, *draft, wanted)) {
                return Plan{*draft, std::move(after)};
            }
        }
        for (TextEdits &other : withLastLine(before, edits)) {
            if (std::optional<ProvenText> after = proven(before, other, wanted)) {
                return Plan{std::move(other), std::move(after)};
            }
        }
        tried = std::move(edits);
    }
    return wanted.value() ? Result<Plan>(refusal(layout, target, edit, !tried.empty()))
                          : wanted.value().failure();
}

/// Plans all edits on the same tree and proves them at once, which is fast. nullopt if the edits
/// depend on each other or if the first attempt fails.
std::optional<Plan> plannedTogether(const ParsedSource &before, int document,
                                    const std::vector<TreeEdit> &edits)
{
    const NodeLayout layout(before.bytes, before.parsed, document);
    std::vector<TextEdits> drafts;
    for (const TreeEdit &edit : edits) {
        const Result<NodeId> target = editTarget(layout.tree(), edit, layout.format());
        if (!target) {
            return std::nullopt;
        }
        const auto draft = draftedFor(before, layout, document, *target, edit, Care::Natural);
        if (!draft) {
            return std::nullopt;
        }
        drafts.push_back(minimized(before.bytes, *draft));
    }
    const TreeChange wanted(before.parsed, document, edits);
    std::optional<TextEdits> all = merged(drafts);
    std::optional<ProvenText> after = all ? proven(before, *all, wanted) : std::nullopt;
    return after ? std::optional(Plan{std::move(*all), std::move(after)}) : std::nullopt;
}

Result<Plan> planned(const ParsedSource &before, int document, const TreeEdit &edit);

/// Plans the edits one after the other and proves each of them.
Result<Plan> plannedInTurn(const ParsedSource &before, int document,
                           const std::vector<TreeEdit> &edits)
{
    Plan all;
    for (const TreeEdit &edit : edits) {
        const ParsedSource source =
            all.after ? ParsedSource{all.after->bytes, all.after->parsed} : before;
        Result<Plan> plan = planned(source, document, edit);
        if (!plan) {
            return plan;
        }
        if (plan->after) {
            all.edits = composed(all.edits, plan->edits);
            all.after = std::move(plan->after);
        }
    }
    all.edits = minimized(before.bytes, all.edits);
    return all;
}

/// Plans edits of only the differing parts of a map or list; nullopt if it must be rewritten.
std::optional<Plan> plannedInSteps(const ParsedSource &before, const SetValue &edit, NodeId target,
                                   const TreeChange &wanted)
{
    constexpr size_t mostInTurn = 20;
    const int document = wanted.document();
    const SourceDocument &source = before.parsed.documents[static_cast<size_t>(document)];
    const Tree &tree = source.tree;
    const std::vector<TreeEdit> parts = steps(tree.toValue(target), edit.value, edit.at);
    const SetValue *only = parts.size() == 1 ? std::get_if<SetValue>(&parts.front()) : nullptr;
    if (only && only->at == edit.at) {
        return std::nullopt;
    }
    const auto isWanted = [&](const Plan &plan) {
        if (!plan.after) {
            return false;
        }
        const Tree &now = treeOf(plan.after->parsed, document);
        return isArranging(source, edit) ? now.toValue() == *wanted.value()
                                         : now.toValue(now.find(edit.at)) == edit.value;
    };
    if (std::optional<Plan> together = plannedTogether(before, document, parts)) {
        return isWanted(*together) ? together : std::nullopt;
    }
    if (parts.size() > mostInTurn) {
        return std::nullopt;
    }
    Result<Plan> plan = plannedInTurn(before, document, parts);
    return plan && isWanted(*plan) ? std::optional(std::move(*plan)) : std::nullopt;
}

/// True if moving the entry @p id to position @p to changes nothing, because it passes equal
/// entries only.
bool passesItsLikeOnly(const Tree &tree, NodeId id, qsizetype to)
{
    const Node &parent = tree.at(tree.at(id).parent);
    const auto here = std::ranges::find(parent.children, id);
    const qsizetype from = here - parent.children.begin();
    if (from == to || parent.type == ValueType::Map || to < 0
        || to >= std::ssize(parent.children)) {
        return from == to;
    }
    const Value value = tree.toValue(id);
    const auto first = parent.children.begin() + std::min(from, to);
    const auto last = parent.children.begin() + std::max(from, to) + 1;
    return std::all_of(first, last, [&](NodeId other) { return tree.toValue(other) == value; });
}

/// True if the document already has the result of @p edit.
bool changesNothing(const Tree &tree, NodeId target, const TreeEdit &edit)
{
    if (const auto *set = std::get_if<SetValue>(&edit)) {
        return tree.toValue(target) == set->value;
    }
    if (const auto *move = std::get_if<Move>(&edit)) {
        return passesItsLikeOnly(tree, target, move->to);
    }
    const auto *rename = std::get_if<RenameKey>(&edit);
    return rename && tree.at(target).key == rename->key;
}

Result<Plan> planned(const ParsedSource &before, int document, const TreeEdit &edit)
{
    const SourceDocument &source = before.parsed.documents[static_cast<size_t>(document)];
    const Tree &tree = source.tree;
    const Result<NodeId> target = editTarget(tree, edit, source.format);
    if (!target) {
        return target.failure();
    }
    const TreeChange wanted(before.parsed, document, {edit});
    if (isArranging(source, edit)) {
        if (!wanted.value()) {
            return wanted.value().failure();
        }
        if (*wanted.value() == tree.toValue()) {
            return Plan{{}, std::nullopt};
        }
    } else if (changesNothing(tree, *target, edit)) {
        return Plan{{}, std::nullopt};
    }
    const SetValue *set = std::get_if<SetValue>(&edit);
    if (set && set->value.isContainer()) {
        if (std::optional<Plan> plan = plannedInSteps(before, *set, *target, wanted)) {
            return std::move(*plan);
        }
    }
    return plannedDirectly(before, edit, *target, wanted);
}

Result<EditedText> edited(const QByteArray &bytes, const ParsedText &parsed, Result<Plan> plan)
{
    if (!plan) {
        return plan.failure();
    }
    if (!plan->after) {
        return EditedText{{}, bytes, parsed};
    }
    return EditedText{std::move(plan->edits), std::move(plan->after->bytes),
                      std::move(plan->after->parsed)};
}

} // namespace

Result<EditedText> editedText(const QByteArray &bytes, const ParsedText &parsed, int document,
                              const std::vector<TreeEdit> &edits)
{
    const Outcome outcome = checked(parsed, document);
    if (!outcome) {
        return outcome.failure();
    }
    if (isInFence(bytes, parsed, document)) {
        return editedInFence(bytes, parsed, document, edits);
    }
    const ParsedSource source{bytes, parsed};
    if (edits.size() > 1) {
        if (std::optional<Plan> together = plannedTogether(source, document, edits)) {
            return edited(bytes, parsed, std::move(*together));
        }
    }
    return edited(bytes, parsed, plannedInTurn(source, document, edits));
}

Result<TextEdits> planEdits(const QByteArray &bytes, const ParsedText &parsed, int document,
                            const std::vector<TreeEdit> &edits)
{
    Result<EditedText> text = editedText(bytes, parsed, document, edits);
    return text ? Result<TextEdits>(std::move(text->edits)) : text.failure();
}

Result<TextEdits> planEdit(const QByteArray &bytes, const ParsedText &parsed, int document,
                           const TreeEdit &edit)
{
    return planEdits(bytes, parsed, document, {edit});
}

} // namespace baton
