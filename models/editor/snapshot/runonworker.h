// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtConcurrentRun>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace baton {

/// Runs @p work on a thread of @p pool and passes its result to @p answer if @p receiver still
/// exists; never within this call, even if the work is done before then() is called.
/// @returns a function that waits for all work of @p pool and passes the result at once, unless
/// that was done.
template <typename Work, typename Answer>
std::function<void()> runOnWorker(QObject &receiver, QThreadPool &pool, const Work &work,
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
        pool.waitForDone();
        once(future.result());
    };
}

} // namespace baton
