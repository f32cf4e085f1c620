// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QThread>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace baton {

/// Calls workers for each number below @p count on all processors, including this thread. @p
/// makeWorker creates one worker for each thread.
template <typename MakeWorker>
void spread(qsizetype count, const MakeWorker &makeWorker)
{
    // Small portions: files differ in size, and an idle thread takes the next ones.
    constexpr qsizetype mostAtOnce = 4;
    const qsizetype threads =
        std::max<qsizetype>(1, std::min<qsizetype>(count, QThread::idealThreadCount()));
    const qsizetype portion = std::clamp<qsizetype>(count / (4 * threads), 1, mostAtOnce);
    std::atomic<qsizetype> next = 0;
    const auto run = [&] {
        auto work = makeWorker();
        for (qsizetype begin = next.fetch_add(portion); begin < count;
             begin = next.fetch_add(portion)) {
            for (qsizetype i = begin; i < std::min(begin + portion, count); ++i) {
                work(i);
            }
        }
    };
    std::vector<std::jthread> others;
    for (qsizetype i = 1; i < threads; ++i) {
        others.emplace_back(run);
    }
    run();
}

/// The results of @p make for each of @p items, on all processors.
template <typename Made, typename Items, typename Make>
[[nodiscard]] std::vector<Made> parallelMap(const Items &items, const Make &make)
{
    std::vector<Made> all(size_t(std::ssize(items)));
    spread(std::ssize(items),
           [&] { return [&](qsizetype i) { all[size_t(i)] = make(items[i]); }; });
    return all;
}

} // namespace baton
