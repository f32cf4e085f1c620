// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/gates/skiprules.h"

namespace baton {

namespace {

bool holds(const SessionBuilder &builder, const SkipRule &rule)
{
    const QString told = builder.state.text(rule.pointer);
    const QString value = told.isEmpty() && builder.isStateWhole() ? rule.fallback : told;
    return builder.state.isThere() && !value.isEmpty() && rule.values.contains(value);
}

const SkipRule *skipOf(const SessionBuilder &builder, const QString &id, QStringList SkipRule::*ids)
{
    const std::vector<SkipRule> &rules = builder.reading().skips;
    const auto found = std::ranges::find_if(rules, [&](const SkipRule &rule) {
        return (rule.*ids).contains(id) && holds(builder, rule);
    });
    return found == rules.end() ? nullptr : &*found;
}

} // namespace

const SkipRule *skipOfPhase(const SessionBuilder &builder, const QString &id)
{
    return skipOf(builder, id, &SkipRule::phases);
}

const SkipRule *skipOfGate(const SessionBuilder &builder, const QString &id)
{
    return skipOf(builder, id, &SkipRule::gates);
}

} // namespace baton
