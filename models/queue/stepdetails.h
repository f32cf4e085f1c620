// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"
#include "models/queue/stepqueue.h"

namespace baton {

/// A field of a step for people.
struct StepDetail
{
    QString title;
    QStringList lines;            ///< its value; of a list, an item a line
    Status status = Status::None; ///< gives the colour
};

/// All of @p step but its place, state and work, in the order of all views, with empty fields.
[[nodiscard]] std::vector<StepDetail> stepDetails(const QueueStep &step);

} // namespace baton
