// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/hooks/hookevent.h"

namespace baton {

/// The answer of Baton to an event of a hook, in English.
struct HookDecision
{
    QString objection; ///< text for the agent; empty: the agent may go on
    QString notice;    ///< message about files that were not checked; empty if there are none

    friend bool operator==(const HookDecision &, const HookDecision &) = default;
};

/// The output and the exit code of a hook.
struct HookAnswer
{
    int code = 0;
    QByteArray output; ///< for standard output
    QByteArray error;  ///< for standard error

    friend bool operator==(const HookAnswer &, const HookAnswer &) = default;
};

/// The exit code of an objection, and the exit code of a failure of Baton itself, which blocks
/// nothing.
constexpr int objectingCode = 2;
constexpr int troubledCode = 1;

/// The longest text that runners pass on, in characters.
constexpr qsizetype longestObjection = 10000;
constexpr qsizetype longestNotice = 2000; ///< of it

/// @p decision in the terms of the runner of @p event, cut if it is longer than runners accept. A
/// notice alone is for the user and stops nothing.
[[nodiscard]] HookAnswer answerTo(const HookEvent &event, const HookDecision &decision);

/// The answer of one that has no opinion on an event of @p runner, which may be unknown.
[[nodiscard]] HookAnswer neutralAnswer(const HookRunner *runner);

} // namespace baton
