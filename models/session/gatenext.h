// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/sessiondraft.h"

namespace baton {

/// The handoff of @p phase that cannot be read, and is taken for one called @p title, if any, by
/// its name; null where there is none.
[[nodiscard]] const SessionHandoff *unreadableAt(const SessionDraft &draft, int phase,
                                                 const QString &title = {});

/// What the orchestrator does now behind @p gate, a sentence, as long as its phase is the one that
/// the session stands at; then what became of it.
[[nodiscard]] QString nextStepOf(const SessionDraft &draft, const SessionGate &gate);

} // namespace baton
