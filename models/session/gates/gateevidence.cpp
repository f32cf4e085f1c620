// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/gates/gateevidence.h"

#include "models/check/values/synonyms.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/value/sessiontranslations.h"
#include "models/tree/canonicaltree.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString textAt(const CanonicalTree &tree, NodeId node)
{
    return node == noNode ? QString() : tree.at(tree.resolved(node)).text.simplified();
}

/// The reasons in the entries that @p criterion counts.
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

/// The document that contains @p evidence, or null.
const SessionHandoff *shownBy(const SessionBuilder &builder, const Evidence &evidence)
{
    const auto found =
        std::ranges::find_if(builder.session.handoffs, [&](const SessionHandoff &handoff) {
            return handoff.at.path == evidence.path && handoff.kept.isEmpty()
                && handoff.at.document == evidence.document;
        });
    return evidence.isEmpty() || found == builder.session.handoffs.end() ? nullptr : &*found;
}

/// A text such as " (“Outlet too close”, “Mesh too coarse”)".
QString quoted(const QStringList &texts)
{
    constexpr qsizetype most = 3;
    QStringList shown;
    for (const QString &text : texts.first(std::min(texts.size(), most))) {
        shown.append(SessionTranslations::tr("“%1”").arg(text));
    }
    if (texts.size() > most) {
        //: at the end of a list of quotations
        shown.append(
            SessionTranslations::tr("%n more", nullptr, static_cast<int>(texts.size() - most)));
    }
    return shown.isEmpty() ? QString() : u" (%1)"_s.arg(shown.join(u", "_s));
}

CanonicalTree treeOf(const SessionBuilder &builder, size_t index, const Kind &kind)
{
    const SessionHandoff &handoff = builder.session.handoffs[index];
    const auto number = static_cast<size_t>(handoff.at.document);
    CanonicalTree tree(builder.sources[index]->parsed->documents[number].tree, handoff.at.pointer);
    applySynonyms(tree, kind.fields);
    return tree;
}

} // namespace

QStringList quotesOf(const SessionBuilder &builder, size_t index, const Gate &gate,
                     const CriterionResult &shown)
{
    const SessionHandoff &handoff = builder.session.handoffs[index];
    const auto criterion = std::ranges::find(gate.criteria, shown.id, &Criterion::id);
    const Kind *const kind = builder.catalog.kind(handoff.kind);
    if (criterion == gate.criteria.end() || !kind || criterion->says.isRoot()
        || criterion->measure == Measure::RequiredFields) {
        return {};
    }
    const CanonicalTree tree = treeOf(builder, index, *kind);
    QStringList quotes =
        criterion->isCount ? ofCounted(tree, *criterion) : ofList(tree, criterion->says);
    quotes.removeAll(QString());
    return quotes;
}

void addQuotes(SessionGate &result, const Gate &gate, const SessionBuilder &builder)
{
    result.quotes.resize(result.result.criteria.size());
    for (size_t i = 0; i < result.result.criteria.size(); ++i) {
        const CriterionResult &shown = result.result.criteria[i];
        const auto criterion = std::ranges::find(gate.criteria, shown.id, &Criterion::id);
        const SessionHandoff *const handoff = shownBy(builder, result.evidence[i]);
        const Kind *const kind = handoff ? builder.catalog.kind(handoff->kind) : nullptr;
        if (shown.state != CriterionState::Failed || criterion == gate.criteria.end() || !kind
            || criterion->measure == Measure::RequiredFields) {
            continue;
        }
        const auto index = static_cast<size_t>(handoff - builder.session.handoffs.data());
        const bool isSaid = treeOf(builder, index, *kind).find(criterion->pointer) != noNode;
        result.isOfSubstance = result.isOfSubstance || (isSaid && criterion->percentOf.isEmpty());
        result.quotes[i] = quotesOf(builder, index, gate, shown);
    }
}

QString gateTitle(const GateResult &gate)
{
    //: a gate's id and title: "QG3b, transport result"
    return gate.title.isEmpty() ? gate.id
                                : SessionTranslations::tr("%1, %2").arg(gate.id, gate.title);
}

QString failedText(const CriterionResult &criterion, const QStringList &quotes)
{
    return u"%1: %2%3"_s.arg(criterion.title, criterion.actual, quoted(quotes));
}

} // namespace baton
