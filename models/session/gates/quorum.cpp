// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/gates/quorum.h"

#include "models/session/gates/minimumperspectives.h"
#include "models/session/state/unparsedstatemessages.h"
#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

void addMinimum(const SessionBuilder &builder, SessionGate &result)
{
    const DuplicateFacts &twice = builder.reading().duplicates;
    const int row = twice.minimumGate == result.result.id ? builder.phaseOf(twice.minimumRow) : -1;
    if (row < 0 || result.result.state() == CriterionState::NotEvaluated) {
        return;
    }
    const SessionPhase &whole = builder.session.phases[size_t(row)];
    std::vector<RunStatus> parts;
    for (const SessionPhase &phase : builder.session.phases) {
        if (phase.parent == row) {
            parts.push_back(phase.status);
        }
    }
    const auto isFlawed = [&](bool isWhole) {
        return !minimumFlaw(whole.title, parts, builder.reading(), isWhole).isEmpty();
    };
    if (!isFlawed(true)) {
        return;
    }
    CriterionResult criterion;
    criterion.id = u"minimum"_s;
    criterion.title = SessionTranslations::tr("Parts of %1 that are complete").arg(whole.title);
    criterion.threshold = u"≥ "_s + QString::number(twice.minimum);
    criterion.actual = QString::number(std::ranges::count(parts, RunStatus::Succeeded));
    if (isFlawed(builder.isStateWhole())) {
        criterion.state = CriterionState::Failed;
        result.isOfMachine = false;
    } else {
        criterion.reason = unreadText(builder.state);
    }
    result.result.criteria.push_back(std::move(criterion));
    result.evidence.push_back(whole.evidence);
}

} // namespace baton
