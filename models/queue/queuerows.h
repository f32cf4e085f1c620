// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/queue/stepqueue.h"

namespace baton {

/// A row of a queue: a step, or the subtask or task of steps.
struct QueueRow
{
    const QueueStep *step = nullptr;      ///< null: a parent
    const QueueParent *parent = nullptr;  ///< null: a step
    int above = -1;                       ///< index of the parent's row; -1 if there is none
    std::vector<const QueueStep *> steps; ///< steps of this row and of those below it, in order
};

/// The steps of @p queue below their subtasks, and these below their tasks; a parent is at the
/// place of its first step. The rows point into @p queue.
[[nodiscard]] std::vector<QueueRow> queueRows(const StepQueue &queue);

} // namespace baton
