// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/gatequotes.h"

#include "models/check/canonicaltree.h"
#include "models/check/synonyms.h"

#include <algorithm>

namespace baton {

namespace {

QString textAt(const CanonicalTree &tree, NodeId node)
{
    return node == noNode ? QString() : tree.at(tree.resolved(node)).text.simplified();
}

/// Of the entries that @p criterion counts the member that says why.
QStringList ofCounted(const CanonicalTree &tree, const Criterion &criterion)
{
    QStringList texts;
    const NodeId list = tree.find(criterion.pointer);
    if (list == noNode) {
        return texts;
    }
    for (const NodeId entry : tree.at(tree.resolved(list)).children) {
        if (textAt(tree, tree.find(criterion.countPointer, entry)) == criterion.countValue) {
            texts.append(textAt(tree, tree.find(criterion.says, entry)));
        }
    }
    return texts;
}

QStringList ofList(const CanonicalTree &tree, const JsonPointer &pointer)
{
    const NodeId list = tree.find(pointer);
    if (list == noNode) {
        return {};
    }
    QStringList texts{textAt(tree, list)};
    for (const NodeId entry : tree.at(tree.resolved(list)).children) {
        texts.append(textAt(tree, entry));
    }
    return texts;
}

/// The document that shows the criterion with @p evidence; null when none does.
const SessionHandoff *shownBy(const SessionDraft &draft, const Evidence &evidence)
{
    const auto found =
        std::ranges::find_if(draft.session.handoffs, [&](const SessionHandoff &handoff) {
            return handoff.at.path == evidence.path && handoff.kept.isEmpty()
                && handoff.at.document == evidence.document;
        });
    return evidence.isEmpty() || found == draft.session.handoffs.end() ? nullptr : &*found;
}

} // namespace

void addQuotes(SessionGate &result, const Gate &gate, const SessionDraft &draft)
{
    result.quotes.resize(result.result.criteria.size());
    for (size_t i = 0; i < result.result.criteria.size(); ++i) {
        const CriterionResult &shown = result.result.criteria[i];
        const auto criterion = std::ranges::find(gate.criteria, shown.id, &Criterion::id);
        const SessionHandoff *const handoff = shownBy(draft, result.evidence[i]);
        const Kind *const kind = handoff ? draft.catalog.kind(handoff->kind) : nullptr;
        if (shown.state != CriterionState::Failed || criterion == gate.criteria.end() || !kind
            || criterion->measure == Measure::RequiredFields) {
            continue;
        }
        const auto index = static_cast<size_t>(handoff - draft.session.handoffs.data());
        const auto number = static_cast<size_t>(handoff->at.document);
        CanonicalTree tree(draft.sources[index]->parsed.documents[number].tree,
                           handoff->at.pointer);
        applySynonyms(tree, kind->fields);
        const bool isSaid = tree.find(criterion->pointer) != noNode;
        result.isOfSubstance = result.isOfSubstance || (isSaid && criterion->percentOf.isEmpty());
        if (!criterion->says.isRoot()) {
            result.quotes[i] =
                criterion->isCount ? ofCounted(tree, *criterion) : ofList(tree, criterion->says);
            result.quotes[i].removeAll(QString());
        }
    }
}

} // namespace baton
