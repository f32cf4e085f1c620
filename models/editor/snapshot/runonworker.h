// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtConcurrentRun>
#include <QThreadPool>

#include <type_traits>

namespace baton {

/// Runs @p work on a thread of @p pool and passes its result to @p answer if @p receiver still
/// exists; never within this call, even if the work is done before then() is called.
template <typename Work, typename Answer>
void runOnWorker(QObject &receiver, QThreadPool &pool, const Work &work, const Answer &answer)
{
    using Made = std::invoke_result_t<Work>;
    QtConcurrent::run(&pool, work).then(&receiver, [&receiver, answer](const Made &result) {
        QMetaObject::invokeMethod(
            &receiver, [answer, result] { answer(result); }, Qt::QueuedConnection);
    });
}

} // namespace baton
