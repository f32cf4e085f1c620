// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/draft.h"
#include "models/editing/plan/fencedplan.h"
#include "models/editing/plan/intended.h"
#include "models/editing/plan/lastline.h"
#include "models/editing/plan/promptplan.h"
#include "models/editing/plan/proof.h"
#include "models/editing/plan/steps.h"
#include "models/editing/prompt/promptmeaning.h"
#include "models/editing/text/composed.h"
#include "models/editing/text/refusal.h"
#include "models/editing/text/target.h"
#include "models/editing/xml/xmlrefusal.h"
#include "models/tree/treeedit.h"

namespace baton {
namespace {

using namespace edit;

struct Plan
{
    TextEdits edits;
    std::optional<Reading> after; ///< nothing when no byte changes
};

Failure refusal(const Layout &layout, NodeId id, const TreeEdit &edit, bool hasDraft)
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

bool isPrompt(const ParsedText &parsed, int document)
{
    return parsed.documents[static_cast<size_t>(document)].format == Format::Prompt;
}

/// A prompt may be all of a Markdown file.
bool isInFence(const QByteArray &bytes, const ParsedText &parsed, int document)
{
    const ByteRange all{0, bytes.size()};
    return parsed.format == Format::Markdown
        && parsed.documents[static_cast<size_t>(document)].range != all;
}

std::optional<TextEdits> draftedFor(const Source &before, const Layout &layout, int document,
                                    NodeId target, const TreeEdit &edit, Care care)
{
    return isPrompt(before.parsed, document) ? draftedPrompt(before, document, target, edit, care)
                                             : drafted(layout, target, edit, care);
}

/// Tries the ways to carry out @p edit until one is proven to make @p wanted.
Result<Plan> plannedDirectly(const Source &before, int document, const TreeEdit &edit,
                             NodeId target, const Value &wanted)
{
    const Layout layout(before.bytes, before.parsed, document);
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
        if (std::optional<Reading> after = proven(before, document, edits, wanted)) {
            return Plan{std::move(edits), std::move(after)};
        }
        // What two entries that change places end with alike stays, but belongs to another one
        // then.
        if (std::holds_alternative<Move>(edit) && edits != *draft) {
            if (std::optional<Reading> after = proven(before, document, *draft, wanted)) {
                return Plan{*draft, std::move(after)};
            }
        }
        for (TextEdits &other : withLastLine(before, edits)) {
            if (std::optional<Reading> after = proven(before, document, other, wanted)) {
                return Plan{std::move(other), std::move(after)};
            }
        }
        tried = std::move(edits);
    }
    return refusal(layout, target, edit, !tried.empty());
}

/// All edits planned on the same tree and proven at once, which is quick; nothing when they depend
/// on each other or one of them needs a second try.
std::optional<Plan> plannedTogether(const Source &before, int document,
                                    const std::vector<TreeEdit> &edits)
{
    const Layout layout(before.bytes, before.parsed, document);
    Value wanted = layout.tree().toValue();
    std::vector<TextEdits> drafts;
    for (const TreeEdit &edit : edits) {
        const Result<NodeId> target = editTarget(layout.tree(), edit, layout.format());
        if (!target || !change(wanted, edit, layout.format())) {
            return std::nullopt;
        }
        const auto draft = draftedFor(before, layout, document, *target, edit, Care::Natural);
        if (!draft) {
            return std::nullopt;
        }
        drafts.push_back(minimized(before.bytes, *draft));
    }
    wanted = meant(std::move(wanted), before.parsed, document);
    std::optional<TextEdits> all = merged(drafts);
    std::optional<Reading> after = all ? proven(before, document, *all, wanted) : std::nullopt;
    return after ? std::optional(Plan{std::move(*all), std::move(after)}) : std::nullopt;
}

Result<Plan> planned(const Source &before, int document, const TreeEdit &edit);

/// One edit after the other, each proven by itself.
Result<Plan> plannedInTurn(const Source &before, int document, const std::vector<TreeEdit> &edits)
{
    Plan all;
    for (const TreeEdit &edit : edits) {
        const Source source = all.after ? Source{all.after->bytes, all.after->parsed} : before;
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

/// Changes only what differs in a map or list; nothing when it has to be written anew.
std::optional<Plan> plannedInSteps(const Source &before, int document, const SetValue &edit,
                                   NodeId target, const Value &wanted)
{
    constexpr size_t mostInTurn = 20;
    const Tree &tree = treeOf(before.parsed, document);
    const std::vector<TreeEdit> parts = steps(tree.toValue(target), edit.value, edit.at);
    const SetValue *only = parts.size() == 1 ? std::get_if<SetValue>(&parts.front()) : nullptr;
    if (only && only->at == edit.at) {
        return std::nullopt;
    }
    const auto isWanted = [document, &wanted](const Plan &plan) {
        return plan.after && treeOf(plan.after->parsed, document).toValue() == wanted;
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

Result<Plan> planned(const Source &before, int document, const TreeEdit &edit)
{
    const Tree &tree = treeOf(before.parsed, document);
    const Format format = before.parsed.documents[static_cast<size_t>(document)].format;
    const Result<NodeId> target = editTarget(tree, edit, format);
    if (!target) {
        return target.failure();
    }
    const Result<Value> wanted = intended(before.parsed, document, edit);
    if (!wanted) {
        return wanted.failure();
    }
    if (*wanted == tree.toValue()) {
        return Plan{{}, std::nullopt};
    }
    const SetValue *set = std::get_if<SetValue>(&edit);
    if (set && set->value.isContainer()) {
        if (std::optional<Plan> plan = plannedInSteps(before, document, *set, *target, *wanted)) {
            return std::move(*plan);
        }
    }
    return plannedDirectly(before, document, edit, *target, *wanted);
}

} // namespace

Result<TextEdits> planEdit(const QByteArray &bytes, const ParsedText &parsed, int document,
                           const TreeEdit &edit)
{
    const Outcome outcome = checked(parsed, document);
    if (!outcome) {
        return outcome.failure();
    }
    if (isInFence(bytes, parsed, document)) {
        return plannedInFence(bytes, parsed, document, {edit});
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
    if (isInFence(bytes, parsed, document)) {
        return plannedInFence(bytes, parsed, document, edits);
    }
    const Source source{bytes, parsed};
    if (edits.size() > 1) {
        if (std::optional<Plan> together = plannedTogether(source, document, edits)) {
            return std::move(together->edits);
        }
    }
    Result<Plan> plan = plannedInTurn(source, document, edits);
    return plan ? Result<TextEdits>(std::move(plan->edits)) : plan.failure();
}

} // namespace baton
