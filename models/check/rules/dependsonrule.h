// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/places.h"
#include "models/check/rule.h"

namespace baton {

/// depends-on: the sessions that texts name, several of them with commas between, have a folder
/// below `sessions`, which is seen from the project's folder.
class DependsOnRule final : public Rule
{
public:
    DependsOnRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    TextPlaces m_places;
    ProjectRoot m_root;
    QString m_sessions;
};

} // namespace baton
