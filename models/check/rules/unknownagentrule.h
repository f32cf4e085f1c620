// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/places.h"
#include "models/check/projectagents.h"
#include "models/protocol/rule.h"

namespace baton {

/// unknown-agent: the agents that texts name are those of the protocol, or those that the project
/// names itself in the files of `named-in`. With `first-word: true`
/// more may follow the name, with `list: true` names stand with commas between. An alias is a note
/// in the protocol's own words.
class UnknownAgentRule final : public Rule
{
public:
    UnknownAgentRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    /// Judges the name @p name, which starts at @p begin of the text at @p place.
    void judge(const RuleContext &context, FindingList &findings, const TextPlaces::Place &place,
               const QString &name, qsizetype begin) const;
    void judgeList(const RuleContext &context, FindingList &findings,
                   const TextPlaces::Place &place) const;

    TextPlaces m_places;
    ProjectAgents m_projectAgents;
    bool m_isFirstWord;
    bool m_isList;
};

} // namespace baton
