// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// Renumbers attempts when a phase that begins again counts from 1, while overwritten versions of
/// its handoffs are known: a later handoff belongs to a later attempt.
void continueAttemptNumbers(Session &session);

} // namespace baton
