// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/documents/unifieddiff.h"

#include "app/cli/output/documents/linediff.h"

#include <algorithm>

namespace baton::cli {

namespace {

constexpr qsizetype context = 3;

struct Hunk
{
    qsizetype begin = 0; ///< first step
    qsizetype end = 0;   ///< after the last step
};

std::vector<Hunk> hunksOf(const std::vector<LineOperation> &steps)
{
    std::vector<Hunk> hunks;
    for (qsizetype i = 0; i < std::ssize(steps); ++i) {
        if (steps[static_cast<size_t>(i)].change == LineChange::Keep) {
            continue;
        }
        const qsizetype begin = std::max<qsizetype>(0, i - context);
        const qsizetype end = std::min<qsizetype>(std::ssize(steps), i + context + 1);
        if (!hunks.empty() && begin <= hunks.back().end) {
            hunks.back().end = end;
        } else {
            hunks.push_back({begin, end});
        }
    }
    return hunks;
}

qsizetype linesOn(LineChange side, const std::vector<LineOperation> &steps, qsizetype begin,
                  qsizetype end)
{
    return std::count_if(steps.begin() + begin, steps.begin() + end,
                         [side](const LineOperation &s) {
                             return s.change == LineChange::Keep || s.change == side;
                         });
}

/// "12,3" as in a hunk header: an empty range names the line before it.
QByteArray rangeText(qsizetype linesBefore, qsizetype count)
{
    const QByteArray first = QByteArray::number(count == 0 ? linesBefore : linesBefore + 1);
    return count == 1 ? first : first + ',' + QByteArray::number(count);
}

QByteArray hunkText(const std::vector<LineOperation> &steps, Hunk hunk)
{
    const auto range = [&steps, hunk](LineChange side) {
        return rangeText(linesOn(side, steps, 0, hunk.begin),
                         linesOn(side, steps, hunk.begin, hunk.end));
    };
    QByteArray text = "@@ -" + range(LineChange::Remove) + " +" + range(LineChange::Add) + " @@\n";
    for (qsizetype i = hunk.begin; i < hunk.end; ++i) {
        const LineOperation &step = steps[static_cast<size_t>(i)];
        text += static_cast<char>(step.change);
        text += step.line;
        if (!step.line.endsWith('\n')) {
            text += "\n\\ No newline at end of file\n";
        }
    }
    return text;
}

/// @p name below @p side as Git writes it: never absolute, so that "patch -p1" finds it, and quoted
/// if it does not fit on one line.
QByteArray headName(const char *side, QByteArrayView name)
{
    while (name.startsWith('/')) {
        name = name.sliced(1);
    }
    QByteArray text = side;
    bool isQuoted = false;
    for (const char c : name) {
        if (uchar(c) < 0x20 || c == 0x7F) {
            text += '\\' + QByteArray::number(uchar(c), 8).rightJustified(3, '0');
            isQuoted = true;
        } else if (c == '"' || c == '\\') {
            text += '\\';
            text += c;
            isQuoted = true;
        } else {
            text += c;
        }
    }
    return isQuoted ? '"' + text + '"' : text;
}

} // namespace

QByteArray unifiedDiff(const QByteArray &name, const QByteArray &before, const QByteArray &after)
{
    const std::vector<LineOperation> steps = lineSteps(before, after);
    const std::vector<Hunk> hunks = hunksOf(steps);
    if (hunks.empty()) {
        return {};
    }
    QByteArray text = "--- " + headName("a/", name) + "\n+++ " + headName("b/", name) + '\n';
    for (const Hunk &hunk : hunks) {
        text += hunkText(steps, hunk);
    }
    return text;
}

} // namespace baton::cli
