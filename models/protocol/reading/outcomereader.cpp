// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/reading/packparts.h"

#include "models/findings/keywords.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

Action readAction(const PackNode &node)
{
    const std::optional<Action> action = actionNamed(node.text());
    if (!action) {
        node.report(QCoreApplication::translate("baton::PackReader", "“%1” is not an action.")
                        .arg(node.text()));
    }
    return action.value_or(Action::Accept);
}

OutcomeStep readStep(const PackNode &node, const PackTexts &texts)
{
    OutcomeStep step{readAction(node[u"action"]),
                     texts.of(node[u"headline"].text()),
                     texts.of(node[u"consequence"].text()),
                     {}};
    for (const PackNode &next : node[u"next"].items()) {
        step.next.push_back({readAction(next[u"action"]), texts.of(next[u"condition"].text()),
                             texts.of(next[u"consequence"].text())});
    }
    return step;
}

/// True if the schema restricts more than the type of a value.
bool asksForValue(const Value &schema)
{
    return std::ranges::any_of(schema.keys,
                               [](const QString &keyword) { return keyword != "type"_L1; });
}

} // namespace

std::vector<OutcomeRule> readOutcomes(const PackNode &node, const PackTexts &texts)
{
    std::vector<OutcomeRule> result;
    for (const PackNode &entry : node.items()) {
        OutcomeRule rule{entry.requiredText(u"id"),
                         entry[u"kinds"].texts(),
                         entry[u"pointers"].pointers(),
                         nullptr,
                         entry[u"first"].boolean(false),
                         entry[u"gate-failed"].boolean(false),
                         asksForValue(entry[u"schema"].value()),
                         {}};
        const auto schema = JsonSchema::compile(entry[u"schema"].value());
        if (!schema) {
            entry[u"schema"].report(schema.error());
            continue;
        }
        rule.schema = *schema;
        for (const PackNode &step : entry[u"steps"].items()) {
            rule.steps.push_back(readStep(step, texts));
        }
        if (rule.steps.empty()) {
            entry.report(
                QCoreApplication::translate("baton::PackReader", "“steps” is missing here."));
            continue;
        }
        result.push_back(std::move(rule));
    }
    return result;
}

std::optional<ErrorPolicy> readErrorPolicy(const PackNode &node, const PackTexts &texts)
{
    if (!node.exists()) {
        return std::nullopt;
    }
    return ErrorPolicy{readAction(node[u"action"]), texts.of(node.requiredText(u"headline")),
                       texts.of(node[u"condition"].text()), texts.of(node[u"consequence"].text())};
}

} // namespace baton
