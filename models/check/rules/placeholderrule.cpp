// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/fixes/fixplanner.h"
#include "models/check/report/checktranslations.h"
#include "models/check/report/rulecontext.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// placeholder: a value is still the placeholder of a template. It is an error, regardless of the
/// rule's severity, if a choice, a number, a time or a boolean is required.
class PlaceholderRule final : public Rule
{
public:
    PlaceholderRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;
    [[nodiscard]] std::set<ProducedRule> produced() const override;
    /// A finding that @p text, which is around a document, contains a placeholder.
    [[nodiscard]] std::optional<Finding> inProse(const QString &text) const override;

private:
    bool m_isOfTemplates; ///< nothing counts but what a template leaves open
};

/// The name of the place for a reader: "GOAL", or "A key of CONTEXT FILES".
QString fieldOf(const CanonicalTree &tree, const FoundPlaceholder &place)
{
    const NodeId parent = tree.at(place.node).parent;
    return place.text.isKey && parent != noNode
        ? CheckTranslations::tr("A key of %1").arg(nameOf(tree, parent))
        : nameOf(tree, place.node);
}

/// True for values that are not free text: a number, true or false, one of a few words, a time.
bool isChoice(const FieldSchema &field)
{
    return traitsOf(field.widget).isChoice || !field.enumValues.isEmpty();
}

/// Fixes of a list or map that was meant as a text in brackets. A field that must hold something is
/// not cleared.
std::vector<Fix> fixesOf(const FoundPlaceholder &place, const FixPlanner &fixer)
{
    const bool mayBeEmpty = !place.field || !place.field->isRequired;
    const WidgetTraits &traits = traitsOf(place.field ? place.field->widget : FieldWidget::Text);
    if (traits.isList()) {
        return {fixer.cleared(place.node, "[]")};
    }
    if (traits.isMap()) {
        return mayBeEmpty ? std::vector{fixer.cleared(place.node, "{}")} : std::vector<Fix>();
    }
    std::vector<Fix> fixes{fixer.quoted(place.node)};
    if (mayBeEmpty && (!place.field || !isChoice(*place.field))) {
        fixes.push_back(fixer.cleared(place.node, R"("")"));
    }
    return fixes;
}

/// The values that the schema refuses.
QSet<NodeId> refusedIn(FindingList &findings)
{
    QSet<NodeId> nodes;
    for (const PendingFinding &judged : findings.all()) {
        if (judged.finding.severity == Severity::Error && !judged.isAboutKey && !judged.isMissing) {
            nodes.insert(judged.node);
        }
    }
    return nodes;
}

PlaceholderRule::PlaceholderRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_isOfTemplates(settings[u"only-of-templates"].boolean(false))
{
}

void PlaceholderRule::apply(const RuleContext &context, FindingList &findings) const
{
    if (context.tree.tree().isEmpty() || !mayHoldPlaceholders(context.tree)) {
        return;
    }
    const QSet<QString> openTexts = context.catalog.openTexts(context.kind.kind);
    const QSet<NodeId> refused = refusedIn(findings);
    for (const FoundPlaceholder &place : placeholdersIn(context.tree, context.bytes, context.fields,
                                                        openTexts, !context.kind.xsd)) {
        if (m_isOfTemplates && !openTexts.contains(place.text.text)) {
            continue;
        }
        // The value cannot be read before it is filled in.
        const bool isRefused = !place.text.isKey && place.field && place.field->isRequired
            && isChoice(*place.field) && refused.contains(place.node);
        PendingFinding &judged = findings.add(
            place.node, id(), isRefused ? Severity::Error : severity(),
            message({{u"field"_s, fieldOf(context.tree, place)}, {u"actual"_s, place.text.text}}));
        judged.finding.actual = place.text.text;
        judged.finding.isToFillIn = true;
        judged.isPlaceholder = true;
        judged.isAboutKey = place.text.isKey;
        judged.schema = isRefused ? place.field : nullptr;
        findings.setRange(judged.finding, place.text.range);
        if (context.tree.at(place.node).type != ValueType::String && !place.text.isKey) {
            judged.finding.fixes = fixesOf(place, context.fixer);
        }
        findings.addOpen(place);
    }
}

std::optional<Finding> PlaceholderRule::inProse(const QString &text) const
{
    Finding finding;
    finding.rule = id();
    finding.severity = severity();
    finding.message =
        message({{u"field"_s, CheckTranslations::tr("The text around it")}, {u"actual"_s, text}});
    finding.actual = text;
    finding.isToFillIn = true;
    return finding;
}

std::set<ProducedRule> PlaceholderRule::produced() const
{
    std::set<ProducedRule> rules = Rule::produced();
    rules.insert({id(), Severity::Error, Rule::produced().begin()->message});
    return rules;
}

const RegisteredRule<PlaceholderRule> placeholderRule(u"placeholder"_s);

} // namespace

} // namespace baton
