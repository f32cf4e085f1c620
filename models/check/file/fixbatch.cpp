// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/file/fixbatch.h"
#include "models/editing/plan/planedit.h"

#include <algorithm>

namespace baton {

std::vector<FixStep> certainFixSteps(const CheckedText &state)
{
    std::vector<FixStep> steps;
    for (const DocumentReport &document : state.report.documents) {
        if (!document.isMeant) {
            continue;
        }
        std::vector<TreeEdit> planned;
        for (const Finding &finding : document.findings) {
            const auto certain = std::ranges::find_if(finding.fixes, &Fix::isCertain);
            if (certain == finding.fixes.end()) {
                continue;
            }
            if (certain->plan) {
                planned.push_back(certain->plan->edit);
            } else if (!certain->edits.empty()) {
                steps.push_back({certain->edits});
            }
        }
        if (planned.empty()) {
            continue;
        }
        if (Result<TextEdits> edits =
                planEdits(state.bytes, state.parsed, document.document, planned);
            edits && !edits->empty()) {
            steps.push_back({*edits, static_cast<int>(planned.size())});
        }
    }
    std::ranges::sort(steps, {}, [](const FixStep &step) { return step.edits.front().offset; });
    return steps;
}

std::vector<FixStep> nonOverlapping(const std::vector<FixStep> &steps)
{
    std::vector<FixStep> chosen;
    qsizetype end = -1;
    for (const FixStep &step : steps) {
        if (step.edits.front().offset > end) {
            chosen.push_back(step);
            end = step.edits.back().range().end;
        }
    }
    return chosen;
}

FixStep joined(const std::vector<FixStep> &steps)
{
    FixStep all{{}, 0};
    for (const FixStep &step : steps) {
        all.edits.insert(all.edits.end(), step.edits.begin(), step.edits.end());
        all.count += step.count;
    }
    return all;
}

} // namespace baton
