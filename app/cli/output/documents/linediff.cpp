// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/documents/linediff.h"

#include "models/strings/longestcommonsubsequence.h"

#include <QList>

namespace baton::cli {

namespace {

using LineViews = QList<QByteArrayView>;

LineViews linesOf(QByteArrayView text)
{
    LineViews lines;
    while (!text.isEmpty()) {
        const qsizetype end = text.indexOf('\n');
        const qsizetype length = end < 0 ? text.size() : end + 1;
        lines.append(text.first(length));
        text = text.sliced(length);
    }
    return lines;
}

} // namespace

std::vector<LineOperation> lineSteps(QByteArrayView before, QByteArrayView after)
{
    const LineViews beforeLines = linesOf(before);
    const LineViews afterLines = linesOf(after);
    std::vector<LineOperation> steps;
    IndexPair next{0, 0};
    const auto addChanges = [&](IndexPair end) {
        for (; next.left < end.left; ++next.left) {
            steps.push_back({LineChange::Remove, beforeLines[next.left]});
        }
        for (; next.right < end.right; ++next.right) {
            steps.push_back({LineChange::Add, afterLines[next.right]});
        }
    };
    for (const IndexPair &same : commonItems(beforeLines, afterLines)) {
        addChanges(same);
        steps.push_back({LineChange::Keep, beforeLines[same.left]});
        next = {same.left + 1, same.right + 1};
    }
    addChanges({beforeLines.size(), afterLines.size()});
    return steps;
}

} // namespace baton::cli
