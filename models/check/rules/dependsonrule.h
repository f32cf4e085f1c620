// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/places.h"
#include "models/protocol/rule.h"

namespace baton {

/// depends-on: the sessions that texts name, several of them with commas between, have a folder
/// below `sessions`, which is seen from the project's folder; `several` is said of a text that has
/// something else than commas between its names. With `itself`, a finding of its own,
/// none of them is the document's own session, as the text at `session` there calls it. With
/// `cycle`, another one, none of them waits for that session in turn.
class DependsOnRule final : public Rule
{
public:
    DependsOnRule(const PackNode &settings, const PackTexts &texts);
    [[nodiscard]] std::set<ProducedRule> produced() const override;
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    /// The session of the document, else that whose folder it lies in.
    [[nodiscard]] QString ownSession(const RuleContext &context) const;
    void addItself(const RuleContext &context, FindingList &findings) const;
    void addCycle(const RuleContext &context, FindingList &findings, const QString &sessions) const;

    TextPlaces m_places;
    ProjectRoot m_root;
    QString m_sessions;
    QString m_several;
    JsonPointer m_session; ///< the root: nobody looks for the document's own
    QString m_itselfId;
    QString m_itself;
    QString m_cycleId;
    QString m_cycle;
};

} // namespace baton
