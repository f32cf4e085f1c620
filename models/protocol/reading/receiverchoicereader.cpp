// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/reading/packparts.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

std::vector<Condition> readConditions(const PackNode &node)
{
    std::vector<Condition> result;
    for (const PackNode &entry : node.items()) {
        Condition condition{entry[u"pointer"].pointer(), nullptr};
        if (!entry[u"absent"].boolean(false)) {
            const auto schema = JsonSchema::compile(entry[u"schema"].value());
            if (!schema) {
                entry.report(schema.error());
                continue;
            }
            condition.schema = *schema;
        }
        result.push_back(std::move(condition));
    }
    return result;
}

Weights readWeights(const PackNode &node)
{
    Weights weights{node[u"pointer"].pointer(), {}};
    for (const PackNode &each : node[u"defaults"].items()) {
        weights.defaults.emplace_back(each.key(), each.text().toDouble());
    }
    return weights;
}

} // namespace

std::vector<ExplanationRule> readExplanations(const PackNode &node, const PackTexts &texts)
{
    std::vector<ExplanationRule> result;
    for (const PackNode &entry : node.items()) {
        ExplanationRule rule{texts.of(entry.requiredText(u"title")),
                             entry[u"kinds"].texts(),
                             readConditions(entry[u"when"]),
                             readWeights(entry[u"weights"]),
                             {}};
        for (const PackNode &choice : entry[u"choices"].items()) {
            rule.choices.push_back({readConditions(choice[u"when"]),
                                    texts.of(choice.requiredText(u"text")),
                                    texts.of(choice.requiredText(u"because"))});
        }
        result.push_back(std::move(rule));
    }
    return result;
}

} // namespace baton
