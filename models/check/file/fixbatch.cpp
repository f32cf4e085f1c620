// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/file/fixbatch.h"
#include "models/editing/plan/planedit.h"

#include <algorithm>

namespace baton {

std::vector<FixBatch> certainFixSteps(const CheckedText &state)
{
    std::vector<FixBatch> steps;
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
    std::ranges::sort(steps, {}, [](const FixBatch &step) { return step.edits.front().offset; });
    return steps;
}

std::vector<FixBatch> nonOverlapping(const std::vector<FixBatch> &steps)
{
    std::vector<FixBatch> chosen;
    qsizetype end = -1;
    for (const FixBatch &step : steps) {
        if (step.edits.front().offset > end) {
            chosen.push_back(step);
            end = step.edits.back().range().end;
        }
    }
    return chosen;
}

FixBatch joined(const std::vector<FixBatch> &steps)
{
    FixBatch all{{}, 0};
    for (const FixBatch &step : steps) {
        all.edits.insert(all.edits.end(), step.edits.begin(), step.edits.end());
        all.count += step.count;
    }
    return all;
}

} // namespace baton
