// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/residentmemory.h"

#include <QElapsedTimer>
#include <QString>
#include <QtEnvironmentVariables>

#include <algorithm>
#include <vector>

#include <time.h>

namespace baton {

/// Times of repeated runs in milliseconds.
struct Times
{
    std::vector<double> milliseconds;

    [[nodiscard]] double quantile(double part) const
    {
        std::vector<double> sorted = milliseconds;
        std::ranges::sort(sorted);
        return sorted.at(static_cast<size_t>(part * static_cast<double>(sorted.size() - 1) + 0.5));
    }
    [[nodiscard]] double median() const { return quantile(0.5); }
};

/// The size of a benchmark: @p all, or @p least for a quick run of the benchmark in the tests, with
/// BATON_BENCH_SMOKE.
[[nodiscard]] inline int sized(int all, int least = 2)
{
    return qEnvironmentVariableIsSet("BATON_BENCH_SMOKE") ? std::min(all, least) : all;
}

/// Runs @p work once and adds its duration to @p times.
template <typename Work>
void measure(Times &times, Work &&work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    times.milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
}

/// Processor time of this thread in milliseconds.
[[nodiscard]] inline double threadTime()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Like measure(), but with the processor time of the thread: on a busy machine other programs run
/// in between.
template <typename Work>
void measureCpu(Times &times, Work &&work)
{
    const double before = threadTime();
    work();
    times.milliseconds.push_back(threadTime() - before);
}

/// Prints one row: name, median, 95th percentile, maximum, number of runs, and @p note.
void printTimes(const QString &what, const Times &times, const QString &note = {});
/// The same with the 99th percentile.
void printFrames(const QString &what, const Times &times);
void printHeading(const QString &text);
void printLine(const QString &text);

/// Stores a figure for the final table: @p area is one of figureAreas(), @p value and the reference
/// @p against include units.
void keepFigure(const QString &area, const QString &what, const QString &value,
                const QString &against);
/// "1.24 ms", or seconds from ten seconds on.
[[nodiscard]] QString duration(double milliseconds);
[[nodiscard]] QString median(const Times &times);
/// "50 ms are allowed", with ": exceeded" if @p milliseconds are more.
[[nodiscard]] inline QString allowedText(int allowed, double milliseconds)
{
    return QStringLiteral("%1 ms are allowed").arg(allowed)
        + (milliseconds > allowed ? QStringLiteral(": exceeded") : QString());
}
/// "1.24 ms, p99 3.10 ms".
[[nodiscard]] QString medianAndTail(const Times &times);

void benchColdStart();
void benchKeystroke();
void benchLanguageServer();
void benchLongDocument();
void benchLargeFiles();
void benchLargeFolder();
void benchManyRows();
void benchBatchCheck();
void benchSearch();
void benchSessions();
void benchStarts();
void benchPhaseGrid();
void benchSessionList();
/// Measures the window with the list of the @p sessions sessions below @p root.
void benchSessionWindow(const QString &root, int sessions);
/// Measures the window with a queue in an SQLite file that is followed.
void benchQueueWindow();
void benchRouting();
void benchRoutingFrames();
void benchSequence();
void benchXmlCheck();
void benchHook();
void benchHostile();
void benchLog();
void benchTranscript();

} // namespace baton
