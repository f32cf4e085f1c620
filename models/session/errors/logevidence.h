// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Where nothing tells when a row of a table failed, the line in the logs that tells of it does.
void dateErrorsByLogs(SessionBuilder &draft);

/// Where a row failed, or ran when its session failed or fell silent, and nothing in the session
/// tells why, the last error in its logs does.
void quoteLogs(SessionBuilder &draft);

} // namespace baton
