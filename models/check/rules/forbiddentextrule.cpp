// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule forbidden-text: no text may begin with one of `begins`.
class ForbiddenTextRule final : public Rule
{
public:
    ForbiddenTextRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    QString m_begins;
};

ForbiddenTextRule::ForbiddenTextRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_begins(settings.requiredText(u"begins"))
{
}

void ForbiddenTextRule::apply(const RuleContext &context, FindingList &findings) const
{
    const NodeList &nodes = context.tree.tree().nodes;
    for (size_t i = 0; i < nodes.size(); ++i) {
        const Node &node = nodes[i];
        if (node.type != ValueType::String || node.target != noNode
            || !QStringView(node.text).trimmed().startsWith(m_begins)) {
            continue;
        }
        const NodeId place = static_cast<NodeId>(i);
        const QString actual = sourceText(context.tree, place);
        PendingFinding &judged = findings.add(
            place, id(), severity(),
            message({{u"field"_s, nameOf(context.tree, place)}, {u"actual"_s, actual}}));
        judged.finding.actual = actual;
        judged.isPlaceholder = true;
        findings.addPlaceholder(place);
    }
}

const RegisteredRule<ForbiddenTextRule> forbiddenTextRule(u"forbidden-text"_s);

} // namespace

} // namespace baton
