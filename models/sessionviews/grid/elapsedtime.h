// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

struct SessionSummary;

/// That the session goes on: how long it took is measured until now, and is more a minute later.
[[nodiscard]] bool durationStillGrows(const SessionSummary &session);

} // namespace baton
