// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/draft/sessiondraft.h"

namespace baton {

/// Where a row failed and nothing in the session tells why, the last error in its logs does; where
/// only the time of a failure is not told, the line in the logs that tells of it.
void quoteLogs(SessionDraft &draft);

} // namespace baton
