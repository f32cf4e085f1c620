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

/// How long the UI thread waits for a worker within a call. Most work is done by then; the time is
/// for work that reads files, of which no limit of the text tells how long they take.
constexpr std::chrono::milliseconds longestWait{500};

/// Runs @p work on a thread of @p pool and passes its result to @p answer if @p receiver still
/// exists; never within this call, even if the work is done before then() is called. For callers
/// that keep what is returned here; QtConcurrent::run().then() does for others.
/// @returns a function that waits for all work of @p pool, longestWait at most, and passes the
/// result at once, unless that was done; false when the work takes longer.
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
