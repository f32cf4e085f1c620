// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Takes the time of failed rows in a table from the lines in the logs about them, if nothing else
/// tells it.
void dateErrorsByLogs(SessionBuilder &builder);

/// Quotes the last error in the logs for a row that failed, or ran when its session failed or fell
/// silent, if nothing in the session tells why.
void quoteLogs(SessionBuilder &builder);

} // namespace baton
