// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/stepchecks.h"

#include "models/session/handoffs/handofforder.h"
#include "models/session/value/sessiontranslations.h"

#include <map>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int mostTold = 5;

/// The numbers that lie between those of @p steps.
QList<int> gapsOf(const std::map<int, Evidence> &steps)
{
    QList<int> gaps;
    for (auto step = steps.begin(); step != steps.end() && std::next(step) != steps.end(); ++step) {
        for (int number = step->first + 1; number < std::next(step)->first; ++number) {
            if (gaps.size() == mostTold) {
                return gaps;
            }
            gaps.append(number);
        }
    }
    return gaps;
}

} // namespace

void checkStepNumbers(SessionBuilder &draft)
{
    if (!draft.reading().isQueue) {
        return;
    }
    std::map<QString, std::map<int, Evidence>> tasks;
    for (size_t i = 0; i < draft.session.handoffs.size(); ++i) {
        const SessionHandoff &handoff = draft.session.handoffs[i];
        bool isNumber = false;
        const int step = handoff.links.step.toInt(&isNumber);
        if (isNumber) {
            tasks[joinIdOf(draft, i)].emplace(step, handoff.at);
        }
    }
    for (const auto &[task, steps] : tasks) {
        for (const int gap : gapsOf(steps)) {
            const auto &[later, at] = *steps.upper_bound(gap);
            draft.warn(
                u"session.step-missing"_s,
                SessionTranslations::tr("Step %1 is not reported here, but the later step %2 is")
                    .arg(gap)
                    .arg(later),
                at);
        }
    }
}

} // namespace baton
