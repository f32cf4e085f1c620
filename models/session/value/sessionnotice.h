// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// The notice for a person who waits for a session that ended, failed, was stopped or began to wait
/// for a person since @p before. Empty when nothing of that happened.
[[nodiscard]] QString sessionNotice(const SessionSummary &before, const Session &now);

} // namespace baton
