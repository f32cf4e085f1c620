// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/sessionmarks.h"

namespace baton {

Status statusOf(Mark mark)
{
    switch (mark) {
    case Mark::None:
        return Status::None;
    case Mark::Ok:
        return Status::Ok;
    case Mark::Note:
        return Status::Note;
    case Mark::Warning:
        return Status::Warning;
    case Mark::Error:
        return Status::Error;
    case Mark::Running:
        return Status::Running;
    case Mark::Superseded:
        return Status::Superseded;
    case Mark::Skipped:
        return Status::Skipped;
    case Mark::NotReached:
        return Status::NotReached;
    case Mark::NotEvaluated:
        return Status::NotEvaluated;
    case Mark::TimedOut:
        return Status::TimedOut;
    case Mark::Escalate:
        return Status::Escalate;
    case Mark::Reinvoke:
        return Status::Reinvoke;
    }
    return Status::None;
}

} // namespace baton
