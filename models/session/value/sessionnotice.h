// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// The notification about a session that has ended, failed, been stopped or begun to wait for a
/// person since @p before; empty otherwise.
[[nodiscard]] QString sessionNotice(const SessionSummary &before, const Session &now);

} // namespace baton
