// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtConcurrentRun>
#include <QThreadPool>

#include <type_traits>

namespace baton {

/// Gives @p answer what @p work makes on a thread of @p pool, as long as @p receiver is there;
/// never within this call: a quick one may be done before then() is reached.
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
