// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// What to tell somebody who waits for a session: it ended, failed, was stopped or waits for a
/// person, and did not when it stood as in @p before. Empty when nothing of that happened.
[[nodiscard]] QString sessionNotice(const SessionSummary &before, const Session &now);

} // namespace baton
