// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/runs/stepgaps.h"

#include "models/session/handoffs/handofforder.h"
#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>

#include <map>

namespace baton {

namespace {

constexpr size_t mostOfTask = 5;

using Steps = std::map<int, Evidence>;

std::vector<StepGap> gapsOf(const Steps &steps)
{
    std::vector<StepGap> gaps;
    for (auto step = steps.begin(); step != steps.end() && std::next(step) != steps.end(); ++step) {
        const auto &[later, at] = *std::next(step);
        for (int number = step->first + 1; number < later; ++number) {
            if (gaps.size() == mostOfTask) {
                return gaps;
            }
            gaps.push_back({number, later, at});
        }
    }
    return gaps;
}

} // namespace

std::vector<StepGap> stepGapsOf(const SessionBuilder &builder)
{
    std::vector<StepGap> gaps;
    if (!builder.reading().isQueue) {
        return gaps;
    }
    std::map<QString, Steps> tasks;
    for (size_t i = 0; i < builder.session.handoffs.size(); ++i) {
        const SessionHandoff &handoff = builder.session.handoffs[i];
        bool isNumber = false;
        const int step = handoff.links.step.toInt(&isNumber);
        if (isNumber) {
            tasks[joinIdOf(builder, i)].emplace(step, handoff.at);
        }
    }
    for (const auto &[task, steps] : tasks) {
        std::ranges::move(gapsOf(steps), std::back_inserter(gaps));
    }
    return gaps;
}

QString stepFlaw(const SessionBuilder &builder)
{
    const std::vector<StepGap> gaps = stepGapsOf(builder);
    //: "Complete, although step 2 is not reported"
    return gaps.empty() ? QString()
                        : SessionTranslations::tr("step %1 is not reported").arg(gaps.front().step);
}

void addFlawOfSteps(SessionBuilder &builder)
{
    SessionSummary &summary = builder.session.summary;
    if (summary.status == RunStatus::Succeeded && summary.flaw.isEmpty()) {
        summary.flaw = stepFlaw(builder);
    }
}

} // namespace baton
