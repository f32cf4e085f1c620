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

/// Rule placeholder: a value is still a placeholder of a template. If the field requires a choice,
/// number, time or boolean, the finding is an error whatever the severity of the rule.
class PlaceholderRule final : public Rule
{
public:
    PlaceholderRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;
    [[nodiscard]] std::set<ProducedRule> produced() const override;
    /// A finding if @p text, which is outside of a document, contains a placeholder.
    [[nodiscard]] std::optional<Finding> inProse(const QString &text) const override;

private:
    bool m_isOfTemplates; ///< only placeholders of the templates count
};

/// The name of the place for the user, such as "GOAL" or "A key of CONTEXT FILES".
QString fieldOf(const CanonicalTree &tree, const FoundPlaceholder &place)
{
    const NodeId parent = tree.at(place.node).parent;
    return place.text.isKey && parent != noNode
        ? CheckTranslations::tr("A key of %1").arg(nameOf(tree, parent))
        : nameOf(tree, place.node);
}

/// True if the values are not free text: numbers, booleans, times or words from a fixed set.
bool isChoice(const FieldSchema &field)
{
    return traitsOf(field.widget).isChoice || !field.enumValues.isEmpty();
}

/// The fixes of a list or map that was meant as a text in brackets. Required fields are not
/// cleared.
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

/// The nodes of values that the schema does not allow.
QSet<NodeId> rejectedIn(FindingList &findings)
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
    const QSet<NodeId> rejected = rejectedIn(findings);
    for (const FoundPlaceholder &place : placeholdersIn(context.tree, context.bytes, context.fields,
                                                        openTexts, !context.kind.xsd)) {
        if (m_isOfTemplates && !openTexts.contains(place.text.text)) {
            continue;
        }
        // The value has no meaning before it is filled in.
        const bool isRejected = !place.text.isKey && place.field && place.field->isRequired
            && isChoice(*place.field) && rejected.contains(place.node);
        PendingFinding &judged = findings.add(
            place.node, id(), isRejected ? Severity::Error : severity(),
            message({{u"field"_s, fieldOf(context.tree, place)}, {u"actual"_s, place.text.text}}));
        judged.finding.actual = place.text.text;
        judged.finding.isToFillIn = true;
        judged.isPlaceholder = true;
        judged.isAboutKey = place.text.isKey;
        judged.schema = isRejected ? place.field : nullptr;
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
