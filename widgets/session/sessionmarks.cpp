// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/sessionmarks.h"

namespace baton {

Status statusOf(Shape shape)
{
    switch (shape) {
    case Shape::None:
        return Status::None;
    case Shape::Ok:
        return Status::Ok;
    case Shape::Note:
        return Status::Note;
    case Shape::Warning:
        return Status::Warning;
    case Shape::Error:
        return Status::Error;
    case Shape::Running:
        return Status::Running;
    case Shape::Superseded:
        return Status::Superseded;
    case Shape::Skipped:
        return Status::Skipped;
    case Shape::NotReached:
        return Status::NotReached;
    case Shape::NotEvaluated:
        return Status::NotEvaluated;
    case Shape::TimedOut:
        return Status::TimedOut;
    case Shape::Escalate:
        return Status::Escalate;
    case Shape::Reinvoke:
        return Status::Reinvoke;
    }
    return Status::None;
}

} // namespace baton
