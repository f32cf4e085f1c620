// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

struct SessionSummary;

/// True while the duration of the session still grows.
[[nodiscard]] bool durationStillGrows(const SessionSummary &session);

} // namespace baton
