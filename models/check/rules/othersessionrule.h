// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/places.h"
#include "models/protocol/rule.h"

namespace baton {

/// other-session: no path leads into the folder of another session than the one that is named at
/// `session`, or that the document lies in.
class OtherSessionRule final : public Rule
{
public:
    OtherSessionRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    [[nodiscard]] QStringList ownSessions(const RuleContext &context) const;

    TextPlaces m_places;
    JsonPointer m_session;
};

} // namespace baton
