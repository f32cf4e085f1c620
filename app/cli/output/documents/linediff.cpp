// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/documents/linediff.h"

#include <algorithm>
#include <span>

namespace baton::cli {

namespace {

using LineViews = std::vector<QByteArrayView>;
using LineSpan = std::span<const QByteArrayView>;

/// The largest distance of two texts before the rest counts as replaced.
constexpr size_t farthest = 2000;

LineViews linesOf(QByteArrayView text)
{
    LineViews lines;
    while (!text.isEmpty()) {
        const qsizetype end = text.indexOf('\n');
        const qsizetype length = end < 0 ? text.size() : end + 1;
        lines.push_back(text.first(length));
        text = text.sliced(length);
    }
    return lines;
}

struct Gap
{
    size_t before = 0;
    size_t after = 0;
};

/// The number of lines of each side to skip until they agree again, as few as possible.
Gap nearestAgreement(LineSpan before, LineSpan after)
{
    const size_t limit = std::min(before.size() + after.size(), farthest);
    for (size_t skipped = 1; skipped < limit; ++skipped) {
        const size_t least = skipped < after.size() ? 0 : skipped - after.size() + 1;
        for (size_t x = least; x <= skipped && x < before.size(); ++x) {
            if (before[x] == after[skipped - x]) {
                return {x, skipped - x};
            }
        }
    }
    return {before.size(), after.size()};
}

} // namespace

std::vector<LineOperation> lineSteps(QByteArrayView before, QByteArrayView after)
{
    const LineViews beforeLines = linesOf(before);
    const LineViews afterLines = linesOf(after);
    LineSpan left = beforeLines;
    LineSpan right = afterLines;
    std::vector<LineOperation> steps;
    const auto take = [&steps](LineSpan &lines, size_t count, LineChange change) {
        for (const QByteArrayView line : lines.first(count)) {
            steps.push_back({change, line});
        }
        lines = lines.subspan(count);
    };
    while (!left.empty() || !right.empty()) {
        if (!left.empty() && !right.empty() && left.front() == right.front()) {
            take(left, 1, LineChange::Keep);
            right = right.subspan(1);
            continue;
        }
        const Gap gap = nearestAgreement(left, right);
        take(left, gap.before, LineChange::Remove);
        take(right, gap.after, LineChange::Add);
    }
    return steps;
}

} // namespace baton::cli
