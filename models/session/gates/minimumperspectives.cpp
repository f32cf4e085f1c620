// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/gates/minimumperspectives.h"

#include "models/session/value/sessiontranslations.h"
#include <QCoreApplication>

namespace baton {

QString minimumFlaw(const QString &whole, const std::vector<RunStatus> &parts,
                    const SessionFormat &reading, bool isWhole)
{
    const auto complete = std::ranges::count(parts, RunStatus::Succeeded);
    const auto untold = std::ranges::count_if(parts, [](RunStatus status) {
        return status == RunStatus::NotReached || status == RunStatus::Pending
            || status == RunStatus::Unknown;
    });
    const bool areTold = std::ranges::any_of(parts, [](RunStatus status) {
        return status != RunStatus::NotReached && status != RunStatus::Pending;
    });
    const auto most = complete + (isWhole ? 0 : untold);
    return !areTold || most >= reading.duplicates.minimum
        ? QString()
        //: "Perspectives has only 3 of the 4 parts that it needs"
        : SessionTranslations::tr("%1 has only %2 of the %3 parts that it needs")
              .arg(whole)
              .arg(complete)
              .arg(reading.duplicates.minimum);
}

int rowShortOfParts(const SessionBuilder &builder)
{
    const DuplicateFacts &twice = builder.reading().duplicates;
    const int row = builder.phaseOf(twice.minimumRow);
    int left = 0;
    for (const SessionPhase &phase : builder.session.phases) {
        left += row >= 0 && phase.parent == row && !isFailure(phase.status) ? 1 : 0;
    }
    return row >= 0 && left < twice.minimum ? row : -1;
}

} // namespace baton
