// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/gates/skiprules.h"

namespace baton {

namespace {

bool holds(const SessionBuilder &draft, const SkipRule &rule)
{
    const QString told = draft.state.text(rule.pointer);
    const QString value = told.isEmpty() && draft.isStateWhole() ? rule.fallback : told;
    return draft.state.isThere() && !value.isEmpty() && rule.values.contains(value);
}

const SkipRule *skipOf(const SessionBuilder &draft, const QString &id, QStringList SkipRule::*ids)
{
    const std::vector<SkipRule> &rules = draft.reading().skips;
    const auto found = std::ranges::find_if(rules, [&](const SkipRule &rule) {
        return (rule.*ids).contains(id) && holds(draft, rule);
    });
    return found == rules.end() ? nullptr : &*found;
}

} // namespace

const SkipRule *skipOfPhase(const SessionBuilder &draft, const QString &id)
{
    return skipOf(draft, id, &SkipRule::phases);
}

const SkipRule *skipOfGate(const SessionBuilder &draft, const QString &id)
{
    return skipOf(draft, id, &SkipRule::gates);
}

} // namespace baton
