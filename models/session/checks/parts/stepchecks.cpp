// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/parts/partchecks.h"

#include "models/session/runs/stepgaps.h"
#include "models/session/value/sessiontranslations.h"

using namespace Qt::StringLiterals;

namespace baton {

void checkStepNumbers(SessionBuilder &builder)
{
    for (const StepGap &gap : stepGapsOf(builder)) {
        builder.addWarning(
            u"session.step-missing"_s,
            SessionTranslations::tr("Step %1 is not reported here, but the later step %2 is")
                .arg(gap.step)
                .arg(gap.later),
            gap.at);
    }
}

} // namespace baton
