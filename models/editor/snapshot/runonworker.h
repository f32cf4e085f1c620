// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtConcurrentRun>
#include <QThreadPool>

#include <chrono>
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace baton {

/// The maximum time that the UI thread waits for a worker within a call. Most work takes less; the
/// limit is for work that reads files, whose duration does not depend on the text.
constexpr std::chrono::milliseconds longestWait{500};

/// Runs @p work on a thread of @p pool and passes its result to @p answer if @p receiver still
/// exists. @p answer is never called within this call. Use QtConcurrent::run().then() if the
/// returned function is not needed. @returns a function that waits at most longestWait for all work
/// of @p pool and then passes on the result, unless that has happened. It returns false if the work
/// takes longer.
template <typename Work, typename Answer>
std::function<bool()> runOnWorker(QObject &receiver, QThreadPool &pool, const Work &work,
                                  const Answer &answer)
{
    using Made = std::invoke_result_t<Work>;
    QFuture<Made> future = QtConcurrent::run(&pool, work);
    const auto once = [answer, isAnswered = std::make_shared<bool>(false)](const Made &result) {
        if (!std::exchange(*isAnswered, true)) {
            answer(result);
        }
    };
    future.then(&receiver, [&receiver, once](const Made &result) {
        QMetaObject::invokeMethod(
            &receiver, [once, result] { once(result); }, Qt::QueuedConnection);
    });
    return [&pool, future, once] {
        const bool isDone = future.isFinished() || pool.waitForDone(int(longestWait.count()));
        if (isDone) {
            once(future.result());
        }
        return isDone;
    };
}

} // namespace baton
