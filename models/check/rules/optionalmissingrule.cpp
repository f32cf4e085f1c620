// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule optional-missing: lists all optional fields that the object at `object` lacks; `block`
/// stands for the kind's own block.
class OptionalMissingRule final : public Rule
{
public:
    OptionalMissingRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    JsonPointer m_object;
    bool m_isBlock;
};

OptionalMissingRule::OptionalMissingRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_isBlock(settings[u"object"].text() == "block"_L1)
{
    if (!m_isBlock) {
        m_object = settings[u"object"].pointer();
    }
}

void OptionalMissingRule::apply(const RuleContext &context, FindingList &findings) const
{
    const JsonPointer &object = m_isBlock ? context.kind.block : m_object;
    const NodeId node = context.tree.find(object);
    const FieldSchema *schema = fieldAt(context.kind.kind.fields, object);
    if (object.isRoot() || node == noNode || !schema
        || context.tree.at(context.tree.resolved(node)).type != ValueType::Map) {
        return;
    }
    for (const FieldSchema &field : schema->properties) {
        if (!field.isRequired && context.tree.child(node, field.name) == noNode) {
            findings.addMissing(node, field.name, id(), severity(),
                                message({{u"field"_s, field.name}}));
        }
    }
}

const RegisteredRule<OptionalMissingRule> optionalMissingRule(u"optional-missing"_s);

} // namespace

} // namespace baton
